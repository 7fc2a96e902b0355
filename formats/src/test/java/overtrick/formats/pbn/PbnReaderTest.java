package overtrick.formats.pbn;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import overtrick.formats.Diagnostic;
import overtrick.formats.text.ByteLines;

/// A text read game by game is the text read at once, in the memory of a few games.
class PbnReaderTest {

    private static final String BOARD =
            """
            [Board "%d"]
            [Dealer "S"]
            [Vulnerable "All"]
            [Deal "N:.63.AKQ987.A9732 A8654.KQ5.T.QJT6 J973.J98742.3.K4 KQT2.AT.J6542.85"]

            """;

    /// Gives so many bytes at a time, as a network does.
    private static final class Trickle extends InputStream {
        private final InputStream all;
        private final int most;

        Trickle(byte[] bytes, int most) {
            this.all = new ByteArrayInputStream(bytes);
            this.most = most;
        }

        @Override
        public int read() throws IOException {
            return all.read();
        }

        @Override
        public int read(byte[] target, int offset, int length) throws IOException {
            return all.read(target, offset, Math.min(length, most));
        }
    }

    /// The same text again and again, and nothing of it in memory.
    private static final class Endless extends InputStream {
        private final int count;
        private int number;
        private InputStream now = InputStream.nullInputStream();

        Endless(int count) {
            this.count = count;
        }

        @Override
        public int read() {
            throw new UnsupportedOperationException("read by the piece");
        }

        @Override
        public int read(byte[] target, int offset, int length) throws IOException {
            int read = now.read(target, offset, length);
            if (read < 0 && number < count) {
                number++;
                now =
                        new ByteArrayInputStream(
                                BOARD.formatted(number).getBytes(StandardCharsets.US_ASCII));
                return now.read(target, offset, length);
            }
            return read;
        }
    }

    private static List<PbnReader.Read> all(PbnReader reader) {
        var all = new ArrayList<PbnReader.Read>();
        reader.next().ifPresent(all::add);
        for (var next = reader.next(); next.isPresent(); next = reader.next()) {
            all.add(next.get());
        }
        return all;
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 7, 100, 1 << 20})
    void piecesOfAnySizeAreTheWhole(int most) {
        var bytes = new TournamentFixture().text().getBytes(StandardCharsets.ISO_8859_1);
        var whole = Pbn.read(bytes);

        var reader = PbnReader.of(new Trickle(bytes, most));
        var read = all(reader);
        var diagnostics = new ArrayList<Diagnostic>();
        read.forEach(one -> diagnostics.addAll(one.diagnostics()));
        diagnostics.addAll(reader.rest());

        assertThat(read.stream().map(PbnReader.Read::game)).isEqualTo(whole.games());
        assertThat(read.stream().flatMap(one -> one.played().stream())).isEqualTo(whole.played());
        assertThat(diagnostics).isEqualTo(whole.diagnostics());
        assertThat(diagnostics).isNotEmpty();
    }

    @Test
    void whatIsWrongIsToldWithItsGame() {
        String text =
                BOARD.formatted(1)
                        + "[Board \"2\"]\n[Deal \"N:nothing\"]\n\n"
                        + BOARD.formatted(3)
                        + "]\n";
        var reader = PbnReader.of(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)));
        var read = all(reader);

        assertThat(read.stream().map(one -> one.played().isPresent()))
                .containsExactly(true, false, true);
        assertThat(read.get(0).diagnostics()).isEmpty();
        assertThat(read.get(1).diagnostics()).extracting(Diagnostic::line).containsOnly(7);
        assertThat(read.get(2).diagnostics()).isEmpty();
        assertThat(reader.rest()).extracting(Diagnostic::line).containsExactly(14);
    }

    /// A hundred thousand boards and the games that are already read would be some hundred
    /// megabytes.
    @Test
    void gamesThatWereReadAreNotKept() {
        var reader = PbnReader.of(new Endless(20_000));
        long most = 0;
        int count = 0;
        for (var game = reader.next(); game.isPresent(); game = reader.next()) {
            count++;
            assertThat(game.get().played()).isPresent();
            if (count % 5_000 == 0) {
                System.gc();
                most = Math.max(most, used());
            } else if (count == 100) {
                System.gc();
                most = 0;
                first = used();
            }
        }
        assertThat(count).isEqualTo(20_000);
        assertThat(most - first).isLessThan(8_000_000);
    }

    private long first;

    private static long used() {
        var runtime = Runtime.getRuntime();
        return runtime.totalMemory() - runtime.freeMemory();
    }

    @Test
    void linesMayHaveSeveralEncodings() throws IOException {
        var bytes = new java.io.ByteArrayOutputStream();
        bytes.write("[North \"Đức\"]\n".getBytes(StandardCharsets.UTF_8));
        bytes.write("[South \"Dürer\"]\n".getBytes(StandardCharsets.ISO_8859_1));
        bytes.write(BOARD.formatted(1).getBytes(StandardCharsets.US_ASCII));

        var tags = Samples.only(Pbn.read(bytes.toByteArray())).tags();

        assertThat(tags).isEqualTo(Map.of("North", "Đức", "South", "Dürer"));
    }

    @Test
    void aLineWithoutAnEndIsCutAndTheNextIsRead() {
        var rest = ("\n\n" + BOARD.formatted(5)).getBytes(StandardCharsets.US_ASCII);
        var bytes = new byte[ByteLines.LONGEST + 1_000 + rest.length];
        Arrays.fill(bytes, (byte) 'x');
        bytes[0] = ';';
        System.arraycopy(rest, 0, bytes, bytes.length - rest.length, rest.length);

        var file = Pbn.read(bytes);

        assertThat(file.boards()).hasSize(1);
        assertThat(file.diagnostics())
                .extracting(Diagnostic::text)
                .anyMatch(text -> text.contains("line does not end"));
        assertThat(file.games().getFirst().place().line()).isEqualTo(3);
    }
}
