package overtrick.can.play;

import java.util.Optional;
import overtrick.can.CanCard;
import overtrick.can.CanCard.Joker;
import overtrick.can.CanCard.Suited;
import overtrick.can.CanSet;
import overtrick.cards.FormatException;
import overtrick.cards.Suit;

/// Chất chủ: the suit that beats the others together with the jokers (can.md §1). Where a club
/// allows it there may be none, and then the jokers are the only trumps (ruling 5).
public record Trump(Optional<Suit> suit) {

    public static final Trump NONE = new Trump(Optional.empty());

    /// A suit as trumps, to which the jokers belong as well.
    public static Trump of(Suit suit) {
        return new Trump(Optional.of(suit));
    }

    /// Reads a suit, or `N` for none.
    ///
    /// @throws FormatException for anything else
    public static Trump parse(String text) {
        var word = text.strip();
        if (word.equalsIgnoreCase("N")) {
            return NONE;
        }
        if (word.length() != 1) {
            throw new FormatException("trump is not S, H, D, C or N: " + text);
        }
        return of(Suit.parse(word.charAt(0)));
    }

    /// Whether the card is a trump: one of the suit, or a joker.
    public boolean contains(CanCard card) {
        return card instanceof Joker || suit.filter(card::isOf).isPresent();
    }

    /// The trumps among these cards, jokers included.
    public CanSet in(CanSet cards) {
        return cards.trumps(suit);
    }

    /// Whether the first card beats the second when the second has been leading the trick: a higher
    /// trump, a trump over a plain card, or a higher card of the same plain suit (can.md §10).
    boolean beats(CanCard card, CanCard best) {
        if (contains(card) != contains(best)) {
            return contains(card);
        }
        if (card instanceof Suited(var suit, var rank)
                && best instanceof Suited(var other, var bestRank)) {
            return suit == other && rank.beats(bestRank);
        }
        return card.place() > best.place(); // jokers above all trumps, the big one above the small
    }

    /// `S`, `H`, `D`, `C` or `N`.
    @Override
    public String toString() {
        return suit.map(named -> String.valueOf(named.letter())).orElse("N");
    }
}
