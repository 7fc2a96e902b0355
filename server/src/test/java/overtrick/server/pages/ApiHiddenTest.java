package overtrick.server.pages;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.random.RandomGenerator;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;
import overtrick.cards.Card;
import overtrick.cards.CardSet;
import overtrick.cards.Seat;
import overtrick.house.people.Reach;
import overtrick.testkit.Seeds;
import tools.jackson.databind.JsonNode;

/// Nothing that a program is told holds a card that its seat may not see. Four programs play boards
/// by chance; after each call and card everybody looks, and every text is read for cards.
@Timeout(value = 240, unit = TimeUnit.SECONDS)
class ApiHiddenTest {

    private static final Pattern CARD = Pattern.compile("[SHDC][2-9TJQKA]");

    private static final Pattern HAND =
            Pattern.compile("[2-9TJQKA]*\\.[2-9TJQKA]*\\.[2-9TJQKA]*\\.[2-9TJQKA]*");

    @RegisterExtension
    private static final House HOUSE = House.dealing().behind(door -> door.withPeople(10_000));

    private final Map<Seat, ApiClient> players = new EnumMap<>(Seat.class);
    private final List<ApiClient> watchers = new ArrayList<>();

    @Test
    void noProgramSeesACardThatItsSeatMayNotSee() {
        Seeds.each(2, this::playABoard);
    }

    private void playABoard(RandomGenerator chance) {
        String table = gather("" + chance.nextInt(1_000_000));
        var hands = new EnumMap<Seat, CardSet>(Seat.class);
        players.forEach((seat, who) -> hands.put(seat, own(who.found(table), seat)));
        assertThat(hands.values()).allMatch(hand -> hand.size() == 13);
        hands.forEach((seat, hand) -> assertThat(cards(seat, table)).as("read").hasSize(13));
        var seen = new HashSet<String>();
        while (true) {
            var now = players.get(Seat.SOUTH).found(table);
            look(table, hands, now);
            if (now.path("board").path("phase").asString().equals("over")) {
                break;
            }
            seen.add(now.path("board").path("phase").asString());
            act(table, now, chance);
        }
        assertThat(seen).contains("auction", "play");
    }

    /// Four members at one table, and who looks on.
    private String gather(String sign) {
        players.clear();
        watchers.clear();
        for (var seat : Seat.values()) {
            players.put(seat, ApiClient.of(HOUSE, seat.name() + sign, Reach.PLAY));
        }
        watchers.add(ApiClient.of(HOUSE, "Watcher" + sign));
        watchers.add(ApiClient.stranger(HOUSE));
        var opened =
                players.get(Seat.SOUTH)
                        .done(
                                "/tables",
                                Map.of("robots", false, "access", "open", "boards", "dealt"));
        String table = "/tables/" + opened.path("code").asString();
        for (var seat : List.of(Seat.NORTH, Seat.EAST, Seat.WEST)) {
            players.get(seat).done(table + "/sit", Map.of("seat", String.valueOf(seat.letter())));
        }
        while (!players.get(Seat.SOUTH).found(table).has("board")) {
            Browser.pause(); // the house deals a moment later
        }
        return table;
    }

    private static CardSet own(JsonNode table, Seat seat) {
        return CardSet.parse(
                table.path("board").path("hands").path(String.valueOf(seat.letter())).asString());
    }

    /// One of all that may be done, but no claim; at first somebody bids, so that cards are played.
    private void act(String table, JsonNode now, RandomGenerator chance) {
        var actor = now.path("board").path("turn").path("actor").asString();
        var who = players.get(Seat.parse(actor));
        var may = who.found(table).path("board").path("may");
        var body = new HashMap<String, Object>();
        boolean opening = now.path("board").path("calls").isEmpty();
        var calls = may.path("calls").valueStream().map(JsonNode::asString).toList();
        if (!calls.isEmpty()) {
            String call = opening ? "1C" : chance.nextInt(3) > 0 ? "P" : any(calls, chance);
            body.put("call", call);
            who.done(table + "/call", body);
        } else {
            var cards = may.path("cards").valueStream().map(JsonNode::asString).toList();
            body.put("card", any(cards, chance));
            who.done(table + "/card", body);
        }
    }

    private static String any(List<String> all, RandomGenerator chance) {
        return all.get(chance.nextInt(all.size()));
    }

    private void look(String table, Map<Seat, CardSet> hands, JsonNode now) {
        var open = new HashSet<Card>();
        var board = now.path("board");
        board.path("tricks")
                .valueStream()
                .flatMap(trick -> trick.path("cards").valueStream())
                .forEach(card -> open.add(Card.parse(card.asString())));
        boolean led = !open.isEmpty();
        if (led) {
            hands.get(Seat.parse(board.path("dummy").asString())).forEach(open::add);
        }
        boolean over = board.path("phase").asString().equals("over");
        for (var seat : Seat.values()) {
            var allowed = new HashSet<>(open);
            hands.get(seat).forEach(allowed::add);
            check(players.get(seat).found(table), allowed, over);
        }
        for (var watcher : watchers) {
            check(watcher.found(table), open, over);
        }
    }

    private static void check(JsonNode told, Set<Card> allowed, boolean over) {
        var cards = new HashSet<Card>();
        read(told, cards);
        if (!over) { // then the deal lies open to all of this table
            assertThat(allowed).as("%s", told).containsAll(cards);
        }
    }

    private Set<Card> cards(Seat seat, String table) {
        var cards = new HashSet<Card>();
        read(players.get(seat).found(table), cards);
        return cards;
    }

    /// Every card in any text, wherever it stands.
    private static void read(JsonNode node, Set<Card> cards) {
        if (node.isString()) {
            for (var word : node.asString().replaceFirst("^[NESW]:", "").split(" ")) {
                if (CARD.matcher(word).matches()) {
                    cards.add(Card.parse(word));
                } else if (HAND.matcher(word).matches()) {
                    CardSet.parse(word).forEach(cards::add);
                }
            }
        }
        node.forEach(inner -> read(inner, cards));
    }
}
