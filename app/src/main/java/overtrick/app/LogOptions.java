package overtrick.app;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.LoggerContext;
import ch.qos.logback.classic.encoder.JsonEncoder;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.ConsoleAppender;
import java.util.Locale;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import overtrick.page.watch.Acts;
import picocli.CommandLine.Option;

/// How the log is written, to standard error.
final class LogOptions {

    enum Format {
        TEXT,
        JSON;

        @Override
        public String toString() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    @Option(
            names = "--log",
            paramLabel = "FORMAT",
            description =
                    "how the log is written: ${COMPLETION-CANDIDATES}, one line each (default: ${DEFAULT-VALUE})")
    private Format format = Format.TEXT;

    @Option(
            names = "--log-acts",
            description =
                    "logs each act of people from its request to the pictures of it, by the trace"
                            + " that came with it or a new one")
    private boolean acts;

    /// From here on the log is written so.
    void apply() {
        var context = (LoggerContext) LoggerFactory.getILoggerFactory();
        if (acts) {
            context.getLogger(Acts.LOGGER).setLevel(Level.DEBUG);
        }
        if (format == Format.JSON
                && context.getLogger(Logger.ROOT_LOGGER_NAME).getAppender("stderr")
                        instanceof ConsoleAppender<ILoggingEvent> console) {
            console.setEncoder(json(context));
        }
    }

    static JsonEncoder json(LoggerContext context) {
        var encoder = new JsonEncoder();
        encoder.setContext(context);
        encoder.setWithSequenceNumber(false);
        encoder.setWithContext(false);
        encoder.setWithMessage(false);
        encoder.setWithArguments(false);
        encoder.setWithFormattedMessage(true);
        encoder.start();
        return encoder;
    }
}
