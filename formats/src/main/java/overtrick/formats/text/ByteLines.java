package overtrick.formats.text;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Arrays;
import java.util.Optional;

/// The lines of a stream, one after the other. All three ways to end a line are known, also in one
/// text. Of a line that never ends only the beginning is kept. Not thread-safe.
public final class ByteLines {

    /// How many bytes of a line are kept: more than any file has that somebody can use.
    public static final int LONGEST = 1 << 22;

    /// Gets every byte as it stands in the file.
    public interface Copy {
        /// A part of a line, its end included.
        void add(byte[] buffer, int from, int length);

        /// The line is over.
        void endLine();
    }

    private final EightBits text;
    private final InputStream in;
    private final Optional<Copy> copy;
    private byte[] buffer = new byte[1 << 16];
    private int at;
    private int end;
    private boolean over;
    private String line = "";
    private int endLength;
    private boolean cut;

    /// The lines of a text.
    public ByteLines(EightBits text) {
        this(text, Optional.empty());
    }

    /// The lines of a text, each also copied as it stands there.
    public ByteLines(EightBits text, Optional<Copy> copy) {
        this.text = text;
        this.in = text.bytes();
        this.copy = copy;
    }

    /// Goes on to the next line, if there is one; the first call goes to the first line.
    ///
    /// @throws UncheckedIOException when the stream cannot be read
    public boolean advance() {
        int stop = at;
        while (true) {
            while (stop < end && !isEnd(buffer[stop])) {
                stop++;
            }
            boolean whole = stop < end && (buffer[stop] == '\n' || stop + 1 < end);
            int known = stop - at;
            if (whole || known >= LONGEST) {
                break;
            }
            boolean more = fill();
            stop = at + known;
            if (!more) {
                break;
            }
        }
        if (stop == end && at == end) {
            return false;
        }
        take(stop);
        return true;
    }

    private void take(int stop) {
        line = text.decoded(buffer, at, stop - at);
        cut = stop - at >= LONGEST && (stop == end || !isEnd(buffer[stop]));
        if (cut) {
            pass(at, stop);
            at = stop;
            skip();
            return;
        }
        boolean pair = stop + 1 < end && buffer[stop] == '\r' && buffer[stop + 1] == '\n';
        endLength = stop == end ? 0 : pair ? 2 : 1;
        pass(at, stop + endLength);
        at = stop + endLength;
        copy.ifPresent(Copy::endLine);
    }

    private void pass(int from, int to) {
        copy.ifPresent(all -> all.add(buffer, from, to - from));
    }

    /// Goes to the end of a line that is too long.
    private void skip() {
        byte last = 0;
        while (at < end || fill()) {
            byte sign = buffer[at];
            if (last == '\n' || (last == '\r' && sign != '\n')) {
                break;
            }
            pass(at, at + 1);
            last = sign;
            at++;
        }
        endLength = isEnd(last) ? 1 : 0;
        copy.ifPresent(Copy::endLine);
    }

    private static boolean isEnd(byte sign) {
        return sign == '\n' || sign == '\r';
    }

    /// Reads on; what is not yet taken moves to the front.
    private boolean fill() {
        if (over) {
            return false;
        }
        int rest = end - at;
        if (rest == buffer.length) {
            buffer = Arrays.copyOf(buffer, 2 * buffer.length);
        } else {
            System.arraycopy(buffer, at, buffer, 0, rest);
            at = 0;
            end = rest;
        }
        try {
            int count = in.read(buffer, end, buffer.length - end);
            over = count < 0;
            end += Math.max(0, count);
        } catch (IOException refused) {
            throw new UncheckedIOException(refused);
        }
        return !over;
    }

    /// The line without its end.
    public String line() {
        return line;
    }

    /// How many characters end it; 0 only where the text ends.
    public int endLength() {
        return endLength;
    }

    /// Whether it goes on behind what was kept.
    public boolean isCut() {
        return cut;
    }
}
