package overtrick.cards;

import java.util.Locale;
import java.util.Optional;

/// Thirteen cards for each of the four players (Law 6). A deal is always complete and without a
/// card twice: nothing else can be made.
public record Deal(CardSet north, CardSet east, CardSet south, CardSet west) {

    /// Cards in one hand.
    public static final int HAND = 13;

    public Deal {
        var seen = CardSet.NONE;
        var hands = new CardSet[] {north, east, south, west};
        for (var seat : Seat.values()) {
            var hand = hands[seat.ordinal()];
            fault(seat, hand, seen)
                    .ifPresent(fault -> {
                        throw new IllegalArgumentException(fault);
                    });
            seen = seen.union(hand);
        }
    }

    /// What is wrong with a hand beside those already seen; empty when nothing is.
    private static Optional<String> fault(Seat seat, CardSet hand, CardSet seen) {
        if (hand.size() != HAND) {
            return Optional.of("%s does not hold 13 cards: %d".formatted(name(seat), hand.size()));
        }
        return hand.intersects(seen)
                ? Optional.of(
                        "%s is held by %s and by another hand"
                                .formatted(hand.minus(hand.minus(seen)).highest(), name(seat)))
                : Optional.empty();
    }

    /// Reads the PBN form: the first hand's seat, a colon, and four hands clockwise with blanks
    /// between, as in `N:AKQ2.T98.J54.K32 …`.
    ///
    /// @throws FormatException naming card and seat, with the column, when it is no whole deal
    public static Deal parse(String pbn) {
        String text = pbn.stripTrailing();
        int at = text.length() - text.stripLeading().length();
        if (text.length() < at + 2 || text.charAt(at + 1) != ':') {
            throw new FormatException(
                    "deal does not begin with a seat and a colon, like N: " + pbn, at + 1);
        }
        var first = Seat.parse(text.substring(at, at + 1));
        at += 2;
        String[] words = text.substring(at).strip().split("\\s+");
        if (words.length != 4) {
            throw new FormatException("deal does not have four hands: " + words.length, at + 1);
        }
        var hands = new CardSet[4];
        var seen = CardSet.NONE;
        for (int i = 0; i < 4; i++) {
            var seat = first.plus(i);
            at = text.indexOf(words[i], at);
            var hand = parseHand(seat, words[i], at);
            int column = at + 1;
            fault(seat, hand, seen)
                    .ifPresent(fault -> {
                        throw new FormatException(fault, column);
                    });
            hands[seat.ordinal()] = hand;
            seen = seen.union(hand);
            at += words[i].length();
        }
        return new Deal(hands[0], hands[1], hands[2], hands[3]);
    }

    private static CardSet parseHand(Seat seat, String word, int before) {
        try {
            return CardSet.parse(word);
        } catch (FormatException wrong) {
            throw new FormatException(
                    name(seat) + ": " + wrong.getMessage(), before + wrong.column().orElse(1));
        }
    }

    /// The 13 cards of a seat.
    public CardSet hand(Seat seat) {
        return switch (seat) {
            case NORTH -> north;
            case EAST -> east;
            case SOUTH -> south;
            case WEST -> west;
        };
    }

    /// Who was dealt the card.
    public Seat holder(Card card) {
        for (var seat : Seat.values()) {
            if (hand(seat).contains(card)) {
                return seat;
            }
        }
        throw new IllegalStateException("a deal has every card, but not " + card);
    }

    /// The PBN form, beginning with North.
    public String pbn() {
        return pbn(Seat.NORTH);
    }

    /// The PBN form, beginning with the given seat.
    public String pbn(Seat first) {
        return "%c:%s %s %s %s"
                .formatted(
                        first.letter(),
                        hand(first).pbn(),
                        hand(first.plus(1)).pbn(),
                        hand(first.plus(2)).pbn(),
                        hand(first.plus(3)).pbn());
    }

    private static String name(Seat seat) {
        String lower = seat.name().toLowerCase(Locale.ROOT);
        return Character.toUpperCase(lower.charAt(0)) + lower.substring(1);
    }
}
