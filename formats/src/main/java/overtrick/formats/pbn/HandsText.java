package overtrick.formats.pbn;

import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;
import overtrick.cards.Card;
import overtrick.cards.CardSet;
import overtrick.cards.FormatException;
import overtrick.cards.Rank;
import overtrick.cards.Seat;
import overtrick.cards.Suit;
import overtrick.formats.Diagnostics;
import overtrick.formats.Place;

/// The value of the tag Deal: `N:hand hand hand hand` clockwise, `-` for a hand not given (PBN 2.1,
/// 3.4.11).
record HandsText(String text, Place place, Diagnostics diagnostics) {

    private static final Suit[] ORDER = {Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS};
    private static final String LETTERS = "SHDC";
    private static final String NOT_GIVEN = "-";

    /// The hands that are given, of any size.
    ///
    /// @throws FormatException with the column, when it cannot be read
    static Map<Seat, CardSet> parse(PbnTag deal, Diagnostics diagnostics) {
        return new HandsText(deal.value(), deal.valuePlace(), diagnostics).hands();
    }

    /// Clockwise from the first, ranks descending, as the export form has it.
    static String of(Seat first, Map<Seat, CardSet> hands) {
        var text = new StringBuilder().append(first.letter()).append(':');
        for (int place = 0; place < 4; place++) {
            var hand = hands.get(first.plus(place));
            text.append(place == 0 ? "" : " ").append(hand == null ? NOT_GIVEN : hand.pbn());
        }
        return text.toString();
    }

    private Map<Seat, CardSet> hands() {
        int colon = text.indexOf(':');
        if (colon < 0) {
            throw new FormatException("deal does not begin with a seat and a colon, like N:", 1);
        }
        var first = Seat.parse(text.substring(0, colon).strip());
        var hands = new EnumMap<Seat, CardSet>(Seat.class);
        int count = 0;
        int at = colon + 1;
        while (at < text.length()) {
            int end = text.indexOf(' ', at) < 0 ? text.length() : text.indexOf(' ', at);
            String word = text.substring(at, end);
            if (!word.isEmpty() && count < 4 && !word.equals(NOT_GIVEN)) {
                put(hands, first.plus(count), word.toUpperCase(Locale.ROOT), at);
            }
            count += word.isEmpty() ? 0 : 1;
            at = end + 1;
        }
        if (count != 4) {
            throw new FormatException(
                    "deal does not have four hands with blanks between: " + count);
        }
        return hands;
    }

    /// Some write the seat before each hand, not only before the first.
    private void put(Map<Seat, CardSet> hands, Seat seat, String word, int at) {
        if (word.length() < 2 || word.charAt(1) != ':') {
            hands.put(seat, hand(word, at));
            return;
        }
        warn(at, "only the first hand of a deal has its seat before it: " + word);
        var named = Seat.parse(word.substring(0, 1));
        if (named != seat) {
            throw new FormatException("hands are not clockwise: %s".formatted(word), at + 1);
        }
        hands.put(seat, hand(word.substring(2), at + 2));
    }

    /// Letters before the suits, dots too many at the end and dots left out there are understood;
    /// the last two come from programs that find clubs void.
    private CardSet hand(String word, int start) {
        boolean lettered = LETTERS.chars().anyMatch(letter -> word.indexOf(letter) >= 0);
        if (!lettered && word.indexOf('.') < 0) {
            throw new FormatException(
                    "hand is not four suits with dots between: " + word, start + 1);
        }
        var hand = CardSet.NONE;
        int suit = 0;
        for (int at = 0; at < word.length(); at++) {
            char sign = word.charAt(at);
            if (sign == '.') {
                suit++;
            } else if (LETTERS.indexOf(sign) >= 0) {
                suit = LETTERS.indexOf(sign);
            } else {
                boolean ten = word.startsWith("10", at);
                var card = card(suit, ten ? 'T' : sign, start + at);
                if (hand.contains(card)) {
                    throw new FormatException(card + " comes twice in a hand", start + at + 1);
                }
                hand = hand.with(card);
                at += ten ? 1 : 0;
            }
        }
        warnOfForm(word, start, lettered);
        return hand;
    }

    private static Card card(int suit, char rank, int at) {
        if (suit >= ORDER.length) {
            throw new FormatException("hand has more than four suits", at + 1);
        }
        try {
            return Card.of(ORDER[suit], Rank.parse(rank));
        } catch (FormatException wrong) {
            throw new FormatException(String.valueOf(wrong.getMessage()), at + 1);
        }
    }

    private void warnOfForm(String word, int start, boolean lettered) {
        int dots = word.length() - word.replace(".", "").length();
        if (lettered) {
            warn(start, "hand has no letters for suits but dots between them: " + word);
        } else if (dots != ORDER.length - 1) {
            warn(start, "hand does not have three dots between its four suits: " + word);
        }
        if (word.contains("10")) {
            warn(start + word.indexOf("10"), "ten is written T, not 10: " + word);
        }
    }

    private void warn(int start, String message) {
        diagnostics.warn(place.plus(start), message);
    }
}
