package overtrick.app;

import static org.assertj.core.api.Assertions.assertThat;
import static overtrick.app.Ran.overtrick;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class BiddingCommandsTest {

    private static final String SYSTEM = "standard-american";

    @Test
    void theSystemsAreListed() {
        var ran = overtrick("systems");

        assertThat(ran.status()).isZero();
        assertThat(ran.lines())
                .contains(
                        "standard-american          Standard American",
                        "acol-weak-twos             Acol, weak twos");
    }

    @Test
    void everyCallIsExplained() {
        var ran = overtrick("explain", "--system", SYSTEM, "--auction", "1N P 2D");

        assertThat(ran.status()).isZero();
        assertThat(ran.lines()).hasSize(3);
        assertThat(ran.lines().getFirst())
                .isEqualTo("N  1N   Notrump opening: 15–17 HCP, balanced");
        assertThat(ran.lines().getLast()).startsWith("S  2D * Transfer to the next suit: 5+ ♥");
    }

    @Test
    void explanationsAreInVietnameseAndInJsonToo() {
        var ran =
                overtrick(
                        "explain", "--system", SYSTEM, "--auction", "1N", "--lang", "vi", "--json");

        assertThat(ran.lines())
                .containsExactly(
                        "{\"seat\":\"N\",\"call\":\"1N\",\"key\":\"one-notrump\",\"meaning\":"
                                + "\"Mở bài không chủ: 15–17 PC, phân bố đều\",\"alert\":false}");
    }

    @Test
    void aHandIsBid() {
        var ran = bid("--auction", "1N P", "--hand", "KQ32.A432.432.32", "--explain");

        assertThat(ran.status()).isZero();
        assertThat(ran.lines().getFirst()).isEqualTo("2C");
        assertThat(ran.lines().get(1)).isEqualTo("Partner is thought to hold 15–17 HCP, balanced");
        assertThat(ran.lines().get(2)).startsWith("2♣ it is: “Stayman");
        assertThat(ran.out()).doesNotContain(".bid");
    }

    @Test
    void explanationTellsWhatSpeaksAgainstOtherCalls() {
        var ran = bid("--hand", "AQJ32.KQ5.432.32", "--explain");

        assertThat(ran.lines())
                .containsExactly(
                        "1S",
                        "Nothing is known of partner’s hand",
                        "1♠ it is: “Opening in a major: 5+ ♠, no suit longer than ♠;"
                                + " 12–21 HCP or 10–11 HCP + rule of twenty”",
                        "1♦ would have shown “Opening in a minor: 10–21 HCP, 3+ ♦, ♦ at least as"
                                + " long as ♣”; it wants other lengths together",
                        "1♣ would have shown “Opening in a minor: 3+ ♣; 12–21 HCP or 10–11 HCP +"
                                + " rule of twenty”; it wants 3+ ♣ (here 2)",
                        "2♠ would have shown “Weak two: 5–11 HCP, 0–3 ♥, 6 ♠, good ♠”; it wants"
                                + " 5–11 HCP (here 12), 6 ♠ (here 5)");
    }

    @Test
    void theReasonsAreInVietnameseToo() {
        var ran = bid("--hand", "AQJ32.KQ5.432.32", "--explain", "--lang", "vi");

        assertThat(ran.out()).contains("Chọn 1♠: “Mở bài", "giá ấy cần 5–11 PC (ở đây 12)");
    }

    @Test
    void aHandIsBidAsJson() {
        var ran = bid("--hand", "KQ32.KQ5.A32.432", "--json");

        assertThat(ran.lines()).hasSize(1);
        assertThat(ran.out())
                .startsWith("{\"call\":\"1C\",\"meaning\":\"Opening in a minor: 3+ ♣")
                .contains(
                        "\"alert\":false", "; it wants 15–17 HCP (here 14)", "\"row\":\"openings");
    }

    @Test
    void positionsAreAnsweredInTheirOrder() {
        var ran =
                Ran.given(
                        """
                        {"id":7,"systems":{"ns":"standard-american","ew":"standard-american"},"dealer":"N",\
                        "vul":"both","seat":"S","hand":"KQ32.A432.432.32","auction":["1N","P"],\
                        "scoring":"mp","mode":"rules"}

                        {"id":"b","hand":"432.432.A32.5432"}
                        """,
                        "bid",
                        "--batch",
                        "--system",
                        SYSTEM);

        assertThat(ran.status()).isZero();
        assertThat(ran.lines()).hasSize(2);
        assertThat(ran.lines().getFirst())
                .startsWith("{\"id\":7,\"call\":\"2C\",\"meaning\":\"Stayman")
                .contains("\"alert\":true", "\"row\":\"stayman.bid:");
        assertThat(ran.lines().getLast()).startsWith("{\"id\":\"b\",\"call\":\"P\",");
    }

    /// A sacrifice that no rule knows; clear calls are those of the rules.
    @Test
    void whatIsCloseIsSearchedFor() {
        var ran =
                Ran.given(
                        """
                        {"vul":"ew","hand":"KQ32.2.Q5432.432","auction":"P 1H 1S 4H","mode":"search"}
                        {"vul":"ew","hand":"KQ32.2.Q5432.432","auction":"P 1H 1S 4H","mode":"rules"}
                        {"hand":"432.432.A32.5432","mode":"search"}
                        """,
                        "bid",
                        "--batch",
                        "--system",
                        "two-over-one");

        assertThat(ran.status()).isZero();
        assertThat(ran.lines().get(0))
                .startsWith("{\"call\":\"4S\"")
                .containsPattern("\"why\":\"In \\d+ of \\d+ layouts 4♠ makes; 4♠ is worth ");
        assertThat(ran.lines().get(1)).startsWith("{\"call\":\"P\"");
        assertThat(ran.lines().get(2)).startsWith("{\"call\":\"P\"");
    }

    @Test
    void oneHandIsSearchedToo() {
        var ran =
                overtrick(
                        "bid",
                        "--system",
                        "two-over-one",
                        "--vul",
                        "ew",
                        "--auction",
                        "P 1H 1S 4H",
                        "--hand",
                        "KQ32.2.Q5432.432",
                        "--search",
                        "--explain",
                        "--lang",
                        "vi");

        assertThat(ran.lines().get(0)).isEqualTo("4S");
        assertThat(ran.lines().get(1)).matches("Trong \\d+ trên \\d+ thế bài, 4♠ hoàn thành");
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            textBlock =
                    """
                      {"hand":"KQ32.A432.432.32","mode":"guess"}  | line 1: mode is not one of rules, search: guess
                      {"hand":"KQ32.A432.432.32","scoring":"vp"}  | line 1: scoring is not one of imp, mp, bam, total, rubber, party: vp
                      {"hand":"KQ32.A432.432.32","below":"60/0"} | line 1: below belongs to a rubber: scoring is imp
                      {"hand":"KQ32.A432.432.32","scoring":"rubber","below":"60"} | line 1: below is not two of 0, 10 and so on to 90, such as 60/0: 60
                      {"hand":"KQ32.A432.432.3"}                  | line 1: hand has 12 cards, not 13: KQ32.A432.432.3
                      {"hand":"KQ32.A432.432.32","systems":{"ew":"blue"}} | line 1: system is not one of standard-american
                      {"hand":"KQ32.A432.432.32","auction":["1N","P","1C"]} | line 1: auction, call 3: 1C is not higher than 1NT (Law 18D)
                      {"hand":"KQ32.A432.432.32","seat":"W"}      | line 1: it is the turn of N, not of W
                      {"hand":17}                                 | line 1: hand is no text: 17
                      {"auction":"1N P"}                          | line 1: hand is missing, such as KQ32.A432.432.32
                      {"hand":"KQ                                 | line 1: no JSON object: {"hand":"KQ
                      [1, 2]                                      | line 1: no JSON object: [1, 2]
                    """)
    void aFaultyPositionIsOneLine(String line, String message) {
        var ran = Ran.given(line + "\n", "bid", "--batch", "--system", SYSTEM);

        assertThat(ran.status()).isEqualTo(2);
        assertThat(ran.err().lines()).hasSize(1);
        assertThat(ran.err()).startsWith(message);
        assertThat(ran.lines()).hasSize(1);
        assertThat(ran.out()).startsWith("{\"id\":null,\"error\":\"");
    }

    @ParameterizedTest(name = "{0} {1} {2}: {3}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                      nonsense          | 1N       | KQ32.A432.432.32 | system is not one of standard-american
                      standard-american | 1N       | KQ32.A432.432.3  | hand has 12 cards, not 13: KQ32.A432.432.3
                      standard-american | 1N P 1C  | KQ32.A432.432.32 | auction, call 3: 1C is not higher than 1NT (Law 18D)
                      standard-american | 1N P X   | KQ32.A432.432.32 | auction, call 3: X needs a bid of the opponents that is not doubled yet (Law 19A)
                      standard-american | 1N XX    | KQ32.A432.432.32 | auction, call 2: XX needs a double by the opponents (Law 19B)
                      standard-american | P P P P P | KQ32.A432.432.32 | auction, call 5: P comes after the auction is over (Law 22A)
                      standard-american | 1H 1Z    | KQ32.A432.432.32 | auction, call 2: strain is not C, D, H, S or N: 1Z
                      standard-american | P P P P  | KQ32.A432.432.32 | auction is over: P P P P
                      no-such-file.bid  | 1N       | KQ32.A432.432.32 | there is no file no-such-file.bid
                    """)
    void wrongInputIsOneLine(String system, String auction, String hand, String message) {
        var ran = overtrick("bid", "--system", system, "--auction", auction, "--hand", hand);

        assertThat(ran.status()).isEqualTo(2);
        assertThat(ran.err().lines()).hasSize(1);
        assertThat(ran.err()).contains(message.replace(": 1Z", ""));
        assertThat(ran.out()).isEmpty();
    }

    @Test
    void whatIsMissingIsSaid() {
        assertThat(overtrick("explain", "--auction", "1N").err())
                .startsWith("--system is missing, such as --system standard-american");
        assertThat(bid("--auction", "1N P").err()).startsWith("--hand is missing");
        assertThat(bid("--hand", "KQ32.A432.432.32", "--lang", "fr").err())
                .startsWith("--lang is not en, vi, it, zh: fr");
    }

    @Test
    void aSystemMayBeAFile(@TempDir Path folder) throws IOException {
        var file = folder.resolve("weak.bid");
        Files.writeString(file, "notrump = 12-14\ninclude standard-american\n");

        var ran = overtrick("bid", "--system", file.toString(), "--hand", "KQ32.KQ5.A32.432");

        assertThat(ran.status()).isZero();
        assertThat(ran.out()).isEqualTo("1N\n");
    }

    @ParameterizedTest
    @CsvSource({
        "acol, P",
        "acol:two-bids=weak, 2S",
        "acol-weak-twos, 2S",
        "acol-multi, 2D",
        "acol-multi:stayman=club, 2D"
    })
    void aSystemMayBeNamedWithItsPlayersChoices(String system, String call) {
        var ran = overtrick("bid", "--system", system, "--hand", "KQT765.A43.32.32");

        assertThat(ran.out()).isEqualTo(call + "\n");
    }

    @Test
    void aChoiceThatASystemDoesNotHaveIsTold() {
        var ran = overtrick("bid", "--system", "acol:two-bids=odd", "--hand", "KQT765.A43.32.32");

        assertThat(ran.status()).isEqualTo(2);
        assertThat(ran.err()).contains("two-bids is strong or weak, not odd");
    }

    @Test
    void choicesThatContradictEachOtherAreRefused() {
        var ran = overtrick("bid", "--system", "acol:multi=on", "--hand", "KQT765.A43.32.32");

        assertThat(ran.status()).isEqualTo(2);
        assertThat(ran.err())
                .contains("“Opening twos: Strong” and “2♦ opening: Multi: one long major, weak”");
    }

    @Test
    void aHandThatAFileForgetsIsToldAndTheOthersAreAnswered(@TempDir Path folder)
            throws IOException {
        var file = folder.resolve("gap.bid");
        Files.writeString(file, "title Gap\nauction -\n  1N | 15-17 hcp, balanced | one-notrump\n");
        String asked =
                "{\"id\":1,\"hand\":\"J642..AQ974.Q872\"}\n{\"id\":2,\"hand\":\"AQ32.KQ2.K32.Q32\"}\n";

        var ran = Ran.given(asked, "bid", "--batch", "--system", file.toString());

        assertThat(ran.status()).isEqualTo(2);
        assertThat(ran.lines()).hasSize(2);
        assertThat(ran.lines().getFirst())
                .contains("\"error\":\"gap has no call for J642..AQ974.Q872 after -;");
        assertThat(ran.lines().getLast()).contains("\"call\":\"1N\"");
    }

    @Test
    void aFaultyFileIsToldWithItsPlace(@TempDir Path folder) throws IOException {
        var file = folder.resolve("odd.bid");
        Files.writeString(file, "title Odd\nauction -\n  1N | 17-15 hcp | a\n  1Z | any | b\n");

        var ran = overtrick("systems", file.toString());

        assertThat(ran.status()).isEqualTo(2);
        assertThat(ran.err().lines())
                .hasSize(2)
                .startsWith("odd.bid:3: no range between 0 and 37, low end first: 17-15")
                .last()
                .asString()
                .startsWith("odd.bid:4: ");
    }

    @Test
    void aSystemIsPrintedAsACard() {
        var ran = overtrick("systems", SYSTEM);

        assertThat(ran.status()).isZero();
        assertThat(ran.lines())
                .startsWith("Standard American", "", "Opening bids")
                .contains(
                        "  1NT 15–17 Notrump opening: 15–17 HCP, balanced",
                        "Responses to 1NT",
                        "  2♥  ♠     Transfer to the next suit: 5+ ♠; forcing",
                        "Answers to 1NT – 2♣",
                        "When they open (1♠)",
                        "When they come in: 1♦ – (1♠)");
    }

    @Test
    void aCardIsInVietnameseAndInJsonToo() {
        var ran = overtrick("systems", SYSTEM, "--lang", "vi", "--json");

        assertThat(ran.lines().getFirst())
                .startsWith("{\"part\":\"openings\",\"auction\":\"\",\"calls\":[{\"call\":\"1C\"")
                .contains("Mở bài không chủ: 15–17 PC, phân bố đều");
        assertThat(ran.lines()).allMatch(line -> line.startsWith("{\"part\":"));
    }

    private static Ran bid(String... arguments) {
        var all = new ArrayList<>(List.of("bid", "--system", SYSTEM));
        all.addAll(List.of(arguments));
        return overtrick(all.toArray(String[]::new));
    }
}
