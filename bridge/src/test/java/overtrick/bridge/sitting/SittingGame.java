package overtrick.bridge.sitting;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import overtrick.bridge.BoardNumber;
import overtrick.bridge.board.BoardCommand;
import overtrick.bridge.board.BoardCommand.OpenBoard;
import overtrick.bridge.board.BoardEvent;
import overtrick.bridge.board.BoardGame;
import overtrick.bridge.board.BoardInPlay;
import overtrick.bridge.board.BoardPlay;
import overtrick.bridge.board.BoardRules;
import overtrick.cards.Party;
import overtrick.cards.Party.Outsider;
import overtrick.cards.SealedDeal;
import overtrick.cards.rules.Rules;
import overtrick.testkit.Sample;

/// Any game of several deals as the conformance suite is told of it. Its deals are sealed, for they
/// are dealt for this table alone.
///
/// @param <S> the score
/// @param most so many deals are enough, whether the game is over or not
/// @param check of the score at every step
public record SittingGame<S>(Scorer<S> scorer, BoardRules boards, int most, Consumer<S> check)
        implements BoardGame<Sitting<S>, SittingView<S>> {

    @Override
    public Rules<Sitting<S>, Party, BoardCommand, BoardEvent, SittingView<S>> rules() {
        return new SittingRules<>(scorer, boards);
    }

    @Override
    public Optional<BoardInPlay> board(Sitting<S> state) {
        return state.board();
    }

    @Override
    public Optional<Move<Party, BoardCommand>> houseMove(
            Sitting<S> sitting, RandomGenerator chance) {
        boolean busy = sitting.board().filter(board -> !board.isOver()).isPresent();
        var next = scorer.next(sitting.score());
        if (busy || next.isEmpty() || sitting.opened() == most) {
            return Optional.empty();
        }
        var deal = Sample.deal(chance);
        var number = new BoardNumber(sitting.opened() + 1);
        var board = next.get().board(number, deal, chance);
        var key = SealedDeal.seal(deal, chance).key();
        return Optional.of(new Move<>(Outsider.HOUSE, new OpenBoard(board, Optional.of(key))));
    }

    @Override
    public boolean mayEnd(Sitting<S> sitting) {
        boolean over = sitting.board().filter(BoardInPlay::isOver).isPresent();
        return over && (scorer.next(sitting.score()).isEmpty() || sitting.opened() == most);
    }

    @Override
    public int longest() {
        return 1_000 * most;
    }

    @Override
    public SittingView<S> unsealed(SittingView<S> view) {
        return new SittingView<>(
                view.score(), view.next(), view.drawn(), view.board().map(BoardPlay::unsealed));
    }

    @Override
    public void checkConserved(Sitting<S> sitting) {
        sitting.board().ifPresent(BoardPlay::checkConserved);
        check.accept(sitting.score());
    }

    @Override
    public void checkSecrets(Sitting<S> sitting, Party viewer, SittingView<S> view) {
        assertThat(view.board().isPresent()).isEqualTo(sitting.board().isPresent());
        sitting.board()
                .ifPresent(
                        board -> BoardPlay.checkSecrets(board, viewer, view.board().orElseThrow()));
    }
}
