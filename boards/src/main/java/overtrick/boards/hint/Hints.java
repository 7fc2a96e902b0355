package overtrick.boards.hint;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.BooleanSupplier;
import overtrick.bridge.auction.Call;
import overtrick.bridge.board.BoardEvent.BoardOpened;
import overtrick.bridge.board.BoardEvent.CallMade;
import overtrick.bridge.board.BoardEvent.CardPlayed;
import overtrick.bridge.board.BoardInPlay;
import overtrick.bridge.board.BoardView;
import overtrick.bridge.board.Meaning;
import overtrick.bridge.duplicate.DuplicateRules;
import overtrick.bridgetable.duplicate.FinishedBoard;
import overtrick.cards.CardSet;
import overtrick.house.thinking.Thinking;
import overtrick.robots.bidding.Agreements;
import overtrick.robots.bidding.GameReached;
import overtrick.robots.bidding.Readings;
import overtrick.robots.judgement.CallSearch;
import overtrick.robots.judgement.CallWhy;
import overtrick.robots.judgement.Finding;
import overtrick.robots.judgement.SearchBidder;
import overtrick.robots.play.ThumbRulePlayer;
import overtrick.robots.search.Level;
import overtrick.robots.search.SearchPlayer;
import overtrick.robots.search.Solvers;
import overtrick.robots.stake.Stake;
import overtrick.systems.Meant;
import overtrick.systems.hand.Hand;

/// Hints, found by the robots' own code from the view of the seat that asks, and from nothing else.
public final class Hints {

    /// How long a call or a card may be thought about.
    private static final Duration LONGEST_THOUGHT = Duration.ofSeconds(1);

    /// How long it may take to ask the other cards in the same layouts.
    private static final Duration COMPARING = Duration.ofMillis(500);

    /// The same view gets the same hint, whenever it is asked for.
    private static final long SEED = 1;

    private static final DuplicateRules RULES = new DuplicateRules();
    private static final Optional<Meaning> NONE = Optional.empty();

    private final Readings readings;
    private final Thinking thinking;
    private final Solvers solvers = new Solvers();

    /// @param thinking where the robots of the club think
    public Hints(Readings readings, Thinking thinking) {
        this.readings = readings;
        this.thinking = thinking;
    }

    /// What a robot would do in the place of the viewer, whose turn it must be.
    ///
    /// @param stake what is played for at the table
    public CompletableFuture<Optional<Hint>> of(
            BoardView view, Agreements agreements, Stake stake) {
        if (!view.isMyTurn()) {
            return CompletableFuture.completedFuture(Optional.empty());
        }
        var hint = new CompletableFuture<Optional<Hint>>();
        var _ =
                view.playable().isEmpty()
                        ? thinking.<Optional<Hint>>about(
                                () -> call(view, agreements, stake),
                                () -> byRules(view, agreements, stake),
                                hint::complete)
                        : thinking.<Optional<Hint>>about(
                                () -> Optional.of(card(view, agreements, stake)),
                                () -> Optional.of(quick(view, agreements)),
                                hint::complete);
        return hint;
    }

    /// What the one who played next saw of a board that is over; empty when no card followed.
    ///
    /// @param cards how many had been played
    public static Optional<BoardView> seen(FinishedBoard board, int cards) {
        if (cards < 0 || cards >= board.cards().size()) {
            return Optional.empty();
        }
        var session = RULES.replay(List.of(new BoardOpened(board.board(), Optional.empty())));
        for (int place = 0; place < board.auction().calls().size(); place++) {
            var caller = board.auction().caller(place);
            var meaning = place < board.meanings().size() ? board.meanings().get(place) : NONE;
            session =
                    RULES.evolve(
                            session,
                            new CallMade(caller, board.auction().calls().get(place), meaning));
        }
        for (var card : board.cards().subList(0, cards)) {
            var turn = session.board().flatMap(BoardInPlay::turn).orElseThrow();
            session = RULES.evolve(session, new CardPlayed(turn, card));
        }
        var actor = session.board().flatMap(BoardInPlay::actor).orElseThrow();
        return RULES.view(session, actor);
    }

    private Optional<Hint> call(BoardView view, Agreements agreements, Stake stake) {
        long end = System.nanoTime() + LONGEST_THOUGHT.toNanos();
        var bidder = new SearchBidder(agreements, readings, new CallSearch(stake, solvers, SEED));
        return hand(view)
                .map(hand ->
                        ofCall(
                                view,
                                hand,
                                agreements,
                                stake,
                                bidder.find(view, () -> System.nanoTime() - end >= 0)));
    }

    /// By rules alone.
    private Optional<Hint> byRules(BoardView view, Agreements agreements, Stake stake) {
        var now = readings.of(agreements, view.auction(), view.vulnerability());
        return hand(view)
                .map(hand ->
                        ofCall(
                                view,
                                hand,
                                agreements,
                                stake,
                                Finding.byRules(GameReached.choose(now, hand, stake))));
    }

    private Hint ofCall(
            BoardView view, Hand hand, Agreements agreements, Stake stake, Finding finding) {
        var now = readings.of(agreements, view.auction(), view.vulnerability());
        return new Hint.OfCall(CallWhy.of(now, hand, finding, stake));
    }

    private Hint card(BoardView view, Agreements agreements, Stake stake) {
        var player = new SearchPlayer(Level.EXPERT, agreements, readings, stake, solvers, SEED);
        var thought =
                player.evened(
                        view, player.think(view, in(LONGEST_THOUGHT), _ -> {}), in(COMPARING));
        return new Hint.OfCard(thought.card(), thought.candidates(), player.reasons(view, thought));
    }

    /// Whether so much time has passed since now.
    private static BooleanSupplier in(Duration time) {
        long end = System.nanoTime() + time.toNanos();
        return () -> System.nanoTime() - end >= 0;
    }

    private Hint quick(BoardView view, Agreements agreements) {
        var card = new ThumbRulePlayer(agreements, readings).card(view);
        return new Hint.OfCard(card, List.of(), List.of());
    }

    /// What a call would show if the viewer made it now; empty when they may not.
    public Optional<Meant> meaning(BoardView view, Agreements agreements, Call call) {
        return view.calls().contains(call)
                ? Optional.of(
                        readings.of(agreements, view.auction(), view.vulnerability()).meaning(call))
                : Optional.empty();
    }

    /// The hand of the viewer; empty for who has none.
    public static Optional<Hand> hand(BoardView view) {
        return view.seat()
                .map(seat -> view.hands().getOrDefault(seat, CardSet.NONE))
                .filter(cards -> cards.size() == 13)
                .map(Hand::of);
    }
}
