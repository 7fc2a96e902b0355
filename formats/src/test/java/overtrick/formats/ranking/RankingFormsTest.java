package overtrick.formats.ranking;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import overtrick.formats.pbn.Pbn;
import overtrick.formats.results.Assembly;
import overtrick.formats.results.JsonResults;
import overtrick.scoring.board.CrossImps;
import overtrick.scoring.board.CrossImps.Report;
import overtrick.scoring.board.Matchpoints;
import overtrick.scoring.board.TotalPoints;
import overtrick.scoring.rank.Scores;
import overtrick.scoring.regulation.Field;
import overtrick.scoring.regulation.Regulations;
import overtrick.scoring.regulation.Scoring;
import overtrick.scoring.regulation.Scoring.ByBoards;
import overtrick.scoring.regulation.Winners;
import overtrick.testkit.Golden;

/// One small evening with everything in it, in all forms. `-Dovertrick.golden=rewrite` writes the
/// expected texts anew.
class RankingFormsTest {

    private static final String EVENING =
            """
            {"title": "Friday <pairs> & \\"friends\\"",
             "entries": [
               {"id": 1, "name": "Lan – Minh"}, {"id": 2, "name": "Hoa – Bình"},
               {"id": 3}, {"id": 101, "name": "Archer – Baker"},
               {"id": 102, "name": "Cooper – Dyer"}, {"id": 103, "name": "Fletcher – Glover"}],
             "results": [
               {"board": 1, "round": 1, "table": 1, "ns": 1, "ew": 101, "result": "4SN="},
               {"board": 1, "round": 1, "table": 2, "ns": 2, "ew": 102, "result": "60% 4SN= 40% 4SN-1"},
               {"board": 1, "round": 1, "table": 3, "ns": 3, "ew": 103, "result": "P"},
               {"board": 2, "round": 2, "table": 1, "ns": 1, "ew": 103, "result": "60/40"},
               {"board": 2, "round": 2, "table": 2, "ns": 2, "ew": 101, "result": "3NTXE-1"},
               {"board": 2, "round": 2, "table": 3, "ns": 3, "ew": 102, "result": -110},
               {"board": 3, "round": 3, "table": 3, "ns": 3, "ew": 101, "result": "-"}],
             "penalties": [{"id": 3, "amount": "10%", "cause": "slow play"}]}
            """;

    private static final Scoring MATCHPOINTS = new ByBoards(Matchpoints.STANDARD);

    @Test
    void text() {
        Golden.check(RankingFormsTest.class, "evening-text", RankingText.of(scores(MATCHPOINTS)));
    }

    @Test
    void json() {
        Golden.check(RankingFormsTest.class, "evening-json", RankingJson.of(scores(MATCHPOINTS)));
    }

    @Test
    void html() {
        String page = RankingHtml.of(scores(MATCHPOINTS));

        Golden.check(RankingFormsTest.class, "evening-html", page);
        assertThat(page)
                .contains("<html lang=\"en\">", "<caption>", "scope=\"col\"", "scope=\"row\"")
                .contains("Friday &lt;pairs&gt; &amp; &quot;friends&quot;")
                .doesNotContain("http:", "https:", "<script", "src=", "href=", "<pairs>");
    }

    @Test
    void pbn() {
        byte[] bytes = RankingPbn.of(scores(MATCHPOINTS));

        var file = Pbn.read(bytes);
        assertThat(file.games()).hasSize(3);
        assertThat(Pbn.write(file)).isEqualTo(bytes);
        Golden.check(
                RankingFormsTest.class,
                "evening-pbn",
                new String(bytes, StandardCharsets.UTF_8).replace("\r\n", "\n"));
    }

    @Test
    void otherScoringHasOtherColumns() {
        var imps = scores(new ByBoards(new CrossImps(Report.SUM)));
        var points = scores(new ByBoards(new TotalPoints()));

        assertThat(RankingText.of(imps)).contains("  IMP  ").doesNotContain("%");
        assertThat(pbn(imps)).contains("IMP_NS", "TotalIMP").doesNotContain("MP_NS\\6R;MP_EW");
        assertThat(RankingText.of(points)).contains("Points");
        assertThat(pbn(points)).contains("TotalScore").doesNotContain("IMP_NS");
        assertThat(RankingJson.of(points)).contains("\"unit\":\"P\"").doesNotContain("percentage");
    }

    @Test
    void listsHaveCaptions() {
        var two = new Regulations(MATCHPOINTS, Field.ACROSS, Winners.TWO, List.of());
        var scores = Scores.of(scores(MATCHPOINTS).results(), two);

        assertThat(RankingText.of(scores)).contains("\nNorth–South\n", "\nEast–West\n");
        assertThat(RankingHtml.of(scores)).contains("<caption>East–West</caption>");
        assertThat(RankingJson.of(scores)).contains("\"side\":\"NS\"", "\"side\":\"EW\"");
    }

    private static String pbn(Scores scores) {
        return new String(RankingPbn.of(scores), StandardCharsets.UTF_8);
    }

    private static Scores scores(Scoring scoring) {
        var assembly = Assembly.of(Map.of("evening", JsonResults.read(EVENING)), false);
        assertThat(assembly.complaints()).isEmpty();
        return Scores.of(assembly.results(), Regulations.of(scoring));
    }
}
