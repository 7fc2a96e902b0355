package overtrick.scoring.rank;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import overtrick.scoring.Contestant;
import overtrick.scoring.match.TeamImps;
import overtrick.scoring.reckoning.Fraction;
import overtrick.scoring.regulation.Scoring.ByBoards;
import overtrick.scoring.regulation.Scoring.ByMatches;
import overtrick.scoring.regulation.TieBreak;
import overtrick.scoring.regulation.TieBreak.ByScores;
import overtrick.scoring.regulation.TieBreak.Lot;

/// Breaks ties: a method parts the tied, and the next is tried on those it left together
/// (tournaments.md §2.5). Not thread-safe.
final class Ties {

    private final Scores scores;
    private final List<TieBreak> methods;

    private final List<FieldBoard> boards;

    // made for the first tie that asks, and kept for the others
    private Map<Contestant, Swings> swings = Map.of();

    Ties(Scores scores) {
        this.scores = scores;
        this.methods = scores.regulations().tieBreaks();
        this.boards = scores.boards();
    }

    /// The tied from the best down; those in one list stay tied.
    List<List<Contestant>> broken(List<Contestant> tied) {
        var groups = List.of(List.copyOf(tied));
        for (var method : methods) {
            var parted = new ArrayList<List<Contestant>>();
            for (var group : groups) {
                parted.addAll(group.size() == 1 ? List.of(group) : parted(group, method));
            }
            groups = parted;
        }
        return groups;
    }

    private List<List<Contestant>> parted(List<Contestant> group, TieBreak method) {
        Function<Contestant, Fraction> measure = measure(group, method);
        Map<Fraction, List<Contestant>> parts =
                group.stream()
                        .collect(
                                Collectors.groupingBy(
                                        measure,
                                        () -> new TreeMap<>(Comparator.reverseOrder()),
                                        Collectors.toList()));
        return List.copyOf(parts.values());
    }

    /// Greater is better.
    private Function<Contestant, Fraction> measure(List<Contestant> group, TieBreak method) {
        return switch (method) {
            case Lot(var drawn) -> one -> Fraction.of(-place(drawn, one));
            case ByScores.SWISS_POINTS -> this::ofOpponents;
            case ByScores.DIRECT_ENCOUNTER -> {
                var among = among(Set.copyOf(group));
                yield one -> among.getOrDefault(one, Fraction.ZERO);
            }
            case ByScores.BOARDS_ABOVE_AVERAGE ->
                    one -> Fraction.of(scores.tally(one).aboveAverage());
            case ByScores.BEST_SESSION -> _ -> Fraction.ZERO; // there is only this one
            case ByScores.NET_IMPS -> one -> swings(one).won().minus(swings(one).lost());
            case ByScores.IMP_QUOTIENT -> one -> quotient(swings(one));
        };
    }

    /// A bye has no opponent and counts for nothing (tournaments.md §8.5).
    private Fraction ofOpponents(Contestant contestant) {
        var totals = new Totals(scores);
        return totals.matches(contestant).keySet().stream()
                .map(match -> totals.total(match.opponent()))
                .reduce(Fraction.ZERO, Fraction::plus);
    }

    /// Who was not drawn comes after all who were.
    private static int place(List<Contestant> drawn, Contestant one) {
        int at = drawn.indexOf(one);
        return at < 0 ? drawn.size() : at;
    }

    /// What each of the group did on boards against the others of it, above or below average; empty
    /// unless everybody met everybody.
    private Map<Contestant, Fraction> among(Set<Contestant> group) {
        var scoring = scores.regulations().scoring().boards();
        var sums = new TreeMap<Contestant, Fraction>();
        for (var contestant : group) {
            var met = new HashSet<Contestant>();
            for (var board : boards) {
                for (var entry : board.of(contestant)) {
                    var opponent = board.opponent(entry);
                    if (group.contains(opponent)) {
                        var even = FieldBoard.even(entry.mark(), scoring);
                        met.add(opponent);
                        sums.merge(contestant, entry.mark().value().minus(even), Fraction::plus);
                    }
                }
            }
            if (met.size() < group.size() - 1) {
                return Map.of();
            }
        }
        return sums;
    }

    /// @param won in IMPs
    /// @param lost in IMPs
    private record Swings(Fraction won, Fraction lost) {

        private static final Swings NONE = new Swings(Fraction.ZERO, Fraction.ZERO);

        private Swings plus(Swings other) {
            return new Swings(won.plus(other.won), lost.plus(other.lost));
        }

        private Swings with(Fraction swing) {
            return new Swings(
                    won.plus(swing.max(Fraction.ZERO)),
                    lost.plus(swing.negated().max(Fraction.ZERO)));
        }
    }

    private Swings swings(Contestant contestant) {
        if (swings.isEmpty()) {
            swings = swings();
        }
        return swings.getOrDefault(contestant, Swings.NONE);
    }

    /// Matches scored by IMPs have them already; else the boards are compared once more.
    private Map<Contestant, Swings> swings() {
        boolean known =
                scores.regulations().scoring() instanceof ByMatches(var matches)
                        && matches.swings() instanceof TeamImps;
        return known ? swingsOfMatches() : swingsOfBoards();
    }

    private Map<Contestant, Swings> swingsOfMatches() {
        var all = new HashMap<Contestant, Swings>();
        for (var contestant : scores.contestants()) {
            for (var match : scores.matches().of(contestant).values()) {
                all.merge(
                        contestant,
                        new Swings(match.tally().won(), match.tally().lost()),
                        Swings::plus);
            }
        }
        return all;
    }

    private Map<Contestant, Swings> swingsOfBoards() {
        var imps = new ByBoards(new TeamImps());
        var all = new HashMap<Contestant, Swings>();
        for (var board : boards) {
            FieldBoard.of(board.board(), board.rows(), board.expected(), imps)
                    .each((contestant, entry) -> {
                        var before = all.getOrDefault(contestant, Swings.NONE);
                        all.put(contestant, before.with(entry.mark().value()));
                    });
        }
        return all;
    }

    /// Who lost nothing is ahead of everybody who did.
    private static Fraction quotient(Swings swings) {
        if (swings.lost().signum() == 0) {
            return Fraction.of(swings.won().signum() == 0 ? 0 : Integer.MAX_VALUE);
        }
        return swings.won().over(swings.lost());
    }
}
