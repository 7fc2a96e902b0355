package overtrick.teaching.problem.sight;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.random.RandomGenerator;
import overtrick.cards.Card;
import overtrick.cards.CardSet;
import overtrick.cards.Deal;
import overtrick.cards.Seat;
import overtrick.cards.Suit;

/// Draws deals that fit what a player has seen and some facts, each as likely as any other.
public final class Layouts {

    /// Deals that are tried for each that is wanted.
    private static final int TRIES = 3_000;

    /// How often, for each that was found, one of them may be drawn again before they are taken for
    /// all there are.
    private static final int AGAIN = 4;

    private final Sight sight;
    private final List<Fact> facts;
    private final Map<Seat, CardSet> fixed = new EnumMap<>(Seat.class);
    private final Map<Seat, CardSet> played;
    private final Map<Seat, Set<Suit>> voids;
    private final List<Card> free = new ArrayList<>();
    private boolean possible = true;

    private Layouts(Sight sight, List<Fact> facts) {
        this.sight = sight;
        this.facts = facts;
        played = sight.played();
        voids = sight.voids();
        fix();
    }

    /// So many deals, no two the same; fewer when there are no more or they are hard to find.
    public static List<Deal> draw(
            Sight sight, List<Fact> facts, int count, RandomGenerator chance) {
        return new Layouts(sight, facts).draw(count, chance);
    }

    private void fix() {
        var left = CardSet.ALL;
        for (var hand : sight.shown().values()) {
            left = left.minus(hand);
        }
        for (var seat : sight.hidden()) {
            var gone = played.getOrDefault(seat, CardSet.NONE);
            fixed.put(seat, gone);
            left = left.minus(gone);
        }
        for (var fact : facts) {
            if (fact instanceof Fact.Holds holds && left.contains(holds.card())) {
                possible &= fixed.containsKey(holds.seat());
                fixed.merge(holds.seat(), CardSet.of(holds.card()), CardSet::union);
                left = left.without(holds.card());
            }
        }
        possible &= fixed.values().stream().allMatch(hand -> hand.size() <= Deal.HAND);
        left.forEach(free::add);
    }

    private List<Deal> draw(int count, RandomGenerator chance) {
        var found = new LinkedHashSet<Deal>();
        int again = 0;
        for (int tried = 0; possible && found.size() < count; tried++) {
            var deal = deal(chance);
            if (fits(deal) && !found.add(deal)) {
                again++;
            }
            boolean few = again > AGAIN * (found.size() + 1);
            boolean none = tried >= TRIES && found.isEmpty();
            if (few || none || tried >= TRIES * count) {
                break;
            }
        }
        return List.copyOf(found);
    }

    private Deal deal(RandomGenerator chance) {
        var hands = new EnumMap<Seat, CardSet>(sight.shown());
        int end = free.size();
        for (var entry : fixed.entrySet()) {
            var hand = entry.getValue();
            while (hand.size() < Deal.HAND) {
                int at = chance.nextInt(end--);
                var card = free.get(at);
                free.set(at, free.get(end));
                free.set(end, card);
                hand = hand.with(card);
            }
            hands.put(entry.getKey(), hand);
        }
        return new Deal(
                hands.getOrDefault(Seat.NORTH, CardSet.NONE),
                hands.getOrDefault(Seat.EAST, CardSet.NONE),
                hands.getOrDefault(Seat.SOUTH, CardSet.NONE),
                hands.getOrDefault(Seat.WEST, CardSet.NONE));
    }

    private boolean fits(Deal deal) {
        for (var seat : fixed.keySet()) {
            var left = deal.hand(seat).minus(played.getOrDefault(seat, CardSet.NONE));
            for (var suit : voids.getOrDefault(seat, Set.of())) {
                if (left.length(suit) > 0) {
                    return false;
                }
            }
        }
        return facts.stream().allMatch(fact -> fact.fits(deal));
    }
}
