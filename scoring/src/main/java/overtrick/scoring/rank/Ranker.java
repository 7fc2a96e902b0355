package overtrick.scoring.rank;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import overtrick.cards.Side;
import overtrick.scoring.Contestant;
import overtrick.scoring.Unit;
import overtrick.scoring.rank.Ranking.Line;
import overtrick.scoring.rank.Ranking.Standings;
import overtrick.scoring.reckoning.Fraction;
import overtrick.scoring.regulation.Field;
import overtrick.scoring.regulation.Winners;

/// Orders contestants by their totals, breaks ties as far as the regulations want it, and gives
/// places.
final class Ranker {

    /// Which list somebody belongs to.
    private record ListKey(String section, Optional<Side> side) {}

    /// Who has not played comes after all who have.
    private static final Fraction LAST = Fraction.of(Long.MIN_VALUE);

    private final Scores scores;
    private final Totals totals;
    private final Map<Contestant, Fraction> sums = new HashMap<>();
    private final Map<Contestant, Fraction> keys = new HashMap<>();

    Ranker(Scores scores) {
        this.scores = scores;
        this.totals = new Totals(scores);
        for (var contestant : scores.contestants()) {
            var total = totals.total(contestant);
            sums.put(contestant, total);
            var key = totals.percentage(contestant, total).orElse(total);
            keys.put(contestant, isRanked(contestant) ? key : LAST);
        }
    }

    /// Who has played, or has points all the same: a bye is worth some before the first board.
    private boolean isRanked(Contestant contestant) {
        boolean percent = scores.regulations().scoring().unit() == Unit.MATCHPOINTS;
        return scores.tally(contestant).boards() > 0
                || (!percent && totals.adjustment(contestant).signum() > 0);
    }

    Ranking ranking() {
        var standings = new ArrayList<Standings>();
        var ties = new Ties(scores);
        lists().forEach((key, members) ->
                standings.add(new Standings(key.section(), key.side(), lines(members, ties))));
        return new Ranking(scores.regulations().scoring().unit(), standings);
    }

    private Map<ListKey, List<Contestant>> lists() {
        var regulations = scores.regulations();
        boolean sections = regulations.field() == Field.WITHIN_SECTION;
        boolean sides = regulations.winners() == Winners.TWO;
        var lists =
                new TreeMap<ListKey, List<Contestant>>(
                        Comparator.comparing(ListKey::section)
                                .thenComparing(key -> key.side().map(Side::ordinal).orElse(-1)));
        if (!sections && !sides) {
            lists.put(new ListKey("", Optional.empty()), List.copyOf(scores.contestants()));
            return lists;
        }
        var homes = new HashMap<Contestant, ListKey>();
        for (var traveller : scores.results().travellers()) {
            for (var row : traveller.rows()) {
                String section = sections ? row.place().section() : "";
                for (var side : Side.values()) {
                    var contestant = row.contestant(side);
                    var own = scores.results().directions().getOrDefault(contestant, side);
                    var key = new ListKey(section, sides ? Optional.of(own) : Optional.empty());
                    homes.putIfAbsent(contestant, key);
                }
            }
        }
        for (var contestant : scores.contestants()) {
            var home = homes.get(contestant);
            if (home != null) {
                lists.computeIfAbsent(home, _ -> new ArrayList<>()).add(contestant);
            }
        }
        return lists;
    }

    private List<Line> lines(List<Contestant> members, Ties ties) {
        var sorted = new ArrayList<>(members);
        sorted.sort(Comparator.comparing(this::key).reversed().thenComparing(one -> one));
        var lines = new ArrayList<Line>();
        int at = 0;
        while (at < sorted.size()) {
            int end = at + 1;
            while (end < sorted.size() && key(sorted.get(end)).equals(key(sorted.get(at)))) {
                end++;
            }
            for (var group : ties.broken(sorted.subList(at, end))) {
                int place = lines.size() + 1;
                group.forEach(one -> lines.add(line(place, group.size(), one)));
            }
            at = end;
        }
        return lines;
    }

    private Fraction key(Contestant contestant) {
        return keys.getOrDefault(contestant, Fraction.ZERO);
    }

    private Line line(int place, int sharedBy, Contestant contestant) {
        var total = sums.getOrDefault(contestant, Fraction.ZERO);
        return new Line(
                place,
                sharedBy,
                contestant,
                total,
                totals.percentage(contestant, total),
                scores.tally(contestant).boards(),
                totals.adjustment(contestant));
    }
}
