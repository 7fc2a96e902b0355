package overtrick.app.manager;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import overtrick.app.input.UserError;
import overtrick.bridge.Board;
import overtrick.bridge.BoardNumber;
import overtrick.bridge.auction.Auction;
import overtrick.bridge.auction.Call;
import overtrick.bridge.board.BoardInPlay;
import overtrick.bridge.board.Meaning;
import overtrick.bridge.play.Play;
import overtrick.bridge.score.Result;
import overtrick.cards.Card;
import overtrick.cards.Deal;
import overtrick.manager.line.Names;

/// A match of the table manager as browsers see it.
@Timeout(60)
class WallTest {

    private static final Deal DEAL =
            Deal.parse("N:AK32.K32.A32.Q32 QJ4.QJ4.QJ54.J54 T98.A9876.K98.A9 765.T5.T76.KT876");
    private static final Board BOARD = Board.of(new BoardNumber(1), DEAL);

    private final Wall wall =
            Wall.open(
                    Optional.of(0),
                    "127.0.0.1",
                    2,
                    3,
                    new Names(Optional.of("Ann & Co"), Optional.of("Bots")));
    private final HttpClient client = HttpClient.newHttpClient();

    @AfterEach
    void close() {
        client.shutdownNow();
        wall.close();
    }

    private static Auction auction(String... calls) {
        var auction = Auction.openedBy(BOARD.dealer());
        for (var call : calls) {
            auction = auction.with(Call.parse(call));
        }
        return auction;
    }

    private static BoardInPlay lying(
            Auction auction, Optional<Play> play, Optional<Result> result) {
        return new BoardInPlay(
                BOARD,
                Optional.empty(),
                Optional.empty(),
                auction,
                auction.calls().stream().map(_ -> Optional.<Meaning>empty()).toList(),
                play,
                List.of(),
                Optional.empty(),
                Optional.empty(),
                result);
    }

    /// One notrump by North; East leads the queen of spades.
    private static BoardInPlay led() {
        var auction = auction("1N", "P", "P", "P");
        var play = Play.of(auction.contract().orElseThrow(), DEAL, List.of(Card.parse("SQ")));
        return lying(auction, Optional.of(play), Optional.empty());
    }

    private static BoardInPlay over(int tricks) {
        var auction = auction("1N", "P", "P", "P");
        var contract = auction.contract().orElseThrow();
        return lying(
                auction,
                Optional.of(Play.of(contract, DEAL)),
                Optional.of(new Result.Played(contract, tricks)));
    }

    private URI at(String path) {
        return URI.create(wall.address("127.0.0.1").orElseThrow()).resolve(path);
    }

    private HttpResponse<String> get(String path, String language) {
        return send(HttpRequest.newBuilder(at(path)).header("Accept-Language", language));
    }

    private HttpResponse<String> send(HttpRequest.Builder request) {
        try {
            return client.send(
                    request.header("Accept", "text/html").build(), BodyHandlers.ofString());
        } catch (IOException | InterruptedException failed) {
            throw new AssertionError(failed);
        }
    }

    private String page() {
        return get("/", "en").body();
    }

    private static int count(String page, String part) {
        return page.split(Pattern.quote(part), -1).length - 1;
    }

    @Test
    void allHandsAreShownAndWhatIsPlayedLiesInTheMiddle() {
        assertThat(count(page(), "The players are awaited.")).isEqualTo(2);
        assertThat(page()).contains("Ann &amp; Co – Bots");

        wall.lies(false, lying(auction("1N"), Optional.empty(), Optional.empty()));
        assertThat(page())
                .contains("Ann &amp; Co – Bots")
                .contains("<span class=\"ranks\">Q J 4</span>")
                .contains("aria-label=\"1 notrump\"");

        wall.lies(false, led());
        assertThat(count(page(), "<span class=\"ranks\">Q J 4</span>")).isEqualTo(1);
        assertThat(page()).contains("class=\"in-trick\"").contains("tricks: NS 0, EW 0");
        assertThat(get("/", "vi").body()).contains("số nước");
    }

    @Test
    void theScoreRunsBoardByBoard() {
        wall.lies(false, over(8));
        wall.lies(false, over(8)); // told twice, counts once
        assertThat(page()).contains("0 – 0").contains("0 of 3 boards");

        wall.lies(true, over(6));

        assertThat(page()).contains("5 – 0").contains("1 of 3 boards").contains("IMPs");
    }

    @Test
    void pagesFollowWithoutBeingAskedAgain() throws Exception {
        var request = HttpRequest.newBuilder(at("/stream?last=0")).header("Accept-Language", "en");
        var answer = client.send(request.build(), BodyHandlers.ofInputStream());
        try (var lines =
                new BufferedReader(new InputStreamReader(answer.body(), StandardCharsets.UTF_8))) {
            wall.lies(true, led());
            String news = lines.readLine();
            while (!news.contains("room-closed")) {
                news = lines.readLine();
            }

            assertThat(news).contains("in-trick");
        }
    }

    @Test
    void nothingCanBeChanged() {
        assertThat(page()).doesNotContain("<form").doesNotContain("<button");
        for (var path : List.of("/", "/stream", "/tables", "/preferences")) {
            assertThat(
                            send(HttpRequest.newBuilder(at(path)).POST(BodyPublishers.noBody()))
                                    .statusCode())
                    .isBetween(403, 405);
        }
    }

    @Test
    void aPortThatIsTakenIsToldInALine() {
        int taken = at("/").getPort();

        assertThatThrownBy(() ->
                        Wall.open(
                                Optional.of(taken),
                                "127.0.0.1",
                                1,
                                1,
                                new Names(Optional.empty(), Optional.empty())))
                .isInstanceOf(UserError.class)
                .hasMessageContaining("cannot be used to watch");
    }

    @Test
    void whereNobodyWatchesThereIsNoPage() {
        try (var none =
                Wall.open(
                        Optional.empty(),
                        "127.0.0.1",
                        1,
                        1,
                        new Names(Optional.empty(), Optional.empty()))) {
            none.lies(false, led());

            assertThat(none.address("127.0.0.1")).isEmpty();
        }
    }
}
