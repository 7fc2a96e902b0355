package overtrick.formats.ranking;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import overtrick.formats.pbn.Pbn;
import overtrick.formats.results.Assembly;
import overtrick.formats.results.CsvResults;
import overtrick.formats.results.CsvWriter;
import overtrick.formats.results.JsonResults;
import overtrick.formats.results.PbnResults;
import overtrick.formats.results.ResultFile;
import overtrick.formats.results.UsebioResults;
import overtrick.scoring.board.Butler;
import overtrick.scoring.board.CrossImps;
import overtrick.scoring.board.CrossImps.Report;
import overtrick.scoring.board.TotalPoints;
import overtrick.scoring.match.BoardAMatch;
import overtrick.scoring.match.Hybrid;
import overtrick.scoring.match.Pachabo;
import overtrick.scoring.match.TeamImps;
import overtrick.scoring.match.VictoryPointScoring;
import overtrick.scoring.rank.Scores;
import overtrick.scoring.regulation.Field;
import overtrick.scoring.regulation.Regulations;
import overtrick.scoring.regulation.Scoring;
import overtrick.scoring.regulation.Scoring.ByBoards;
import overtrick.scoring.regulation.Scoring.ByMatches;
import overtrick.scoring.regulation.TieBreak;
import overtrick.scoring.regulation.Unequal;
import overtrick.scoring.regulation.Winners;
import overtrick.scoring.vp.WbfContinuous;
import overtrick.testkit.Seeds;

/// Whatever an evening was, each of its files is ranked as the evening is, to the digit: results by
/// chance, with all a director may have ruled, by every way of scoring.
@Timeout(60)
class FilesAgreeTest {

    private static final List<String> STRAINS = List.of("C", "D", "H", "S", "NT");

    @Test
    void pairs() {
        var scorings =
                Stream.concat(
                                Stream.of(Unequal.values()).map(Unequal::matchpoints),
                                Stream.of(
                                        new CrossImps(Report.SUM),
                                        new CrossImps(Report.SCALED_SUM),
                                        new CrossImps(Report.MEAN_OF_COMPARISONS),
                                        Butler.STANDARD,
                                        new TotalPoints()))
                        .<Scoring>map(ByBoards::new)
                        .toList();
        Seeds.each(
                6,
                chance -> {
                    var shape = Shape.of(chance);
                    for (var scoring : scorings) {
                        agree(
                                mitchell(shape, scoring.unit().code(), chance),
                                new Regulations(
                                        scoring, shape.field, shape.winners, TieBreak.PAIRS));
                    }
                });
    }

    @Test
    void players() {
        Seeds.each(
                8,
                chance ->
                        agree(
                                individual(chance),
                                Regulations.of(new ByBoards(Unequal.NEUBERG.matchpoints()))));
    }

    @Test
    void teams() {
        var vp = new WbfContinuous();
        var scorings =
                List.<Scoring>of(
                        new ByBoards(BoardAMatch.STANDARD),
                        new ByBoards(new TeamImps()),
                        new ByMatches(Pachabo.STANDARD),
                        new ByMatches(new VictoryPointScoring(new TeamImps(), vp)),
                        new ByMatches(new Hybrid(BoardAMatch.STANDARD, vp)));
        Seeds.each(
                5,
                chance -> {
                    for (var scoring : scorings) {
                        agree(
                                match(scoring.unit().code(), chance),
                                new Regulations(
                                        scoring, Field.ACROSS, Winners.ONE, TieBreak.TEAMS));
                    }
                });
    }

    private static void agree(String event, Regulations regulations) {
        var before = scores(JsonResults.read(event), regulations);
        String csv = CsvWriter.of(before.results());
        byte[] pbn = RankingPbn.of(before);
        byte[] usebio = RankingUsebio.of(before);

        for (var file :
                List.of(
                        CsvResults.read(csv),
                        PbnResults.read(Pbn.read(pbn)),
                        UsebioResults.read(usebio))) {
            var after = scores(file, regulations);

            assertThat(after.ranking()).isEqualTo(before.ranking());
            assertThat(after.results().adjustments()).isEqualTo(before.results().adjustments());
        }
    }

    private static Scores scores(ResultFile file, Regulations regulations) {
        var assembly = Assembly.of(Map.of("event", file), regulations.winners() == Winners.TWO);
        assertThat(assembly.complaints()).isEmpty();
        var scores = Scores.of(assembly.results(), regulations);
        assertThat(scores.complaint()).isEmpty();
        return scores;
    }

    // Evenings by chance

    /// @param shared whether both directions have a pair 1
    private record Shape(int tables, boolean shared, int sections, Field field, Winners winners) {

        static Shape of(RandomGenerator chance) {
            int sections = 1 + chance.nextInt(2);
            boolean shared = sections == 1 && chance.nextBoolean();
            return new Shape(
                    3 + 2 * chance.nextInt(2),
                    shared,
                    sections,
                    sections > 1 && chance.nextBoolean() ? Field.WITHIN_SECTION : Field.ACROSS,
                    shared ? Winners.TWO : Winners.ONE);
        }
    }

