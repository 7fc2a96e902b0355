package overtrick.formats.pbn;

import static org.assertj.core.api.Assertions.assertThat;
import static overtrick.formats.pbn.Samples.BARE;
import static overtrick.formats.pbn.Samples.BOARD;
import static overtrick.formats.pbn.Samples.HANDS;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import overtrick.bridge.Vulnerability;
import overtrick.bridge.auction.Auction;
import overtrick.bridge.auction.Contract;
import overtrick.bridge.score.Result;
import overtrick.cards.Card;
import overtrick.cards.Seat;
import overtrick.formats.Diagnostic;
import overtrick.formats.Severity;

/// Files as other programs write them: what the import form allows is read without a diagnostic,
/// what it does not allow is read with a warning.
class OdditiesTest {

    @Test
    void fourTagsAreEnough() {
        var file = Pbn.read(BARE);

        assertThat(file.boards()).containsExactly(BOARD);
        assertThat(file.diagnostics()).isEmpty();
    }

    @ParameterizedTest(name = "{0}")
    @ValueSource(
            strings = {
                "N:.63.AKQ987.A9732 A8654.KQ5.T.QJT6 J973.J98742.3.K4 KQT2.AT.J6542.85",
                "W:KQT2.AT.J6542.85 .63.AKQ987.A9732 A8654.KQ5.T.QJT6 J973.J98742.3.K4",
                "n:.36.789qka.23a79 a8654.kq5.t.qjt6 j973.j98742.3.k4 kqt2.at.j6542.85",
                "N: .63.AKQ987.A9732  A8654.KQ5.T.QJT6  J973.J98742.3.K4  KQT2.AT.J6542.85 "
            })
    void theImportFormAllowsDealsInAnyOrderAndCase(String deal) {
        var file = Pbn.read(BARE.replace(HANDS, deal));

        assertThat(file.boards()).containsExactly(BOARD);
        assertThat(file.diagnostics()).isEmpty();
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    N:.63.AKQ987.A9732 A8654.KQ5.10.QJ106 J973.J98742.3.K4 KQ102.A10.J6542.85             | ten is written T
                    N:H63DAKQ987CA9732 SA8654HKQ5DTCQJT6 SJ973HJ98742D3CK4 SKQT2HATDJ6542C85              | no letters
                    N:S.H63.DAKQ987.CA9732 SA8654.HKQ5.DT.CQJT6 SJ973.HJ98742.D3.CK4 SKQT2.HAT.DJ6542.C85 | no letters
                    N:- A8654.KQ5.T.QJT6 J973.J98742.3.K4 KQT2.AT.J6542.85                                | thirteen other cards
                    """)
    void dealsThatAreUnderstoodWithAWarning(String deal, String warning) {
        var file = Pbn.read(BARE.replace(HANDS, deal));

        assertThat(file.boards()).containsExactly(BOARD);
        assertThat(file.diagnostics()).isNotEmpty().allMatch(OdditiesTest::isWarning);
        assertThat(Samples.diagnostics(file)).contains(warning);
    }

    @ParameterizedTest(name = "{0}")
    @ValueSource(strings = {"AKQ.JT98.AKQJT9..", "AKQ.JT98.AKQJT9"})
    void aVoidInClubsMayHaveADotTooManyOrTooFew(String north) {
        var rest = "JT98.AKQ.8765.AK 765.765.432.QJT9 432.432..8765432";
        var file = Pbn.read(BARE.replace(HANDS, "N:" + north + " " + rest));

        assertThat(file.boards())
                .singleElement()
                .satisfies(board ->
                        assertThat(board.deal().north().pbn()).isEqualTo("AKQ.JT98.AKQJT9."));
        assertThat(file.diagnostics()).singleElement().matches(OdditiesTest::isWarning);
    }

    @Test
    void dealerAndVulnerabilityFollowFromTheNumber() {
        var file = Pbn.read("[Board \"7\"]\n[Dealer \"?\"]\n[Deal \"%s\"]\n".formatted(HANDS));

        assertThat(file.boards())
                .singleElement()
                .satisfies(board -> {
                    assertThat(board.dealer()).isEqualTo(Seat.SOUTH);
                    assertThat(board.vulnerability()).isEqualTo(Vulnerability.BOTH);
                });
        assertThat(Samples.diagnostics(file))
                .isEqualTo(
                        """
                        1:1: warning: Vulnerable is not given; board 7 tells it
                        2:10: warning: Dealer is not given; board 7 tells it\
                        """);
    }

    @Test
    void aPlaceInTheFileIsANumberToo() {
        String deal = "[Deal \"%s\"]\n\n".formatted(HANDS);

        assertThat(Pbn.read(deal.repeat(3)).boards().getLast())
                .satisfies(board -> assertThat(board.number().value()).isEqualTo(3));
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource({
        "None, NONE",
        "love, NONE",
        "-, NONE",
        "ns, NORTH_SOUTH",
        "EW, EAST_WEST",
        "Both, BOTH",
        "ALL, BOTH"
    })
    void wordsForVulnerability(String word, Vulnerability expected) {
        var file = Pbn.read(BARE.replace("None", word));

        assertThat(file.boards().getFirst().vulnerability()).isEqualTo(expected);
        assertThat(file.diagnostics()).isEmpty();
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    4HX   | S  | 9         | 4HXS-1
                    4hxx  | s  | 10        | 4HXXS=
                    3NT   | E  | EW 8      | 3NE-1
                    3NT   | E  | NS 3      | 3NE+1
                    3N    | W  | NS 3 EW 10 | 3NW+1
                    1C    | N  | EW 0 NS 13 | 1CN+6
                    4 S   | N  | ^11       | 4SN+1
                    Pass  | '' | ''        | P
                    """)
    void contractsAndResults(String contract, String declarer, String result, String expected) {
        var file =
                Pbn.read(
                        BARE
                                + "[Declarer \"%s\"]\n[Contract \"%s\"]\n[Result \"%s\"]\n"
                                        .formatted(declarer, contract, result));

        assertThat(Samples.only(file).result().map(Result::text)).contains(expected);
    }

