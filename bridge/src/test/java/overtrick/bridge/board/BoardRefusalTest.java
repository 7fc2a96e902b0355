package overtrick.bridge.board;

import static org.assertj.core.api.Assertions.assertThat;
import static overtrick.bridge.Examples.board3;
import static overtrick.bridge.board.TestTable.inThreeNotrumps;
import static overtrick.cards.Party.Outsider.HOUSE;
import static overtrick.cards.Party.Outsider.WATCHER;
import static overtrick.cards.Seat.EAST;
import static overtrick.cards.Seat.NORTH;
import static overtrick.cards.Seat.SOUTH;
import static overtrick.cards.Seat.WEST;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import overtrick.bridge.auction.Call;
import overtrick.bridge.auction.CallRefusal;
import overtrick.bridge.board.BoardCommand.AnswerClaim;
import overtrick.bridge.board.BoardCommand.AnswerUndo;
import overtrick.bridge.board.BoardCommand.AskUndo;
import overtrick.bridge.board.BoardCommand.LetSilencePass;
import overtrick.bridge.board.BoardCommand.MakeCall;
import overtrick.bridge.board.BoardCommand.MakeClaim;
import overtrick.bridge.board.BoardCommand.OpenBoard;
import overtrick.bridge.board.BoardCommand.PlayCard;
import overtrick.bridge.board.BoardCommand.WithdrawUndo;
import overtrick.bridge.play.CardRefusal;
import overtrick.cards.Card;
import overtrick.cards.Party;
import overtrick.cards.Seat;

/// Every reason a table has to refuse, and how to come by it. South is declarer in 3NT throughout.
class BoardRefusalTest {

    private static final BoardCommand PASS = call("P");
    private static final BoardCommand LOW_HEART = card("H3");
    private static final List<BoardCommand> OF_PLAYERS =
            List.of(
                    PASS,
                    LOW_HEART,
                    claim(0),
                    new AnswerClaim(true),
                    new AskUndo(),
                    new AnswerUndo(true),
                    new WithdrawUndo());

    @ParameterizedTest
    @EnumSource
    void outsidersDoNotPlay(Party.Outsider outsider) {
        var table = inThreeNotrumps("");

        assertThat(OF_PLAYERS)
                .allSatisfy(command ->
                        assertThat(table.refusal(outsider, command))
                                .isEqualTo(BoardRefusal.NOT_A_PLAYER));
    }

    @Test
    void onlyTheHouseBringsBoards() {
        var open = new OpenBoard(board3(), Optional.empty());

        assertThat(TestTable.empty().refusal(SOUTH, open)).isEqualTo(BoardRefusal.NOT_THE_HOUSE);
        assertThat(TestTable.empty().refusal(WATCHER, open)).isEqualTo(BoardRefusal.NOT_THE_HOUSE);
    }

    @Test
    void onlyTheHouseMindsTheTime() {
        var conceding = inThreeNotrumps("H3 H2 HJ HA").does(WEST, claim(1));

        assertThat(conceding.refusal(WEST, new LetSilencePass(1)))
                .isEqualTo(BoardRefusal.NOT_THE_HOUSE);
    }

    @Test
    void withoutABoardThereIsNothingToDo() {
        var table = TestTable.empty();

        assertThat(OF_PLAYERS)
                .allSatisfy(command ->
                        assertThat(table.refusal(SOUTH, command))
                                .isEqualTo(BoardRefusal.NO_BOARD_OPEN));
        assertThat(table.refusal(HOUSE, new LetSilencePass(1)))
                .isEqualTo(BoardRefusal.NO_BOARD_OPEN);
    }

    @Test
    void aBoardIsPlayedToItsEndBeforeTheNext() {
        var open = new OpenBoard(board3(), Optional.empty());

        assertThat(TestTable.with(board3()).refusal(HOUSE, open))
                .isEqualTo(BoardRefusal.BOARD_NOT_FINISHED);
        assertThat(inThreeNotrumps("H3 H2").refusal(HOUSE, open))
                .isEqualTo(BoardRefusal.BOARD_NOT_FINISHED);
    }

    @Test
    void afterTheEndNothingIsDone() {
        var over = TestTable.with(board3()).calls("P P P P");

        assertThat(over.refusal(SOUTH, PASS)).isEqualTo(BoardRefusal.BOARD_OVER);
        assertThat(over.refusal(SOUTH, LOW_HEART)).isEqualTo(BoardRefusal.BOARD_OVER);
        assertThat(over.refusal(SOUTH, claim(0))).isEqualTo(BoardRefusal.BOARD_OVER);
        assertThat(over.refusal(SOUTH, new AskUndo())).isEqualTo(BoardRefusal.BOARD_OVER);
    }

    @Test
    void callsAreMadeInTurn() {
        var table = TestTable.with(board3()).calls("2N");

        assertThat(table.refusal(SOUTH, PASS)).isEqualTo(BoardRefusal.NOT_YOUR_TURN);
        assertThat(table.refusal(NORTH, PASS)).isEqualTo(BoardRefusal.NOT_YOUR_TURN);
        assertThat(table.refusal(EAST, PASS)).isEqualTo(BoardRefusal.NOT_YOUR_TURN);
    }

