package overtrick.app.output;

import java.io.IOException;
import java.util.Locale;

/// Standard output takes no more.
public final class OutputRefused extends RuntimeException {

    OutputRefused(IOException why) {
        super("standard output cannot be written: " + why.getMessage(), why);
    }

    /// Whether its reader has had enough, as `overtrick deal -n 1000 | head` has. That is no
    /// failure.
    public boolean isReaderGone() {
        return String.valueOf(getMessage()).toLowerCase(Locale.ROOT).contains("pipe");
    }
}
