package overtrick.tournament.session;

import java.time.Duration;
import java.util.Comparator;
import java.util.List;
import overtrick.movement.choice.Evening;
import overtrick.scoring.regulation.Field;
import overtrick.scoring.regulation.Regulations;
import overtrick.scoring.regulation.TieBreak;
import overtrick.scoring.regulation.Winners;

/// The conditions of contest (Law 80).
///
/// @param field who is compared with whom when there are several sections
/// @param board the time for one board
/// @param change the time between two rounds
/// @param warnings how long before a round's end the tables are warned, the earliest first
public record Terms(
        Contestants contestants,
        Method method,
        Winners winners,
        Field field,
        Duration board,
        Duration change,
        List<Duration> warnings) {

    private static final List<Duration> WARNINGS =
            List.of(Duration.ofMinutes(5), Duration.ofMinutes(1));

    public Terms {
        requirePositive(board);
        if (change.isNegative()) {
            throw new IllegalArgumentException("change is not 0 or more: " + change);
        }
        warnings.forEach(Terms::requirePositive);
        warnings = warnings.stream().distinct().sorted(Comparator.reverseOrder()).toList();
    }

    private static void requirePositive(Duration time) {
        if (!time.isPositive()) {
            throw new IllegalArgumentException("time is not above 0: " + time);
        }
    }

    /// Eight minutes a board (tournaments.md §1.1), two for the change, one ranking.
    public static Terms of(Contestants contestants, Method method) {
        return new Terms(
                contestants,
                method,
                Winners.ONE,
                Field.ACROSS,
                Evening.BOARD,
                Evening.CHANGE,
                WARNINGS);
    }

    public Terms with(Winners other) {
        return new Terms(contestants, method, other, field, board, change, warnings);
    }

    public Terms with(Method other) {
        return new Terms(contestants, other, winners, field, board, change, warnings);
    }

    public Terms with(Field other) {
        return new Terms(contestants, method, winners, other, board, change, warnings);
    }

    /// How the ranking is made of the results.
    public Regulations regulations() {
        return new Regulations(method.scoring(contestants), field, winners, tieBreaks());
    }

    private List<TieBreak> tieBreaks() {
        boolean matches = method.scale().isPresent();
        return contestants == Contestants.TEAMS
                ? matches ? TieBreak.TEAMS_IN_MATCHES : TieBreak.TEAMS
                : matches ? TieBreak.PAIRS_IN_MATCHES : TieBreak.PAIRS;
    }

    /// How long a round of so many boards takes, the change left out.
    public Duration round(int boards) {
        return board.multipliedBy(boards);
    }
}
