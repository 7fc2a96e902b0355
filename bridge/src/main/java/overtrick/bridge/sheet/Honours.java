package overtrick.bridge.sheet;

import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import overtrick.bridge.auction.Strain;
import overtrick.cards.Card;
import overtrick.cards.CardSet;
import overtrick.cards.Deal;
import overtrick.cards.Rank;
import overtrick.cards.Seat;
import overtrick.cards.Side;
import overtrick.cards.Suit;

/// Who was dealt how many honours: ace, king, queen, jack and ten of trumps, or the four aces at
/// notrump.
public record Honours(Strain strain, Map<Seat, Integer> held) {

    public Honours {
        held = Collections.unmodifiableMap(new EnumMap<>(held));
    }

    /// Counts the honours in every hand: five in trumps, four aces in notrump.
    public static Honours of(Deal deal, Strain strain) {
        var held = new EnumMap<Seat, Integer>(Seat.class);
        for (var seat : Seat.values()) {
            held.put(seat, among(deal.hand(seat), strain).size());
        }
        return new Honours(strain, held);
    }

    /// The honours among these cards.
    public static CardSet among(CardSet cards, Strain strain) {
        return CardSet.copyOf(cards.stream().filter(card -> isHonour(card, strain)).toList());
    }

    private static boolean isHonour(Card card, Strain strain) {
        return strain.trumps()
                .map(trumps -> card.suit() == trumps && card.rank().isHonour())
                .orElseGet(() -> card.rank() == Rank.ACE);
    }

    /// How many there are: five of a suit, four aces.
    public int all() {
        return strain.trumps().isPresent() ? 5 : Suit.values().length;
    }

    /// How many honours this hand held, 0 to 5.
    public int of(Seat seat) {
        return held.getOrDefault(seat, 0);
    }

    /// What the partners hold together.
    public int of(Side side) {
        return side.seats().stream().mapToInt(this::of).sum();
    }

    /// The most that one of them holds.
    public int most(Side side) {
        return side.seats().stream().mapToInt(this::of).max().orElseThrow();
    }

    /// The honours of contract as they are written above the line, each to its holder's side.
    public List<Entry<Side>> contractEntries(int deal) {
        return Stream.of(Seat.values())
                .filter(seat -> contractPoints(seat) > 0)
                .map(seat -> Entry.above(deal, seat.side(), Reason.HONOURS, contractPoints(seat)))
                .toList();
    }

    /// What one hand's honours are worth in contract: 100 for four of five in trumps, 150 for all
    /// five or for the four aces at notrump, and nothing for fewer. Doubling does not touch it.
    public int contractPoints(Seat seat) {
        int count = of(seat);
        if (count == all()) {
            return 150;
        }
        return strain.trumps().isPresent() && count == 4 ? 100 : 0;
    }
}
