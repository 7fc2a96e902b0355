package overtrick.bridge.board;

import static org.assertj.core.api.Assertions.assertThat;
import static overtrick.bridge.Examples.board3;
import static overtrick.bridge.Examples.cards;
import static overtrick.bridge.board.TestTable.inThreeNotrumps;
import static overtrick.cards.Party.Outsider.WATCHER;
import static overtrick.cards.Seat.EAST;
import static overtrick.cards.Seat.NORTH;
import static overtrick.cards.Seat.SOUTH;
import static overtrick.cards.Seat.WEST;

import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import overtrick.bridge.auction.Call;
import overtrick.bridge.board.BoardCommand.AnswerClaim;
import overtrick.bridge.board.BoardCommand.AnswerUndo;
import overtrick.bridge.board.BoardCommand.AskUndo;
import overtrick.bridge.board.BoardCommand.MakeCall;
import overtrick.bridge.board.BoardCommand.MakeClaim;
import overtrick.bridge.board.BoardCommand.WithdrawUndo;
import overtrick.cards.Seat;
import overtrick.cards.Side;

/// South deals; in the play South is declarer in 3NT and North is dummy.
class UndosTest {

    private static final BoardCommand ASK = new AskUndo();
    private static final BoardCommand AGREE = new AnswerUndo(true);
    private static final BoardCommand REFUSE = new AnswerUndo(false);

    @Test
    void inTheAuctionBothOpponentsAreAsked() {
        var table = TestTable.with(board3()).calls("2N").does(SOUTH, ASK);

        assertThat(asked(table)).isEqualTo(Set.of(EAST, WEST));
        table.does(WEST, AGREE);
        assertThat(table.board().auction().text()).isEqualTo("2N");
        table.does(EAST, AGREE);
        assertThat(table.board().auction().text()).isEmpty();
        assertThat(table.board().undo()).isEmpty();
        assertThat(table.actor()).isEqualTo(SOUTH);
    }

    @Test
    void theCallsAfterItGoToo() {
        var table = TestTable.with(board3()).calls("1C P 1H P").does(NORTH, ASK);

        agreedByAll(table);
        assertThat(table.board().auction().text()).isEqualTo("1C P");
        assertThat(table.calls("1S").board().auction().text()).isEqualTo("1C P 1S");
    }

    @Test
    void onlyOnesOwnLastCallIsTakenBack() {
        var table = TestTable.with(board3()).calls("1C P 1H P 1S P").does(SOUTH, ASK);

        agreedByAll(table);
        assertThat(table.board().auction().text()).isEqualTo("1C P 1H P");
    }

    @Test
    void theMeaningGoesWithItsCall() {
        var meaning = Optional.of(Meaning.said("20 or 21 points"));
        var table =
                TestTable.with(board3())
                        .does(SOUTH, new MakeCall(Call.parse("2N"), meaning))
                        .does(SOUTH, ASK);

        agreedByAll(table);
        assertThat(table.board().meanings()).isEmpty();
        assertThat(table.calls("1N").board().meanings()).containsExactly(Optional.empty());
    }

    @Test
    void aCallIsTakenBackUntilTheOpeningLead() {
        var table = inThreeNotrumps("").does(WEST, ASK); // their was the last pass

        agreedByAll(table);
        assertThat(table.board().auction().text()).isEqualTo("2N P 3N P P");
        assertThat(table.board().contract()).isEmpty();
        assertThat(table.calls("X P P P").board().contract().orElseThrow()).hasToString("3NXS");
    }

    @Test
    void onceThereIsAContractDummyIsNotAsked() {
        assertThat(asked(inThreeNotrumps("").does(WEST, ASK))).isEqualTo(Set.of(SOUTH));
        assertThat(asked(inThreeNotrumps("").does(SOUTH, ASK))).isEqualTo(Set.of(EAST, WEST));
    }

    @Test
    void aDefendersCardNeedsDeclarersWordOnly() {
        var table = inThreeNotrumps("H3").does(WEST, ASK);

        assertThat(asked(table)).isEqualTo(Set.of(SOUTH));
        table.does(SOUTH, AGREE);
        assertThat(table.board().play().orElseThrow().cards()).isEmpty();
        assertThat(table.actor()).isEqualTo(WEST);
        assertThat(table.cards("S2").board().play().orElseThrow().cards()).isEqualTo(cards("S2"));
    }

    @Test
    void withTheOpeningLeadDummyIsTakenUpAgain() {
        var table = inThreeNotrumps("H3").does(WEST, ASK).does(SOUTH, AGREE);

        assertThat(table.view(WEST).hands().keySet()).isEqualTo(Set.of(WEST));
    }

