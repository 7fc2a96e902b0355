package overtrick.server.front;

import io.javalin.http.HttpStatus;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import overtrick.cards.Side;
import overtrick.page.Sorry;
import overtrick.page.Visit;
import overtrick.robots.bidding.Agreements;
import overtrick.robots.bidding.Readings;
import overtrick.systems.Agreement;
import overtrick.systems.BiddingSystem;
import overtrick.systems.language.Contradiction;

/// What a form says of the systems of a table: their names in the fields `ns` and `ew`, the
/// players' own choices in fields such as `ns.stayman`.
final class Choices {

    /// More options than any system has.
    private static final int MOST = 40;

    /// Behind the field of a side, that of the card whose choices the form shows: of another card
    /// than the one that is chosen they say nothing.
    private static final String CARD = ".card";

    private final Readings readings;

    Choices(Readings readings) {
        this.readings = readings;
    }

    /// What both sides have agreed to play.
    ///
    /// @param otherwise for a side of which nothing is said
    /// @throws Sorry when a system is not known, or its choices contradict each other
    Agreements asked(Visit visit, Agreements otherwise) {
        var sides =
                Stream.of(Side.NORTH_SOUTH, Side.EAST_WEST)
                        .map(side -> asked(visit, side, otherwise))
                        .toList();
        for (var agreement : sides) {
            for (var refused : refused(agreement)) {
                throw new Sorry(
                        HttpStatus.UNPROCESSABLE_CONTENT,
                        "unclear.choices",
                        words -> words.systems().refusal(refused));
            }
        }
        return new Agreements(sides.getFirst().toString(), sides.getLast().toString());
    }

    private List<Contradiction> refused(Agreement agreement) {
        return readings.system(agreement.toString()).book().refused();
    }

    private static Agreement asked(Visit visit, Side side, Agreements otherwise) {
        String name = visit.param(field(side));
        if (name.isEmpty()) {
            return Agreement.parse(otherwise.of(side));
        }
        if (!BiddingSystem.isKnown(name)) {
            throw Sorry.unclear("unclear.system", name, BiddingSystem.known());
        }
        var card = Agreement.parse(name);
        var choices = new TreeMap<>(card.choices());
        String shown = visit.param(field(side) + CARD);
        if (shown.isEmpty() || shown.equals(name)) {
            choices.putAll(options(visit, side));
        }
        return Agreement.of(card.system(), choices);
    }

    private static String field(Side side) {
        return side.letters().toLowerCase(Locale.ROOT);
    }

    /// The fields of a side's own choices.
    private static Map<String, String> options(Visit visit, Side side) {
        String prefix = field(side) + ".";
        var options = new TreeMap<String, String>();
        Stream.of(visit.ctx().formParamMap(), visit.ctx().queryParamMap())
                .flatMap(fields -> fields.keySet().stream())
                .filter(field -> field.startsWith(prefix))
                .limit(MOST)
                .forEach(
                        field -> options.put(field.substring(prefix.length()), visit.param(field)));
        return options;
    }

    /// What is left to the players as the form stands now.
    ChoicesPart part(Visit visit) {
        var sides =
                Stream.of(Side.values())
                        .map(side -> part(visit, side, asked(visit, side, Agreements.STANDARD)));
        return new ChoicesPart(visit.words(), sides.toList());
    }

    private ChoicesPart.OfSide part(Visit visit, Side side, Agreement agreement) {
        var named = visit.param(field(side));
        var card = named.isEmpty() ? agreement.system() : named;
        var options =
                readings.system(agreement.toString()).book().leftOpen().entrySet().stream()
                        .map(option -> option(visit, option.getKey(), option.getValue(), agreement))
                        .toList();
        var words = visit.words().systems();
        var refused = refused(agreement).stream().map(words::refusal).toList();
        return new ChoicesPart.OfSide(side, card, words.title(card), options, refused);
    }

    private static ChoicesPart.Option option(
            Visit visit, String name, List<String> choices, Agreement agreement) {
        var words = visit.words().systems();
        String chosen = agreement.choices().getOrDefault(name, choices.getFirst());
        return new ChoicesPart.Option(
                name,
                words.option(name),
                choices.stream()
                        .map(choice ->
                                new ChoicesPart.Choice(
                                        choice, words.choice(name, choice), choice.equals(chosen)))
                        .toList());
    }
}
