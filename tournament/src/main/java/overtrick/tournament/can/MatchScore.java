package overtrick.tournament.can;

/// Tỉ số: the goals of a match between two teams.
///
/// @param <T> the teams
public record MatchScore<T>(T one, T other, int goals, int otherGoals) {

    public MatchScore {
        if (one.equals(other)) {
            throw new IllegalArgumentException("a team plays itself: " + one);
        }
        if (goals < 0 || otherGoals < 0) {
            throw new IllegalArgumentException(
                    "goals are below 0: %d : %d".formatted(goals, otherGoals));
        }
    }

    boolean isOf(T team) {
        return one.equals(team) || other.equals(team);
    }

    /// The goals the team won.
    int won(T team) {
        return one.equals(team) ? goals : otherGoals;
    }

    /// The goals the team lost.
    int lost(T team) {
        return one.equals(team) ? otherGoals : goals;
    }
}
