package overtrick.formats.text;

import java.io.InputStream;
import java.util.Optional;

/// The lines of a text in whatever encoding it is, one after the other. Not thread-safe.
public final class TextLineReader {

    private final ByteLines lines;

    private TextLineReader(ByteLines lines) {
        this.lines = lines;
    }

    /// Reads a stream. Whoever opened it closes it.
    ///
    /// @throws java.io.UncheckedIOException when it cannot be read, here and later
    public static TextLineReader of(InputStream stream) {
        return new TextLineReader(new ByteLines(EightBits.of(stream)));
    }

    /// The next line without its end; empty at the end of the text.
    public Optional<String> next() {
        return lines.advance() ? Optional.of(lines.line()) : Optional.empty();
    }
}