    @Test
    void questionMarksAreUnknown() {
        var file =
                Pbn.read(
                        BARE
                                + """
                                [Event "?"]
                                [North ""]
                                [Declarer "?"]
                                [Contract "?"]
                                [Result "?"]
                                """);

        assertThat(Samples.only(file)).isEqualTo(PlayedBoard.dealt(BOARD, Map.of()));
        assertThat(file.diagnostics()).isEmpty();
    }

    @Test
    void tagsComeInAnyOrderAndPlace() {
        var file =
                Pbn.read(
                        """
                          [ Result "9" ][Contract "3D"] [Declarer "N"
                        ]
                        [
                        Deal
                        "%s" ]
                        [Vulnerable"None"][Dealer "n"] [Board "1"]
                        """
                                .formatted(HANDS));

        assertThat(Samples.only(file).result().map(Result::text)).contains("3DN=");
        assertThat(file.diagnostics()).isEmpty();
    }

    @Test
    void auctionAndPlayMayComeBeforeTheContract() {
        var file =
                Pbn.read(
                        BARE
                                + """
                                [Auction "N"]
                                1d 1s pass 2s 3c p 3d ap
                                [Play "E"]
                                sa s3 s2 d7
                                *
                                [Contract "3D"]
                                [Declarer "N"]
                                [Result "10"]
                                """);

        assertThat(Samples.only(file).cards()).isEqualTo(Samples.cards("SA S3 S2 D7"));
        assertThat(Samples.only(file).result().map(Result::text)).contains("3DN+1");
        assertThat(file.diagnostics()).isEmpty();
    }

