package overtrick.can;

import java.util.Comparator;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;
import overtrick.cards.Card;
import overtrick.cards.FormatException;
import overtrick.cards.Rank;
import overtrick.cards.Suit;

/// Lá bài: one of the 54 cards, suited or a joker (can.md §1). There is a shared table of them:
/// [#of] and [#at] never allocate.
public sealed interface CanCard {

    /// How many cards make a pack.
    int PACK = Card.PACK + 2;

    /// Lowest first in the order of the pack.
    Comparator<CanCard> IN_PACK = Comparator.comparingInt(CanCard::place);

    /// Lowest first when cards are drawn for teams and deal: by rank, then hearts, diamonds, clubs,
    /// spades from above; the jokers stand above the ace of hearts (can.md §2, ruling 17).
    Comparator<CanCard> IN_DRAW = Comparator.comparingInt(CanCard::drawingPlace);

    /// A card of one of the four suits, from [CanCard#of].
    record Suited(Suit suit, Rank rank) implements CanCard {

        @Override
        public int place() {
            return 13 * suit.ordinal() + rank.ordinal();
        }

        @Override
        public int points() {
            return switch (rank) {
                case KING, TEN -> 10;
                case FIVE -> 5;
                default -> 0;
            };
        }

        @Override
        public Optional<Factor> factor() {
            return switch (rank) {
                case KING -> Factors.KING;
                case ACE -> Factors.ACE;
                default -> Optional.empty();
            };
        }

        @Override
        public boolean isOf(Suit wanted) {
            return suit == wanted;
        }

        @Override
        public boolean isRed() {
            return suit == Suit.HEARTS || suit == Suit.DIAMONDS;
        }

        /// Suit and rank, such as `SA` or `HT`.
        @Override
        public String code() {
            return "" + suit.letter() + rank.letter();
        }

        @Override
        public String toString() {
            return code();
        }
    }

    /// Teo: the two jokers, always trumps and above the trump ace.
    enum Joker implements CanCard {
        /// Teo đen, teo phó: the black one, `LJ`, the little joker.
        SMALL("LJ", Factor.SMALL_JOKER),
        /// Teo đỏ, teo trưởng: the red one, `BJ`.
        BIG("BJ", Factor.BIG_JOKER);

        private final String code;
        private final Optional<Factor> factor;

        Joker(String code, Factor factor) {
            this.code = code;
            this.factor = Optional.of(factor);
        }

        @Override
        public int place() {
            return Card.PACK + ordinal();
        }

        @Override
        public int points() {
            return 0;
        }

        @Override
        public Optional<Factor> factor() {
            return factor;
        }

        @Override
        public boolean isOf(Suit wanted) {
            return false;
        }

        @Override
        public boolean isRed() {
            return this == BIG;
        }

        /// `BJ` or `LJ`; `SJ` is the jack of spades.
        @Override
        public String code() {
            return code;
        }

        @Override
        public String toString() {
            return code;
        }
    }

    /// Place in the order of the pack: 0 (the deuce of clubs) to 51 (the ace of spades) as in
    /// [Card#place], 52 for the small joker and 53 for the big one.
    int place();

    /// K and 10 count ten, 5 counts five, all others nothing: a hundred in the pack.
    int points();

    /// The rank as a factor; empty for all but jokers, aces and kings.
    Optional<Factor> factor();

    /// Whether the card is printed in this suit; a joker is printed in none.
    boolean isOf(Suit suit);

    /// Whether the card is red: hearts, diamonds and the big joker (can.md §2, ruling 17).
    boolean isRed();

    /// `SA`, `HT`, `BJ` or `LJ`.
    String code();

    private static int drawingPlace(CanCard card) {
        return switch (card) {
            case Suited(var suit, var rank) -> {
                int above =
                        switch (suit) {
                            case SPADES -> 0;
                            case CLUBS -> 1;
                            case DIAMONDS -> 2;
                            case HEARTS -> 3;
                        };
                yield (4 * rank.ordinal()) + above;
            }
            case Joker joker -> joker.place();
        };
    }

    /// The card of a suit and a rank, always the same object.
    static CanCard of(Suit suit, Rank rank) {
        return Shared.TABLE[13 * suit.ordinal() + rank.ordinal()];
    }

    /// The card at a place of the pack.
    ///
    /// @param place 0 to 53, see [#place]
    static CanCard at(int place) {
        return Shared.TABLE[place];
    }

    /// Reads `SA`, `s10`, `♠A`, `AS`, and the jokers as `BJ` and `LJ`.
    ///
    /// @throws FormatException for anything else
    static CanCard parse(String text) {
        var word = text.strip().toUpperCase(Locale.ROOT);
        for (var joker : Joker.values()) {
            if (joker.code().equals(word)) {
                return joker;
            }
        }
        try {
            return at(Card.parse(word).place());
        } catch (FormatException wrong) {
            throw new FormatException(
                    "card is not a suit and a rank, like SA or H10, nor BJ or LJ: " + text);
        }
    }
}

/// The one table of all cards.
final class Shared {

    static final CanCard[] TABLE =
            IntStream.range(0, CanCard.PACK)
                    .mapToObj(at ->
                            at < Card.PACK
                                    ? new CanCard.Suited(
                                            Suit.values()[at / 13], Rank.values()[at % 13])
                                    : CanCard.Joker.values()[at - Card.PACK])
                    .toArray(CanCard[]::new);

    private Shared() {}
}

/// The factors of suited cards, made once.
final class Factors {

    static final Optional<Factor> KING = Optional.of(Factor.KING);
    static final Optional<Factor> ACE = Optional.of(Factor.ACE);

    private Factors() {}
}
