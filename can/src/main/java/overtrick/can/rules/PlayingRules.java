package overtrick.can.rules;

/// Kitty, trump and the play (can.md §§9–10).
///
/// @param jokerLed a joker is led and no trump is declared (ruling 4)
/// @param noTrump whether jokers may be the only trumps (ruling 5)
/// @param buriedPoints who counts the points buried (ruling 6)
/// @param jokersFollowTrump whether a joker must follow when trumps are led (ruling 7)
/// @param changeBuried until when buried cards may be changed (ruling 20)
/// @param fortyFiveAndLastTrick 45 points and the last trick at once (ruling 8)
/// @param claims whether the rest may be settled by agreement (ruling 21)
/// @param lateRevoke a revoke found after the next trick was led (ruling 21)
public record PlayingRules(
        JokerLed jokerLed,
        NoTrump noTrump,
        Buried buriedPoints,
        JokersFollow jokersFollowTrump,
        Change changeBuried,
        Both fortyFiveAndLastTrick,
        Claims claims,
        Revoke lateRevoke) {
    static final PlayingRules CLUB =
            new PlayingRules(
                    JokerLed.DECLARE_FIRST,
                    NoTrump.NO,
                    Buried.NOBODY,
                    JokersFollow.YES,
                    Change.UNTIL_LEAD,
                    Both.POINTS_GOAL,
                    Claims.BY_AGREEMENT,
                    Revoke.GOAL);

    static final PlayingRules LEAGUE = CLUB.with(Claims.NONE);

    /// A joker is led and no trump is declared (ruling 4).
    public enum JokerLed {
        /// Nobody plays on before one is; if time runs out, the first suit played is trump.
        DECLARE_FIRST,
        /// The first suit played to the trick is trump.
        FIRST_SUIT
    }

    /// Whether jokers may be the only trumps (ruling 5).
    public enum NoTrump {
        /// There is always a trump suit.
        NO,
        /// They may.
        YES
    }

    /// Who counts the points buried (ruling 6).
    public enum Buried {
        /// Nobody.
        NOBODY,
        /// The defenders, if they win the last trick.
        LAST_TRICK,
        /// The defenders twice, if they win the last trick.
        LAST_TRICK_DOUBLE
    }

    /// Whether a joker must follow when trumps are led (ruling 7).
    public enum JokersFollow {
        /// It must.
        YES,
        /// It need not.
        NO
    }

    /// Until when buried cards may be changed (ruling 20).
    public enum Change {
        /// Until the first card is led.
        UNTIL_LEAD,
        /// They may not be changed.
        NEVER
    }

    /// 45 points and the last trick at once (ruling 8).
    public enum Both {
        /// One goal, for the points.
        POINTS_GOAL,
        /// One goal, for the last trick.
        LAST_TRICK_GOAL
    }

    /// Whether the rest may be settled by agreement (ruling 21).
    public enum Claims {
        /// When all four agree.
        BY_AGREEMENT,
        /// It is played out.
        NONE
    }

    /// A revoke found after the next trick was led (ruling 21).
    public enum Revoke {
        /// A goal for the other side.
        GOAL,
        /// It stands.
        NOTHING
    }

    private PlayingRules with(Claims others) {
        return new PlayingRules(
                jokerLed,
                noTrump,
                buriedPoints,
                jokersFollowTrump,
                changeBuried,
                fortyFiveAndLastTrick,
                others,
                lateRevoke);
    }
}
