package overtrick.scoring.rank;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import overtrick.scoring.Contestant;
import overtrick.scoring.rank.Ranking.Line;
import overtrick.scoring.rank.Ranking.Standings;
import overtrick.scoring.reckoning.Fraction;

/// Several sessions as one tournament (tournaments.md §2.5): percentages as their mean weighted by
/// boards, other totals as a sum.
public final class Overall {

    /// One contestant over the sessions they played.
    private record Lines(Contestant contestant, List<Line> sessions) {

        private int boards() {
            return sessions.stream().mapToInt(Line::boards).sum();
        }

        private Fraction total() {
            return sum(sessions.stream().map(Line::total).toList());
        }

        private Optional<Fraction> percentage() {
            if (boards() == 0 || sessions.stream().anyMatch(one -> one.percentage().isEmpty())) {
                return Optional.empty();
            }
            var weighted =
                    sessions.stream()
                            .flatMap(one ->
                                    one.percentage().map(p -> p.times(one.boards())).stream())
                            .toList();
            return Optional.of(sum(weighted).over(boards()));
        }

        private Fraction key() {
            return percentage().orElseGet(this::total);
        }

        private Fraction best() {
            return sessions.stream()
                    .map(one -> one.percentage().orElse(one.total()))
                    .max(Comparator.naturalOrder())
                    .orElse(Fraction.ZERO);
        }
    }

    private Overall() {}

    /// Adds up the rankings of sessions.
    ///
    /// @param bestSessionBreaksTies whether, of those who tie, the one with the best single session
    ///   is ahead
    public static Ranking of(List<Ranking> sessions, boolean bestSessionBreaksTies) {
        var all = new TreeMap<Contestant, List<Line>>();
        for (var session : sessions) {
            for (var line : session.lines()) {
                all.computeIfAbsent(line.contestant(), _ -> new ArrayList<>()).add(line);
            }
        }
        var entries = new ArrayList<Lines>();
        all.forEach((contestant, lines) -> entries.add(new Lines(contestant, lines)));
        Comparator<Lines> order = Comparator.comparing(Lines::key);
        if (bestSessionBreaksTies) {
            order = order.thenComparing(Lines::best);
        }
        entries.sort(order.reversed());
        var standings = new Standings("", Optional.empty(), places(entries, order));
        return new Ranking(sessions.getFirst().unit(), List.of(standings));
    }

    private static List<Line> places(List<Lines> sorted, Comparator<Lines> order) {
        var lines = new ArrayList<Line>();
        for (var entry : sorted) {
            int better = 0;
            int equal = 0;
            for (var other : sorted) {
                int compared = order.compare(other, entry);
                better += compared > 0 ? 1 : 0;
                equal += compared == 0 ? 1 : 0;
            }
            lines.add(
                    new Line(
                            better + 1,
                            equal,
                            entry.contestant(),
                            entry.total(),
                            entry.percentage(),
                            entry.boards(),
                            sum(entry.sessions().stream().map(Line::adjustment).toList())));
        }
        return lines;
    }

    private static Fraction sum(List<Fraction> values) {
        return values.stream().reduce(Fraction.ZERO, Fraction::plus);
    }
}
