package overtrick.bridge.sitting;

import static overtrick.bridge.sitting.SittingRefusal.GAME_OVER;
import static overtrick.bridge.sitting.SittingRefusal.NOT_THE_NEXT_DEAL;

import java.util.List;
import java.util.Optional;
import overtrick.bridge.Board;
import overtrick.bridge.board.BoardCommand;
import overtrick.bridge.board.BoardCommand.DrawCard;
import overtrick.bridge.board.BoardCommand.OpenBoard;
import overtrick.bridge.board.BoardCommand.SpreadPack;
import overtrick.bridge.board.BoardEvent;
import overtrick.bridge.board.BoardEvent.BoardEnded;
import overtrick.bridge.board.BoardEvent.BoardOpened;
import overtrick.bridge.board.BoardEvent.CardDrawn;
import overtrick.bridge.board.BoardEvent.PackSpread;
import overtrick.bridge.board.BoardEvent.SeatsDrawn;
import overtrick.bridge.board.BoardRefusal;
import overtrick.bridge.board.BoardRules;
import overtrick.cards.Party;
import overtrick.cards.Party.Outsider;
import overtrick.cards.Seat;
import overtrick.cards.rules.Decision;
import overtrick.cards.rules.Decision.Accepted;
import overtrick.cards.rules.Refusal;
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
        return new Sitting<>(scorer.start(), 0, Optional.empty(), Optional.empty(), boards.start());
    }

    @Override
    public Decision<BoardEvent> decide(Sitting<S> sitting, Party actor, BoardCommand command) {
        if (command instanceof SpreadPack spread && cut.isPresent()) {
            return spread(sitting, actor, spread);
        }
        if (command instanceof DrawCard && sitting.spread().isPresent()) {
            return draw(sitting, actor, sitting.spread().get());
        }
        var decision = boards.decide(sitting.board(), actor, command);
        return command instanceof OpenBoard(var board, _, _) && decision instanceof Accepted
                ? refusal(sitting, board)
                        .<Decision<BoardEvent>>map(Decision::refuse)
                        .orElse(decision)
                : decision;
    }

    private Decision<BoardEvent> spread(Sitting<S> sitting, Party actor, SpreadPack command) {
        if (actor != Outsider.HOUSE) {
            return Decision.refuse(BoardRefusal.NOT_THE_HOUSE);
        }
        boolean begins = sitting.opened() == 0 || scorer.isBetweenGames(sitting.score());
        boolean drawn = sitting.drawn().isPresent() || sitting.spread().isPresent();
        return begins && !drawn
                ? Decision.accept(new PackSpread(command.pack()))
                : Decision.refuse(BoardRefusal.NOTHING_TO_DRAW_FOR);
    }

    /// With the last card everybody sits as the cards say.
    private Decision<BoardEvent> draw(Sitting<S> sitting, Party actor, Spread spread) {
        if (!(actor instanceof Seat seat)) {
            return Decision.refuse(BoardRefusal.NOT_A_PLAYER);
        }
        if (!spread.awaited().contains(seat)) {
            return Decision.refuse(BoardRefusal.CARD_DRAWN_ALREADY);
        }
        var after = spread.drawnBy(seat);
        if (!after.awaited().isEmpty()) {
            return Decision.accept(new CardDrawn(seat));
        }
        var draw = new Draw(cut.orElseThrow(), after.drawn());
        var dealer = scorer.next(sitting.score()).orElseThrow().dealer();
        return Decision.accept(
                new CardDrawn(seat), new SeatsDrawn(draw.drawn(), draw.chairs(dealer)));
    }

    private Optional<Refusal> refusal(Sitting<S> sitting, Board board) {
        if (sitting.spread().isPresent()) {
            return Optional.of(BoardRefusal.SEATS_NOT_DRAWN);
        }
        var next = scorer.next(sitting.score());
        if (next.isEmpty()) {
            return Optional.of(GAME_OVER);
        }
        return next.get().allows(board) ? Optional.empty() : Optional.of(NOT_THE_NEXT_DEAL);
    }

    @Override
    public Sitting<S> evolve(Sitting<S> sitting, BoardEvent event) {
        switch (event) {
            case PackSpread(var pack) -> {
                return sitting.with(new Spread(pack, List.of()));
            }
            case CardDrawn(var seat) -> {
                return sitting.with(sitting.spread().orElseThrow().drawnBy(seat));
            }
            case SeatsDrawn drawn -> {
                return sitting.with(drawn);
            }
            case BoardEvent _ -> {
                return onTheBoard(sitting, event);
            }
        }
    }

    private Sitting<S> onTheBoard(Sitting<S> sitting, BoardEvent event) {
        var board = boards.evolve(sitting.board(), event);
        if (event instanceof BoardEnded) {
            var score = scorer.add(sitting.score(), board.orElseThrow());
            return new Sitting<>(
                    score, sitting.opened(), Optional.empty(), Optional.empty(), board);
        }
        int opened = sitting.opened() + (event instanceof BoardOpened ? 1 : 0);
        return new Sitting<>(sitting.score(), opened, sitting.spread(), sitting.drawn(), board);
    }

    @Override
    public SittingView<S> view(Sitting<S> sitting, Party viewer) {
        return new SittingView<>(
                sitting.score(),
                scorer.next(sitting.score()),
                spread(sitting, viewer),
                sitting.drawn(),
                boards.view(sitting.board(), viewer));
    }

    /// A draw is looked at until the first deal after it is brought.
    private Optional<SpreadView> spread(Sitting<S> sitting, Party viewer) {
        boolean deals = sitting.board().filter(board -> !board.isOver()).isPresent();
        return sitting.spread()
                .map(spread -> SpreadView.of(spread, viewer))
                .or(() ->
                        sitting.drawn()
                                .filter(_ -> !deals)
                                .flatMap(all ->
                                        scorer.next(sitting.score())
                                                .map(next ->
                                                        SpreadView.settled(all, next.dealer()))));
    }

    /// The next deal comes from outside and is not listed.
    @Override
    public List<BoardCommand> offers(Sitting<S> sitting, Party actor) {
        boolean draws =
                actor instanceof Seat seat
                        && sitting.spread().filter(one -> one.awaited().contains(seat)).isPresent();
        if (draws) {
            return List.of(new DrawCard());
        }
        return boards.offers(sitting.board(), actor);
    }
}
