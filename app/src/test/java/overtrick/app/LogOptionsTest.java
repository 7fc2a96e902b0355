package overtrick.app;

import static org.assertj.core.api.Assertions.assertThat;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.LoggerContext;
import ch.qos.logback.classic.spi.LoggingEvent;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.json.JsonMapper;

/// What programs that gather logs read.
class LogOptionsTest {

    @Test
    void aLineOfJsonHasTheSentenceAndTheTrace() {
        var context = new LoggerContext();
        var logger = context.getLogger("overtrick.acts");
        var event =
                new LoggingEvent(
                        "", logger, Level.DEBUG, "durable: micros={}", null, new Object[] {"7\n8"});
        event.setMDCPropertyMap(Map.of("trace", "4bf9"));

        String line = new String(LogOptions.json(context).encode(event), StandardCharsets.UTF_8);

        assertThat(line.lines()).hasSize(1);
        var read = JsonMapper.shared().readTree(line);
        assertThat(read.get("formattedMessage").asString()).isEqualTo("durable: micros=7\n8");
        assertThat(read.get("level").asString()).isEqualTo("DEBUG");
        assertThat(read.get("loggerName").asString()).isEqualTo("overtrick.acts");
        assertThat(read.get("mdc").get("trace").asString()).isEqualTo("4bf9");
        assertThat(read.get("timestamp").asLong()).isPositive();
    }
}
