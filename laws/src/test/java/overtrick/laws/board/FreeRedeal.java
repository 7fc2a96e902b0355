package overtrick.laws.board;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.random.RandomGenerator;
import overtrick.bridge.Board;
import overtrick.bridge.board.BoardEvent;
import overtrick.bridge.board.BoardEvent.BoardOpened;
import overtrick.bridge.board.BoardEvent.CardPlayed;
import overtrick.bridge.board.BoardEvent.ClaimMade;
import overtrick.cards.Card;
import overtrick.cards.CardSet;
import overtrick.cards.Deal;
import overtrick.cards.Party;
import overtrick.cards.Seat;
import overtrick.laws.Irregularity;
import overtrick.laws.board.FreeEvent.AttentionDrawn;
import overtrick.laws.board.FreeEvent.CardReplaced;
import overtrick.laws.board.FreeEvent.CardsExposed;
import overtrick.laws.board.FreeEvent.Ordinary;
import overtrick.laws.board.FreeEvent.PlayedAnyway;

/// Another board than the true one that has so far looked the same to one viewer of a free table.
/// What the viewer knows is their own hand, every card that was played, led, exposed or replaced,
/// and dummy. Who did not follow suit may have revoked or may have had none: in the other world the
/// same card may be the other of the two.
record FreeRedeal(FreeRules rules, Party viewer, RandomGenerator chance) {

    private static final int SWAPS = 12;

    Optional<List<FreeEvent>> of(List<FreeEvent> events) {
        if (events.isEmpty() || events.getLast() instanceof Ordinary(BoardEvent.BoardEnded _)) {
            return Optional.empty();
        }
        var opened = (BoardOpened) ((Ordinary) events.getFirst()).event();
        var known = known(events);
        for (int i = 0; i < SWAPS; i++) {
            var deal = swapped(opened.board().deal(), known);
            if (deal.equals(opened.board().deal())) {
                continue;
            }
            var other = world(events, opened, deal);
            if (other.isPresent()) {
                return other;
            }
        }
        return Optional.empty();
    }

    private CardSet known(List<FreeEvent> events) {
        var known = CardSet.NONE;
        var deal = ((BoardOpened) ((Ordinary) events.getFirst()).event()).board().deal();
        var seen = EnumSet.noneOf(Seat.class);
        if (viewer instanceof Seat seat) {
            seen.add(seat);
        }
        var session = rules.start();
        for (var event : events) {
            session = rules.evolve(session, event);
            for (var card : shown(event)) {
                known = known.with(card);
            }
            var play = session.board().flatMap(FreeBoard::play);
            if (play.isPresent() && !session.board().get().isBeforeLead()) {
                seen.add(play.get().contract().dummy());
            }
            if (event instanceof Ordinary(ClaimMade(var claim))) {
                seen.add(claim.by());
            }
        }
        for (var seat : seen) {
            known = known.union(deal.hand(seat));
        }
        return known;
    }

    static Set<Card> shown(FreeEvent event) {
        return switch (event) {
            case Ordinary(CardPlayed(_, var card)) -> Set.of(card);
            case PlayedAnyway(_, var card) -> Set.of(card);
            case CardsExposed(_, var cards) -> cards;
            case CardReplaced(_, var card) -> card.map(Set::of).orElse(Set.of());
            default -> Set.of();
        };
    }

    private Deal swapped(Deal deal, CardSet known) {
        var hidden = new ArrayList<>(CardSet.ALL.minus(known).stream().toList());
        var hands = new EnumMap<Seat, CardSet>(Seat.class);
        for (var seat : Seat.values()) {
            hands.put(seat, deal.hand(seat));
        }
        if (hidden.size() < 2) {
            return deal;
        }
        var one = hidden.get(chance.nextInt(hidden.size()));
        var other = hidden.get(chance.nextInt(hidden.size()));
        var from = deal.holder(one);
        var to = deal.holder(other);
        if (from == to) {
            return deal;
        }
        hands.put(from, deal.hand(from).without(one).with(other));
        hands.put(to, deal.hand(to).without(other).with(one));
        return new Deal(
                hands.get(Seat.NORTH),
                hands.get(Seat.EAST),
                hands.get(Seat.SOUTH),
                hands.get(Seat.WEST));
    }

