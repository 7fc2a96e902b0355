package overtrick.server.front;

import java.util.LinkedHashMap;
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

/// What a form says of the systems of a table: their names in the fields `ns` and `ew`, the
/// players' own choices in fields such as `ns.stayman`.
final class Choices {

    /// More options than any system has.
    private static final int MOST = 40;

    private final Readings readings;

    Choices(Readings readings) {
        this.readings = readings;
    }

    /// The titles of the systems of the house by their names, the usual one first.
    Map<String, String> titles() {
        var titles = new LinkedHashMap<String, String>();
        titles.put(Agreements.USUAL, readings.title(Agreements.USUAL));
        BiddingSystem.NAMES.forEach(name -> titles.put(name, readings.title(name)));
        return titles;
    }

    /// @param otherwise for a side of which nothing is said
    /// @throws Sorry when a system is not known
    Agreements asked(Visit visit, Agreements otherwise) {
        return new Agreements(
                asked(visit, Side.NORTH_SOUTH, otherwise).toString(),
                asked(visit, Side.EAST_WEST, otherwise).toString());
    }

    private static Agreement asked(Visit visit, Side side, Agreements otherwise) {
        String name = visit.param(field(side));
        if (!name.isEmpty() && !BiddingSystem.NAMES.contains(name)) {
            throw Sorry.unclear("unclear.system", name, String.join(", ", BiddingSystem.NAMES));
        }
        return name.isEmpty()
                ? Agreement.parse(otherwise.of(side))
                : Agreement.of(name, options(visit, side));
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
        var options =
                readings.system(agreement.toString()).book().leftOpen().entrySet().stream()
                        .map(option -> option(visit, option.getKey(), option.getValue(), agreement))
                        .toList();
        String title = readings.title(agreement.system(), visit.words().locale());
        return new ChoicesPart.OfSide(side, title, options);
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