    @Test
    void theAuctionTellsTheContractThatNoTagTells() {
        var file =
                Pbn.read(
                        BARE
                                + "[Auction \"N\"]\n1D AP\n[Play \"E\"]\nSA S3 S2 D7\n*\n[Result \"8\"]\n");

        assertThat(Samples.only(file).contract().map(Contract::code)).contains("1DN");
        assertThat(Samples.only(file).cards()).hasSize(4);
        assertThat(Samples.only(file).result().map(Result::text)).contains("1DN+1");
    }

    @Test
    void anAuctionMayBeginWithHyphensUpToTheDealer() {
        var file = Pbn.read(BARE + "[Auction \"W\"]\n- 1D Pass Pass\nPass\n");

        assertThat(Samples.only(file).auction()).contains(Auction.parse(Seat.NORTH, "1D P P P"));
        assertThat(file.diagnostics()).isEmpty();
    }

    @ParameterizedTest(name = "{0}")
    @ValueSource(strings = {"1D Pass *", "1D P +", "1D - *", "1D Pass"})
    void anUnfinishedAuctionIsKept(String calls) {
        var auction = Samples.only(Pbn.read(BARE + "[Auction \"N\"]\n" + calls + "\n")).auction();

        assertThat(auction.map(Auction::isOver)).contains(false);
        assertThat(auction.map(Auction::text).orElseThrow()).startsWith("1D");
    }

    @Test
    void passesLeftOutAtTheEndArePutBack() {
        var file =
                Pbn.read(BARE + "[Contract \"1D\"]\n[Declarer \"N\"]\n[Auction \"N\"]\n1D Pass\n");

        assertThat(Samples.only(file).auction()).contains(Auction.parse(Seat.NORTH, "1D P P P"));
        assertThat(Samples.diagnostics(file)).contains("7:1: warning: auction lacks the passes");
    }

    @Test
    void anAuctionToAnotherContractIsLeftOut() {
        var file = Pbn.read(BARE + "[Contract \"2D\"]\n[Declarer \"N\"]\n[Auction \"N\"]\n1D AP\n");

        assertThat(Samples.only(file).auction()).isEmpty();
        assertThat(Samples.only(file).contract().map(Contract::code)).contains("2DN");
        assertThat(Samples.diagnostics(file)).contains("7:1: error: auction is left out");
    }

    @Test
    void annotationsNeedNoBlanks() {
        var file =
                Pbn.read(
                        BARE
                                + """
                                [Auction "N"]
                                1D!!=1=$25 {remark}1S?=2= Pass =1= AP
                                [Note "1:4+\\D"]
                                [Note "2:5+ \\\\ \\S"]
                                """);

        assertThat(Samples.only(file).notes()).isEqualTo(Map.of(0, "4+♦", 1, "5+ \\ ♠", 2, "4+♦"));
        assertThat(file.diagnostics()).isEmpty();
    }

    @Test
    void columnsOfThePlayAreSeatsWhoeverLed() {
        var file = Pbn.read(played("[Play \"E\"]\nSA S3 S2 D7\nDT D3 D2 DA\nC6 C4 C5 CA\n*\n"));

        assertThat(Samples.only(file).cards())
                .isEqualTo(Samples.cards("SA S3 S2 D7 DA DT D3 D2 CA C6 C4 C5"));
        assertThat(file.diagnostics()).isEmpty();
    }

    @Test
    void aRowInTheOrderOfPlayIsUnderstood() {
        var file = Pbn.read(played("[Play \"E\"]\nSA S3 S2 D7\nDA DT D3 D2\n*\n"));

        assertThat(Samples.only(file).cards()).isEqualTo(Samples.cards("SA S3 S2 D7 DA DT D3 D2"));
        assertThat(file.diagnostics()).singleElement().matches(OdditiesTest::isWarning);
    }