    @Test
    void cardsArePlayedInTurn() {
        var onLead = inThreeNotrumps("");

        assertThat(onLead.refusal(EAST, card("HJ"))).isEqualTo(BoardRefusal.NOT_YOUR_HAND_TO_PLAY);
        assertThat(onLead.refusal(SOUTH, card("HA"))).isEqualTo(BoardRefusal.NOT_YOUR_HAND_TO_PLAY);
        assertThat(inThreeNotrumps("H3").refusal(EAST, card("HJ")))
                .isEqualTo(BoardRefusal.NOT_YOUR_HAND_TO_PLAY);
        assertThat(inThreeNotrumps("H3 H2").refusal(SOUTH, card("HA")))
                .isEqualTo(BoardRefusal.NOT_YOUR_HAND_TO_PLAY);
    }

    @Test
    void aCardIsNotPlayedInTheAuction() {
        assertThat(TestTable.with(board3()).refusal(SOUTH, card("HA")))
                .isEqualTo(BoardRefusal.AUCTION_NOT_OVER);
    }

    @Test
    void aCallIsNotMadeInThePlay() {
        assertThat(inThreeNotrumps("").refusal(WEST, PASS)).isEqualTo(BoardRefusal.NO_AUCTION_NOW);
        assertThat(inThreeNotrumps("H3").refusal(SOUTH, call("X")))
                .isEqualTo(BoardRefusal.NO_AUCTION_NOW);
    }

    @Test
    void dummyNeitherPlaysNorClaims() {
        var dummysTurn = inThreeNotrumps("H3");

        assertThat(dummysTurn.refusal(NORTH, card("H2")))
                .isEqualTo(BoardRefusal.DUMMY_DOES_NOT_PLAY);
        assertThat(dummysTurn.refusal(NORTH, claim(13)))
                .isEqualTo(BoardRefusal.DUMMY_DOES_NOT_PLAY);
    }

    @Test
    void nobodyClaimsBeforeTheOpeningLead() {
        assertThat(TestTable.with(board3()).refusal(SOUTH, claim(9)))
                .isEqualTo(BoardRefusal.NOTHING_TO_CLAIM_YET);
        assertThat(inThreeNotrumps("").refusal(SOUTH, claim(9)))
                .isEqualTo(BoardRefusal.NOTHING_TO_CLAIM_YET);
    }

    @Test
    void nobodyClaimsMoreThanIsLeft() {
        assertThat(inThreeNotrumps("H3 H2 HJ HA").refusal(SOUTH, claim(13)))
                .isEqualTo(BoardRefusal.CLAIMS_TOO_MANY);
        assertThat(inThreeNotrumps("H3 H2 HJ HA").refusal(SOUTH, claim(-1)))
                .isEqualTo(BoardRefusal.CLAIMS_TOO_MANY);
        assertThat(inThreeNotrumps("H3 H2 HJ").refusal(EAST, claim(14)))
                .isEqualTo(BoardRefusal.CLAIMS_TOO_MANY);
    }

    @Test
    void afterAClaimPlayCeases() {
        var claimed = inThreeNotrumps("H3 H2 HJ HA").does(SOUTH, claim(8));

        assertThat(claimed.refusal(SOUTH, card("CK"))).isEqualTo(BoardRefusal.CLAIM_PENDING);
        assertThat(claimed.refusal(EAST, claim(3))).isEqualTo(BoardRefusal.CLAIM_PENDING);
        assertThat(claimed.refusal(EAST, new AskUndo())).isEqualTo(BoardRefusal.CLAIM_PENDING);
        assertThat(claimed.refusal(EAST, PASS)).isEqualTo(BoardRefusal.CLAIM_PENDING);
    }

    @Test
    void withoutAClaimThereIsNothingToAgreeTo() {
        assertThat(inThreeNotrumps("H3 H2").refusal(EAST, new AnswerClaim(true)))
                .isEqualTo(BoardRefusal.NO_CLAIM_TO_ANSWER);
    }

    @Test
    void onlyWhoIsAskedAnswersAClaim() {
        var claimed =
                inThreeNotrumps("H3 H2 HJ HA")
                        .does(SOUTH, claim(8))
                        .does(EAST, new AnswerClaim(true));

        assertThat(claimed.refusal(SOUTH, new AnswerClaim(true))).isEqualTo(BoardRefusal.NOT_ASKED);
        assertThat(claimed.refusal(NORTH, new AnswerClaim(true))).isEqualTo(BoardRefusal.NOT_ASKED);
        assertThat(claimed.refusal(EAST, new AnswerClaim(false))).isEqualTo(BoardRefusal.NOT_ASKED);
    }

