package overtrick.server.pages;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.classic.spi.ThrowableProxyUtil;
import ch.qos.logback.core.read.ListAppender;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.parallel.Isolated;
import org.slf4j.LoggerFactory;
import overtrick.page.Right;
import overtrick.page.server.Web;

/// What stands in the log of a club, and what does not: names, secrets, codes, addresses.
@Isolated("reads what is logged")
@Timeout(value = 120, unit = TimeUnit.SECONDS)
class LogsTest {

    private static final String PASSWORD = "seven no trump redoubled";

    @RegisterExtension private final House house = House.dealing();

    private final Logger log = (Logger) LoggerFactory.getLogger("overtrick");
    private final Level level = log.getLevel();
    private final ListAppender<ILoggingEvent> written = new ListAppender<>();

    @BeforeEach
    void listen() {
        written.start();
        log.addAppender(written);
        log.setLevel(Level.INFO);
    }

    @AfterEach
    void stop() {
        log.detachAppender(written);
        log.setLevel(level);
    }

    private List<String> refusals() {
        return List.copyOf(written.list).stream()
                .map(ILoggingEvent::getFormattedMessage)
                .filter(line -> line.startsWith("refused "))
                .toList();
    }

    /// Everything that was logged, with the traces of what went wrong.
    private String all() {
        return List.copyOf(written.list).stream()
                .map(line ->
                        line.getFormattedMessage()
                                + "\n"
                                + ThrowableProxyUtil.asString(line.getThrowableProxy()))
                .collect(Collectors.joining("\n"));
    }

    @Test
    void aWrongPasswordIsNotedWithoutWhoseItIs() {
        var visitor = house.visitor();
        visitor.post("/me", Map.of("name", "Annabella"));
        visitor.post("/account/join", Map.of("name", "Annabella", "password", PASSWORD));
        var guesser = house.visitor();
        guesser.post("/sign-in", Map.of("name", "Annabella", "password", "wrong guess"));

        await().until(() -> !refusals().isEmpty());
        assertThat(refusals())
                .singleElement()
                .asString()
                .startsWith("refused secret: method=POST route=/sign-in status=422 ");
        assertThat(all()).doesNotContain("Annabella", "127.0.0.1", PASSWORD, "wrong guess");

        guesser.post("/sign-in", Map.of("name", "Annabella", "password", PASSWORD));
        await().until(() -> all().contains("admitted: method=POST route=/sign-in status=303 "));
        assertThat(all()).doesNotContain("Annabella", "127.0.0.1", PASSWORD);
    }

    @Test
    void anActThatSomebodyMayNotDoIsNotedByItsRoute() {
        var owner = house.visitor();
        String table = owner.submit("/tables", Map.of("robots", "no")).uri().getPath();
        owner.post(table + "/let-in", Map.of("access", "CLOSED"));
        var stranger = house.visitor();
        stranger.post("/me", Map.of("name", "Mallory"));
        var answer = stranger.post(table + "/say", Map.of("text", "let me in"));
        assertThat(answer.statusCode()).isEqualTo(403);

        await().until(() -> !refusals().isEmpty());
        assertThat(refusals())
                .singleElement()
                .asString()
                .startsWith("refused act: method=POST route=/tables/{code}/say status=403 ")
                .matches(".* by=[0-9a-f]{12} .*");
        assertThat(all())
                .doesNotContain("Mallory", "let me in", table.substring("/tables/".length()));
    }

    @Test
    void aFormOfAnotherSiteIsNotedToo() {
        var visitor = house.visitor();
        visitor.send(
                visitor.form("/me", Map.of("name", "Eve")).header("Sec-Fetch-Site", "cross-site"));

        await().until(() -> !refusals().isEmpty());
        assertThat(refusals())
                .singleElement()
                .asString()
                .startsWith("refused act: method=POST route=- status=403 by=- ");
    }

    /// What goes wrong is told by its kind and its place, and not by what a visitor has sent.
    @Test
    void whatIsUnforeseenIsToldWithoutWhatWasSent() {
        Web failing =
                Web.start(
                        house.club().people(),
                        List.of(routes ->
                                routes.get(
                                        Right.LOOK,
                                        "/failing/{code}",
                                        visit -> {
                                            throw new IllegalStateException(
                                                    "no such thing: " + visit.param("name"),
                                                    new IllegalArgumentException(
                                                            visit.param("name")));
                                        })),
                        (_, _, answer) -> answer,
                        new overtrick.page.WebSettings("127.0.0.1", 0));
        try (var visitor = new Browser(failing.port())) {
            assertThat(visitor.get("/failing/SECRT?name=Annabella").statusCode()).isEqualTo(500);
        } finally {
            failing.stop();
        }

        assertThat(all())
                .contains("GET /failing/{code} failed", "java.lang.IllegalStateException")
                .contains("Caused by: java.lang.IllegalArgumentException")
                .contains("LogsTest")
                .doesNotContain("Annabella", "SECRT");
    }
}
