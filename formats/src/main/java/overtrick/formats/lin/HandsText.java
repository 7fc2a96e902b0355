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
import overtrick.formats.DealFault.CardTwice;

/// The hands of a deal as the field `md` has them: from South on clockwise, with commas between and
/// a letter before each suit. East is often left out, being what the others have not.
final class HandsText {

    private static final Suit[] ORDER = {Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS};
    private static final String SUITS = "SHDC";

    private HandsText() {}

    /// The hands that are given; of three the fourth follows.
    ///
    /// @param before characters in the field before the hands
    /// @throws FormatException naming card and seat, with the column in the field
    static Map<Seat, CardSet> parse(String text, int before) {
        var hands = new EnumMap<Seat, CardSet>(Seat.class);
        String[] words = text.split(",", -1);
        int column = before + 1;
        for (int place = 0; place < Math.min(words.length, 4); place++) {
            var seat = Seat.SOUTH.plus(place);
            if (words[place].chars().anyMatch(HandsText::isRank)) { // some write `SHDC` for nothing
                hands.put(seat, hand(words[place], seat, hands, column));
            }
            column += words[place].length() + 1;
        }
        if (hands.size() == 3) {
            complete(hands);
        }
        return hands;
    }

    private static boolean isRank(int sign) {
        return SUITS.indexOf(Character.toUpperCase(sign)) < 0 && !Character.isWhitespace(sign);
    }

    private static void complete(Map<Seat, CardSet> hands) {
        var rest = CardSet.ALL;
        for (var hand : hands.values()) {
            rest = rest.minus(hand);
        }
        for (var seat : Seat.values()) {
            hands.putIfAbsent(seat, rest);
        }
    }

    /// @throws FormatException when not all hands are there
    static Deal deal(Map<Seat, CardSet> hands, int before) {
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

    private static CardSet hand(String word, Seat seat, Map<Seat, CardSet> others, int column) {
        String upper = word.toUpperCase(Locale.ROOT);
        var dealt = CardSet.NONE;
        for (var other : others.values()) {
            dealt = dealt.union(other);
        }
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
            if (hand.contains(card) || dealt.contains(card)) {
                throw twice(card, seat, others, column + at);
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

    private static FormatException twice(
            Card card, Seat seat, Map<Seat, CardSet> others, int column) {
        var holder =
                others.keySet().stream()
                        .filter(other -> hand(others, other).contains(card))
                        .findFirst()
                        .orElse(seat);
        return new FormatException(new CardTwice(card, holder, seat).message(), column);
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