    private static String mitchell(Shape shape, String unit, RandomGenerator chance) {
        var results = new ArrayList<String>();
        int tables = shape.tables;
        for (int section = 0; section < shape.sections; section++) {
            String name = shape.sections == 1 ? "" : "" + (char) ('A' + section);
            for (int round = 1; round < tables; round++) {
                for (int table = 1; table <= tables; table++) {
                    int moving = (table - round + tables * 2) % tables + 1;
                    int eastWest = shape.shared ? moving : tables + moving;
                    int board = (table + round - 2) % tables + 1;
                    results.add(result(board, name, round, table, table, eastWest, chance));
                }
            }
        }
        var ids = IntStream.rangeClosed(1, 2 * tables).mapToObj(pair -> "" + pair).toList();
        boolean named = !shape.shared && shape.sections == 1;
        return event(named ? ids : List.of(), results, unit, chance);
    }

    private static String individual(RandomGenerator chance) {
        var results =
                List.of(
                        partners(1, "1+2", "3+4", chance),
                        partners(2, "1+3", "2+4", chance),
                        partners(3, "1+4", "2+3", chance));
        return event(List.of("1", "2", "3", "4"), results, "MP", chance);
    }

    private static String partners(int round, String ns, String ew, RandomGenerator chance) {
        return "{\"board\": %d, \"round\": %d, \"table\": 1, \"ns\": \"%s\", \"ew\": \"%s\", \"result\": \"%s\"}"
                .formatted(round, round, ns, ew, outcome(chance));
    }

    private static String match(String unit, RandomGenerator chance) {
        var results = new ArrayList<String>();
        var meetings = List.of(List.of(1, 2), List.of(2, 3), List.of(3, 1));
        for (int round = 1; round <= meetings.size(); round++) {
            int home = meetings.get(round - 1).getFirst();
            int away = meetings.get(round - 1).getLast();
            for (int board = 4 * round - 3; board <= 4 * round; board++) {
                results.add(result(board, "", round, 1, home, away, chance));
                results.add(result(board, "", round, 2, away, home, chance));
            }
        }
        return event(List.of("1", "2", "3"), results, unit, chance);
    }

    private static String result(
            int board,
            String section,
            int round,
            int table,
            int ns,
            int ew,
            RandomGenerator chance) {
        return """
        {"board": %d, "section": "%s", "round": %d, "table": %d, "ns": %d, "ew": %d, "form": %d, "result": "%s"}\
        """
                .formatted(
                        board,
                        section,
                        round,
                        table,
                        ns,
                        ew,
                        board == 1 && section.isEmpty() && table % 3 == 0 ? 2 : 1,
                        outcome(chance));
    }

    private static String event(
            List<String> named, List<String> results, String unit, RandomGenerator chance) {
        var entries =
                named.stream()
                        .map(id ->
                                "{\"id\": %s, \"name\": \"=Lê \\\"%s\\\", <i> – Đỗ & Co; %%\"}"
                                        .formatted(id, id))
                        .toList();
        String penalties =
                named.isEmpty()
                        ? ""
                        : """
                        , "penalties": [{"id": 2, "amount": "%s %s", "cause": "slow; \\"again\\""}],
                        "carryOver": [{"id": 1, "amount": "%s %s", "cause": "qualifying, {half}"}]\
                        """
                                .formatted(
                                        amount(chance),
                                        unit,
                                        "-".repeat(chance.nextInt(2)) + amount(chance),
                                        unit);
        return "{\"title\": \"Thứ Sáu & <friends>\", \"entries\": %s, \"results\": %s %s}"
                .formatted(entries, results, penalties);
    }

    /// What was carried over may be a third of an earlier total.
    private static String amount(RandomGenerator chance) {
        return List.of("1", "0.5", "7/3", "123.456789", "22/7", "1/1024").get(chance.nextInt(6));
    }

    private static String outcome(RandomGenerator chance) {
        return switch (chance.nextInt(14)) {
            case 0 -> "P";
            case 1 -> "60/40";
            case 2 -> "550/9%/40%";
            case 3 -> weighted(chance);
            case 4 -> "NS %s EW %s".formatted(weighted(chance), played(chance));
            case 5 -> "NS %s EW %s".formatted(weighted(chance), weighted(chance));
            case 6 -> "-";
            case 7 -> "-110";
            case 8 -> "100/0";
            default -> played(chance);
        };
    }

    /// Two to six parts; also thirds, sixths and sevenths, which no decimal number is.
    private static String weighted(RandomGenerator chance) {
        int parts = chance.nextInt(2, 8);
        return String.join(
                " ",
                IntStream.range(0, parts)
                        .mapToObj(_ -> "100/%d%% %s".formatted(parts, played(chance)))
                        .toList());
    }

    private static String played(RandomGenerator chance) {
        int level = chance.nextInt(1, 8);
        int margin = chance.nextInt(-6 - level, 8 - level);
        return "%d%s%s%s%s"
                .formatted(
                        level,
                        STRAINS.get(chance.nextInt(5)),
                        "X".repeat(chance.nextInt(10) / 8 + chance.nextInt(10) / 9),
                        "NESW".charAt(chance.nextInt(4)),
                        margin == 0 ? "=" : "%+d".formatted(margin));
    }
}
