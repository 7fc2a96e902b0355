package overtrick.formats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import overtrick.formats.lin.Lin;
import overtrick.formats.pbn.Pbn;

/// Files made to keep a processor busy, each as large as the pages take one.
class ReadingLimitsTest {

    private static final int UPLOADED = 2_000_000;

    /// What one file may cost of a core.
    private static final long MOST_NANOSECONDS = 300_000_000;

    private static final String DEAL =
            "[Deal \"N:K73.Q952.862.A75 QJ95.3.AJT7.KQ92 A6.AKJ74.KQ53.64 T842.T86.94.JT83\"]\n";
    private static final String LIN = "md|3SA6HAKJ74DKQ53C64,ST842HT86D94CJT83,SK73HQ952D862CA75,|";

    /// The longest auction there is (Law 22), and what else is long.
    private static String longestAuction() {
        String bids =
                IntStream.rangeClosed(1, 7)
                        .boxed()
                        .flatMap(level ->
                                List.of("C", "D", "H", "S", "NT").stream()
                                        .map(strain -> level + strain))
                        .map(bid -> bid + " P P X P P XX P P")
                        .collect(Collectors.joining("\n"));
        return DEAL + "[Dealer \"N\"]\n[Auction \"N\"]\nP P P\n" + bids + "\nP\n\n";
    }

