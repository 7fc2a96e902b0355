package overtrick.free.page;

import java.util.Arrays;
import java.util.stream.Collectors;
import overtrick.bridge.auction.Call;
import overtrick.cards.Card;
import overtrick.cards.FormatException;
import overtrick.page.Words;

/// Calls and cards of a ruling, as a page writes them.
final class Things {

    private Things() {}

    static String symbols(String about, Words words) {
        return Arrays.stream(about.split(" "))
                .map(one -> symbol(one, words))
                .collect(Collectors.joining(" "));
    }

    private static String symbol(String about, Words words) {
        try {
            return words.symbols(Call.parse(about));
        } catch (FormatException noCall) {
            return card(about, words);
        }
    }

    private static String card(String about, Words words) {
        try {
            return words.symbols(Card.parse(about));
        } catch (FormatException neither) {
            return about;
        }
    }
}
