package overtrick.formats.deals;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import overtrick.bridge.Board;
import overtrick.bridge.BoardNumber;
import overtrick.bridge.Vulnerability;
import overtrick.bridge.auction.Strain;
import overtrick.cards.Deal;
import overtrick.cards.Seat;
import overtrick.formats.Diagnostic;
import overtrick.formats.ReadingLimits;
import overtrick.formats.Severity;
import overtrick.testkit.Sample;
import overtrick.testkit.Seeds;

/// Every format of files of deals: what is written is read back, what is wrong is told with its
/// place, and nothing that a stranger sends stops the reader.
@Timeout(60)
class DealFormatTest {

    /// North has all spades, East all hearts, South all diamonds, West all clubs.
    private static final Deal SUITS =
            Deal.parse("N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432");

    private static List<SolvedBoard> boards(int count, RandomGenerator chance) {
        return IntStream.rangeClosed(1, count)
                .mapToObj(number ->
                        new SolvedBoard(
                                Board.of(new BoardNumber(number), Sample.deal(chance)),
                                Optional.of(table(chance))))
                .toList();
    }

    private static TrickTable table(RandomGenerator chance) {
        return new TrickTable(chance.ints(20, 0, 14).boxed().toList());
    }

    private static List<Board> plain(List<SolvedBoard> boards) {
        return boards.stream().map(SolvedBoard::board).toList();
    }

