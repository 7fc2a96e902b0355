package overtrick.scoring;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import overtrick.bridge.BoardNumber;
import overtrick.scoring.WeightedScore.Part;
import overtrick.scoring.reckoning.Fraction;

/// Score slips as text, and random ones.
///
/// A row is `6 v 106 620`: the pairs, then points for North–South. In the place of points stand
/// `60/40` for artificial scores, `620*60+-100*40` for weighted ones, `620|170` for a split score,
/// `-` for a board not played. A word `f2` behind it is the form of a fouled board, `r3` the round,
/// `A` the section.
public final class Slips {

    private Slips() {}

    public static Traveller traveller(int board, String... rows) {
        return Traveller.of(new BoardNumber(board), rows(rows));
    }

    public static List<Row> rows(String... rows) {
        return List.of(rows).stream().map(Slips::row).toList();
    }

    private static Row row(String text) {
        var words = List.of(text.strip().split("\\s+"));
        int form = 1;
        int round = 0;
        String section = "";
        for (String word : words.subList(4, words.size())) {
            switch (word.charAt(0)) {
                case 'f' -> form = Integer.parseInt(word.substring(1));
                case 'r' -> round = Integer.parseInt(word.substring(1));
                default -> section = word;
            }
        }
        return new Row(
                TablePlace.of(section, round, 0),
                pair(words.get(0)),
                pair(words.get(2)),
                form,
                outcome(words.get(3)));
    }

    public static Contestant pair(String id) {
        return new Contestant(id);
    }

    public static Outcome outcome(String text) {
        if (text.equals("-")) {
            return new Outcome.NotPlayed();
        }
        if (text.contains("/")) {
            var percents = text.split("/");
            return new Outcome.Artificial(award(percents[0]), award(percents[1]));
        }
        if (text.contains("|")) {
            var sides = text.split("\\|");
            return new Outcome.Assigned(weighted(sides[0]), weighted(sides[1]));
        }
        if (text.contains("*")) {
            return new Outcome.Assigned(weighted(text), weighted(text));
        }
        return new Outcome.Scored(Integer.parseInt(text), Optional.empty());
    }

    private static Award award(String percent) {
        return new Award(Fraction.parse(percent));
    }

    public static WeightedScore weighted(String text) {
        if (!text.contains("*")) {
            return WeightedScore.of(Integer.parseInt(text));
        }
        var parts = new ArrayList<Part>();
        for (String part : text.split("\\+(?=-?\\d+\\*)")) {
            var words = part.split("\\*");
            parts.add(new Part(Integer.parseInt(words[0]), Fraction.parse(words[1]).over(100)));
        }
        return new WeightedScore(parts);
    }

    /// A Mitchell of plain, assigned and artificial scores, with boards left out here and there.
    ///
    /// @param tables 2 or more; North–South are `1` …, East–West `101` …
    public static Results evening(int tables, int boards, RandomGenerator chance) {
        var travellers = new ArrayList<Traveller>();
        for (int board = 1; board <= boards; board++) {
            var rows = new ArrayList<Row>();
            for (int table = 1; table <= tables; table++) {
                int eastWest = 101 + Math.floorMod(table - board, tables);
                rows.add(
                        new Row(
                                TablePlace.of(table % 2 == 0 ? "A" : "B", board, table),
                                pair("" + table),
                                pair("" + eastWest),
                                chance.nextInt(8) == 0 ? 2 : 1,
                                outcome(chance)));
            }
            travellers.add(Traveller.of(new BoardNumber(board), rows));
        }
        return Results.of(travellers);
    }

    public static Outcome outcome(RandomGenerator chance) {
        return switch (chance.nextInt(12)) {
            case 0 -> new Outcome.NotPlayed();
            case 1 -> new Outcome.Artificial(Award.AVERAGE_PLUS, Award.AVERAGE_MINUS);
            case 2 -> new Outcome.Assigned(weighted(chance), weighted(chance));
            case 3 -> {
                var both = weighted(chance);
                yield new Outcome.Assigned(both, both);
            }
            default -> Outcome.scored(points(chance));
        };
    }

    private static WeightedScore weighted(RandomGenerator chance) {
        int percent = chance.nextInt(1, 100);
        return new WeightedScore(
                List.of(
                        new Part(points(chance), Fraction.of(percent, 100)),
                        new Part(points(chance), Fraction.of(100L - percent, 100))));
    }

    /// Few different ones, so that there are ties.
    public static int points(RandomGenerator chance) {
        return List.of(-620, -100, -50, 0, 110, 140, 170, 420, 430, 450, 620, 980)
                .get(chance.nextInt(12));
    }
}
