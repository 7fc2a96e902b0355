package overtrick.bridge.duplicate;

import static org.assertj.core.api.Assertions.assertThat;

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
import overtrick.bridge.board.BoardEvent.BoardEnded;
import overtrick.bridge.board.BoardEvent.BoardOpened;
import overtrick.bridge.board.BoardEvent.CallMade;
import overtrick.bridge.board.BoardRefusal;
import overtrick.bridge.board.HouseRules;
import overtrick.bridge.score.Result;
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
