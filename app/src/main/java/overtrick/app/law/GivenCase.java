package overtrick.app.law;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import overtrick.app.input.UserError;
import overtrick.app.output.Json;
import overtrick.bridge.auction.Auction;
import overtrick.bridge.auction.Call;
import overtrick.cards.Card;
import overtrick.cards.Seat;
import overtrick.laws.Irregularity;
import overtrick.laws.LawBook;
import overtrick.laws.ruling.Cast;
import overtrick.laws.ruling.Fact;
import overtrick.laws.ruling.Facts;
import overtrick.laws.table.Incident;
import overtrick.laws.tree.Director;
import overtrick.robots.bidding.Readings;
import overtrick.robots.comparable.Comparables;
import overtrick.robots.comparable.Replacing;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;

/// A case as it was written down, with what an auction tells of it.
record GivenCase(LawBook book, Irregularity irregularity, Facts facts, Cast cast) {

    private static final Readings READINGS = new Readings();

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
                            "since",
                            "system",
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
            var replacing = replacing(node, offender.get(), call.get());
            var shown = replacing.comparables(READINGS);
            var told = all.or(replacing.facts(book, irregularity, shown));
            return new GivenCase(
                    book,
                    irregularity,
                    used(book, irregularity, all, told),
                    cast(cast, replacing, shown));
        }
        return new GivenCase(book, named.orElseThrow(GivenCase::noIrregularity), facts, cast);
    }

    private static UserError noIrregularity() {
        return new UserError(
                "the case names no irregularity, nor a call by an offender in an auction");
    }

    /// What was given, with as much of the rest as somebody asks for.
    private static Facts used(LawBook book, Irregularity irregularity, Facts given, Facts all) {
        var facts = given;
        for (var step : Director.rule(book, irregularity, all).path()) {
            facts = facts.with(step.question().fact(), step.answer().key());
        }
        return facts;
    }

    /// With the very suits that the calls show.
    private static Cast cast(Cast people, Replacing replacing, Optional<Comparables> shown) {
        var named = replacing.suitsNamed(shown);
        var gone = replacing.suitsGone(shown);
        var left = new HashSet<>(gone);
        left.removeAll(named);
        return new Cast(
                people.offender(),
                people.declarer(),
                people.thing(),
                gone.isEmpty() ? Optional.empty() : Optional.of(left),
                named);
    }

    private static Replacing replacing(JsonNode node, Seat offender, Call call) {
        var since = new ArrayList<Call>();
        if (node.has("since")) {
            calls(node, "since").forEach(since::add);
        }
        var before = Auction.openedBy(dealer(node));
        for (var made : calls(node, "auction")) {
            before = before.with(made);
        }
        return new Replacing(before, offender, call, since, text(node, "system"));
    }

    private static Seat dealer(JsonNode node) {
        return text(node, "dealer")
                .map(Seat::parse)
                .orElseThrow(() -> new UserError("the auction has no dealer"));
    }

    private static List<Call> calls(JsonNode node, String member) {
        var calls = node.get(member);
        if (!calls.isArray()) {
            throw new UserError(member + " is not a list of calls, such as [\"1H\", \"P\"]");
        }
        var all = new ArrayList<Call>();
        calls.forEach(each -> all.add(Call.parse(string(each, member))));
        return all;
    }

    private static Optional<Incident> incident(
            LawBook book, JsonNode node, Seat offender, Call call) {
        return Incident.of(book, dealer(node), calls(node, "auction"), offender, call);
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
