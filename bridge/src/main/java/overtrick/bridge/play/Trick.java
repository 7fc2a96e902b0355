package overtrick.bridge.play;

import java.util.List;
import java.util.Optional;
import overtrick.bridge.auction.Strain;
import overtrick.cards.Card;
import overtrick.cards.Seat;
import overtrick.cards.Suit;

/// Up to four cards, clockwise from the leader's (Law 44).
public record Trick(Seat leader, List<Card> cards) {

    /// Cards in a whole trick.
    public static final int FULL = 4;

    public Trick {
        cards = List.copyOf(cards);
        if (cards.size() > FULL) {
            throw new IllegalArgumentException("trick has more than 4 cards: " + cards);
        }
    }

    /// A trick before the lead.
    public static Trick ledBy(Seat leader) {
        return new Trick(leader, List.of());
    }

    Trick with(Card card) {
        var more = cards.toArray(new Card[cards.size() + 1]);
        more[cards.size()] = card;
        return new Trick(leader, List.of(more));
    }

    /// Whether all four hands have played to it.
    public boolean isFull() {
        return cards.size() == FULL;
    }

    /// Whether nobody has played to it yet.
    public boolean isEmpty() {
        return cards.isEmpty();
    }

    /// The suit to be followed; empty before the lead.
    public Optional<Suit> suitLed() {
        return cards.isEmpty() ? Optional.empty() : Optional.of(cards.getFirst().suit());
    }

    /// The next to play; the leader again when the trick is full.
    public Seat turn() {
        return leader.plus(cards.size());
    }

    /// The card the seat has played; empty when it has not.
    public Optional<Card> by(Seat seat) {
        int place = leader.placesTo(seat);
        return place < cards.size() ? Optional.of(cards.get(place)) : Optional.empty();
    }

    /// Who is winning so far, or has won: the highest trump, else the highest of the suit led (Law
    /// 44E, 44F).
    ///
    /// @throws java.util.NoSuchElementException before the lead
    public Seat winner(Strain strain) {
        return leader.plus(cards.indexOf(winningCard(strain)));
    }

    /// The card that is winning so far.
    ///
    /// @throws java.util.NoSuchElementException before the lead
    public Card winningCard(Strain strain) {
        var best = cards.getFirst();
        for (var card : cards) {
            if (beats(card, best, strain)) {
                best = card;
            }
        }
        return best;
    }

    /// Whether a card played later takes the trick from the one winning so far.
    public static boolean beats(Card later, Card winning, Strain strain) {
        if (later.suit() == winning.suit()) {
            return later.rank().beats(winning.rank());
        }
        return Strain.of(later.suit()) == strain;
    }
}
