package overtrick.bridge.sitting;

import static overtrick.bridge.sitting.SittingRefusal.GAME_OVER;
import static overtrick.bridge.sitting.SittingRefusal.NOT_THE_NEXT_DEAL;

import java.util.List;
import java.util.Optional;
import overtrick.bridge.Board;
import overtrick.bridge.board.BoardCommand;
import overtrick.bridge.board.BoardCommand.DrawForSeats;
import overtrick.bridge.board.BoardCommand.OpenBoard;
import overtrick.bridge.board.BoardEvent;
import overtrick.bridge.board.BoardEvent.BoardEnded;
import overtrick.bridge.board.BoardEvent.BoardOpened;
import overtrick.bridge.board.BoardEvent.SeatsDrawn;
import overtrick.bridge.board.BoardRefusal;
import overtrick.bridge.board.BoardRules;
import overtrick.cards.Party;
import overtrick.cards.Party.Outsider;
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
    private final Optional<Draw.Cut> cut;

    /// Rules of a game in which people sit as they came.
    public SittingRules(Scorer<S> scorer, BoardRules boards) {
        this(scorer, boards, Optional.empty());
    }

    /// Rules of a game in which cards may be drawn for seats.
    ///
    /// @param cut how cards are drawn for seats; empty where people sit as they came
    public SittingRules(Scorer<S> scorer, BoardRules boards, Optional<Draw.Cut> cut) {
        this.scorer = scorer;
        this.boards = boards;
        this.cut = cut;
    }

    @Override
    public Sitting<S> start() {
        return new Sitting<>(scorer.start(), 0, Optional.empty(), boards.start());
    }

    @Override
    public Decision<BoardEvent> decide(Sitting<S> sitting, Party actor, BoardCommand command) {
        if (command instanceof DrawForSeats(var drawn) && cut.isPresent()) {
            return draw(sitting, actor, new Draw(cut.get(), drawn));
        }
        var decision = boards.decide(sitting.board(), actor, command);
        return command instanceof OpenBoard(var board, _, _) && decision instanceof Accepted
                ? refusal(sitting, board)
                        .<Decision<BoardEvent>>map(Decision::refuse)
                        .orElse(decision)
                : decision;
    }

    private Decision<BoardEvent> draw(Sitting<S> sitting, Party actor, Draw draw) {
        if (actor != Outsider.HOUSE) {
            return Decision.refuse(BoardRefusal.NOT_THE_HOUSE);
        }
        boolean begins = sitting.opened() == 0 || scorer.isBetweenGames(sitting.score());
        if (!begins || sitting.drawn().isPresent()) {
            return Decision.refuse(BoardRefusal.NOTHING_TO_DRAW_FOR);
        }
        var dealer = scorer.next(sitting.score()).orElseThrow().dealer();
        return Decision.accept(new SeatsDrawn(draw.drawn(), draw.chairs(dealer)));
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
        if (event instanceof SeatsDrawn drawn) {
            return new Sitting<>(
                    sitting.score(), sitting.opened(), Optional.of(drawn), sitting.board());
        }
        var board = boards.evolve(sitting.board(), event);
        if (event instanceof BoardEnded) {
            var score = scorer.add(sitting.score(), board.orElseThrow());
            return new Sitting<>(score, sitting.opened(), Optional.empty(), board);
        }
        int opened = sitting.opened() + (event instanceof BoardOpened ? 1 : 0);
        return new Sitting<>(sitting.score(), opened, sitting.drawn(), board);
    }

    @Override
    public SittingView<S> view(Sitting<S> sitting, Party viewer) {
        return new SittingView<>(
                sitting.score(),
                scorer.next(sitting.score()),
                sitting.drawn(),
                boards.view(sitting.board(), viewer));
    }

    /// The next deal comes from outside and is not listed.
    @Override
    public List<BoardCommand> offers(Sitting<S> sitting, Party actor) {
        return boards.offers(sitting.board(), actor);
    }
}
