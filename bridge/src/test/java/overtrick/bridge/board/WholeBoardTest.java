package overtrick.bridge.board;

import static overtrick.bridge.Examples.board3;
import static overtrick.cards.Party.Outsider.HOUSE;
import static overtrick.cards.Party.Outsider.WATCHER;
import static overtrick.cards.Seat.EAST;
import static overtrick.cards.Seat.NORTH;
import static overtrick.cards.Seat.SOUTH;
import static overtrick.cards.Seat.WEST;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import overtrick.bridge.auction.Call;
import overtrick.bridge.board.BoardCommand.AnswerClaim;
import overtrick.bridge.board.BoardCommand.AnswerUndo;
import overtrick.bridge.board.BoardCommand.AskUndo;
import overtrick.bridge.board.BoardCommand.MakeCall;
import overtrick.bridge.board.BoardCommand.MakeClaim;
import overtrick.bridge.board.BoardCommand.OpenBoard;
import overtrick.bridge.board.BoardCommand.PlayCard;
import overtrick.bridge.board.BoardCommand.WithdrawUndo;
import overtrick.cards.Card;
import overtrick.cards.Party;
import overtrick.testkit.Golden;

/// One board from opening to result, as every viewer sees it at every step: an auction with
/// explanations and an undo, a play with undos, a defender's concession to which their partner
/// objects, and declarer's claim.
class WholeBoardTest {

    private static final List<Party> VIEWERS = List.of(NORTH, EAST, SOUTH, WEST, WATCHER);

    private final TestTable table = TestTable.empty();
    private final StringBuilder story = new StringBuilder();
    private int told;

    @Test
    void isSeenByEverybodyAsItWasWritten() {
        tell(HOUSE, new OpenBoard(board3(), Optional.of("0123456789abcdef".repeat(4))));
        bid();
        firstTricks();
        concession();
        lastTricks();

        Golden.check(WholeBoardTest.class, "whole-board", story.toString());
    }

    private void bid() {
        tell(SOUTH, new MakeCall(Call.parse("2N"), Optional.of(Meaning.of("balanced", 20, 21))));
        call("P");
        call("3C");
        tell(NORTH, new AskUndo());
        tell(WEST, new AnswerUndo(true));
        tell(EAST, new AnswerUndo(true));
        tell(NORTH, new MakeCall(Call.parse("3N"), Optional.of(Meaning.said("enough for game"))));
        call("P");
        call("P");
        call("P");
    }

    private void firstTricks() {
        play("H3 HK");
        tell(SOUTH, new AskUndo()); // dummy's king, played by declarer
        tell(WEST, new AnswerUndo(true));
        tell(EAST, new AnswerUndo(true));
        play("H2 HJ HA");
        play("CK C2 C4 CA");
        play("H9 H6 HT HK");
        tell(EAST, new AskUndo());
        tell(EAST, new WithdrawUndo());
        tell(WEST, new AskUndo());
        tell(SOUTH, new AnswerUndo(false));
        play("CJ C3 C5 C6");
    }

    private void concession() {
        tell(WEST, new MakeClaim(1, "a heart"));
        tell(SOUTH, new AnswerClaim(true));
        tell(EAST, new AnswerClaim(false));
    }

    private void lastTricks() {
        play("C8 CT CQ C7");
        play("C9 S2 H5 D2");
        play("DK D8 D3 D5");
        play("DQ DT D7 D6");
        play("D4 DJ DA S7");
        play("D9 S8 H8 S5");
        tell(SOUTH, new MakeClaim(3, "three top spades"));
        tell(WEST, new AnswerClaim(true));
        tell(EAST, new AnswerClaim(true));
    }

    private void call(String call) {
        tell(table.actor(), new MakeCall(Call.parse(call)));
    }

    private void play(String cards) {
        for (var card : cards.split(" ")) {
            tell(table.actor(), new PlayCard(Card.parse(card)));
        }
    }

    private void tell(Party actor, BoardCommand command) {
        table.does(actor, command);
        var events = table.events();
        for (var event : events.subList(told, events.size())) {
            line("%d. %s".formatted(++told, BoardText.event(event)));
        }
        for (var viewer : VIEWERS) {
            line(
                    "     %s sees %s"
                            .formatted(BoardText.name(viewer), BoardText.own(table.view(viewer))));
        }
        tables();
        line("");
    }

    /// What all see is written once, unless they do not see the same.
    private void tables() {
        var seen = VIEWERS.stream().map(table::view).map(BoardText::table).distinct().toList();
        seen.forEach(text -> line("     all see " + text));
        if (seen.size() > 1) {
            line("     BUT NOT THE SAME");
        }
    }

    private void line(String text) {
        story.append(text).append('\n');
    }
}