    @Test
    void declarersCardNeedsBothDefenders() {
        var table = inThreeNotrumps("H3 H2 HJ HA").does(SOUTH, ASK);

        assertThat(asked(table)).isEqualTo(Set.of(EAST, WEST));
        agreedByAll(table);
        assertThat(table.board().play().orElseThrow().cards()).isEqualTo(cards("H3 H2 HJ"));
    }

    @Test
    void declarerTakesBackDummysCardWhenItWasTheLastHePlayed() {
        var table = inThreeNotrumps("H3 H2").does(SOUTH, ASK);

        agreedByAll(table);
        assertThat(table.board().play().orElseThrow().cards()).isEqualTo(cards("H3"));
        assertThat(table.cards("HK").board().turn()).contains(EAST);
    }

    @Test
    void dummyTakesNoCardBack() {
        assertThat(inThreeNotrumps("H3 H2").refusal(NORTH, ASK))
                .isEqualTo(BoardRefusal.NOTHING_TO_TAKE_BACK);
    }

    @Test
    void onceDummyIsFacedNoCallIsTakenBack() {
        assertThat(inThreeNotrumps("H3").refusal(EAST, ASK))
                .isEqualTo(BoardRefusal.NOTHING_TO_TAKE_BACK);
        assertThat(inThreeNotrumps("H3").refusal(SOUTH, ASK))
                .isEqualTo(BoardRefusal.NOTHING_TO_TAKE_BACK);
    }

    @Test
    void aWholeTrickIsOpenedAgain() {
        var table = inThreeNotrumps("H3 H2 HJ HA");
        assertThat(table.board().play().orElseThrow().won(Side.NORTH_SOUTH)).isEqualTo(1);

        agreedByAll(table.does(EAST, ASK)); // the jack, and declarer's ace with it
        var play = table.board().play().orElseThrow();
        assertThat(play.cards()).isEqualTo(cards("H3 H2"));
        assertThat(play.tricks()).isEmpty();
        assertThat(play.won(Side.NORTH_SOUTH)).isZero();
        assertThat(table.actor()).isEqualTo(EAST);
    }

    @Test
    void aCardIsTakenBackAcrossTricks() {
        var table = inThreeNotrumps("H3 H2 HJ HA CK C2 C4");

        agreedByAll(table.does(EAST, ASK));
        assertThat(table.board().play().orElseThrow().cards()).isEqualTo(cards("H3 H2"));
    }

    @Test
    void aRefusalLeavesAllAsItWas() {
        var table =
                inThreeNotrumps("H3 H2 HJ HA")
                        .does(SOUTH, ASK)
                        .does(WEST, AGREE)
                        .does(EAST, REFUSE);

        assertThat(table.board().undo()).isEmpty();
        assertThat(table.board().play().orElseThrow().cards()).isEqualTo(cards("H3 H2 HJ HA"));
        assertThat(table.lastEvent()).isEqualTo(new BoardEvent.UndoRefused(EAST));
        assertThat(table.cards("CK").actor()).isEqualTo(WEST);
    }

    @Test
    void theAskerMayWithdraw() {
        var table = inThreeNotrumps("H3 H2 HJ HA").does(SOUTH, ASK).does(SOUTH, new WithdrawUndo());

        assertThat(table.board().undo()).isEmpty();
        assertThat(table.board().play().orElseThrow().cards()).isEqualTo(cards("H3 H2 HJ HA"));
    }

    @Test
    void askedAgainItNeedsAllWordsAgain() {
        var table =
                inThreeNotrumps("H3 H2 HJ HA")
                        .does(SOUTH, ASK)
                        .does(WEST, AGREE)
                        .does(EAST, REFUSE);

        table.does(SOUTH, ASK).does(EAST, AGREE);
        assertThat(table.board().undo()).isPresent();
    }

    @Test
    void everybodySeesWhatIsAsked() {
        var table = inThreeNotrumps("H3 H2 HJ HA").does(SOUTH, ASK);

        assertThat(table.view(WATCHER).undo()).isEqualTo(table.board().undo());
        assertThat(table.view(EAST).offers()).containsExactly(AGREE, REFUSE);
        assertThat(table.view(SOUTH).offers()).containsExactly(new WithdrawUndo());
        assertThat(table.view(NORTH).offers()).isEmpty();
    }

    @Test
    void whereItIsFreeNobodyIsAsked() {
        var free = new HouseRules(HouseRules.Undo.FREE);
        var calling = TestTable.with(board3(), free).calls("1C P 1H P").does(NORTH, ASK);
        assertThat(calling.board().auction().text()).isEqualTo("1C P");

        var playing = inThreeNotrumps("H3 H2 HJ HA CK", free).does(EAST, ASK);
        assertThat(playing.board().play().orElseThrow().cards()).isEqualTo(cards("H3 H2"));
        assertThat(playing.board().undo()).isEmpty();
        assertThat(playing.actor()).isEqualTo(EAST);
    }

