package overtrick.app.law;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import overtrick.app.input.UserError;
import overtrick.app.output.Json;
import overtrick.bridge.auction.Call;
import overtrick.cards.Card;
import overtrick.cards.Seat;
import overtrick.laws.Irregularity;
import overtrick.laws.LawBook;
import overtrick.laws.ruling.Cast;
import overtrick.laws.ruling.Fact;
import overtrick.laws.ruling.Facts;
import overtrick.laws.table.Incident;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;

/// A case as it was written down, with what an auction tells of it.
record GivenCase(LawBook book, Irregularity irregularity, Facts facts, Cast cast) {

    private static final Set<String> MEMBERS =
            new TreeSet<>(
                    List.of(
                            "irregularity",
                            "edition",
                            "offender",
                            "declarer",
                            "dealer",
                            "auction",
                            "call",
                            "card",
                            "facts"));

    /// @throws UserError if it is no case
    static GivenCase read(byte[] content) {
        JsonNode node;
        try {
            node = Json.MAPPER.readTree(content);
        } catch (JacksonException broken) {
            throw new UserError("the case is no JSON: " + broken.getOriginalMessage());
        }
        if (node == null || !node.isObject()) {
            throw new UserError("the case is not one JSON object");
        }
        for (String member : node.propertyNames()) {
            if (!MEMBERS.contains(member)) {
                throw new UserError(
                        "a case has no %s; it has %s"
                                .formatted(member, String.join(", ", MEMBERS)));
            }
        }
        var book = text(node, "edition").map(LawBook::parse).orElse(LawBook.WBF2017);
        var offender = text(node, "offender").map(Seat::parse);
        var declarer = text(node, "declarer").map(Seat::parse);
        var call = text(node, "call").map(Call::parse);
        var card = text(node, "card").map(Card::parse);
        var named = text(node, "irregularity").map(Irregularity::parse);
        String thing = call.map(Call::code).or(() -> card.map(Card::code)).orElse("");
        var cast = new Cast(offender, declarer, thing);
        var facts = facts(node);
        if (offender.isPresent() && call.isPresent() && node.has("auction")) {
            var seen = incident(book, node, offender.get(), call.get());
            var irregularity =
                    named.or(() -> seen.map(Incident::irregularity))
                            .orElseThrow(() ->
                                    new UserError(
                                            "nothing is wrong with %s by %s here"
                                                    .formatted(thing, offender.get().letter())));
            var all = seen.map(Incident::facts).map(facts::or).orElse(facts);
            return new GivenCase(book, irregularity, all, cast);
        }
        return new GivenCase(book, named.orElseThrow(GivenCase::noIrregularity), facts, cast);
    }

    private static UserError noIrregularity() {
        return new UserError(
                "the case names no irregularity, nor a call by an offender in an auction");
    }

    private static Optional<Incident> incident(
            LawBook book, JsonNode node, Seat offender, Call call) {
        var dealer =
                text(node, "dealer")
                        .map(Seat::parse)
                        .orElseThrow(() -> new UserError("the auction has no dealer"));
        var calls = node.get("auction");
        if (!calls.isArray()) {
            throw new UserError("auction is not a list of calls, such as [\"1H\", \"P\"]");
        }
        var before = new ArrayList<Call>();
        calls.forEach(each -> before.add(Call.parse(string(each, "auction"))));
        return Incident.of(book, dealer, before, offender, call);
    }

    private static Facts facts(JsonNode node) {
        var facts = Facts.NONE;
        var given = node.get("facts");
        if (given == null) {
            return facts;
        }
        if (!given.isObject()) {
            throw new UserError("facts is not an object, such as {\"accepted\": \"no\"}");
        }
        for (var fact : given.properties()) {
            var value = fact.getValue();
            String answer =
                    value.isBoolean()
                            ? value.booleanValue() ? "yes" : "no"
                            : string(value, fact.getKey());
            facts = facts.with(Fact.parse(fact.getKey()), answer);
        }
        return facts;
    }

    private static Optional<String> text(JsonNode node, String member) {
        return Optional.ofNullable(node.get(member)).map(value -> string(value, member));
    }

    private static String string(JsonNode value, String member) {
        if (!value.isString()) {
            throw new UserError("%s is not a text in quotes: %s".formatted(member, value));
        }
        return value.stringValue();
    }
}
