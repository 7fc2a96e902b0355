package overtrick.server.pages;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import overtrick.bridge.auction.Strain;
import overtrick.bridge.play.Play;
import overtrick.cards.Card;
import overtrick.cards.Seat;
import overtrick.solver.Position;
import overtrick.solver.Solver;
import overtrick.solver.analysis.PlayAnalysis;

/// A board that is over, seen with all cards open, and boards that nobody sees so.
@Timeout(value = 60, unit = TimeUnit.SECONDS)
@Tag("boards")
class AnalysisTest {

    private static final Pattern MAKES = Pattern.compile("<td class=\"(?:played)?\">\\s*(\\d+)");
    private static final Pattern COST =
            Pattern.compile(
                    "id=\"play-(\\d+)\"(?:(?!</a>).)*class=\"cost\"(?:(?!</a>).)*>−(\\d+)<");
    private static final Pattern WORTH =
            Pattern.compile(
                    "data-card=\"(..)\">[^<]*<small class=\"worth[^>]*>"
                            + "\\s*<span aria-hidden=\"true\">(\\d+)</span>\\s*<span class=\"unseen\">\\s*for");

    @RegisterExtension private static final House HOUSE = House.dealing().afterABoard();

    private final Browser ann = HOUSE.player();
    private final String table = HOUSE.table();

    private static Play play() {
        var contract = HOUSE.board().auction().contract().orElseThrow();
        return Play.of(contract, HOUSE.board().board().deal(), HOUSE.board().cards());
    }

    private String fragment(String path) {
        return ann.send(ann.request(table + path).header("HX-Request", "true")).body();
    }

    @BeforeEach
    void await() {
        assertThat(fragment("/boards/1/analysis")).contains("class=\"makes\"");
    }

    @Test
    void tableSaysWhatEveryDeclarerTakesInEveryStrain() {
        var expected = new ArrayList<Integer>();
        var solved = new Solver().table(HOUSE.board().board().deal());
        for (var seat : List.of(Seat.NORTH, Seat.SOUTH, Seat.EAST, Seat.WEST)) {
            for (var strain : Strain.values()) {
                expected.add(solved.tricks(strain, seat));
            }
        }

        String page = ann.get(table + "/boards/1").body();

        assertThat(MAKES.matcher(page).results().map(td -> Integer.valueOf(td.group(1))))
                .containsExactlyElementsOf(expected);
        assertThat(page)
                .contains("class=\"par\"")
                .doesNotContainPattern("id=\"(analysis|compared)\"[^>]*aria-busy");
    }

    @Test
    void playListMarksWhatEachCardGaveAway() {
        var expected = new TreeMap<Integer, Integer>();
        var steps = PlayAnalysis.of(play(), new Solver()).steps();
        for (int i = 0; i < steps.size(); i++) {
            if (steps.get(i).cost() > 0) {
                expected.put(i + 1, steps.get(i).cost());
            }
        }

        String page = ann.get(table + "/boards/1").body();

        var marked = new TreeMap<Integer, Integer>();
        COST.matcher(page)
                .results()
                .forEach(found ->
                        marked.put(
                                Integer.valueOf(found.group(1)), Integer.valueOf(found.group(2))));
        assertThat(marked).isEqualTo(expected);
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 6, 17, 40})
    void replayShowsTheWorthOfEachLegalCardAndOfNoOther(int wanted) {
        // robots may have claimed before
        int shown = Math.min(wanted, play().cards().size() - 1);
        var now = play().first(shown);
        int won = now.won(now.turn().side());
        var expected = new TreeMap<Card, Integer>();
        new Solver()
                .values(Position.of(now))
                .forEach((card, tricks) -> expected.put(card, won + tricks));

        for (String page :
                List.of(
                        ann.get(table + "/boards/1?card=" + shown).body(),
                        fragment("/boards/1?card=" + shown),
                        fragment("/boards/1/analysis?card=" + shown))) {
            assertThat(worths(page)).isEqualTo(expected);
        }
    }

    private static Map<Card, Integer> worths(String html) {
        var worths = new TreeMap<Card, Integer>();
        WORTH.matcher(html)
                .results()
                .forEach(found ->
                        worths.put(Card.parse(found.group(1)), Integer.valueOf(found.group(2))));
        return worths;
    }

    @Test
    void withoutAScriptTheLinkLeadsBackToThePageWithTheAnalysis() {
        var answer = ann.get(table + "/boards/1/analysis?card=3");

        assertThat(answer.uri().getPath()).isEqualTo(table + "/boards/1");
        assertThat(answer.uri().getQuery()).isEqualTo("card=3");
        assertThat(answer.body()).contains("class=\"makes\"");
    }

    @Test
    void boardInPlayIsNotAnalysed() {
        try (var bob = new Browser(HOUSE.port())) {
            String playing =
                    bob.submit("/tables", Map.of("boards", "dealt", "robots", "no"))
                            .uri()
                            .getPath();
            for (var visitor : List.of(bob, ann)) {
                for (String path : List.of("/boards/1", "/boards/1/analysis")) {
                    var answer = visitor.get(playing + path);

                    assertThat(answer.statusCode()).isEqualTo(404);
                    assertThat(answer.body()).doesNotContain("class=\"makes\"");
                }
            }
        }
    }

    /// Somebody who has the same board still before them, at their own table.
    @Test
    void analysisIsKeptFromWhoPlaysTheBoard() {
        try (var bob = new Browser(HOUSE.port())) {
            String playing = bob.submit("/play", Map.of("name", "Bob")).uri().getPath();

            assertThat(bob.get(table + "/boards/1/analysis").statusCode()).isEqualTo(403);
            assertThat(bob.get(playing + "/boards/1/analysis").statusCode()).isEqualTo(404);
        }
    }
}
