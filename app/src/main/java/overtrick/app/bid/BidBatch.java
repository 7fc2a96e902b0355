package overtrick.app.bid;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import overtrick.app.output.Json;
import overtrick.bridge.Vulnerability;
import overtrick.cards.FormatException;
import overtrick.cards.Seat;
import overtrick.robots.bidding.Agreements;
import overtrick.robots.bidding.Readings;
import overtrick.systems.Understanding;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/// Answers positions one after the other: JSON Lines in, JSON Lines out.
final class BidBatch {

    private static final List<String> MODES = List.of("rules", "search");
    private static final List<String> SCORINGS = List.of("imp", "mp");

    private final String usual;
    private final Locale locale;
    private final Readings readings = new Readings(SystemShelf::take);

    /// @param usual the system of a side that names none; may be empty
    BidBatch(String usual, Locale locale) {
        this.usual = usual;
        this.locale = locale;
    }

    /// @throws FormatException naming the first line that is wrong; those before it are answered
    void run() {
        var in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        int number = 0;
        try {
            for (var line = in.readLine(); line != null; line = in.readLine()) {
                number++;
                if (!line.isBlank()) {
                    System.out.println(answer(line));
                }
            }
        } catch (FormatException wrong) {
            throw new FormatException("line %d: %s".formatted(number, wrong.getMessage()));
        } catch (IOException refused) {
            throw new FormatException("standard input cannot be read");
        }
    }

    private ObjectNode answer(String line) {
        var asked = parsed(line);
        oneOf(asked, "scoring", SCORINGS);
        if (oneOf(asked, "mode", MODES).equals("search")) {
            throw new FormatException("mode search does not exist yet; mode rules does");
        }
        var hand = BidCommand.hand(text(asked, "hand", ""));
        var now = understanding(asked);
        BidCommand.requireTurn(now, text(asked, "seat", ""));
        var answer = Json.MAPPER.createObjectNode();
        if (asked.has("id")) {
            answer.set("id", asked.get("id"));
        }
        answer.setAll(BidCommand.answer(now, hand, now.choose(hand), locale));
        return answer;
    }

    private static JsonNode parsed(String line) {
        try {
            var asked = Json.MAPPER.readTree(line);
            if (asked.isObject()) {
                return asked;
            }
        } catch (JacksonException _) {
            // told below: where it breaks is seen on the line itself
        }
        throw new FormatException("no JSON object: " + line);
    }

    private Understanding understanding(JsonNode asked) {
        var systems = asked.path("systems");
        var agreements = new Agreements(system(systems, "ns"), system(systems, "ew"));
        readings.system(agreements.northSouth());
        readings.system(agreements.eastWest());
        var calls = new ArrayList<String>();
        if (asked.path("auction").isString()) {
            calls.addAll(AuctionText.words(asked.path("auction").asString()));
        } else {
            asked.path("auction").forEach(call -> calls.add(call.asString("")));
        }
        var auction = AuctionText.parse(Seat.parse(text(asked, "dealer", "N")), calls);
        return readings.of(agreements, auction, Vulnerability.parse(text(asked, "vul", "none")));
    }

    private String system(JsonNode systems, String side) {
        String named = text(systems, side, usual);
        if (named.isEmpty()) {
            throw new FormatException(
                    "systems.%s is missing, such as \"standard-american\"".formatted(side));
        }
        return named;
    }

    private static String oneOf(JsonNode asked, String key, List<String> known) {
        String said = text(asked, key, known.getFirst());
        if (!known.contains(said)) {
            throw new FormatException(
                    "%s is not one of %s: %s".formatted(key, String.join(", ", known), said));
        }
        return said;
    }

    private static String text(JsonNode asked, String key, String otherwise) {
        var said = asked.path(key);
        if (said.isMissingNode() || said.isNull()) {
            return otherwise;
        }
        if (!said.isString()) {
            throw new FormatException("%s is no text: %s".formatted(key, said));
        }
        return said.asString();
    }
}
