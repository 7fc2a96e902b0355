package overtrick.formats.pbn;

import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import overtrick.formats.Diagnostic;
import overtrick.formats.ReadingLimits;
import overtrick.formats.text.ByteLines;
import overtrick.formats.text.EightBits;

/// Reads a PBN text game by game together with its bytes, so that tags can be added and all the
/// rest stays as it was. Not thread-safe.
public final class PbnCopy {

    /// Bytes up to the end of a game.
    public static final class Piece {
        private final PbnReader.Read read;
        private final byte[] head;
        private final byte[] sections;
        private final boolean apart;

        private Piece(PbnReader.Read read, byte[] head, byte[] sections, boolean apart) {
            this.read = read;
            this.head = head;
            this.sections = sections;
            this.apart = apart;
        }

        /// The game with what was read of it.
        public PbnReader.Read read() {
            return read;
        }

        /// Whether tags can be added: the next game begins on a line of its own.
        public boolean isApart() {
            return apart;
        }

        /// The bytes as they were.
        public byte[] unchanged() {
            return joined(List.of(head, sections));
        }

        /// The bytes with the tags that only another version of the game has: before its sections,
        /// and with sections of their own behind them.
        public byte[] with(PbnGame other) {
            var plain = new ArrayList<PbnTag>();
            var tables = new ArrayList<PbnTag>();
            for (var tag : other.tags()) {
                if (read.game().tag(tag.name()).isEmpty()) {
                    (tag.body().isEmpty() ? plain : tables).add(tag);
                }
            }
            var bytes = new ByteArrayOutputStream();
            bytes.writeBytes(head);
            add(bytes, head, plain);
            bytes.writeBytes(sections);
            add(bytes, bytes.toByteArray(), tables);
            return bytes.toByteArray();
        }

        /// Adds lines that end as the game's do; before the first one the last line ends.
        private void add(ByteArrayOutputStream bytes, byte[] before, List<PbnTag> tags) {
            if (tags.isEmpty()) {
                return;
            }
            String end = lineEnd();
            boolean ended =
                    before.length == 0
                            || before[before.length - 1] == '\n'
                            || before[before.length - 1] == '\r';
            String text = (ended ? "" : end) + GameWriter.text(tags).replace("\r\n", end);
            bytes.writeBytes(text.getBytes(StandardCharsets.US_ASCII));
        }

        private String lineEnd() {
            for (int at = 0; at < head.length; at++) {
                if (head[at] == '\n') {
                    return "\n";
                }
                if (head[at] == '\r') {
                    return at + 1 < head.length && head[at + 1] == '\n' ? "\r\n" : "\r";
                }
            }
            return "\n";
        }
    }

    /// The lines that were read and belong to no piece yet.
    private static final class Lines implements ByteLines.Copy {
        private final Deque<byte[]> waiting = new ArrayDeque<>();
        private final ByteArrayOutputStream line = new ByteArrayOutputStream();
        private int first = 1;

        @Override
        public void add(byte[] buffer, int from, int length) {
            line.write(buffer, from, length);
        }

        @Override
        public void endLine() {
            waiting.add(line.toByteArray());
            line.reset();
        }

        /// Takes all lines before this one.
        byte[] before(int number) {
            var taken = new ArrayList<byte[]>();
            while (first < number && !waiting.isEmpty()) {
                taken.add(waiting.remove());
                first++;
            }
            if (number == Integer.MAX_VALUE) {
                taken.add(line.toByteArray()); // a mark in front of nothing
            }
            return joined(taken);
        }
    }

    private final EightBits text;
    private final Lines lines = new Lines();
    private final PbnReader reader;

    private PbnCopy(InputStream stream) {
        text = EightBits.of(stream);
        lines.line.writeBytes(text.mark());
        reader = new PbnReader(new ByteLines(text, Optional.of(lines)), text, ReadingLimits.NONE);
    }

    /// Reads a stream. Whoever opened it closes it.
    ///
    /// @throws java.io.UncheckedIOException when it cannot be read, here and later
    public static PbnCopy of(InputStream stream) {
        return new PbnCopy(stream);
    }

    /// Whether the text is UTF-16, of which the bytes cannot be kept.
    public boolean isWide() {
        return text.isWide();
    }

    /// The bytes up to the end of the next game; empty when there is none.
    public Optional<Piece> next() {
        return reader.next()
                .map(read -> {
                    var end = reader.end();
                    boolean apart = end.column() == 1;
                    int behind = end.line();
                    int sections = apart ? sections(read.game(), behind) : behind;
                    return new Piece(read, lines.before(sections), lines.before(behind), apart);
                });
    }

    /// The line of the first section that begins a line, or the end.
    private static int sections(PbnGame game, int end) {
        for (var tag : game.tags()) {
            boolean section = TagNames.isRecord(tag.name()) || TagNames.isTable(tag.name());
            if (section || !tag.body().isEmpty()) {
                return tag.place().column() == 1 ? tag.place().line() : end;
            }
        }
        return end;
    }

    /// The bytes behind the last game, once there is no more.
    public byte[] rest() {
        return lines.before(Integer.MAX_VALUE);
    }

    /// What was wrong behind the last game, once there is no more.
    public List<Diagnostic> diagnostics() {
        return reader.rest();
    }

    private static byte[] joined(List<byte[]> parts) {
        var all = new ByteArrayOutputStream();
        parts.forEach(all::writeBytes);
        return all.toByteArray();
    }
}
