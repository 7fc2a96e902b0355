package overtrick.server.pages;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.TreeSet;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import overtrick.bridge.play.Play;
import overtrick.bridgetable.duplicate.Records;
import overtrick.cards.Card;
import overtrick.cards.CardSet;
import overtrick.cards.Seat;
import overtrick.formats.pbn.Pbn;

/// What is left of a board when it is over: its page, its files, and the list of whoever played it.
@Timeout(value = 60, unit = TimeUnit.SECONDS)
@Tag("boards")
class BoardsTest {

    private static final Pattern SEAT =
            Pattern.compile("<section id=\"place-([NESW])\".*?</section>", Pattern.DOTALL);
    private static final Pattern RANK = Pattern.compile("data-card=\"(..)\"");

    @RegisterExtension private static final House HOUSE = House.dealing().afterABoard();

    private final Browser ann = HOUSE.player();
    private final String table = HOUSE.table();

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 3, 4, 17, 52})
    void replayShowsExactlyTheCardsLeft(int shown) {
        var contract = HOUSE.board().auction().contract().orElseThrow();
        int cards = Math.min(shown, HOUSE.board().cards().size());
        var play =
                Play.of(
                        contract,
                        HOUSE.board().board().deal(),
                        HOUSE.board().cards().subList(0, cards));

        String page = ann.get(table + "/boards/1?card=" + shown).body();

        var seats = new TreeSet<Seat>();
        SEAT.matcher(page)
                .results()
                .forEach(found -> {
                    var seat = Seat.parse(found.group(1));
                    seats.add(seat);
                    assertThat(cardsIn(found.group())).as(seat.name()).isEqualTo(play.hand(seat));
                });
        assertThat(seats).hasSize(4);
    }

    private static CardSet cardsIn(String html) {
        return CardSet.copyOf(
                RANK.matcher(html).results().map(found -> Card.parse(found.group(1))).toList());
    }

    @Test
    void scriptIsSentOnlyWhatMoves() {
        var request = ann.request(table + "/boards/1?card=5").header("HX-Request", "true");

        String moves = ann.send(request).body();

        assertThat(moves).contains("id=\"trick\"").contains("id=\"steps\"");
        assertThat(moves).contains("?card=6").doesNotContain("<html");
    }

    @ParameterizedTest
    @ValueSource(strings = {"card=53", "card=-1", "card=some"})
    void cardThatCannotBeIsSaid(String query) {
        var answer = ann.get(table + "/boards/1?" + query);

        assertThat(answer.statusCode()).isEqualTo(422);
        assertThat(answer.body()).contains("whole number from 0 to 52");
    }

    @ParameterizedTest
    @ValueSource(strings = {"/boards/1.pbn", "/boards.pbn", "mine"})
    void fileReadsBackAsItWasPlayed(String file) {
        String path = file.equals("mine") ? "/me/boards.pbn" : table + file;

        var answer = ann.sendForBytes(ann.request(path));

        assertThat(answer.headers().firstValue("Content-Type").orElse("")).startsWith("text/x-pbn");
        assertThat(answer.headers().firstValue("Content-Disposition").orElse(""))
                .startsWith("attachment; filename=\"overtrick")
                .endsWith(".pbn\"");
        var read = Pbn.read(answer.body());
        assertThat(read.diagnostics()).isEmpty();
        assertThat(read.played()).hasSize(1);
        var notes = read.played().getFirst().notes();
        assertThat(notes).isNotEmpty();
        assertThat(read.played()).containsExactly(Records.of(HOUSE.board(), notes));
        var calls = HOUSE.board().auction().calls();
        notes.forEach((place, note) -> assertThat(note).as("%s", calls.get(place)).isNotBlank());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/boards/1",
                "/boards/1?card=3",
                "/boards/1/analysis",
                "/boards/1.pbn",
                "/boards.pbn"
            })
    void boardOfASetIsKeptFromWhoHasNotPlayedIt(String path) {
        try (var stranger = new Browser(HOUSE.port())) {
            var answer = stranger.get(table + path);

            assertThat(answer.statusCode()).isEqualTo(403);
            assertThat(answer.body()).contains("Other tables still have this board before them");
            assertThat(answer.body()).doesNotContain("data-card").doesNotContain("analysis");
        }
    }

    @Test
    void historyListsTheBoardForItsPlayersOnly() {
        assertThat(ann.get("/me/boards").body())
                .contains(table + "/boards/1")
                .contains("/me/boards.pbn");
        try (var stranger = new Browser(HOUSE.port())) {
            assertThat(stranger.get("/me/boards").body()).doesNotContain("/boards/1");
            assertThat(stranger.get("/me/boards.pbn").statusCode()).isEqualTo(404);
        }
    }

    @Test
    void dealtBoardShowsItsSealAndHowToCheckIt() {
        var dealt = ann.submit("/tables", Map.of("boards", "dealt", "robots", "yes"));
        String seal = "Seal of this deal";

        String page = ann.await(dealt.uri().getPath(), seal).body();

        assertThat(page).containsPattern(seal + "[^<]*<code>[0-9a-f]{64}</code>");
    }

    @Test
    void oneTapInTheHeadChangesOnePreferenceAndKeepsTheOthers() {
        try (var visitor = new Browser(HOUSE.port())) {
            visitor.submit("/preferences", Map.of("lang", "vi", "pack", "two", "auto", "yes"));

            visitor.submit("/preferences", Map.of("size", "l", "back", "/me/boards?from=0"));

            assertThat(visitor.get("/").body())
                    .contains("lang=\"vi\"")
                    .contains("data-pack=\"two\"")
                    .contains("data-size=\"l\"")
                    .contains("data-auto=\"yes\"");
        }
    }
}
