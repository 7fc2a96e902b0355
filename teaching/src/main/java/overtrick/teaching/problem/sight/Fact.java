package overtrick.teaching.problem.sight;

import java.util.Optional;
import overtrick.cards.Card;
import overtrick.cards.Deal;
import overtrick.cards.Rank;
import overtrick.cards.Seat;
import overtrick.cards.Suit;

/// Something that is known, or counted on, of hands that are not seen. Hands are those dealt, cards
/// already played among them.
public sealed interface Fact {

    /// Whether the deal is as the fact says.
    boolean fits(Deal deal);

    /// The fact as a number, for tables; [#of] reads it back.
    int code();

    /// The hand holds the card.
    record Holds(Seat seat, Card card) implements Fact {

        @Override
        public boolean fits(Deal deal) {
            return deal.hand(seat).contains(card);
        }

        @Override
        public int code() {
            return number(1, seat.ordinal(), 0, card.place(), 0);
        }
    }

    /// The hand has so many cards of the suit.
    record Length(Seat seat, Suit suit, int least, int most) implements Fact {

        @Override
        public boolean fits(Deal deal) {
            int length = deal.hand(seat).length(suit);
            return length >= least && length <= most;
        }

        @Override
        public int code() {
            return number(2, seat.ordinal(), suit.ordinal(), least, most);
        }
    }

    /// The card was led as the fourth best of its suit.
    record FourthBest(Seat seat, Card card) implements Fact {

        @Override
        public boolean fits(Deal deal) {
            var suit = deal.hand(seat).in(card.suit());
            long higher = suit.stream().filter(one -> one.rank().beats(card.rank())).count();
            return suit.contains(card) && higher == 3;
        }

        @Override
        public int code() {
            return number(3, seat.ordinal(), 0, card.place(), 0);
        }
    }

    /// The hand has so many high-card points.
    record Points(Seat seat, int least, int most) implements Fact {

        @Override
        public boolean fits(Deal deal) {
            int points = deal.hand(seat).highCardPoints();
            return points >= least && points <= most;
        }

        @Override
        public int code() {
            return number(4, seat.ordinal(), 0, least, most);
        }
    }

    /// One of two opponents, whichever, has so many cards of the suit or more.
    record Uneven(Seat seat, Suit suit, int least) implements Fact {

        @Override
        public boolean fits(Deal deal) {
            return deal.hand(seat).length(suit) >= least
                    || deal.hand(seat.partner()).length(suit) >= least;
        }

        @Override
        public int code() {
            return number(5, seat.ordinal(), suit.ordinal(), least, 0);
        }
    }

    private static int number(int kind, int seat, int suit, int first, int second) {
        return (((kind * 10 + seat) * 10 + suit) * 100 + first) * 100 + second;
    }

    /// Reads a [#code]; empty for a number that stands for nothing.
    static Optional<Fact> of(int code) {
        int second = code % 100;
        int first = code / 100 % 100;
        int suit = code / 10_000 % 10;
        int seat = code / 100_000 % 10;
        if (code < 0 || seat > 3 || suit > 3) {
            return Optional.empty();
        }
        var who = Seat.values()[seat];
        var which = Suit.values()[suit];
        boolean isCard = first < Card.PACK;
        return switch (code / 1_000_000) {
            case 1 -> isCard ? Optional.of(new Holds(who, Card.at(first))) : Optional.empty();
            case 2 -> Optional.of(new Length(who, which, first, second));
            case 3 -> isCard ? Optional.of(new FourthBest(who, Card.at(first))) : Optional.empty();
            case 4 -> Optional.of(new Points(who, first, second));
            case 5 -> Optional.of(new Uneven(who, which, first));
            default -> Optional.empty();
        };
    }

    /// Whether it is of one of the small cards, which nobody would count on.
    default boolean isSmall() {
        return this instanceof Holds holds && holds.card().rank().compareTo(Rank.TEN) < 0;
    }
}
