package overtrick.cantable.check;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import tools.jackson.databind.JsonNode;

/// One deal, from the cards to what comes of it.
final class DealCheck {

    private static final int GOAL = 45;

    private final Faults faults;
    private final Tribute tribute;
    private final boolean claims;

    /// @param claims whether players may agree on the rest
    DealCheck(Faults faults, Tribute tribute, boolean claims) {
        this.faults = faults;
        this.tribute = tribute;
        this.claims = claims;
    }

    /// @return the side that has a goal
    Optional<String> check(JsonNode deal) {
        char declarer = Tribute.chair(deal.path("declarer"));
        int bid = deal.path("bid").asInt(0);
        int points = deal.path("points").asInt(-1);
        boolean lost = deal.path("defendersWonLast").asBoolean(false);
        if (deal.path("ruled").asBoolean(false)) {
            tribute.owe(Tribute.counted(deal.path("owes")));
            return Optional.ofNullable(deal.path("goal").asString(null));
        }
        if (deal.has("calls")) {
            calls(deal, declarer, bid);
        }
        if (deal.has("hands")) {
            cards(deal, declarer, points, lost);
        }
        faults.unless(points >= 0 && points <= 100 && points % 5 == 0, "points are not fives");
        var comes = comes(points, lost, bid);
        var goal = goal(declarer, comes);
        faults.expect("class", deal.path("class").asString(""), comes);
        faults.expect("goal", deal.path("goal").asString(""), goal.orElse(""));
        tribute.owe(
                List.of("EACH_ONE", "DOUBLE", "SINGLE").contains(comes)
                        ? Tribute.left(declarer, bid, points)
                        : Map.of());
        faults.expect("tribute owed", Tribute.counted(deal.path("owes")), tribute.due());
        return goal;
    }

    /// The first condition that holds decides (can.md §6.1).
    private static String comes(int points, boolean lost, int bid) {
        if (points >= GOAL) {
            return "POINTS_GOAL";
        }
        if (lost) {
            return "LAST_TRICK_GOAL";
        }
        if (points == 0) {
            return "CLEAN_SWEEP";
        }
        return switch (Tribute.left('N', bid, points).toString()) {
            case "{}" -> "NONE";
            case "{N=1}" -> "SINGLE";
            case "{N=2}" -> "DOUBLE";
            default -> "EACH_ONE";
        };
    }

    private static Optional<String> goal(char declarer, String comes) {
        String side = Compass.side(declarer);
        return switch (comes) {
            case "CLEAN_SWEEP" -> Optional.of(side);
            case "POINTS_GOAL", "LAST_TRICK_GOAL" -> Optional.of(Compass.other(side));
            default -> Optional.empty();
        };
    }

    private void cards(JsonNode deal, char declarer, int points, boolean lost) {
        var hands = hands(deal.path("hands"));
        var kitty = Cards.hand(deal.path("kitty"));
        pack(hands, kitty);
        tribute.redealt(deal.path("redealt"));
        tribute.paid(deal.path("tribute"), hands);
        tribute.shown(deal.path("shown"), declarer, deal.path("tribute"), kitty);
        bury(Tribute.hand(hands, declarer), kitty, Cards.hand(deal.path("buried")), faults);
        var tricks = new Tricks(faults, from(declarer), trump(deal.path("trump"), faults), hands);
        tricks.play(Cards.row(deal.path("cards")), GOAL);
        boolean whole = tricks.isComplete() || tricks.points() >= GOAL;
        if (whole) {
            faults.expect("points", points, tricks.points());
            faults.expect("defendersWonLast", lost, tricks.lastIsLost());
        } else {
            faults.unless(claims, "the deal ends before its last trick");
            faults.unless(points >= tricks.points(), "points are less than those taken");
        }
    }

    static Map<Character, List<String>> hands(JsonNode told) {
        var hands = new HashMap<Character, List<String>>();
        told.properties()
                .forEach(one -> hands.put(one.getKey().charAt(0), Cards.hand(one.getValue())));
        for (char chair : Compass.TURN.toCharArray()) {
            hands.computeIfAbsent(chair, _ -> new ArrayList<>());
        }
        return hands;
    }

    /// Four hands of twelve and six cards: the whole pack (can.md §4).
    private void pack(Map<Character, List<String>> hands, List<String> kitty) {
        var all = new ArrayList<>(kitty);
        hands.values().forEach(all::addAll);
        faults.expect("number of different cards", all.stream().distinct().count(), 54L);
        faults.expect("cards of the kitty", kitty.size(), 6);
        hands.forEach((chair, hand) -> faults.expect("cards of " + chair, hand.size(), 12));
    }

    static void bury(List<String> hand, List<String> kitty, List<String> buried, Faults faults) {
        hand.addAll(kitty);
        faults.expect("cards buried", buried.size(), 6);
        buried.forEach(
                card -> faults.unless(hand.remove(card), card + " is buried and was not there"));
    }

    static char trump(JsonNode told, Faults faults) {
        String text = told.asString("");
        boolean suit = text.length() == 1 && "SHDC".contains(text);
        faults.unless(suit, "trump is no suit: " + text);
        return suit ? text.charAt(0) : 'S';
    }

    private static String from(char first) {
        int at = Compass.TURN.indexOf(first);
        return Compass.TURN.substring(at) + Compass.TURN.substring(0, at);
    }

    /// One round; the dealer who passes has said 80, and a hundred ends it (can.md §8).
    private void calls(JsonNode deal, char declarer, int bid) {
        char speaks = Tribute.chair(deal.path("dealer"));
        char holds = speaks;
        int level = 80;
        int spoken = 0;
        for (String call : deal.path("calls").asString("").split(" ")) {
            faults.unless(level < 100 && spoken < 4, "the bidding goes on after its end");
            if (!call.equals("P")) {
                int said = call.matches("\\d{2,3}") ? Integer.parseInt(call) : 0;
                boolean opens = spoken == 0 && said == 80;
                boolean lawful = said > level && said <= 100 && said % 5 == 0;
                faults.unless(opens || lawful, speaks + " may not bid " + call);
                level = said;
                holds = speaks;
            }
            speaks = Compass.right(speaks);
            spoken++;
        }
        faults.unless(spoken == 4 || level == 100, "somebody has not spoken");
        faults.expect("bid", bid, level);
        faults.expect("declarer", declarer, holds);
    }

    /// Goals so far, as the record tells them.
    static Map<String, Integer> goals(JsonNode told) {
        var goals = new TreeMap<String, Integer>();
        told.properties().forEach(one -> goals.put(one.getKey(), one.getValue().asInt(0)));
        return goals;
    }
}
