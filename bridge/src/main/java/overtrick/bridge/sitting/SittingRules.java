package overtrick.bridge.sitting;

import static overtrick.bridge.sitting.SittingRefusal.GAME_OVER;
import static overtrick.bridge.sitting.SittingRefusal.NOT_THE_NEXT_DEAL;

import java.util.List;
import java.util.Optional;
import overtrick.bridge.Board;
import overtrick.bridge.board.BoardCommand;
import overtrick.bridge.board.BoardCommand.OpenBoard;
import overtrick.bridge.board.BoardEvent;
import overtrick.bridge.board.BoardEvent.BoardEnded;
import overtrick.bridge.board.BoardEvent.BoardOpened;
import overtrick.bridge.board.BoardRules;
import overtrick.cards.Party;
import overtrick.cards.rules.Decision;
import overtrick.cards.rules.Decision.Accepted;
import overtrick.cards.rules.Rules;

/// Deals one after another, each played by [BoardRules], with the score that a [Scorer] keeps.
///
/// @param <S> the score
public final class SittingRules<S>
        implements Rules<Sitting<S>, Party, BoardCommand, BoardEvent, SittingView<S>> {

    private final Scorer<S> scorer;
    private final BoardRules boards;

    public SittingRules(Scorer<S> scorer, BoardRules boards) {
        this.scorer = scorer;
        this.boards = boards;
    }

    @Override
    public Sitting<S> start() {
        return new Sitting<>(scorer.start(), 0, boards.start());
    }

    @Override
    public Decision<BoardEvent> decide(Sitting<S> sitting, Party actor, BoardCommand command) {
        var decision = boards.decide(sitting.board(), actor, command);
        return command instanceof OpenBoard(var board, _, _) && decision instanceof Accepted
                ? refusal(sitting, board)
                        .<Decision<BoardEvent>>map(Decision::refuse)
                        .orElse(decision)
                : decision;
    }

    private Optional<SittingRefusal> refusal(Sitting<S> sitting, Board board) {
        var next = scorer.next(sitting.score());
        if (next.isEmpty()) {
            return Optional.of(GAME_OVER);
        }
        return next.get().allows(board) ? Optional.empty() : Optional.of(NOT_THE_NEXT_DEAL);
    }

    @Override
    public Sitting<S> evolve(Sitting<S> sitting, BoardEvent event) {
        var board = boards.evolve(sitting.board(), event);
        return switch (event) {
            case BoardOpened _ -> new Sitting<>(sitting.score(), sitting.opened() + 1, board);
            case BoardEnded _ ->
                    new Sitting<>(
                            scorer.add(sitting.score(), board.orElseThrow()),
                            sitting.opened(),
                            board);
            default -> new Sitting<>(sitting.score(), sitting.opened(), board);
        };
    }

    @Override
    public SittingView<S> view(Sitting<S> sitting, Party viewer) {
        return new SittingView<>(
                sitting.score(),
                scorer.next(sitting.score()),
                boards.view(sitting.board(), viewer));
    }

    /// The next deal comes from outside and is not listed.
    @Override
    public List<BoardCommand> offers(Sitting<S> sitting, Party actor) {
        return boards.offers(sitting.board(), actor);
    }
}
