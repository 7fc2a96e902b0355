package overtrick.cantable.check;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import overtrick.can.CanCard;
import overtrick.can.CanSet;
import tools.jackson.databind.JsonNode;

/// Cards by their codes, `SA`, `HT`, `BJ`, and what they are (can.md §1).
final class Cards {

    private static final String RANKS = "23456789TJQKA";

    private Cards() {}

    /// A hand such as `AK.T98..2.BL`.
    static List<String> hand(JsonNode told) {
        var cards = new ArrayList<String>();
        CanSet.parse(told.asString("")).forEach(card -> cards.add(card.code()));
        return cards;
    }

    /// Cards in order, such as `SA HT BJ`.
    static List<String> row(JsonNode told) {
        return Stream.of(told.asString("").split(" "))
                .filter(word -> !word.isEmpty())
                .map(word -> CanCard.parse(word).code())
                .toList();
    }

    static boolean isJoker(String card) {
        return card.equals("BJ") || card.equals("LJ");
    }

    /// The suit that the card belongs to: a joker to trumps.
    static char suit(String card, char trump) {
        return isJoker(card) ? trump : card.charAt(0);
    }

    static int points(String card) {
        if (isJoker(card)) {
            return 0;
        }
        return switch (card.charAt(1)) {
            case 'K', 'T' -> 10;
            case '5' -> 5;
            default -> 0;
        };
    }

    /// The higher, the more: the big joker, the little one, then ace to deuce.
    static int height(String card) {
        return switch (card) {
            case "BJ" -> 15;
            case "LJ" -> 14;
            default -> RANKS.indexOf(card.charAt(1));
        };
    }

    /// What the card is as a factor: big joker 4, little joker 3, ace 2, king 1, all else 0.
    static int factor(String card) {
        return Math.max(0, height(card) - (isJoker(card) ? 11 : 10));
    }
}