    /// Law 25A: until partner calls.
    @ParameterizedTest(name = "{0}, then {1} asks: {2}")
    @CsvSource(
            nullValues = "allowed",
            textBlock =
                    """
                    1C,             SOUTH, allowed
                    1C P,           SOUTH, allowed
                    1C P 1H,        SOUTH, PARTNER_HAS_CALLED
                    1C P 1H P,      NORTH, allowed
                    1C P 1H P,      WEST,  PARTNER_HAS_CALLED
                    2N P 3N P P P,  WEST,  allowed
                    2N P 3N P P P,  SOUTH, allowed
                    2N P 3N P P P,  EAST,  PARTNER_HAS_CALLED
                    2N P 3N P P P,  NORTH, PARTNER_HAS_CALLED
                    """)
    void strictlyACallStaysOncePartnerHasCalled(String calls, Seat asker, BoardRefusal verdict) {
        var table = TestTable.with(board3(), HouseRules.COMPARED).calls(calls);

        assertThatAsking(table, asker, verdict);
    }

    /// South declares and plays for North. The opening lead faces dummy.
    @ParameterizedTest(name = "{0}, then {1} asks: {2}")
    @CsvSource(
            nullValues = "allowed",
            textBlock =
                    """
                    H3,                EAST,  NOTHING_TO_TAKE_BACK
                    H3,                WEST,  MORE_HAS_BEEN_SEEN
                    H3 H2,             SOUTH, allowed
                    H3 H2,             WEST,  MORE_HAS_BEEN_SEEN
                    H3 H2 HJ,          EAST,  allowed
                    H3 H2 HJ,          SOUTH, MORE_HAS_BEEN_SEEN
                    H3 H2 HJ HA,       SOUTH, allowed
                    H3 H2 HJ HA,       EAST,  MORE_HAS_BEEN_SEEN
                    H3 H2 HJ HA CK,    SOUTH, allowed
                    H3 H2 HJ HA CK C2, SOUTH, MORE_HAS_BEEN_SEEN
                    """)
    void strictlyACardStaysOnceMoreHasBeenSeen(String cards, Seat asker, BoardRefusal verdict) {
        var table = inThreeNotrumps(cards, HouseRules.COMPARED);

        assertThatAsking(table, asker, verdict);
    }

    /// Declarer claims with their cards on the table, a defender shows theirs to declarer alone
    /// (Law 68).
    @ParameterizedTest(name = "{0}; {1} claims, then {2} asks: {3}")
    @CsvSource(
            nullValues = "allowed",
            textBlock =
                    """
                    H3 H2 HJ,    SOUTH, EAST,  MORE_HAS_BEEN_SEEN
                    H3 H2 HJ HA, SOUTH, SOUTH, allowed
                    H3 H2 HJ HA, WEST,  SOUTH, MORE_HAS_BEEN_SEEN
                    H3 H2 HJ,    WEST,  EAST,  allowed
                    H3 H2 HJ,    EAST,  EAST,  allowed
                    """)
    void strictlyACardStaysOnceAClaimHasShownAHand(
            String cards, Seat claimer, Seat asker, BoardRefusal verdict) {
        var table = inThreeNotrumps(cards, HouseRules.COMPARED).does(claimer, new MakeClaim(1, ""));
        var objector = table.board().claim().orElseThrow().asked().iterator().next();
        table.does(objector, new AnswerClaim(false));

        assertThatAsking(table, asker, verdict);
    }

    @Test
    void strictlyAHandThatWasShownBeforeTheCardIsNoNews() {
        var table = inThreeNotrumps("H3 H2 HJ", HouseRules.COMPARED);
        table.does(WEST, new MakeClaim(1, "")).does(SOUTH, new AnswerClaim(false)).cards("HA");

        assertThatAsking(table, SOUTH, null);
    }

    @Test
    void strictlyTheOpponentsAreStillAsked() {
        var table = inThreeNotrumps("H3 H2 HJ HA", HouseRules.COMPARED).does(SOUTH, ASK);

        assertThat(asked(table)).isEqualTo(Set.of(EAST, WEST));
        table.does(WEST, REFUSE);
        assertThat(table.board().play().orElseThrow().cards()).hasSize(4);
    }

    /// They get it, and are to act again; or not, and it is not offered either.
    private static void assertThatAsking(
            TestTable table, Seat asker, @Nullable BoardRefusal verdict) {
        if (verdict != null) {
            assertThat(table.refusal(asker, ASK)).isEqualTo(verdict);
            assertThat(table.view(asker).offers()).doesNotContain(ASK);
        } else {
            agreedByAll(table.does(asker, ASK));
            assertThat(table.actor()).isEqualTo(asker);
        }
    }

    private static void agreedByAll(TestTable table) {
        asked(table).forEach(seat -> table.does(seat, AGREE));
    }

    private static Set<Seat> asked(TestTable table) {
        return table.board().undo().orElseThrow().asked();
    }
}
