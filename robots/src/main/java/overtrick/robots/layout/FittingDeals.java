package overtrick.robots.layout;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.random.RandomGenerator;
import overtrick.cards.CardSet;
import overtrick.cards.Deal;
import overtrick.cards.Seat;
import overtrick.cards.Suit;
import overtrick.systems.Understanding;
import overtrick.systems.hand.Box;
import overtrick.systems.hand.Hand;

/// Deals in which everybody would call just what they have called. Hands are drawn one after the
/// other within the limits that the auction has shown, and each is asked what it would have called.
public final class FittingDeals {

    /// Hands that are drawn for one seat before the seats before it are dealt anew.
    private static final int TRIES = 150;

    /// How often all seats are begun with.
    private static final int ROUNDS = 25;

    private final List<Understanding> auction;
    private final Map<Seat, AuctionFit> calls = new EnumMap<>(Seat.class);
    private final Map<Seat, Limits> limits = new EnumMap<>(Seat.class);

    /// @param auction as it was understood before each call, and now
    public FittingDeals(List<Understanding> auction) {
        this.auction = List.copyOf(auction);
        for (var seat : Seat.values()) {
            calls.put(seat, new AuctionFit(seat, this.auction));
            limits.put(seat, Limits.of(auction.getLast().hands().of(seat).bounds()));
        }
    }

    /// A hand of thirteen cards within a box that also passes a test, and whose seat would have
    /// called as it did; empty when none was found in so many tries.
    public Optional<CardSet> hand(
            Seat seat, Box box, Predicate<Hand> test, int tries, RandomGenerator chance) {
        var within = new Division(CardSet.ALL.bits(), Deal.HAND, Limits.of(box));
        if (within.count() == 0) {
            return Optional.empty();
        }
        for (int tried = 0; tried < tries; tried++) {
            long drawn = within.draw(chance);
            var hand = Hand.of(new CardSet(drawn));
            if (box.contains(hand) && test.test(hand) && fits(seat, drawn)) {
                return Optional.of(hand.cards());
            }
        }
        return Optional.empty();
    }

    /// The whole deal around one hand; empty when none was found.
    public Optional<Deal> around(Seat seat, CardSet hand, RandomGenerator chance) {
        var hidden =
                Arrays.stream(Seat.values())
                        .filter(one -> one != seat)
                        .sorted(Comparator.comparingDouble(this::freedom))
                        .toList();
        for (int round = 0; round < ROUNDS; round++) {
            var hands = new EnumMap<Seat, Long>(Map.of(seat, hand.bits()));
            if (deal(hidden, CardSet.ALL.bits() & ~hand.bits(), hands, chance)) {
                var all =
                        Arrays.stream(Seat.values())
                                .map(one -> new CardSet(hands.getOrDefault(one, 0L)))
                                .toList();
                return Optional.of(new Deal(all.get(0), all.get(1), all.get(2), all.get(3)));
            }
        }
        return Optional.empty();
    }

    private boolean deal(
            List<Seat> hidden, long pool, Map<Seat, Long> hands, RandomGenerator chance) {
        long left = pool;
        var open = new ArrayList<>(hidden);
        while (open.size() > 1) {
            var next = open.removeFirst();
            var drawn = draw(next, open, left, chance);
            if (drawn.isEmpty()) {
                return false;
            }
            hands.put(next, drawn.get());
            left &= ~drawn.get();
        }
        hands.put(open.getFirst(), left);
        return fits(open.getFirst(), left);
    }

    private Optional<Long> draw(Seat seat, List<Seat> others, long pool, RandomGenerator chance) {
        var rest = limits(others.getFirst());
        for (var other : others.subList(1, others.size())) {
            rest = rest.plus(limits(other));
        }
        var within = new Division(pool, Deal.HAND, limits(seat).and(rest.beside(pool)));
        for (int tried = 0; tried < TRIES && within.count() > 0; tried++) {
            long drawn = within.draw(chance);
            if (fits(seat, drawn)) {
                return Optional.of(drawn);
            }
        }
        return Optional.empty();
    }

    private boolean fits(Seat seat, long hand) {
        var said = calls.get(seat);
        return said == null || said.weight(hand) >= 1;
    }

    private Limits limits(Seat seat) {
        var known = limits.get(seat);
        return known == null ? Limits.none() : known;
    }

    /// How much room the calls of a seat leave: those with the least are dealt first.
    private double freedom(Seat seat) {
        var box = auction.getLast().hands().of(seat).bounds();
        double room = box.highCards().size();
        for (var suit : Suit.values()) {
            room *= box.length(suit).size();
        }
        return room;
    }
}
