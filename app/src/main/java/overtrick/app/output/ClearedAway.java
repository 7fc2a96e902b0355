package overtrick.app.output;

import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.filter.Filter;
import ch.qos.logback.core.spi.FilterReply;
import java.nio.file.NoSuchFileException;

/// Leaves out what is said of a file that is to be removed and is gone already. SQLite's driver
/// removes what killed programs have left behind; of two programs that start at once, one comes too
/// late.
public final class ClearedAway extends Filter<ILoggingEvent> {

    private static final String DRIVER = "org.sqlite.SQLiteJDBCLoader";

    @Override
    public FilterReply decide(ILoggingEvent event) {
        var thrown = event.getThrowableProxy();
        boolean gone =
                thrown != null
                        && event.getLoggerName().equals(DRIVER)
                        && thrown.getClassName().equals(NoSuchFileException.class.getName());
        return gone ? FilterReply.DENY : FilterReply.NEUTRAL;
    }
}
