package overtrick.formats.lin;

import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;
import overtrick.cards.Card;
import overtrick.cards.CardSet;
import overtrick.cards.Deal;
import overtrick.cards.FormatException;
import overtrick.cards.Rank;
import overtrick.cards.Seat;
import overtrick.cards.Suit;

/// The hands of a deal as the field `md` has them: from South on clockwise, with commas between and
/// a letter before each suit. East is often left out, being what the others have not.
final class HandsText {

    private static final Suit[] ORDER = {Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS};
    private static final String SUITS = "SHDC";

    private HandsText() {}

    /// @param before characters in the field before the hands
    /// @throws FormatException naming card and seat, with the column in the field
    static Deal parse(String text, int before) {
        var hands = new EnumMap<Seat, CardSet>(Seat.class);
        var seen = CardSet.NONE;
        String[] words = text.split(",", -1);
        int column = before + 1;
        for (int place = 0; place < Math.min(words.length, 4); place++) {
            var seat = Seat.SOUTH.plus(place);
            if (!words[place].isBlank()) {
                var hand = hand(words[place], seat, seen, column);
                hands.put(seat, hand);
                seen = seen.union(hand);
            }
            column += words[place].length() + 1;
        }
        if (hands.size() == 3 && !hands.containsKey(Seat.EAST)) {
            hands.put(Seat.EAST, CardSet.ALL.minus(seen));
        }
        if (hands.size() < 4) {
            throw new FormatException(
                    "deal does not have three hands or four: " + hands.size(), before + 1);
        }
        return new Deal(
                hand(hands, Seat.NORTH),
                hand(hands, Seat.EAST),
                hand(hands, Seat.SOUTH),
                hand(hands, Seat.WEST));
    }

    /// From South on, all four.
    static String of(Deal deal) {
        var text = new StringBuilder();
        for (int place = 0; place < 4; place++) {
            var hand = deal.hand(Seat.SOUTH.plus(place));
            text.append(place == 0 ? "" : ",");
            for (var suit : ORDER) {
                text.append(suit.letter()).append(hand.ranks(suit));
            }
        }
        return text.toString();
    }

    private static CardSet hand(String word, Seat seat, CardSet seen, int column) {
        String upper = word.toUpperCase(Locale.ROOT);
        var hand = CardSet.NONE;
        int suit = -1;
        for (int at = 0; at < upper.length(); at++) {
            char sign = upper.charAt(at);
            if (SUITS.indexOf(sign) >= 0) {
                suit = SUITS.indexOf(sign);
                continue;
            }
            boolean ten = upper.startsWith("10", at);
            var card = card(suit, ten ? 'T' : sign, seat, column + at);
            if (hand.contains(card) || seen.contains(card)) {
                throw new FormatException(
                        "%s is held by %s and comes twice".formatted(card, name(seat)),
                        column + at);
            }
            hand = hand.with(card);
            at += ten ? 1 : 0;
        }
        if (hand.size() != Deal.HAND) {
            throw new FormatException(
                    "%s does not hold 13 cards: %d".formatted(name(seat), hand.size()), column);
        }
        return hand;
    }

    private static Card card(int suit, char rank, Seat seat, int column) {
        if (suit < 0) {
            throw new FormatException(
                    "%s: hand does not begin with a suit, S, H, D or C".formatted(name(seat)),
                    column);
        }
        try {
            return Card.of(ORDER[suit], Rank.parse(rank));
        } catch (FormatException wrong) {
            throw new FormatException(name(seat) + ": " + wrong.getMessage(), column);
        }
    }

    private static CardSet hand(Map<Seat, CardSet> hands, Seat seat) {
        return hands.getOrDefault(seat, CardSet.NONE);
    }

    private static String name(Seat seat) {
        return seat.name().charAt(0) + seat.name().substring(1).toLowerCase(Locale.ROOT);
    }
}
