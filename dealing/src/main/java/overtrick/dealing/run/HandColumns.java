package overtrick.dealing.run;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import overtrick.cards.CardSet;
import overtrick.cards.Deal;
import overtrick.cards.Seat;
import overtrick.cards.Suit;

/// Hands next to each other, suits below each other.
final class HandColumns {

    private static final int WIDTH = 20;
    private static final int A_ROW = 4;

    private static final List<Suit> SUITS =
            List.of(Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS);

    private HandColumns() {}

    static String of(List<CardSet> hands) {
        var text = new StringBuilder();
        for (var suit : SUITS) {
            var line = new StringBuilder();
            for (var hand : hands) {
                line.append(padded(cards(hand, suit)));
            }
            text.append(line.toString().stripTrailing()).append('\n');
        }
        return text.toString();
    }

    private static String cards(CardSet hand, Suit suit) {
        String ranks = hand.ranks(suit);
        return ranks.isEmpty() ? "- " : ranks.replaceAll("(.)", "$1 ");
    }

    /// A suit of more than nine cards is wider; one blank stays behind it.
    private static String padded(String text) {
        return text + " ".repeat(Math.max(0, WIDTH - text.length()));
    }

    /// The hands of one seat in all deals, for a player to practise with.
    static String page(Seat seat, List<Deal> deals) {
        var text = new StringBuilder();
        text.append("\f%s\n\n".formatted(name(seat)));
        for (int first = 0; first < deals.size(); first += A_ROW) {
            var row = deals.subList(first, Math.min(first + A_ROW, deals.size()));
            var numbers = new StringBuilder();
            var hands = new ArrayList<CardSet>();
            for (int i = 0; i < row.size(); i++) {
                numbers.append(padded("%4d.".formatted(first + i + 1)));
                hands.add(row.get(i).hand(seat));
            }
            text.append(numbers.toString().stripTrailing()).append('\n');
            text.append(of(hands)).append('\n');
        }
        return text.toString();
    }

    private static String name(Seat seat) {
        String lower = seat.name().toLowerCase(Locale.ROOT);
        return Character.toUpperCase(lower.charAt(0)) + lower.substring(1);
    }

    /// `north SAKQ,HT98`.
    static String predeal(Seat seat, CardSet hand) {
        var suits = new ArrayList<String>();
        for (var suit : SUITS) {
            if (!hand.in(suit).isEmpty()) {
                suits.add(suit.letter() + hand.ranks(suit));
            }
        }
        return seat.name().toLowerCase(Locale.ROOT) + " " + String.join(",", suits);
    }
}