    @Test
    void silenceIsWaitedForOnlyWhenADefenderConcedes() {
        assertThat(inThreeNotrumps("H3 H2").refusal(HOUSE, new LetSilencePass(1)))
                .isEqualTo(BoardRefusal.NO_SILENCE_TO_PASS);
        assertThat(
                        inThreeNotrumps("H3 H2")
                                .does(SOUTH, claim(9))
                                .refusal(HOUSE, new LetSilencePass(1)))
                .isEqualTo(BoardRefusal.NO_SILENCE_TO_PASS);
        assertThat(
                        inThreeNotrumps("H3 H2")
                                .does(WEST, claim(13))
                                .refusal(HOUSE, new LetSilencePass(1)))
                .isEqualTo(BoardRefusal.NO_SILENCE_TO_PASS);
    }

    @Test
    void whileAnUndoIsAskedForPlayWaits() {
        var asked = inThreeNotrumps("H3 H2").does(SOUTH, new AskUndo());

        assertThat(asked.refusal(EAST, card("HJ"))).isEqualTo(BoardRefusal.UNDO_PENDING);
        assertThat(asked.refusal(EAST, claim(3))).isEqualTo(BoardRefusal.UNDO_PENDING);
        assertThat(asked.refusal(WEST, new AskUndo())).isEqualTo(BoardRefusal.UNDO_PENDING);

        var calling = TestTable.with(board3()).calls("2N").does(SOUTH, new AskUndo());
        assertThat(calling.refusal(WEST, PASS)).isEqualTo(BoardRefusal.UNDO_PENDING);
    }

    @Test
    void withoutAnUndoThereIsNothingToAgreeTo() {
        assertThat(inThreeNotrumps("H3 H2").refusal(WEST, new AnswerUndo(true)))
                .isEqualTo(BoardRefusal.NO_UNDO_TO_ANSWER);
        assertThat(inThreeNotrumps("H3 H2").refusal(SOUTH, new WithdrawUndo()))
                .isEqualTo(BoardRefusal.NO_UNDO_TO_ANSWER);
    }

    @Test
    void onlyWhoIsAskedAnswersAnUndo() {
        var asked =
                inThreeNotrumps("H3 H2")
                        .does(SOUTH, new AskUndo())
                        .does(EAST, new AnswerUndo(true));

        assertThat(asked.refusal(SOUTH, new AnswerUndo(true))).isEqualTo(BoardRefusal.NOT_ASKED);
        assertThat(asked.refusal(NORTH, new AnswerUndo(true))).isEqualTo(BoardRefusal.NOT_ASKED);
        assertThat(asked.refusal(EAST, new AnswerUndo(true))).isEqualTo(BoardRefusal.NOT_ASKED);
    }

    @Test
    void onlyTheAskerWithdraws() {
        var asked = inThreeNotrumps("H3 H2").does(SOUTH, new AskUndo());

        for (var seat : List.of(NORTH, EAST, WEST)) {
            assertThat(asked.refusal(seat, new WithdrawUndo())).isEqualTo(BoardRefusal.NOT_ASKED);
        }
    }

    @Test
    void whoHasDoneNothingTakesNothingBack() {
        var opening = TestTable.with(board3());

        for (var seat : Seat.values()) {
            assertThat(opening.refusal(seat, new AskUndo()))
                    .isEqualTo(BoardRefusal.NOTHING_TO_TAKE_BACK);
        }
        assertThat(inThreeNotrumps("H3").refusal(EAST, new AskUndo()))
                .isEqualTo(BoardRefusal.NOTHING_TO_TAKE_BACK);
    }

    @Test
    void aCallOrCardAgainstTheRulesIsRefusedWithTheirReason() {
        assertThat(TestTable.with(board3()).calls("2N").refusal(WEST, call("2S")))
                .isEqualTo(CallRefusal.INSUFFICIENT_BID);
        assertThat(TestTable.with(board3()).calls("2N P").refusal(NORTH, call("X")))
                .isEqualTo(CallRefusal.NO_BID_TO_DOUBLE);
        assertThat(inThreeNotrumps("").refusal(WEST, card("HA")))
                .isEqualTo(CardRefusal.NOT_IN_HAND);
        assertThat(inThreeNotrumps("H3").refusal(SOUTH, card("S3")))
                .isEqualTo(CardRefusal.MUST_FOLLOW_SUIT);
        assertThat(inThreeNotrumps("H3").refusal(SOUTH, card("HA")))
                .isEqualTo(CardRefusal.NOT_IN_HAND);
    }

    @Test
    void aLawIsCitedWhereThereIsOne() {
        assertThat(BoardRefusal.values())
                .allSatisfy(refusal ->
                        assertThat(refusal.law().orElse("Law 1")).matches("Law \\d+[A-Z]?"));
        assertThat(BoardRefusal.NOT_THE_HOUSE.law()).isEmpty();
        assertThat(BoardRefusal.NOT_YOUR_TURN.law()).contains("Law 17C");
    }

    private static BoardCommand call(String call) {
        return new MakeCall(Call.parse(call));
    }

    private static BoardCommand card(String card) {
        return new PlayCard(Card.parse(card));
    }

    private static BoardCommand claim(int tricks) {
        return new MakeClaim(tricks, "");
    }
}
