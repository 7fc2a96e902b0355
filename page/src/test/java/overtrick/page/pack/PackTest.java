package overtrick.page.pack;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Element;
import overtrick.cards.Card;
import overtrick.cards.CardSet;
import overtrick.cards.Rank;

/// The sheet of cards: each once, with as many pips as it says.
class PackTest {

    private static final Map<String, Element> SYMBOLS = symbols();

    private static Map<String, Element> symbols() {
        try {
            var sheet = new ByteArrayInputStream(Pack.sheet().getBytes(StandardCharsets.UTF_8));
            var found =
                    DocumentBuilderFactory.newInstance()
                            .newDocumentBuilder()
                            .parse(sheet)
                            .getElementsByTagName("symbol");
            var symbols = new LinkedHashMap<String, Element>();
            for (int one = 0; one < found.getLength(); one++) {
                var symbol = (Element) found.item(one);
                assertThat(symbols.put(symbol.getAttribute("id"), symbol)).isNull();
            }
            return symbols;
        } catch (Exception broken) {
            throw new AssertionError("the sheet is no SVG", broken);
        }
    }

    @Test
    void everyCardIsThereAndTheTeoAndTheBackAndTheSuits() {
        var names = new ArrayList<>(List.of("BJ", "LJ", "back", "S", "H", "D", "C"));
        CardSet.ALL.forEach(card -> names.add(card.code()));

        assertThat(SYMBOLS.keySet()).containsExactlyInAnyOrderElementsOf(names);
    }

    @Test
    void aCardHasItsIndexItsSuitAndAsManyPipsAsItSays() {
        for (var rank : Rank.values()) {
            int pips = rank.ordinal() + 2;
            int index = rank == Rank.TEN ? 3 : 2;
            boolean court = List.of(Rank.JACK, Rank.QUEEN, Rank.KING).contains(rank);
            for (var card :
                    Stream.of("S", "H", "D", "C").map(suit -> suit + rank.letter()).toList()) {
                int outlines = SYMBOLS.get(card).getElementsByTagName("path").getLength();
                if (court) {
                    assertThat(outlines).as(card).isGreaterThan(index + 2 * 8);
                } else {
                    assertThat(outlines).as(card).isEqualTo(index + (rank == Rank.ACE ? 1 : pips));
                }
            }
        }
    }

    @Test
    void noTwoCardsLookTheSame() {
        var drawings = new ArrayList<String>();
        CardSet.ALL.forEach(card -> drawings.add(drawing(card)));

        assertThat(drawings).doesNotHaveDuplicates();
    }

    private static String drawing(Card card) {
        var drawn = new StringBuilder();
        var parts = SYMBOLS.get(card.code()).getElementsByTagName("*");
        for (int one = 0; one < parts.getLength(); one++) {
            var part = (Element) parts.item(one);
            drawn.append(part.getTagName())
                    .append(part.getAttribute("transform"))
                    .append(part.getAttribute("d"));
        }
        return drawn.toString();
    }
}
