package overtrick.app.output;

import static org.assertj.core.api.Assertions.assertThat;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.LoggerContext;
import ch.qos.logback.classic.spi.LoggingEvent;
import ch.qos.logback.core.spi.FilterReply;
import java.nio.file.AccessDeniedException;
import java.nio.file.NoSuchFileException;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class ClearedAwayTest {

    private static final String DRIVER = "org.sqlite.SQLiteJDBCLoader";

    @Test
    void whatIsGoneAlreadyIsNotComplainedOf() {
        assertThat(reply(DRIVER, new NoSuchFileException("lib"))).isEqualTo(FilterReply.DENY);
    }

    @Test
    void whatCannotBeRemovedOrLoadedIs() {
        assertThat(reply(DRIVER, new AccessDeniedException("lib"))).isEqualTo(FilterReply.NEUTRAL);
        assertThat(reply(DRIVER, new UnsatisfiedLinkError())).isEqualTo(FilterReply.NEUTRAL);
        assertThat(reply(DRIVER, null)).isEqualTo(FilterReply.NEUTRAL);
        assertThat(reply("overtrick.app.Main", new NoSuchFileException("club")))
                .isEqualTo(FilterReply.NEUTRAL);
    }

    private static FilterReply reply(String logger, @Nullable Throwable thrown) {
        var context = new LoggerContext();
        var event =
                new LoggingEvent(
                        "", context.getLogger(logger), Level.ERROR, "it failed", thrown, null);
        return new ClearedAway().decide(event);
    }
}
