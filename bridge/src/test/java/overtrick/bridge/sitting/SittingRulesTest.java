package overtrick.bridge.sitting;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import overtrick.bridge.Board;
import overtrick.bridge.BoardNumber;
import overtrick.bridge.Examples;
import overtrick.bridge.Vulnerability;
import overtrick.bridge.board.BoardCommand.OpenBoard;
import overtrick.bridge.board.BoardEvent.BoardEnded;
import overtrick.bridge.board.BoardEvent.BoardOpened;
import overtrick.bridge.board.BoardInPlay;
import overtrick.bridge.board.BoardRefusal;
import overtrick.bridge.board.BoardRules;
import overtrick.bridge.score.Result;
import overtrick.cards.Party.Outsider;
import overtrick.cards.Seat;
import overtrick.cards.rules.Decision;

class SittingRulesTest {

    /// Two deals by North, nobody vulnerable; the score is how many have been played.
    private static final Scorer<Integer> TWO_DEALS =
            new Scorer<>() {
                @Override
                public Integer start() {
                    return 0;
                }

                @Override
                public Optional<NextDeal> next(Integer score) {
                    return Optional.of(new NextDeal(Seat.NORTH, Vulnerability.NONE))
                            .filter(_ -> score < 2);
                }

                @Override
                public Integer add(Integer score, BoardInPlay played) {
                    return score + 1;
                }
            };

    private static final SittingRules<Integer> RULES =
            new SittingRules<>(TWO_DEALS, new BoardRules());

    @Test
    void theNextDealIsAsTheScoreDemands() {
        var start = RULES.start();

        assertThat(RULES.decide(start, Outsider.HOUSE, open(Seat.EAST, Vulnerability.NONE)))
                .isEqualTo(Decision.refuse(SittingRefusal.NOT_THE_NEXT_DEAL));
        assertThat(RULES.decide(start, Outsider.HOUSE, open(Seat.NORTH, Vulnerability.BOTH)))
                .isEqualTo(Decision.refuse(SittingRefusal.NOT_THE_NEXT_DEAL));
        assertThat(RULES.decide(start, Outsider.HOUSE, open(Seat.NORTH, Vulnerability.NONE)))
                .isInstanceOf(Decision.Accepted.class);
        assertThat(RULES.decide(start, Seat.NORTH, open(Seat.NORTH, Vulnerability.NONE)))
                .isEqualTo(Decision.refuse(BoardRefusal.NOT_THE_HOUSE));
    }

    @Test
    void whenTheGameIsOverNoDealIsTaken() {
        var sitting = RULES.start();
        var open = open(Seat.NORTH, Vulnerability.NONE);
        for (int deal = 1; deal <= 2; deal++) {
            sitting = RULES.evolve(sitting, new BoardOpened(open.board(), open.key()));
            assertThat(RULES.decide(sitting, Outsider.HOUSE, open))
                    .isEqualTo(Decision.refuse(BoardRefusal.BOARD_NOT_FINISHED));
            sitting = RULES.evolve(sitting, new BoardEnded(new Result.PassedOut()));
        }

        assertThat(sitting.score()).isEqualTo(2);
        assertThat(sitting.opened()).isEqualTo(2);
        assertThat(RULES.decide(sitting, Outsider.HOUSE, open))
                .isEqualTo(Decision.refuse(SittingRefusal.GAME_OVER));
        assertThat(RULES.view(sitting, Outsider.WATCHER).next()).isEmpty();
        assertThat(RULES.view(sitting, Outsider.WATCHER).board()).isPresent();
    }

    private static OpenBoard open(Seat dealer, Vulnerability vulnerability) {
        var board = new Board(new BoardNumber(1), dealer, vulnerability, Examples.NOTRUMPS);
        return new OpenBoard(board, Optional.empty());
    }
}
