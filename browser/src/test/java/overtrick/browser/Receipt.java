package overtrick.browser;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;
import overtrick.cards.Card;
import overtrick.cards.CardSet;
import overtrick.cards.Rank;
import overtrick.cards.Suit;
import overtrick.page.Words;

/// Something that has come over the line to one visitor.
///
/// @param from what it is: a page, a message of the stream
/// @param number of the last event it includes
record Receipt(String from, long number, String text) {

    /// Ids and values of buttons.
    private static final Pattern CODE = Pattern.compile("\"([SHDC][2-9TJQKA])\"");

    /// Cards as they are drawn.
    private static final Pattern DRAWN = Pattern.compile("cards\\.svg#([SHDC][2-9TJQKA])\"");

    /// Suits of a diagram.
    private static final Pattern HOLDING =
            Pattern.compile("([♠♥♦♣])</span>\\s*<span class=\"ranks\">([^<]*)</span>");

    private static final Pattern HELP =
            Pattern.compile("<dialog id=\"help\".*?</dialog>", Pattern.DOTALL);

    private static final Pattern NUMBER = Pattern.compile("data-number=\"(\\d+)\"");

    private static final Map<String, Card> SPOKEN = spoken();

    private static Map<String, Card> spoken() {
        var words = Words.in(Locale.ENGLISH);
        var spoken = new HashMap<String, Card>();
        CardSet.ALL.forEach(card -> spoken.put(words.name(card), card));
        return Map.copyOf(spoken);
    }

    /// A page; without a table on it, it belongs to the time before everything.
    static Receipt page(String from, String html) {
        var number = NUMBER.matcher(html);
        return new Receipt(from, number.find() ? Long.parseLong(number.group(1)) : 0, html);
    }

    /// Every card it tells of, in whatever form: as a value, drawn, in a diagram, or spoken. The
    /// help, which is the same for everybody, speaks of the ace of spades.
    CardSet cards() {
        String told = HELP.matcher(text).replaceAll("");
        var cards = new ArrayList<Card>();
        CODE.matcher(told).results().forEach(found -> cards.add(Card.parse(found.group(1))));
        DRAWN.matcher(told).results().forEach(found -> cards.add(Card.parse(found.group(1))));
        HOLDING.matcher(told)
                .results()
                .forEach(found -> cards.addAll(holding(found.group(1), found.group(2))));
        SPOKEN.forEach((name, card) -> {
            if (told.contains(name)) {
                cards.add(card);
            }
        });
        return CardSet.copyOf(cards);
    }

    private static List<Card> holding(String symbol, String ranks) {
        var suit = Suit.parse(symbol.charAt(0));
        return ranks.replace("10", "T")
                .chars()
                .filter(letter -> "23456789TJQKA".indexOf(letter) >= 0)
                .mapToObj(letter -> Card.of(suit, Rank.parse((char) letter)))
                .toList();
    }
}
