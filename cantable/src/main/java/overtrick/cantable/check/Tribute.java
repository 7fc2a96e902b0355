package overtrick.cantable.check;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;
import tools.jackson.databind.JsonNode;

/// Tribute: what is due, what was paid for it, and what had to be shown (can.md §§6, 7).
final class Tribute {

    private final Faults faults;

    /// Cards due, by the chair of who owes them.
    private Map<Character, Integer> due = new TreeMap<>();

    Tribute(Faults faults) {
        this.faults = faults;
    }

    Map<Character, Integer> due() {
        return due;
    }

    void owe(Map<Character, Integer> cards) {
        due = new TreeMap<>(cards);
    }

    /// A side has changed its chairs: debts go with the players.
    void swapped(String side) {
        var moved = new TreeMap<Character, Integer>();
        due.forEach((payer, cards) ->
                moved.put(
                        Compass.side(payer).equals(side) ? Compass.partner(payer) : payer, cards));
        due = moved;
    }

    /// Redeals: who has paid and asks is free, who receives lets both off (can.md §7).
    void redealt(JsonNode redeals) {
        for (var redeal : redeals) {
            char by = chair(redeal.path("by"));
            faults.expect("tribute due at the redeal", counted(redeal.path("due")), due);
            due.keySet()
                    .removeIf(
                            payer -> payer == by || !Compass.side(payer).equals(Compass.side(by)));
            faults.expect("tribute left by the redeal", counted(redeal.path("left")), due);
        }
    }

    /// What was paid and returned; the hands change with it.
    void paid(JsonNode exchanges, Map<Character, List<String>> hands) {
        var paid = new TreeMap<Character, Integer>();
        for (var exchange : exchanges) {
            char payer = chair(exchange.path("payer"));
            var cards = Cards.hand(exchange.path("paid"));
            paid.put(payer, cards.size());
            var holds = factors(hand(hands, payer));
            faults.expect(
                    "tribute of " + payer + " in factors",
                    factors(cards),
                    holds.subList(0, Math.min(cards.size(), holds.size())));
            move(cards, payer, Compass.right(payer), hands);
        }
        faults.expect("tribute paid", paid, due);
        for (var exchange : exchanges) {
            char payer = chair(exchange.path("payer"));
            var returned = Cards.hand(exchange.path("returned"));
            faults.expect(
                    "cards returned to " + payer, returned.size(), due.getOrDefault(payer, 0));
            move(returned, Compass.right(payer), payer, hands);
        }
    }

    private void move(List<String> cards, char from, char to, Map<Character, List<String>> hands) {
        for (String card : cards) {
            faults.unless(
                    hand(hands, from).remove(card), "%s gives %s without it".formatted(from, card));
            hand(hands, to).add(card);
        }
    }

    /// The cards of a chair, to be changed.
    static List<String> hand(Map<Character, List<String>> hands, char chair) {
        return hands.computeIfAbsent(chair, _ -> new ArrayList<>());
    }

    /// Cards of the kitty that show that none was kept back (can.md §6.4).
    void shown(JsonNode told, char declarer, JsonNode exchanges, List<String> kitty) {
        var right = new ArrayList<String>();
        for (var exchange : exchanges) {
            if (chair(exchange.path("payer")) == declarer) {
                int lowest = factors(Cards.hand(exchange.path("paid"))).getLast();
                for (String card : kitty) {
                    if (card.equals("BJ")) {
                        right.add(card + " EVERYBODY");
                    } else if (Cards.factor(card) > lowest) {
                        right.add(card + " RECIPIENT");
                    }
                }
            }
        }
        var said = new ArrayList<String>();
        told.forEach(
                one -> said.add(one.path("card").asString("") + " " + one.path("to").asString("")));
        faults.expect("shown", said.stream().sorted().toList(), right.stream().sorted().toList());
    }

    private static List<Integer> factors(List<String> cards) {
        return cards.stream().map(Cards::factor).sorted((a, b) -> b - a).toList();
    }

    /// What a deal leaves behind when nobody has a goal (can.md §6.1).
    static Map<Character, Integer> left(char declarer, int bid, int points) {
        if (points == 35 || points == 40) {
            return Map.of(declarer, 1, Compass.partner(declarer), 1);
        }
        int lost = bid + points - 100;
        int cards = (int) IntStream.of(10, 20).filter(bound -> lost >= bound).count();
        return cards == 0 ? Map.of() : Map.of(declarer, cards);
    }

    static Map<Character, Integer> counted(JsonNode told) {
        var counted = new TreeMap<Character, Integer>();
        told.properties()
                .forEach(one -> counted.put(one.getKey().charAt(0), one.getValue().asInt(0)));
        return counted;
    }

    static char chair(JsonNode told) {
        String text = told.asString("");
        return text.length() == 1 && Compass.TURN.contains(text) ? text.charAt(0) : 'N';
    }
}
