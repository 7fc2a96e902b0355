package overtrick.app.batch;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;
import overtrick.app.input.OneOf;
import overtrick.app.input.Question;
import overtrick.app.input.UserError;
import overtrick.app.output.Json;
import overtrick.bridge.Vulnerability;
import overtrick.bridge.score.Notation;
import overtrick.bridge.score.Score;
import overtrick.bridge.score.UndertrickCode;
import overtrick.cards.Seat;
import overtrick.cards.Side;
import overtrick.scoring.Contestant;
import overtrick.scoring.Outcome;
import overtrick.scoring.Row;
import overtrick.scoring.TablePlace;
import overtrick.scoring.board.BoardScoring;
import overtrick.scoring.board.Butler;
import overtrick.scoring.board.CrossImps;
import overtrick.scoring.board.CrossImps.Report;
import overtrick.scoring.board.Matchpoints;
import overtrick.scoring.board.TotalPoints;
import overtrick.scoring.match.BoardAMatch;
import overtrick.scoring.match.TeamImps;
import overtrick.scoring.reckoning.Fraction;
import tools.jackson.databind.node.ObjectNode;

/// What a result is worth, and what it is worth beside those of other tables.
final class ScoreQuestion {

    /// How many tables are compared at most.
    private static final int MOST = 1_000;

    private static final List<String> SCORINGS =
            List.of("mp", "imp-pairs", "cross-imp", "butler", "total", "bam", "imp");

    private ScoreQuestion() {}

    static ObjectNode score(Question asked) {
        var vulnerability = Vulnerability.parse(asked.text("vul", "none"));
        var code =
                OneOf.parse(
                        "undertricks",
                        UndertrickCode.class,
                        asked.text("undertricks", "since-1987"));
        var answer = Json.MAPPER.createObjectNode();
        switch (Notation.parse(asked.text("result", ""))) {
            case Notation.PassedOut() -> answer.put("score", 0).put("points", 0);
            case Notation.Played(var bid, var doubling, var said, int tricks) -> {
                var declarer =
                        said.orElseThrow(() ->
                                new UserError("result does not say who declares, like 4HXS-1"));
                var score = Score.of(bid, doubling, vulnerability.includes(declarer), tricks, code);
                answer.put("score", score.points()).put("points", ofNorthSouth(declarer, score));
                var parts = answer.putArray("parts");
                for (var part : score.parts()) {
                    parts.addObject()
                            .put("part", part.getClass().getSimpleName())
                            .put("points", part.points());
                }
            }
        }
        return answer;
    }

    private static int ofNorthSouth(Seat declarer, Score score) {
        return declarer.side() == Side.NORTH_SOUTH ? score.points() : -score.points();
    }

    /// The marks of each table of a board, North–South's points given.
    static ObjectNode compare(Question asked) {
        String scoring = asked.oneOf("scoring", SCORINGS);
        var points = points(asked);
        boolean teams = scoring.equals("bam") || scoring.equals("imp");
        if (teams && points.size() != 2) {
            throw new UserError(
                    "points are not those of the two tables of a match: " + points.size());
        }
        var rows = teams ? match(points) : field(points);
        var marks = scoring(scoring).marks(rows, rows.size());
        var answer = Json.MAPPER.createObjectNode();
        for (var side : teams ? List.of(Side.NORTH_SOUTH) : List.of(Side.values())) {
            var list = answer.putArray(side == Side.NORTH_SOUTH ? "ns" : "ew");
            for (int row = 0; row < rows.size(); row++) {
                list.add(plain(marks.mark(row, side).value()));
            }
        }
        return answer;
    }

    /// To four places, and without those that say nothing.
    private static BigDecimal plain(Fraction value) {
        var rounded = value.rounded(4, RoundingMode.HALF_UP).stripTrailingZeros();
        return rounded.scale() < 0 ? rounded.setScale(0) : rounded;
    }

    private static BoardScoring scoring(String word) {
        return switch (word) {
            case "mp" -> Matchpoints.STANDARD;
            case "imp-pairs" -> new CrossImps(Report.MEAN_OF_COMPARISONS);
            case "cross-imp" -> new CrossImps(Report.SCALED_SUM);
            case "butler" -> Butler.STANDARD;
            case "total" -> new TotalPoints();
            case "bam" -> BoardAMatch.STANDARD;
            default -> new TeamImps();
        };
    }

    private static List<Integer> points(Question asked) {
        var said = asked.asked().path("points");
        if (!said.isArray() || said.size() < 2 || said.size() > MOST) {
            throw new UserError("points are not a list of 2 to %d numbers".formatted(MOST));
        }
        var points = new ArrayList<Integer>();
        for (var one : said) {
            if (!one.isIntegralNumber()
                    || !one.canConvertToInt()
                    || Math.abs((long) one.asInt()) > 10_000) {
                throw new UserError("points are no score of a board: " + one);
            }
            points.add(one.asInt());
        }
        return points;
    }

    private static List<Row> field(List<Integer> points) {
        var rows = new ArrayList<Row>();
        for (int table = 1; table <= points.size(); table++) {
            rows.add(row(table, "N" + table, "E" + table, points.get(table - 1)));
        }
        return rows;
    }

    /// The teams sit the other way round at the second table.
    private static List<Row> match(List<Integer> points) {
        return List.of(
                row(1, "one", "other", points.getFirst()),
                row(2, "other", "one", points.getLast()));
    }

    private static Row row(int table, String northSouth, String eastWest, int points) {
        return Row.of(
                TablePlace.of("", 1, table),
                new Contestant(northSouth),
                new Contestant(eastWest),
                Outcome.scored(points));
    }
}
