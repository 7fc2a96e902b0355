package overtrick.formats.text;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.PushbackInputStream;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CharsetEncoder;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import overtrick.formats.TextEncoding;

/// A text of which every line end and every bar is one byte: UTF-16 becomes UTF-8, and a byte order
/// mark is taken away. The rest is decoded piece by piece, for a file put together from several has
/// several encodings. Not thread-safe.
public final class EightBits {

    private static final Charset WINDOWS = Charset.forName("windows-1252");
    private static final byte[] MARK = {(byte) 0xef, (byte) 0xbb, (byte) 0xbf};

    private final InputStream bytes;
    private final TextEncoding whole;
    private final boolean marked;
    private final CharsetDecoder utf8 = StandardCharsets.UTF_8.newDecoder();
    private boolean someUtf8;
    private boolean someWindows;

    private EightBits(InputStream bytes, TextEncoding whole, boolean marked) {
        this.bytes = bytes;
        this.whole = whole;
        this.marked = marked;
    }

    /// Looks at the first bytes of a text.
    ///
    /// @throws UncheckedIOException when the stream cannot be read
    public static EightBits of(InputStream text) {
        try {
            var pushed = new PushbackInputStream(text, MARK.length);
            byte[] first = pushed.readNBytes(MARK.length);
            if (Arrays.equals(first, MARK)) {
                return new EightBits(pushed, TextEncoding.UTF_8, true);
            }
            pushed.unread(first);
            return switch (TextEncoding.of(first)) {
                case UTF_16_LE -> wide(pushed, TextEncoding.UTF_16_LE, StandardCharsets.UTF_16LE);
                case UTF_16_BE -> wide(pushed, TextEncoding.UTF_16_BE, StandardCharsets.UTF_16BE);
                case UTF_8, LATIN_1, WINDOWS_1252 ->
                        new EightBits(pushed, TextEncoding.LATIN_1, false);
            };
        } catch (IOException refused) {
            throw new UncheckedIOException(refused);
        }
    }

    private static EightBits wide(InputStream text, TextEncoding encoding, Charset charset) {
        return new EightBits(new Narrowed(new InputStreamReader(text, charset)), encoding, false);
    }

    /// What there is to read.
    public InputStream bytes() {
        return bytes;
    }

    /// Whether the text is UTF-16.
    public boolean isWide() {
        return whole == TextEncoding.UTF_16_LE || whole == TextEncoding.UTF_16_BE;
    }

    /// Whether a mark in front has said that the text is UTF-8.
    public boolean isMarked() {
        return marked;
    }

    /// The mark that was taken away, if there was one.
    public byte[] mark() {
        return marked ? MARK.clone() : new byte[0];
    }

    /// Whether letters in UTF-8 have been decoded.
    public boolean someUtf8() {
        return someUtf8;
    }

    /// Whether signs that only Windows has have been decoded.
    public boolean someWindows() {
        return someWindows;
    }

    /// Decodes a piece: UTF-8 when it is that, else Latin letters, which are Windows' when they use
    /// what ISO 8859-1 leaves out.
    public String decoded(byte[] buffer, int from, int length) {
        int to = from + length;
        int at = from;
        while (at < to && buffer[at] >= 0) {
            at++;
        }
        if (at == to) {
            return new String(buffer, from, length, StandardCharsets.ISO_8859_1);
        }
        try {
            String text = utf8.decode(ByteBuffer.wrap(buffer, from, length)).toString();
            someUtf8 = true;
            return text;
        } catch (CharacterCodingException _) {
            return latin(buffer, from, length);
        }
    }

    private String latin(byte[] buffer, int from, int length) {
        boolean windows = false;
        for (int at = from; at < from + length; at++) {
            windows |= buffer[at] < (byte) 0xa0;
        }
        someWindows |= windows;
        return new String(buffer, from, length, windows ? WINDOWS : StandardCharsets.ISO_8859_1);
    }

    /// The characters of a reader as UTF-8.
    private static final class Narrowed extends InputStream {

        private final Reader reader;
        private final CharBuffer signs = CharBuffer.allocate(8_192).limit(0);
        private final CharsetEncoder encoder =
                StandardCharsets.UTF_8.newEncoder().onMalformedInput(CodingErrorAction.REPLACE);
        private final ByteBuffer ready = ByteBuffer.allocate(32_768).limit(0);
        private boolean begun;
        private boolean over;

        Narrowed(Reader reader) {
            this.reader = reader;
        }

        @Override
        public int read() throws IOException {
            return fill() ? ready.get() & 0xff : -1;
        }

        @Override
        public int read(byte[] target, int offset, int length) throws IOException {
            if (length == 0) {
                return 0;
            }
            if (!fill()) {
                return -1;
            }
            int count = Math.min(length, ready.remaining());
            ready.get(target, offset, count);
            return count;
        }

        private boolean fill() throws IOException {
            while (!ready.hasRemaining()) {
                if (over) {
                    return false;
                }
                signs.compact();
                over = reader.read(signs) < 0;
                signs.flip();
                if (!begun && signs.hasRemaining()) {
                    begun = true;
                    if (signs.get(signs.position()) == '\ufeff') {
                        signs.get();
                    }
                }
                ready.clear();
                encoder.encode(signs, ready, over);
                ready.flip();
            }
            return true;
        }
    }
}