    /// The same deeds with those cards; empty where somebody would have learnt the difference, as
    /// when a revoke that was noticed would have been none.
    private Optional<List<FreeEvent>> world(List<FreeEvent> events, BoardOpened opened, Deal deal) {
        var board = opened.board();
        var other = new Board(board.number(), board.dealer(), board.vulnerability(), deal);
        var world = new ArrayList<FreeEvent>();
        world.add(new Ordinary(new BoardOpened(other, opened.key())));
        var truth = rules.replay(events.subList(0, 1));
        var session = rules.replay(world);
        for (var event : events.subList(1, events.size())) {
            var same = otherwise(session, event);
            if (isTelling(truth, session, event)
                    || isLegal(truth, event) != isLegal(session, event)) {
                return Optional.empty();
            }
            if (isUnlawful(session, same)) {
                return Optional.empty();
            }
            truth = rules.evolve(truth, event);
            session = rules.evolve(session, same);
            world.add(same);
            if (!questions(truth).equals(questions(session))) {
                return Optional.empty();
            }
        }
        return Optional.of(world);
    }

    /// Whether the card would have been against a ruling there, which a director would have seen.
    private static boolean isUnlawful(FreeSession session, FreeEvent event) {
        var play = session.board().flatMap(FreeBoard::play);
        return switch (event) {
            case Ordinary(CardPlayed(_, var card)) ->
                    play.filter(lying -> lying.playable().contains(card)).isEmpty();
            case PlayedAnyway(var from, var card) ->
                    play.filter(lying -> CardDeeds.isIrregular(lying, from, card)).isEmpty();
            default -> false;
        };
    }

    private static Optional<Class<?>> questions(FreeSession session) {
        return session.board().flatMap(FreeBoard::pending).map(Object::getClass);
    }

    /// Whether calling the director has told whether somebody had revoked.
    private static boolean isTelling(FreeSession truth, FreeSession other, FreeEvent event) {
        return event instanceof AttentionDrawn && revokes(truth) != revokes(other);
    }

    /// Whether a card that is played too early could be played: the ruling tells everybody, for
    /// such a card must be played and any other is a penalty card (Law 57D).
    private static boolean isLegal(FreeSession session, FreeEvent event) {
        var play = session.board().flatMap(FreeBoard::play);
        if (play.isEmpty() || !(event instanceof PlayedAnyway(var from, var card))) {
            return false;
        }
        var trick = play.get().current().cards();
        boolean early =
                play.get()
                        .irregularity(from, card)
                        .filter(Irregularity.PREMATURE_PLAY::equals)
                        .isPresent();
        return early
                && !trick.isEmpty()
                && play.get().hand(from).following(trick.getFirst().suit()).contains(card);
    }

    private static long revokes(FreeSession session) {
        return session.board()
                .flatMap(FreeBoard::play)
                .map(play -> play.revokes().stream().filter(play::isCorrectable).count())
                .orElse(0L);
    }

    /// A card that did not follow suit is a revoke in one world and none in the other.
    private static FreeEvent otherwise(FreeSession session, FreeEvent event) {
        var play = session.board().flatMap(FreeBoard::play);
        if (play.isEmpty()) {
            return event;
        }
        return switch (event) {
            case Ordinary(CardPlayed(var from, var card)) when isRevoke(play.get(), from, card) ->
                    new PlayedAnyway(from, card);
            case PlayedAnyway(var from, var card)
                    when play.get().irregularity(from, card).isEmpty() ->
                    new Ordinary(new CardPlayed(from, card));
            default -> event;
        };
    }

    private static boolean isRevoke(overtrick.laws.table.PlayTable play, Seat from, Card card) {
        return play.irregularity(from, card).filter(Irregularity.REVOKE::equals).isPresent();
    }
}
