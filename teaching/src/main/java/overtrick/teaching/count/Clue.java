package overtrick.teaching.count;

import java.util.Map;
import overtrick.cards.Card;
import overtrick.cards.CardSet;
import overtrick.cards.Seat;
import overtrick.cards.Suit;

/// One step of how something is known.
public sealed interface Clue {

    /// Of thirteen cards of a suit so many are the player's own and dummy's, so many were played by
    /// the two hidden hands, and so many are out.
    record Counted(Suit suit, int own, int table, int played, int out) implements Clue {}

    /// A hand did not follow to a suit in this trick.
    record ShownOut(Seat seat, Suit suit, int trick) implements Clue {}

    /// So all cards of the suit that are out are in this hand.
    record AllIn(Seat seat, Suit suit, int cards) implements Clue {}

    /// A hand has so many cards left, and of these suits it is known how many they are.
    record Left(Seat seat, int cards, Map<Suit, Integer> known) implements Clue {
        public Left {
            known = Map.copyOf(known);
        }
    }

    /// So this is how many the hand has of the suit.
    record Therefore(Seat seat, Suit suit, int cards) implements Clue {}

    /// Nothing that was seen decides it.
    record Open(Seat seat, Suit suit, int least, int most) implements Clue {}

    /// A hand was dealt so many: those it played and those it still has.
    record Dealt(Seat seat, Suit suit, int played, int left) implements Clue {}

    /// A card was played in this trick.
    record Gone(Card card, Seat seat, int trick) implements Clue {}

    /// A card that is out may be in either hidden hand.
    record Either(Card card) implements Clue {}

    /// The high cards that a hand has played, and what they count.
    record Shown(Seat seat, CardSet cards, int points) implements Clue {}

    /// A shape cannot be: there the hand has more or fewer of a suit than was seen.
    record Impossible(Shape shape, Seat seat, Suit suit, int least, int most) implements Clue {}
}