    @Test
    void aPlusMarksTheNextCardAndMakesTheResultPartial() {
        var file = Pbn.read(played("[Play \"E\"]\nSA S3 S2 D7\n+ - - DA\n[Result \"1\"]\n"));

        assertThat(Samples.only(file).cards()).isEqualTo(Samples.cards("SA S3 S2 D7 DA"));
        assertThat(Samples.only(file).result()).isEmpty();
        assertThat(file.diagnostics()).isEmpty();
    }

    @Test
    void aClaimKeepsTheCardsPlayed() {
        var file = Pbn.read(played("[Play \"E\"]\nSA S3 S2 D7\n*\n[Result \"11\"]\n"));

        assertThat(Samples.only(file).cards()).hasSize(4);
        assertThat(Samples.only(file).result().map(Result::text)).contains("3DN+2");
    }

    @Test
    void ranksOfPlayedCardsMayBeWrittenWithTen() {
        var file = Pbn.read(played("[Play \"E\"]\nD10 D3 D2 DA\n*\n"));

        assertThat(Samples.only(file).cards()).contains(Card.parse("DT"));
    }

    @Test
    void statisticsAfterTheLastGameAreLeftOut() {
        var file =
                Pbn.read(BARE + "\nGenerated 100 hands\nProduced 1 hands\nTime needed 0.01 sec\n");

        assertThat(file.boards()).hasSize(1);
        assertThat(file.games()).hasSize(1);
        assertThat(file.diagnostics()).hasSize(3).allMatch(OdditiesTest::isWarning);
    }

    @Test
    void anEmptyLineMayStandBeforeTheAuction() {
        var file = Pbn.read(BARE + "\n[Auction \"N\"]\n1D AP\n");

        assertThat(Samples.only(file).auction()).isPresent();
        assertThat(file.diagnostics()).singleElement().matches(OdditiesTest::isWarning);
    }

    @Test
    void gamesWithoutEmptyLinesBetweenAreKeptApart() {
        var file = Pbn.read(BARE + BARE.replace("Board \"1", "Board \"2") + BARE);

        assertThat(file.boards()).hasSize(3);
        assertThat(file.diagnostics()).hasSize(2).allMatch(OdditiesTest::isWarning);
    }

    @Test
    void theClosedRoomReusesTheDeal() {
        var file =
                Pbn.read(
                        BARE
                                + """
                                [Event "Match"]
                                [Room "Open"]

                                [Event "#"]
                                [Board "1"]
                                [Dealer "N"]
                                [Vulnerable "None"]
                                [Deal "#"]
                                [Room "Closed"]
                                """);

        assertThat(file.boards()).containsExactly(BOARD, BOARD);
        assertThat(file.played().getLast().tags())
                .isEqualTo(Map.of("Event", "Match", "Room", "Closed"));
        assertThat(file.diagnostics()).singleElement().matches(OdditiesTest::isWarning);
    }

    @Test
    void aValueHoldsFromNowOnUntilAnotherComes() {
        String game = BARE + "\n";
        var file =
                Pbn.read("[Event \"##Cup\"]\n" + game + game + "[Event \"Final\"]\n" + game + game);

        assertThat(file.played().stream().map(board -> board.tag("Event").orElse("-")))
                .containsExactly("Cup", "Cup", "Final", "Final");
        assertThat(file.diagnostics()).isEmpty();
    }

    @Test
    void otherThingsThanTheDealAreNotTakenOver() {
        var file = Pbn.read(BARE + "\n" + BARE.replace("[Dealer \"N\"]", "[Dealer \"#\"]"));

        assertThat(file.boards()).hasSize(2);
        assertThat(Samples.diagnostics(file))
                .contains("7:10: warning: Dealer cannot be taken over");
    }

    @Test
    void linesMayEndInAnyWay() {
        for (String end : List.of("\n", "\r\n", "\r")) {
            assertThat(Pbn.read(BARE.replace("\n", end)).boards()).containsExactly(BOARD);
        }
    }