    @ParameterizedTest
    @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "HRF")
    void whatIsWrittenIsReadBack(DealFormat format) {
        for (int count : new int[] {1, 2, 16, 36, 99}) {
            var boards = boards(count, Seeds.chance(count));

            var read = format.read(format.write(boards), ReadingLimits.UPLOAD);

            assertThat(read.diagnostics()).as("%s, %d boards", format, count).isEmpty();
            assertThat(read.plain()).isEqualTo(plain(boards));
            assertThat(format.losses(plain(boards))).isEmpty();
            if (format == DealFormat.ZRD || format == DealFormat.GIB) {
                assertThat(read.boards()).isEqualTo(boards);
            }
        }
    }

    @Test
    void theirFirstBytesAreAsTheirMakersHaveThem() {
        var one = List.of(SolvedBoard.of(Board.of(new BoardNumber(1), SUITS)));

        assertThat(text(DealFormat.BRI.write(one)))
                .startsWith(
                        "01020304050607080910111213"
                                + "1415161718192021222324252627".substring(0, 26))
                .hasSize(128)
                .endsWith("\0".repeat(18));
        assertThat(text(DealFormat.DGE.write(one)))
                .startsWith("\6AKQJT98765432\3\4\5\6\3AKQJT98765432\4\5")
                .hasSize(128);
        assertThat(text(DealFormat.DUP.write(one))).hasSize(156).endsWith("YN1  0 1  ");
        assertThat(text(DealFormat.BER.write(one)))
                .isEqualTo("1".repeat(13) + "2".repeat(13) + "3".repeat(13) + "4".repeat(13));
        assertThat(text(DealFormat.BHG.write(one)))
                .isEqualTo("\r\nABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz\r\n");
        assertThat(DealFormat.CDS.write(one))
                .containsExactly(repeat(1, 0b01_10_11_00)); // N, E, S, W as 1, 2, 3, 0
        assertThat(DealFormat.RZD.write(one))
                .startsWith(1, 0, ' ')
                .hasSize(26)
                .endsWith((byte) 0b00_01_10_11);
        assertThat(text(DealFormat.CSV.write(one)))
                .isEqualTo(
                        "\"AKQJT98765432\",\"\",\"\",\"\",\"\",\"AKQJT98765432\",\"\",\"\",\"\",\"\","
                                + "\"AKQJT98765432\",\"\",\"\",\"\",\"\",\"AKQJT98765432\",\"1\",\"N/-\"\r\n");
    }

    private static byte[] repeat(int first, int rest) {
        byte[] bytes = new byte[14];
        Arrays.fill(bytes, (byte) rest);
        bytes[0] = (byte) first;
        return bytes;
    }

    private static String text(byte[] bytes) {
        return new String(bytes, ISO_8859_1);
    }

    @Test
    void linesOfTheDuplimateHaveTheirCheckNumber() {
        String file = text(DealFormat.DLM.write(boards(16, Seeds.chance(3))));

        assertThat(file).contains("From board=1\r\n", "To board=16\r\n", "Checksum=17\r\n");
        assertThat(file).contains("Board 17=aaaaaabffffffkkkkkklpppppp");
        String broken = file.replaceFirst("(?<=Board 01=\\w{26})\\d{3}", "999");
        assertThat(DealFormat.DLM.read(broken.getBytes(ISO_8859_1), ReadingLimits.NONE))
                .satisfies(read -> assertThat(read.boards()).hasSize(16))
                .satisfies(read ->
                        assertThat(read.diagnostics())
                                .singleElement()
                                .satisfies(told ->
                                        assertThat(told.message())
                                                .contains("check number is 999")));
        String scrambled = file.replace("Crypto key=0", "Crypto key=7");
        assertThat(DealFormat.DLM.read(scrambled.getBytes(ISO_8859_1), ReadingLimits.NONE))
                .satisfies(read -> assertThat(read.boards()).isEmpty())
                .satisfies(read ->
                        assertThat(read.diagnostics().getFirst().message()).contains("scrambled"));
    }

    @Test
    void dupKeepsTheNumberOfItsFirstBoard() {
        var late =
                List.of(
                        SolvedBoard.of(Board.of(new BoardNumber(17), SUITS)),
                        SolvedBoard.of(Board.of(new BoardNumber(18), SUITS)));

        assertThat(DealFormat.DUP.read(DealFormat.DUP.write(late), ReadingLimits.NONE).plain())
                .isEqualTo(plain(late));
        assertThat(DealFormat.BRI.losses(plain(late)))
                .singleElement()
                .asString()
                .contains("1 to 2");
    }

    @Test
    void hrfIsReadAndNotWritten() {
        String board = "7 SAKQJT98765432HDC SHAKQJT98765432DC SHDAKQJT98765432C SHDCAKQJT98765432";
        byte[] file = Arrays.copyOf(board.getBytes(ISO_8859_1), 128);

        assertThat(DealFormat.HRF.read(file, ReadingLimits.NONE).plain())
                .containsExactly(Board.of(new BoardNumber(7), SUITS));
        assertThatThrownBy(() -> DealFormat.HRF.write(List.of()))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void rbnGoesOnWithWhatItHasSaid() {
        String file =
                """
                % RBN 3.2
                {A remark {in another} that
                goes on}
                B 7
                H W:...AKQJT98765432:AKQJT98765432...;.AKQJT98765432..
                A SB:1C:P

                C 3NE

                """;

        var read = DealFormat.RBN.read(file.getBytes(ISO_8859_1), ReadingLimits.NONE);

        assertThat(read.diagnostics()).isEmpty();
        assertThat(read.plain())
                .containsExactly(
                        new Board(new BoardNumber(7), Seat.SOUTH, Vulnerability.BOTH, SUITS),
                        Board.of(new BoardNumber(7), SUITS));
    }

    @Test
    void gibCountsTheTricksOfNorthAndSouth() {
        String line =
                "...AKQJT98765432 AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432.:"
                        + "0D00" // notrump: South, East, North, West leads
                        + "DDDD0000DDDD0000";

        var makes =
                DealFormat.GIB
                        .read(line.getBytes(ISO_8859_1), ReadingLimits.NONE)
                        .boards()
                        .getFirst()
                        .makes()
                        .orElseThrow();

        assertThat(makes.of(Seat.NORTH, Strain.NOTRUMP)).as("East leads").isEqualTo(13);
        assertThat(makes.of(Seat.SOUTH, Strain.NOTRUMP)).as("West leads").isZero();
        assertThat(makes.of(Seat.EAST, Strain.NOTRUMP)).as("South leads").isEqualTo(13);
        assertThat(makes.of(Seat.EAST, Strain.SPADES)).isZero();
        assertThat(makes.of(Seat.WEST, Strain.CLUBS)).isEqualTo(13);
    }

    @Test
    void theDanishTableIsRead() {
        String file =
                "ID;BOARD;DEALER;VUL;DISTRIBUTION\r\n1;2;\u00d8;NS;"
                        + text(DealFormat.BRI.write(
                                        List.of(
                                                SolvedBoard.of(
                                                        Board.of(new BoardNumber(1), SUITS)))))
                                .substring(0, 78)
                        + "\r\n";

        assertThat(DealFormat.CSV.read(file.getBytes(ISO_8859_1), ReadingLimits.NONE).plain())
                .containsExactly(Board.of(new BoardNumber(2), SUITS));
    }

    @ParameterizedTest
    @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "HRF")
    void oneWrongDealDoesNotHideTheOthers(DealFormat format) {
        var boards = boards(8, Seeds.chance(8));
        byte[] file = format.write(boards);
        int cut = format == DealFormat.DLM ? file.length : file.length - 5;

        var read = format.read(Arrays.copyOf(file, cut), ReadingLimits.NONE);

        assertThat(read.plain()).startsWith(plain(boards).subList(0, 7).toArray(Board[]::new));
        assertThat(read.boards().size() + errors(read)).isGreaterThanOrEqualTo(8);
    }

    private static int errors(DealFile read) {
        return (int)
                read.diagnostics().stream()
                        .map(Diagnostic::severity)
                        .filter(Severity.ERROR::equals)
                        .count();
    }

    @ParameterizedTest
    @EnumSource
    void nothingStopsTheReader(DealFormat format) {
        var chance = Seeds.chance(99);
        var sources = new ArrayList<byte[]>();
        for (var other : DealFormat.values()) {
            if (other.isWritten()) {
                sources.add(other.write(boards(4, chance)));
            }
        }
        for (int round = 0; round < 400; round++) {
            byte[] file = sources.get(chance.nextInt(sources.size())).clone();
            for (int change = chance.nextInt(12); change > 0; change--) {
                file[chance.nextInt(file.length)] = (byte) chance.nextInt(256);
            }
            file = Arrays.copyOf(file, chance.nextInt(file.length + 1));

            var read = format.read(file, ReadingLimits.UPLOAD);

            assertThat(read.boards()).hasSizeLessThanOrEqualTo(file.length);
        }
    }

    @Test
    void whatCannotBeWrittenIsSaid() {
        var many = boards(100, Seeds.chance(1));
        var unsolved = List.of(SolvedBoard.of(Board.of(new BoardNumber(300), SUITS)));

        assertThat(DealFormat.DLM.refusal(many))
                .contains("DLM has boards up to 99; divide the file");
        assertThat(DealFormat.CDS.refusal(unsolved)).isPresent();
        assertThat(DealFormat.ZRD.refusal(unsolved)).get().asString().contains("not solved");
        assertThat(DealFormat.of("Boards.DLM")).contains(DealFormat.DLM);
        assertThat(DealFormat.of("boards.pbn")).isEmpty();
    }
}