    static List<String> unitsOfBadPbn() {
        return List.of(
                "[",
                "(",
                "]",
                "}",
                "{",
                "\"",
                "((\n",
                "a ",
                "\n",
                "%\n",
                "[A \"\"]\n",
                "[A \"\"]\n\n",
                "\"\\x\\y\\z\"\n",
                "[Note \"1:x\"]\n",
                "[A",
                "<PBN>",
                DEAL + "\n",
                longestAuction());
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("unitsOfBadPbn")
    void noPbnCostsMoreThanItIsWorth(String unit) {
        requireCheap(
                repeated(unit), bytes -> Pbn.boards(bytes, ReadingLimits.UPLOAD).diagnostics());
        requireCheap(
                DEAL + "[Auction \"N\"]\n" + repeated(unit),
                bytes -> Pbn.read(bytes, ReadingLimits.UPLOAD).diagnostics());
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource({"'|'", "'md|x|'", "'mb|q|'", "'md|('", "'('", "'an|x|'"})
    void noLinCostsMoreThanItIsWorth(String unit) {
        for (String start : List.of(LIN, LIN + "mb|")) {
            requireCheap(
                    start + repeated(unit),
                    bytes -> Lin.read(bytes, ReadingLimits.UPLOAD).diagnostics());
        }
        requireCheap(repeated(LIN), bytes -> Lin.read(bytes, ReadingLimits.UPLOAD).diagnostics());
    }

    private static String repeated(String unit) {
        return unit.repeat(UPLOADED / unit.length());
    }

    /// On a machine that is busy with other things everything costs more: a bad file then no more
    /// than five good ones of the largest size.
    private static void requireCheap(String text, Function<byte[], List<Diagnostic>> reader) {
        var bytes = text.getBytes(StandardCharsets.UTF_8);
        long cost = cost(() -> reader.apply(bytes), MOST_NANOSECONDS);
        if (cost > MOST_NANOSECONDS) {
            var good = largestGoodFile();
            long goodCost = cost(() -> Pbn.read(good, ReadingLimits.UPLOAD).diagnostics(), 0);
            assertThat(cost).isLessThan(5 * goodCost);
        }
    }

    /// The quickest of three counts, for the first meets code that is not compiled yet.
    ///
    /// @param enough what need not be counted again
    private static long cost(Supplier<List<Diagnostic>> reading, long enough) {
        var threads = ManagementFactory.getThreadMXBean();
        long quickest = Long.MAX_VALUE;
        for (int time = 0; time < 3 && quickest > enough; time++) {
            long start = threads.getCurrentThreadCpuTime();
            assertThat(reading.get()).hasSizeLessThanOrEqualTo(ReadingLimits.UPLOAD.complaints());
            quickest = Math.min(quickest, threads.getCurrentThreadCpuTime() - start);
        }
        return quickest;
    }

    /// As many boards as are taken, each with its auction and play.
    private static byte[] largestGoodFile() {
        String board =
                """
                [Event "Club evening"]
                [Site ""]
                [Date "2026.11.20"]
                [Board "1"]
                [West "Ann"]
                [North "Ben"]
                [East "Cleo"]
                [South "Dan"]
                [Dealer "N"]
                [Vulnerable "None"]
                %s[Scoring "MP"]
                [Declarer "S"]
                [Contract "4H"]
                [Result "10"]
                [Auction "N"]
                Pass Pass 1H Pass
                3H Pass 4H AP
                [Play "W"]
                D9 D2 DA D3
                S2 S7 SQ SA
                H6 H2 H3 HA
                H8 H5 C2 HK
                HT H9 C9 HJ
                *

                """
                        .formatted(DEAL);
        return board.repeat(ReadingLimits.UPLOAD.boards()).getBytes(StandardCharsets.UTF_8);
    }

    @Test
    void whatBadFilesAreComparedWithIsGood() {
        assertThat(Pbn.boards(largestGoodFile(), ReadingLimits.UPLOAD).boards())
                .hasSize(ReadingLimits.UPLOAD.boards());
    }

    @Test
    void tooManyBoardsAreRefusedWithASentence() {
        var limits = new ReadingLimits(2, 10, 9, 10);
        var pbn = (DEAL + "\n").repeat(3).getBytes(StandardCharsets.UTF_8);
        var lin = LIN.repeat(3).getBytes(StandardCharsets.UTF_8);
        String sentence =
                "error: file has more than 2 boards; divide it into several files; the file is not"
                        + " read";

        assertThat(Pbn.read(pbn, limits).games()).isEmpty();
        assertThat(Pbn.read(pbn, limits).diagnostics())
                .extracting(Diagnostic::text)
                .containsExactly("5:1: " + sentence);
        assertThat(Pbn.boards(pbn, limits).boards()).isEmpty();
        assertThat(Pbn.boards(pbn, limits).diagnostics())
                .extracting(Diagnostic::text)
                .containsExactly("5:1: " + sentence);
        assertThat(Lin.read(lin, limits).diagnostics())
                .extracting(Diagnostic::text)
                .containsExactly("1:%d: %s".formatted(2 * LIN.length() + 4, sentence));
    }

    @Test
    void whatIsWithinTheLimitsIsRead() {
        var limits = new ReadingLimits(3, 1, 9, 9);
        var pbn = (DEAL + "\n").repeat(3).getBytes(StandardCharsets.UTF_8);
        var lin = LIN.repeat(3).getBytes(StandardCharsets.UTF_8);

        assertThat(Pbn.boards(pbn, limits).boards()).hasSize(3);
        assertThat(Pbn.read(pbn, limits)).isEqualTo(Pbn.read(pbn));
        assertThat(Lin.read(lin, limits)).isEqualTo(Lin.read(lin));
    }

    @Test
    void complaintsAndTagsHaveALimitToo() {
        var limits = new ReadingLimits(9, 2, 1, 3);

        assertThat(Pbn.read("]]]]".getBytes(StandardCharsets.UTF_8), limits).diagnostics())
                .extracting(Diagnostic::text)
                .containsExactly(
                        "1:4: error: more than 3 things are wrong up to here; the file is not read");
        assertThat(
                        Pbn.read(
                                        "[A \"\"]\n[B \"\"]\n[C \"\"]\n"
                                                .getBytes(StandardCharsets.UTF_8),
                                        limits)
                                .diagnostics())
                .extracting(Diagnostic::text)
                .containsExactly("3:1: error: game has more than 2 tags; the file is not read");
        assertThat(
                        Pbn.read("[Play \"N\"]\nSA S2\n".getBytes(StandardCharsets.UTF_8), limits)
                                .diagnostics())
                .extracting(Diagnostic::text)
                .containsExactly(
                        "2:4: error: file has more than 1 calls, cards and cells of tables; the file is"
                                + " not read");
    }

    /// A tag that is set for all later games (PBN 2.1, 4.8) costs in each of them.
    @Test
    void tagsThatAreTakenOverCount() {
        String text = "[A \"##1\"]\n[B \"##2\"]\n\n[C \"##3\"]\n\n[D \"4\"]\n";
        var bytes = text.getBytes(StandardCharsets.UTF_8);

        assertThat(Pbn.read(bytes, new ReadingLimits(9, 2, 9, 99)).diagnostics())
                .extracting(Diagnostic::message)
                .containsExactly("game has more than 2 tags; the file is not read");
    }

    @Test
    void aLimitAllowsSomething() {
        assertThatThrownBy(() -> new ReadingLimits(1, 0, 1, 1))
                .hasMessage("limits are not 1 or more: 1, 0, 1, 1");
    }

    @Test
    void quotationsAreShortened() {
        var file = Pbn.read("[Deal \"N:" + "K".repeat(5_000) + "\"]\n");

        assertThat(file.diagnostics())
                .allSatisfy(one -> assertThat(one.message()).hasSizeLessThan(410));
    }
}
