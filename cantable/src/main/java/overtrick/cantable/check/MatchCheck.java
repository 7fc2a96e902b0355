package overtrick.cantable.check;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import overtrick.cards.FormatException;
import overtrick.house.json.Json;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;

/// A whole match, line by line. House rules that change what comes of a deal are beyond it, and it
/// says so; lengths of matches, extra time and what decides are not.
public final class MatchCheck {

    private static final int MOST_LINES = 1_000;

    /// What a record is found to be.
    ///
    /// @param cards how many cards were played in all of it
    /// @param faults what does not hold, with its line; empty when all does
    public record Report(int deals, int kicks, int cards, List<String> faults) {
        public Report {
            faults = List.copyOf(faults);
        }
    }

    private final Faults faults = new Faults();
    private final Tribute tribute = new Tribute(faults);
    private final KickCheck kicks = new KickCheck(faults);
    private final Map<String, Integer> goals = new TreeMap<>(Map.of("NS", 0, "EW", 0));
    private final Settings settings = new Settings();
    private final List<JsonNode> deals = new ArrayList<>();
    private Optional<String> first = Optional.empty();
    private int cards;
    private boolean over;

    private MatchCheck() {}

    /// Reads the lines of one record.
    ///
    /// @throws FormatException when a line is no JSON object
    public static Report report(List<String> lines) {
        if (lines.size() > MOST_LINES) {
            throw new FormatException("a record has at most %d lines".formatted(MOST_LINES));
        }
        var check = new MatchCheck();
        for (int at = 0; at < lines.size(); at++) {
            check.faults.at(at + 1);
            if (!lines.get(at).isBlank()) {
                check.line(at + 1, lines.get(at));
            }
        }
        check.faults.unless(!check.deals.isEmpty(), "there is no deal in the record");
        return new Report(check.deals.size(), check.kicks.taken(), check.cards, check.faults.all());
    }

    private void line(int number, String text) {
        JsonNode line;
        try {
            line = Json.MAPPER.readTree(text);
        } catch (JacksonException wrong) {
            throw new FormatException("line %d: this is no JSON object".formatted(number));
        }
        faults.unless(!over, "something follows the end");
        try {
            switch (line.path("event").asString("")) {
                case "begun" -> begun(line);
                case "deal" -> deal(line);
                case "kick" -> kick(line);
                case "over", "stopped" -> over(line);
                default -> {} // a reader passes over what it does not know
            }
        } catch (FormatException wrong) {
            faults.add(String.valueOf(wrong.getMessage()));
        }
    }

    private void begun(JsonNode line) {
        faults.expect("game", line.path("game").asString(""), "bai-can");
        settings.read(line.path("rules"), faults);
        first = Optional.ofNullable(line.path("first").asString(null));
    }

    private void deal(JsonNode line) {
        faults.expect("deal", line.path("deal").asInt(0), deals.size() + 1);
        faults.unless(kicks.taken() == 0, "a deal follows a kick");
        if (line.has("hands")) {
            chairs(line);
            dealer(line);
        }
        new DealCheck(faults, tribute, settings.claims())
                .check(line)
                .ifPresent(side -> goals.merge(side, 1, Integer::sum));
        faults.expect("goals", DealCheck.goals(line.path("goals")), goals);
        cards += Cards.row(line.path("cards")).size();
        deals.add(line);
    }

    /// The side that dealt first changes its chairs in the middle, and between the two periods of
    /// extra time (can.md §3).
    private void chairs(JsonNode line) {
        if (deals.isEmpty()) {
            return;
        }
        int number = deals.size();
        boolean swaps = (number == 4 && settings.deals() == 8) || number == settings.deals() + 2;
        var right = new HashMap<>(players(deals.getLast()));
        if (swaps && first.isPresent()) {
            String side = first.get();
            char one = side.charAt(0);
            char other = side.charAt(1);
            String moved = right.getOrDefault(one, "");
            right.put(one, right.getOrDefault(other, ""));
            right.put(other, moved);
            tribute.swapped(side);
        }
        faults.expect("chairs", players(line), right);
    }

    private static Map<Character, String> players(JsonNode line) {
        var players = new HashMap<Character, String>();
        line.path("chairs")
                .properties()
                .forEach(one -> players.put(one.getKey().charAt(0), one.getValue().asString("")));
        return players;
    }

    private void dealer(JsonNode line) {
        char dealer = Tribute.chair(line.path("dealer"));
        int number = deals.size() + 1;
        boolean named = number == 1 || (number == 5 && settings.deals() == 8);
        if (named) {
            boolean firsts = first.filter(Compass.side(dealer)::equals).isPresent();
            faults.unless(first.isEmpty() || firsts == (number == 1), "the wrong side deals");
            return;
        }
        int back = number == settings.deals() + 3 ? 2 : 1;
        char before = Tribute.chair(deals.get(deals.size() - back).path("dealer"));
        faults.expect(
                "dealer", dealer, back == 2 ? Compass.partner(before) : Compass.right(before));
    }

    /// Goals by which North–South are ahead.
    private int lead() {
        return goals.getOrDefault("NS", 0) - goals.getOrDefault("EW", 0);
    }

    private void kick(JsonNode line) {
        faults.unless(lead() == 0, "there is no need of kicks");
        kicks.check(line);
        cards += Cards.row(line.path("cards")).size();
        faults.expect(
                "goals in kicks",
                DealCheck.goals(line.path("kicks")),
                Map.of("NS", kicks.goals("NS"), "EW", kicks.goals("EW")));
    }

    private void over(JsonNode line) {
        over = true;
        faults.expect("goals", DealCheck.goals(line.path("goals")), goals);
        if (line.path("event").asString("").equals("stopped")) {
            return;
        }
        int lead = lead();
        int most = settings.deals() + (settings.extraTime() ? 4 : 0);
        faults.unless(
                deals.size() == most || (lead != 0 && settings.mayStop(deals.size())),
                "the match is over after %d deals".formatted(deals.size()));
        String winner = line.path("winner").asString("");
        if (lead != 0) {
            faults.expect("winner", winner, lead > 0 ? "NS" : "EW");
        } else if (kicks.taken() > 0 && kicks.isDecided()) {
            faults.expect("winner", winner, kicks.goals("NS") > kicks.goals("EW") ? "NS" : "EW");
        } else {
            String by = line.path("by").asString("");
            boolean open = by.equals("LOTS") ? settings.lots() : winner.isEmpty();
            faults.unless(open, "nothing has decided for " + winner);
        }
    }
}
