package overtrick.can.score;

/// Loại kết quả: the class of a deal's result, in the order in which the conditions are tested
/// (can.md §6.1).
public enum DealClass {
    /// Đốc điểm: the defenders have 45 points, and a goal.
    POINTS_GOAL,
    /// Đốc hậu: the defenders have won the last trick, and a goal.
    LAST_TRICK_GOAL,
    /// Càn trắng: the defenders have neither a point nor the last trick; a goal for the declarer's
    /// side.
    CLEAN_SWEEP,
    /// Mỗi nhà cống một: declarer and partner each pay one card.
    EACH_ONE,
    /// Cống đôi: two cards.
    DOUBLE,
    /// Cống một: one card.
    SINGLE,
    /// Không cống: nothing.
    NONE;

    /// Whether the defenders have a goal.
    public boolean isDefendersGoal() {
        return this == POINTS_GOAL || this == LAST_TRICK_GOAL;
    }
}
