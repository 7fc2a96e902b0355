package overtrick.formats.lin;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import overtrick.formats.Diagnostics;
import overtrick.formats.Place;
import overtrick.formats.text.EightBits;

/// The fields of a stream, split at its bars, one after the other. A value without a key says
/// nothing; of one that never ends only the beginning is kept. Not thread-safe.
final class LinFields {

    /// How many bytes of a value are kept.
    private static final int LONGEST = 1 << 20;

    private final EightBits text;
    private final InputStream in;
    private final Diagnostics diagnostics;
    private final byte[] buffer = new byte[1 << 16];
    private int at;
    private int end;

    /// What stands between two bars.
    private byte[] word = new byte[256];

    private int length;
    private boolean cut;
    private int line = 1;
    private int column = 1;

    LinFields(EightBits text, Diagnostics diagnostics) {
        this.text = text;
        this.in = text.bytes();
        this.diagnostics = diagnostics;
    }

    /// The next field; empty at the end of the text.
    ///
    /// @throws UncheckedIOException when the stream cannot be read
    Optional<LinField> next() {
        while (readWord()) {
            String key = key();
            var place = new Place(line, column);
            if (!readWord()) {
                return Optional.empty();
            }
            String value = word();
            if (!key.isEmpty()) {
                return Optional.of(new LinField(key, place, value));
            }
        }
        return Optional.empty();
    }

    /// A key in lower case, as nearly all files write it.
    private String key() {
        String key = word();
        for (int sign = 0; sign < key.length(); sign++) {
            if (key.charAt(sign) < 'a' || key.charAt(sign) > 'z') {
                return key.strip().toLowerCase(Locale.ROOT);
            }
        }
        return key;
    }

    /// Takes all up to the next bar, if there is one.
    private boolean readWord() {
        length = 0;
        cut = false;
        while (at < end || fill()) {
            int from = at;
            while (at < end && buffer[at] != '|') {
                at++;
            }
            keep(from, at);
            if (at < end) {
                at++;
                return true;
            }
        }
        return false;
    }

    private void keep(int from, int to) {
        int count = Math.min(to - from, LONGEST - length);
        cut |= count < to - from;
        if (length + count > word.length) {
            word = Arrays.copyOf(word, Math.max(length + count, 2 * word.length));
        }
        System.arraycopy(buffer, from, word, length, count);
        length += count;
    }

    private boolean fill() {
        try {
            at = 0;
            end = Math.max(0, in.read(buffer));
            return end > 0;
        } catch (IOException refused) {
            throw new UncheckedIOException(refused);
        }
    }

    /// What was taken, without line breaks; goes on to the place behind its bar.
    private String word() {
        var start = new Place(line, column);
        String raw = text.decoded(word, 0, length);
        if (cut) {
            diagnostics.error(start, "value does not end; only its beginning is read");
        }
        int last = raw.lastIndexOf('\n');
        column = last < 0 ? column + raw.length() + 1 : raw.length() - last + 1;
        if (last < 0 && raw.indexOf('\r') < 0) {
            return raw;
        }
        line += (int) raw.chars().filter(sign -> sign == '\n').count();
        return raw.replace("\r", "").replace("\n", "");
    }
}
