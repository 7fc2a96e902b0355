package overtrick.tournament.season;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.TreeSet;
import overtrick.scoring.reckoning.Fraction;
import overtrick.tournament.season.SeasonEvening.Result;

/// The ranking of a season: for everybody their best evenings added up. People are the same when
/// their names are.
///
/// @param lines from the first place down; who has played too few evenings comes last, without one
public record Ladder(LadderRules rules, List<Line> lines) {

    public Ladder {
        lines = List.copyOf(lines);
    }

    /// Somebody in the ladder.
    ///
    /// @param place from 1; 0 for who has played too few evenings
    /// @param sharedBy how many have this place, themselves included
    /// @param evenings one for each of the season
    public record Line(
            int place,
            int sharedBy,
            String name,
            Fraction total,
            Fraction masterpoints,
            List<Evening> evenings) {

        public Line {
            evenings = List.copyOf(evenings);
        }

        /// `3`, or `3=` when it is shared; empty for none.
        public String placeText() {
            return place == 0 ? "" : place + (sharedBy > 1 ? "=" : "");
        }

        /// How many evenings they have played.
        public int attended() {
            return (int) evenings.stream().filter(one -> one.result().isPresent()).count();
        }

        private Line at(int where, int others) {
            return new Line(where, others, name, total, masterpoints, evenings);
        }
    }

    /// An evening of somebody.
    ///
    /// @param result empty when they did not play
    /// @param counts whether it is among their best
    public record Evening(Optional<Result> result, boolean counts) {}

    public static Ladder of(List<SeasonEvening> season, LadderRules rules) {
        var everybody = new LinkedHashMap<String, List<Optional<Result>>>();
        for (int at = 0; at < season.size(); at++) {
            for (var result : season.get(at).results()) {
                var own =
                        everybody.computeIfAbsent(
                                folded(result.name()), _ -> nothing(season.size()));
                if (own.get(at).isEmpty()) {
                    own.set(at, Optional.of(result));
                }
            }
        }
        var lines = everybody.values().stream().map(results -> line(results, rules)).toList();
        return new Ladder(rules, placed(lines, rules));
    }

    private static List<Optional<Result>> nothing(int evenings) {
        var nothing = new ArrayList<Optional<Result>>();
        for (int at = 0; at < evenings; at++) {
            nothing.add(Optional.empty());
        }
        return nothing;
    }

    private static String folded(String name) {
        return name.strip().toLowerCase(Locale.ROOT);
    }

    private static Line line(List<Optional<Result>> results, LadderRules rules) {
        var counting = counting(results, rules);
        var sum = Fraction.ZERO;
        var masterpoints = Fraction.ZERO;
        var evenings = new ArrayList<Evening>();
        int weight = 0;
        String name = "";
        for (int at = 0; at < results.size(); at++) {
            var result = results.get(at);
            boolean counts = counting.contains(at);
            evenings.add(new Evening(result, counts));
            if (result.isPresent()) {
                var one = result.get();
                name = one.name();
                masterpoints = masterpoints.plus(one.masterpoints());
                if (counts) {
                    sum = sum.plus(rules.value(one).times(rules.weight(one)));
                    weight += rules.weight(one);
                }
            }
        }
        var total = rules.isMean() && weight > 0 ? sum.over(weight) : sum;
        return new Line(0, 1, name, total, masterpoints, evenings);
    }

    /// Which evenings count; of equal ones the earlier.
    private static TreeSet<Integer> counting(List<Optional<Result>> results, LadderRules rules) {
        var played = new ArrayList<Integer>();
        for (int at = 0; at < results.size(); at++) {
            if (results.get(at).isPresent()) {
                played.add(at);
            }
        }
        played.sort(
                Comparator.comparing((Integer at) -> rules.value(results.get(at).orElseThrow()))
                        .reversed());
        int most = rules.best() == 0 ? played.size() : Math.min(rules.best(), played.size());
        return new TreeSet<>(played.subList(0, most));
    }

    private static List<Line> placed(List<Line> lines, LadderRules rules) {
        var order = new ArrayList<Line>();
        lines.stream()
                .sorted(
                        Comparator.comparing(Line::total)
                                .reversed()
                                .thenComparing(line -> folded(line.name())))
                .forEach(order::add);
        var with = order.stream().filter(one -> isRanked(one, rules)).toList();
        var all = new ArrayList<Line>();
        for (var line : with) {
            int ahead =
                    (int)
                            with.stream()
                                    .filter(one -> one.total().compareTo(line.total()) > 0)
                                    .count();
            int equal = (int) with.stream().filter(one -> one.total().equals(line.total())).count();
            all.add(line.at(ahead + 1, equal));
        }
        order.stream().filter(one -> !isRanked(one, rules)).forEach(all::add);
        return all;
    }

    private static boolean isRanked(Line line, LadderRules rules) {
        return line.attended() >= rules.least();
    }
}
