package overtrick.page.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import overtrick.page.WebSettings;
import overtrick.page.back.BackRoom;
import overtrick.page.door.Caller;
import overtrick.server.Club;
import overtrick.server.ClubSettings;
import overtrick.server.front.ClubPages;
import overtrick.server.pages.RawClient;
import overtrick.testkit.TemporaryDirectory;

/// What the club says to those whose request does not come to its end.
@Timeout(value = 30, unit = TimeUnit.SECONDS)
class SlowRequestsTest {

    private static final Duration PATIENCE = Duration.ofMillis(500);

    private static final String FORM =
            """
            POST %s HTTP/1.1
            Host: localhost
            Content-Type: %s
            Content-Length: 1000

            """
                    .replace("\n", "\r\n");

    private final TemporaryDirectory data = new TemporaryDirectory();
    private Club club;
    private Web web;

    @BeforeEach
    void open() {
        club = Club.open(ClubSettings.in(data.path()));
        web =
                Web.start(
                        club.people(),
                        ClubPages.features(club, new WebSettings("127.0.0.1", 0)),
                        ClubPages.porter(club),
                        new WebSettings("127.0.0.1", 0),
                        new Connections.Patience(PATIENCE, PATIENCE, Duration.ofMillis(50)));
    }

    @AfterEach
    void close() throws Exception {
        web.stop();
        club.close();
        data.close();
    }

    private String answer(String sent) {
        try (var client = new RawClient(web.port())) {
            return client.send(sent).readAll();
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "GE",
                "GET /",
                "GET / HTTP/1.1\r\n",
                "POST / HTTP/1.1\r\nHost: ",
                "GET / HTTP/1.1\r\nHost: localhost\r\nAccept-Language: vi\r\nX-Mo",
            })
    void halfAHeadIsAnsweredInEveryLanguage(String half) {
        assertThat(answer(half))
                .startsWith("HTTP/1.1 408")
                .contains("Connection: close")
                .endsWith(
                        """
                        The request took too long to arrive. Please try again.
                        Yêu cầu đến quá chậm. Xin thử lại.
                        La richiesta ci ha messo troppo ad arrivare. Riprova.
                        请求来得太慢，请再试一次。\
                        """);
    }

    @ParameterizedTest
    @CsvSource({
        "/me, application/x-www-form-urlencoded",
        "/tables, application/x-www-form-urlencoded",
        "/tables, multipart/form-data; boundary=edge",
    })
    void halfABodyIsAnswered(String path, String type) {
        String answer = answer(FORM.formatted(path, type) + "name=");

        assertThat(answer)
                .startsWith("HTTP/1.1 408")
                .contains("Connection: close")
                .endsWith("The request took too long to arrive. Please try again.");
    }

    /// Whoever sends it byte by byte keeps nobody from being counted among the slow.
    @Test
    void aBodySentByteByByteIsAnsweredToo() {
        try (var client = new RawClient(web.port())) {
            client.send(FORM.formatted("/me", "application/x-www-form-urlencoded"));
            for (int part = 0; part < 3; part++) {
                assertThat(client.isEndedWithin(PATIENCE.dividedBy(5))).isFalse();
                client.send("x");
            }
            assertThat(client.readAll()).startsWith("HTTP/1.1 408").endsWith("Please try again.");
        }
    }

    /// Who has too much under way is asked to come again; everything that is quick is answered.
    @ParameterizedTest
    @CsvSource({
        "en, Much is being worked out just now: please try again in 5 seconds.",
        "vi, Máy chủ đang bận tính nhiều việc: xin thử lại sau 5 giây.",
    })
    void whatTakesTooLongIsTurnedAway(String language, String sentence)
            throws InterruptedException {
        var stranger = Caller.of(Optional.empty(), "127.0.0.1");
        var done = new CountDownLatch(1);
        var held = new ArrayList<Thread>();
        try {
            for (int work = 0; work < BackRoom.OF_VISITOR; work++) {
                held.add(Thread.ofPlatform().start(() -> hold(stranger, done)));
            }
            while (held.stream().anyMatch(one -> one.getState() != Thread.State.WAITING)) {
                Thread.onSpinWait();
            }
            String asking =
                    "GET %s HTTP/1.1\r\nHost: localhost\r\nAccept-Language: %s\r\nConnection: close\r\n\r\n";

            assertThat(answer(asking.formatted("/events/offers", language)))
                    .startsWith("HTTP/1.1 503")
                    .contains("Retry-After: 5")
                    .endsWith(sentence);
            assertThat(answer(asking.formatted("/health", language))).startsWith("HTTP/1.1 200");
        } finally {
            done.countDown();
            for (var one : held) {
                one.join(); // the room is open until all have left it
            }
        }
    }

    private void hold(Caller who, CountDownLatch done) {
        assertThat(web.backRoom().work(who, () -> awaited(done))).isPresent();
    }

    private static boolean awaited(CountDownLatch done) {
        try {
            return done.await(20, TimeUnit.SECONDS);
        } catch (InterruptedException closed) {
            Thread.currentThread().interrupt();
            return false;
        }
    }
}
