package overtrick.cards;

import java.util.stream.IntStream;

/// One of the fifty-two cards. There is a shared table of them: [#of] and [#at] never allocate.
public record Card(Suit suit, Rank rank) implements Comparable<Card> {

    /// How many cards make a pack (Law 1).
    public static final int PACK = Suit.values().length * Rank.values().length;

    private static final String SUITS = "CDHS";
    private static final String RANKS = "23456789TJQKA";

    private static final Card[] TABLE =
            IntStream.range(0, PACK)
                    .mapToObj(at -> new Card(Suit.values()[at / 13], Rank.values()[at % 13]))
                    .toArray(Card[]::new);

    /// The card of a suit and a rank, always the same object.
    public static Card of(Suit suit, Rank rank) {
        return TABLE[13 * suit.ordinal() + rank.ordinal()];
    }

    /// The card at a place in the order of the pack.
    ///
    /// @param place 0 (the deuce of clubs) to 51 (the ace of spades)
    public static Card at(int place) {
        return TABLE[place];
    }

    /// Reads `SA`, `s10`, `♠A`, and also the rank first, as in `AS`.
    ///
    /// @throws FormatException for anything else
    public static Card parse(String text) {
        if (text.length() == 2) { // as nearly all files have it
            int suit = SUITS.indexOf(text.charAt(0));
            int rank = RANKS.indexOf(text.charAt(1));
            if (suit >= 0 && rank >= 0) {
                return TABLE[13 * suit + rank];
            }
        }
        String word = text.strip().toUpperCase(java.util.Locale.ROOT).replace("10", "T");
        if (word.length() != 2) {
            throw new FormatException("card is not a suit and a rank, like SA or H10: " + text);
        }
        boolean rankFirst =
                Character.isDigit(word.charAt(0)) || "TJQKA".indexOf(word.charAt(0)) >= 0;
        char suit = word.charAt(rankFirst ? 1 : 0);
        char rank = word.charAt(rankFirst ? 0 : 1);
        return of(Suit.parse(suit), Rank.parse(rank));
    }

    /// Place in the order of the pack, 0 (the deuce of clubs) to 51 (the ace of spades).
    public int place() {
        return 13 * suit.ordinal() + rank.ordinal();
    }

    /// Suit and rank, such as `SA` or `HT`.
    public String code() {
        return "" + suit.letter() + rank.letter();
    }

    long bit() {
        return 1L << place();
    }

    @Override
    public int compareTo(Card other) {
        return Integer.compare(place(), other.place());
    }

    @Override
    public String toString() {
        return code();
    }
}
