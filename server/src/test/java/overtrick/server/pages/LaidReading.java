package overtrick.server.pages;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import overtrick.bridgetable.duplicate.EventBoards;
import overtrick.cards.Deal;
import overtrick.cards.Seat;
import overtrick.cards.Suit;
import overtrick.page.server.Address;

/// What a club tells anybody of deals that are laid: everything is asked, and hands and keys are
/// looked for in each answer.
record LaidReading(House house) {

    /// A page without its marks, as one reads it, and with what an interface tells.
    private static String read(String page) {
        return page.replaceAll("<[^>]*>", "")
                .replaceAll("10", "T")
                .replaceAll("&[a-z]+;|[\\s.,:\"♠♥♦♣]", "");
    }

    /// The four hands as one reads them, in the orders in which suits are written.
    private static List<String> hands(Deal deal) {
        var all = new ArrayList<String>();
        for (var seat : Seat.values()) {
            for (var suits :
                    List.of(
                            List.of(Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS),
                            List.of(Suit.SPADES, Suit.HEARTS, Suit.CLUBS, Suit.DIAMONDS))) {
                var hand = new StringBuilder();
                for (var suit : suits) {
                    deal.hand(seat).in(suit).forEach(card -> hand.append(card.rank().letter()));
                }
                all.add(hand.toString());
            }
        }
        return all;
    }

    /// Every page and answer of the club that has to do with these deals or these tables.
    List<String> addresses(List<String> sets, List<String> tables) {
        var book = new AddressBook();
        sets.forEach(set -> book.know("/today/{code}", set));
        tables.forEach(table -> book.know("/tables/{code}", table));
        return house.web().addresses().stream()
                .filter(address -> address.method().equals("GET"))
                .filter(address -> !address.path().endsWith("/stream"))
                .filter(LaidReading::concerns)
                .flatMap(address -> book.filled(address).stream())
                .distinct()
                .collect(Collectors.toCollection(ArrayList::new));
    }

    private static boolean concerns(Address address) {
        String path = address.path();
        return path.contains("/today/{code}")
                || path.contains("/tables/{code}")
                || Set.of("/", "/today", "/tables", "/me/boards", "/people", "/matches", "/verify")
                        .contains(path);
    }

    /// What of the deals stands anywhere.
    static List<String> told(
            Browser who, List<String> addresses, List<EventBoards.Sealed> boards, String key) {
        var told = new ArrayList<String>();
        for (var address : addresses) {
            var answer = who.get(address);
            assertThat(answer.statusCode()).as(address).isLessThan(500).isNotEqualTo(429);
            String page = answer.body();
            String read = read(page);
            for (var board : boards) {
                boolean card = hands(board.board().deal()).stream().anyMatch(read::contains);
                if (card || page.contains(board.key())) {
                    told.add(address);
                }
            }
            if (page.contains(key)) {
                told.add(address + " (key)");
            }
        }
        return told;
    }
}
