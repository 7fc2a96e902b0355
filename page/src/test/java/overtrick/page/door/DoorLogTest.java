package overtrick.page.door;

import static org.assertj.core.api.Assertions.assertThat;
import static overtrick.page.door.DoorLog.Outcome.FORBIDDEN;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.read.ListAppender;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Isolated;
import org.slf4j.LoggerFactory;

/// What the log says of those who were refused something.
@Isolated("reads what is logged")
class DoorLogTest {

    private static final Caller EVE = Caller.of(Optional.of("annabella-id"), "192.0.2.17");
    private static final Caller MAL = Caller.of(Optional.empty(), "192.0.2.99");

    private final Logger log = (Logger) LoggerFactory.getLogger(DoorLog.class);
    private final Level level = log.getLevel();
    private final ListAppender<ILoggingEvent> written = new ListAppender<>();
    private Instant now = Instant.parse("2026-11-26T20:00:00Z");
    private final DoorLog door = new DoorLog(() -> now);

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

    private List<String> lines() {
        return written.list.stream().map(ILoggingEvent::getFormattedMessage).toList();
    }

    private void refuse(Caller who) {
        door.note(FORBIDDEN, "POST", "/events/{code}/rule", 403, who);
    }

    @Test
    void aLineSaysWhatAndNotWho() {
        refuse(EVE);

        assertThat(lines())
                .singleElement()
                .asString()
                .matches(
                        "refused act: method=POST route=/events/\\{code}/rule status=403"
                                + " by=[0-9a-f]{12} from=[0-9a-f]{12} unwritten=0")
                .doesNotContain("annabella", "192.0.2");
    }

    @Test
    void theSameOneHasTheSameSignUntilTheNextStart() {
        refuse(EVE);
        refuse(EVE);
        refuse(MAL);
        new DoorLog(() -> now).note(FORBIDDEN, "POST", "/events/{code}/rule", 403, EVE);

        assertThat(lines().get(1)).isEqualTo(lines().get(0));
        assertThat(lines().get(2)).contains(" by=- ");
        assertThat(from(lines().get(2))).isNotEqualTo(from(lines().get(0)));
        assertThat(from(lines().get(3))).isNotEqualTo(from(lines().get(0)));
    }

    private static String from(String line) {
        return line.replaceFirst(".* from=", "").replaceFirst(" .*", "");
    }

    /// Ten thousand refusals of one do not hide that of another, nor fill the disk.
    @Test
    void whatIsNotWrittenIsCounted() {
        for (int time = 0; time < 10_000; time++) {
            refuse(EVE);
        }
        refuse(MAL);

        assertThat(lines()).hasSize(21);
        assertThat(lines().getLast()).endsWith("unwritten=9980");
        now = now.plus(Duration.ofMinutes(1));
        refuse(EVE);
        assertThat(lines().getLast()).endsWith("unwritten=0");
    }

    @Test
    void manyAddressesDoNotFillTheLogEither() {
        for (int at = 0; at < 2_000; at++) {
            refuse(Caller.of(Optional.empty(), "192.0.%d.%d".formatted(at / 250, at % 250)));
        }

        assertThat(lines()).hasSize(300);
    }
}