    @Test
    void escapesAndCommentsMayStandAnywhere() {
        var file =
                Pbn.read(
                        """
                        % PBN 2.1
                        %Creator: somebody
                        {Before
                        % in a comment is nothing special

                        and an empty line in it} ; to the end [Event "no"]
                        """
                                + BARE
                                + "; after\n% escape [Event \"no\"]\n[Event \"yes\"] ; {not open\n");

        assertThat(Samples.only(file).tag("Event")).contains("yes");
        assertThat(file.diagnostics()).isEmpty();
    }

    @Test
    void aTextMayEmbedPbn() {
        var file =
                Pbn.read(
                        "<html>[Event \"no\"]\n<PBN>\n" + BARE + "</PBN>\n[Event \"no\"] {</html>");

        assertThat(Samples.only(file)).isEqualTo(PlayedBoard.dealt(BOARD, Map.of()));
        assertThat(file.diagnostics()).isEmpty();
    }

    @Test
    void bytesAreUtf8OrLatinOrWindows() {
        String text = "[North \"Đức, Ö.\"]\n" + BARE;
        String latin = text.replace("Đức", "Dürer");

        assertThat(north(text.getBytes(StandardCharsets.UTF_8))).contains("Đức, Ö.");
        assertThat(north(("\ufeff" + text).getBytes(StandardCharsets.UTF_8))).contains("Đức, Ö.");
        assertThat(north(latin.getBytes(StandardCharsets.ISO_8859_1))).contains("Dürer, Ö.");
        assertThat(
                        north(
                                "[North \"O\u0092Hara\"]\n"
                                        .concat(BARE)
                                        .getBytes(StandardCharsets.ISO_8859_1)))
                .contains("O’Hara");
    }

    /// With its mark as Windows writes it, and without one.
    @ParameterizedTest(name = "{0} with {1}")
    @CsvSource({"UTF-16LE, true", "UTF-16BE, true", "UTF-16LE, false", "UTF-16BE, false"})
    void utf16IsRead(String name, boolean marked) {
        String text = (marked ? "\ufeff" : "") + BARE + "[North \"Đức, Ö.\"]\n";
        var file = Pbn.read(text.getBytes(Charset.forName(name)));

        assertThat(file.boards()).containsExactly(BOARD);
        assertThat(Samples.only(file).player(Seat.NORTH)).contains("Đức, Ö.");
        assertThat(Samples.diagnostics(file))
                .isEqualTo(
                        "1:1: warning: text is UTF-16, not ISO 8859-1; it is read, but few programs"
                                + " do");
    }

    @Test
    void utf8IsRemarkedOnUnlessTheFileSaysSo() {
        String text = "[North \"Đức\"]\n" + BARE;
        String header = "%Content-type: text/x-pbn; charset=UTF-8\n";

        assertThat(Samples.diagnostics(Pbn.read(text.getBytes(StandardCharsets.UTF_8))))
                .startsWith("1:1: warning: text is UTF-8");
        assertThat(Pbn.read((header + text).getBytes(StandardCharsets.UTF_8)).diagnostics())
                .isEmpty();
        assertThat(Pbn.read(("\ufeff" + text).getBytes(StandardCharsets.UTF_8)).diagnostics())
                .isEmpty();
    }

    @Test
    void nothingIsAFileToo() {
        assertThat(Pbn.read("")).isEqualTo(new PbnFile(List.of(), List.of()));
        assertThat(Pbn.read(new byte[0]).games()).isEmpty();
    }

    private static Optional<String> north(byte[] bytes) {
        return Samples.only(Pbn.read(bytes)).tag("North");
    }

    private static String played(String play) {
        return BARE + "[Declarer \"N\"]\n[Contract \"3D\"]\n" + play;
    }

    private static boolean isWarning(Diagnostic diagnostic) {
        return diagnostic.severity() == Severity.WARNING;
    }
}
