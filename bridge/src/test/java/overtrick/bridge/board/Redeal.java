package overtrick.bridge.board;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.random.RandomGenerator;
import overtrick.bridge.Board;
import overtrick.bridge.auction.DummyRule;
import overtrick.bridge.board.BoardEvent.BoardEnded;
import overtrick.bridge.board.BoardEvent.BoardOpened;
import overtrick.bridge.board.BoardEvent.CallMade;
import overtrick.bridge.board.BoardEvent.CardPlayed;
import overtrick.bridge.board.BoardEvent.ChairsExchanged;
import overtrick.bridge.board.BoardEvent.ClaimMade;
import overtrick.cards.Card;
import overtrick.cards.CardSet;
import overtrick.cards.Deal;
import overtrick.cards.Party;
import overtrick.cards.SealedDeal;
import overtrick.cards.Seat;
import overtrick.cards.Suit;

/// Another board than the true one that has so far looked the same to one viewer. What the viewer
/// knows is worked out from the events and the Laws, without a look at any view:
///
/// - their own hand, every card played (taken back or not), dummy once a card has been led, and the
///   hand of a claimer who showed it to them;
/// - that who did not follow suit had none of it.
///
/// All other cards may be elsewhere, and their partner may have explained their calls otherwise.
public final class Redeal {

    private static final int SWAPS = 50;

    private final BoardRules rules;
    private final Party viewer;
    private final RandomGenerator chance;
    private final Set<Seat> seen = EnumSet.noneOf(Seat.class);
    private final Map<Seat, Set<Suit>> lacking = new EnumMap<>(Seat.class);
    private CardSet played = CardSet.NONE;

    /// Whether the player opposite is one's partner: not where three play.
    private boolean partners = true;

    private Redeal(BoardRules rules, Party viewer, RandomGenerator chance) {
        this.rules = rules;
        this.viewer = viewer;
        this.chance = chance;
        for (var seat : Seat.values()) {
            lacking.put(seat, EnumSet.noneOf(Suit.class));
            if (seat == viewer) {
                seen.add(seat);
            }
        }
    }

    /// Empty when the viewer knows everything: before the first board, and after the end of one
    /// that they have played or that was dealt for this table alone.
    ///
    /// @param rules by which the boards are played
    public static Optional<List<BoardEvent>> of(
            BoardRules rules, List<BoardEvent> events, Party viewer, RandomGenerator chance) {
        int opening = events.size() - 1;
        while (opening >= 0 && !(events.get(opening) instanceof BoardOpened)) {
            opening--;
        }
        if (opening < 0) {
            return Optional.empty();
        }
        boolean over = events.getLast() instanceof BoardEnded;
        boolean forThisTable = ((BoardOpened) events.get(opening)).key().isPresent();
        if (over && (viewer instanceof Seat || forThisTable)) {
            return Optional.empty();
        }
        var redeal = new Redeal(rules, viewer, chance);
        var world = new ArrayList<>(events.subList(0, opening));
        world.addAll(redeal.otherwise(events.subList(opening, events.size())));
        return Optional.of(world);
    }

    private List<BoardEvent> otherwise(List<BoardEvent> events) {
        var opened = (BoardOpened) events.getFirst();
        learn(events);
        var board = opened.board();
        board.turned().ifPresent(card -> played = played.with(card));
        var exchanged =
                events.stream()
                        .filter(ChairsExchanged.class::isInstance)
                        .map(ChairsExchanged.class::cast)
                        .findFirst();
        var lies = exchanged.map(chairs -> chairs.of(board.deal())).orElse(board.deal());
        var lay = moved(lies);
        var deal = exchanged.map(chairs -> chairs.of(lay)).orElse(lay);
        var other =
                new Board(
                        board.number(),
                        board.dealer(),
                        board.vulnerability(),
                        deal,
                        board.turned());
        var world = new ArrayList<BoardEvent>();
        world.add(
                new BoardOpened(other, opened.key().map(_ -> SealedDeal.seal(deal, chance).key())));
        events.stream().skip(1).map(this::otherwise).forEach(world::add);
        return world;
    }

    private BoardEvent otherwise(BoardEvent event) {
        return event instanceof CallMade(var by, var call, _) && by.partner() == viewer && partners
                ? new CallMade(by, call, someMeaning(chance))
                : event;
    }

    public static Optional<Meaning> someMeaning(RandomGenerator chance) {
        return Optional.of(Meaning.said("meaning " + chance.nextInt(1_000_000)))
                .filter(_ -> chance.nextBoolean());
    }

    private void learn(List<BoardEvent> events) {
        var table = rules.start();
        for (var event : events) {
            table.filter(board -> board.play().isPresent()).ifPresent(board -> learn(board, event));
            table = rules.evolve(table, event);
            var bidding = table.orElseThrow().auction().bidding();
            partners = bidding.vacant().isEmpty();
            if (bidding.dummy() instanceof DummyRule.Always(var hand)) {
                seen.add(hand);
            }
        }
    }

    private void learn(BoardInPlay board, BoardEvent event) {
        var play = board.play().orElseThrow();
        var dummy = BoardPlay.dummy(board);
        if (event instanceof CardPlayed(var from, var card)) {
            played = played.with(card);
            dummy.ifPresent(seen::add);
            play.current()
                    .suitLed()
                    .filter(led -> led != card.suit())
                    .ifPresent(led -> lacking.get(from).add(led));
        }
        if (event instanceof ClaimMade(var claim)
                && BoardPlay.isShownTo(viewer, claim.by(), dummy)) {
            seen.add(claim.by());
        }
    }

    /// The deal after many exchanges of two hidden cards, none of which gives a hand a suit it
    /// lacks.
    private Deal moved(Deal deal) {
        var hands = new EnumMap<Seat, CardSet>(Seat.class);
        var hidden = new ArrayList<Card>();
        for (var seat : Seat.values()) {
            hands.put(seat, deal.hand(seat));
            if (!seen.contains(seat)) {
                deal.hand(seat).minus(played).forEach(hidden::add);
            }
        }
        var holders = new ArrayList<>(hidden.stream().map(deal::holder).toList());
        for (int i = 0; i < SWAPS && hidden.size() > 1; i++) {
            int one = chance.nextInt(hidden.size());
            int other = chance.nextInt(hidden.size());
            if (mayHold(holders.get(one), hidden.get(other))
                    && mayHold(holders.get(other), hidden.get(one))) {
                Collections.swap(holders, one, other);
            }
        }
        for (int i = 0; i < hidden.size(); i++) {
            var card = hidden.get(i);
            hands.computeIfPresent(deal.holder(card), (_, hand) -> hand.without(card));
        }
        for (int i = 0; i < hidden.size(); i++) {
            var card = hidden.get(i);
            hands.computeIfPresent(holders.get(i), (_, hand) -> hand.with(card));
        }
        return new Deal(
                hands.get(Seat.NORTH),
                hands.get(Seat.EAST),
                hands.get(Seat.SOUTH),
                hands.get(Seat.WEST));
    }

    private boolean mayHold(Seat seat, Card card) {
        return !lacking.get(seat).contains(card.suit());
    }
}
