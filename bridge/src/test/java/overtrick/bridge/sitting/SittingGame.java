package overtrick.bridge.sitting;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import overtrick.bridge.BoardNumber;
import overtrick.bridge.board.BoardCommand;
import overtrick.bridge.board.BoardCommand.OpenBoard;
import overtrick.bridge.board.BoardCommand.SpreadPack;
import overtrick.bridge.board.BoardEvent;
import overtrick.bridge.board.BoardEvent.BoardOpened;
import overtrick.bridge.board.BoardEvent.CardDrawn;
import overtrick.bridge.board.BoardEvent.PackSpread;
import overtrick.bridge.board.BoardGame;
import overtrick.bridge.board.BoardInPlay;
import overtrick.bridge.board.BoardPlay;
import overtrick.bridge.board.BoardRules;
import overtrick.cards.Card;
import overtrick.cards.CardSet;
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
/// @param cut how cards are drawn for seats; empty where people sit as they came
/// @param check of the score at every step
public record SittingGame<S>(
        Scorer<S> scorer, BoardRules boards, Optional<Draw.Cut> cut, int most, Consumer<S> check)
        implements BoardGame<Sitting<S>, SittingView<S>> {

    public SittingGame(Scorer<S> scorer, BoardRules boards, int most, Consumer<S> check) {
        this(scorer, boards, Optional.empty(), most, check);
    }

    @Override
    public Rules<Sitting<S>, Party, BoardCommand, BoardEvent, SittingView<S>> rules() {
        return new SittingRules<>(scorer, boards, cut);
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
        if (sitting.spread().isPresent()) {
            return Optional.empty();
        }
        if (sitting.opened() == 0 && sitting.drawn().isEmpty() && cut.isPresent()) {
            var pack = shuffled(CardSet.ALL.stream().toList(), chance);
            return Optional.of(new Move<>(Outsider.HOUSE, new SpreadPack(pack)));
        }
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
    public Set<Party> inTurn(Sitting<S> sitting) {
        return sitting.spread()
                .map(Spread::awaited)
                .<Set<Party>>map(Set::copyOf)
                .orElseGet(() -> BoardGame.super.inTurn(sitting));
    }

    private static List<Card> shuffled(List<Card> cards, RandomGenerator chance) {
        var shuffled = new ArrayList<>(cards);
        Collections.shuffle(shuffled, chance);
        return shuffled;
    }

    /// A pack of which the cards that nobody has drawn lie otherwise.
    @Override
    public Optional<List<BoardEvent>> redeal(
            List<BoardEvent> events, Party viewer, RandomGenerator chance) {
        if (!(events.stream().filter(PackSpread.class::isInstance).findFirst().orElse(null)
                        instanceof PackSpread spread)
                || events.stream().anyMatch(BoardOpened.class::isInstance)) {
            return BoardGame.super.redeal(events, viewer, chance);
        }
        int drawn = (int) events.stream().filter(CardDrawn.class::isInstance).count();
        var pack = new ArrayList<>(spread.pack().subList(0, drawn));
        pack.addAll(shuffled(spread.pack().subList(drawn, spread.pack().size()), chance));
        return Optional.of(
                events.stream()
                        .map(event -> event.equals(spread) ? new PackSpread(pack) : event)
                        .toList());
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
                view.score(),
                view.next(),
                view.spread(),
                view.drawn(),
                view.board().map(BoardPlay::unsealed));
    }

    @Override
    public void checkConserved(Sitting<S> sitting) {
        sitting.board().ifPresent(BoardPlay::checkConserved);
        check.accept(sitting.score());
    }

    @Override
    public void checkSecrets(Sitting<S> sitting, Party viewer, SittingView<S> view) {
        assertThat(view.spread().map(SpreadView::drawn).orElse(Map.of()).size())
                .isIn(0, sitting.spread().map(one -> one.drawers().size()).orElse(4));
        assertThat(view.board().isPresent()).isEqualTo(sitting.board().isPresent());
        sitting.board()
                .ifPresent(
                        board -> BoardPlay.checkSecrets(board, viewer, view.board().orElseThrow()));
    }
}
