package overtrick.bridge.duplicate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import overtrick.bridge.Board;
import overtrick.bridge.BoardNumber;
import overtrick.bridge.Examples;
import overtrick.bridge.auction.Call;
import overtrick.bridge.board.BoardCommand.AskUndo;
import overtrick.bridge.board.BoardCommand.MakeCall;
import overtrick.bridge.board.BoardCommand.OpenBoard;
import overtrick.bridge.board.BoardEvent.BoardEnded;
import overtrick.bridge.board.BoardEvent.BoardOpened;
import overtrick.bridge.board.BoardEvent.CallMade;
import overtrick.bridge.board.BoardRefusal;
import overtrick.bridge.board.HouseRules;
import overtrick.bridge.board.SoFar;
import overtrick.bridge.score.Result;
import overtrick.cards.Party.Outsider;
import overtrick.cards.Seat;
import overtrick.cards.rules.Decision;

class DuplicateRulesTest {

    /// Opens the commitment of a deal: any 64 hexadecimal digits.
    private static final String KEY = "0".repeat(64);

    @Test
    void boardsAreCountedAsTheyAreOpened() {
        var rules = new DuplicateRules();
        var session = rules.start();

        for (int number = 1; number <= 3; number++) {
            var board = Board.of(new BoardNumber(number), Examples.NOTRUMPS);
            session = rules.evolve(session, new BoardOpened(board, Optional.empty()));
            session = rules.evolve(session, new BoardEnded(new Result.PassedOut()));
            assertThat(session.opened()).isEqualTo(number);
            assertThat(session.board().orElseThrow().board()).isEqualTo(board);
        }
    }

    /// A teacher goes on to the next board, whatever lies on the table; nobody else's house does.
    @Test
    void aTableThatIsLedLeavesABoardUnfinished() {
        var led = new DuplicateRules(HouseRules.CLASS, HouseRules.CLASS);
        var next =
                new OpenBoard(
                        Board.of(new BoardNumber(4), Examples.NOTRUMPS),
                        Optional.empty(),
                        new SoFar(List.of(new MakeCall(Call.Word.PASS)), List.of()));
        var opened = new BoardOpened(Examples.board3(), Optional.empty());
        var called = new CallMade(Seat.SOUTH, Call.parse("1C"), Optional.empty());
        var session = led.evolve(led.evolve(led.start(), opened), called);

        assertThat(new DuplicateRules().decide(session, Outsider.HOUSE, next))
                .isEqualTo(Decision.refuse(BoardRefusal.BOARD_NOT_FINISHED));
        assertThat(led.decide(session, Seat.NORTH, next))
                .isEqualTo(Decision.refuse(BoardRefusal.NOT_THE_HOUSE));

        var after = led.after(session, Outsider.HOUSE, next);
        assertThat(after.opened()).isEqualTo(2);
        assertThat(after.board().orElseThrow().board()).isEqualTo(next.board());
        assertThat(after.board().orElseThrow().auction().text()).isEqualTo("P");
        assertThat(led.view(after, Seat.SOUTH).orElseThrow().hands()).hasSize(1);
    }

    /// South asks for their opening back after North has called too.
    @ParameterizedTest(name = "of this table alone: {0}")
    @CsvSource({"false, true", "true, false"})
    void boardsOfASetAndDealsOfOnesOwnHaveTheirHouseRules(boolean own, boolean refused) {
        var rules = new DuplicateRules(HouseRules.COMPARED, HouseRules.FRIENDLY);
        var opened = new BoardOpened(Examples.board3(), own ? Optional.of(KEY) : Optional.empty());
        var session = rules.evolve(rules.start(), opened);
        for (var seat : Stream.iterate(Seat.SOUTH, Seat::left).limit(3).toList()) {
            var call = seat == Seat.SOUTH ? Call.parse("1C") : Call.Word.PASS;
            session = rules.evolve(session, new CallMade(seat, call, Optional.empty()));
        }

        var decision = rules.decide(session, Seat.SOUTH, new AskUndo());
        assertThat(decision.equals(Decision.refuse(BoardRefusal.PARTNER_HAS_CALLED)))
                .isEqualTo(refused);
        assertThat(rules.offers(session, Seat.SOUTH).contains(new AskUndo())).isEqualTo(!refused);
    }
}
