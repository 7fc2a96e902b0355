package overtrick.systems;

import java.util.List;
import java.util.Optional;
import java.util.TreeMap;

/// A card that lies ready for pairs who would rather take one than make their own: a system of the
/// house with choices that players know under one name.
///
/// @param name as the commands know it, such as `acol-weak-twos`
public record ReadyCard(String name, Agreement agreement) {

    /// All of them, by their systems.
    public static final List<ReadyCard> ALL =
            List.of(
                    card("american-plain", "standard-american")
                            .and("two-bids", "strong")
                            .and("over-their-overcall", "natural")
                            .and("notrump-defence", "natural"),
                    card("sayc", "standard-american")
                            .and("over-their-overcall", "natural")
                            .and("notrump-defence", "natural"),
                    card("american-modern", "standard-american")
                            .and("bergen", "on")
                            .and("drury", "on")
                            .and("minor-raises", "inverted")
                            .and("four-notrump", "roman")
                            .and("smolen", "on")
                            .and("two-notrump-stayman", "puppet")
                            .and("notrump-defence", "cappelletti"),
                    card("kaplan-sheinwold", "standard-american")
                            .and("notrump-opening", "12-14")
                            .and("minor-raises", "inverted"),
                    card("nordic", "standard-american")
                            .and("multi", "on")
                            .and("minor-raises", "inverted")
                            .and("notrump-defence", "multi-landy"),
                    card("bergen-drury", "two-over-one").and("bergen", "on").and("drury", "on"),
                    card("two-over-one-modern", "two-over-one")
                            .and("notrump-opening", "14-16")
                            .and("drury", "on")
                            .and("smolen", "on")
                            .and("two-notrump-stayman", "puppet")
                            .and("notrump-defence", "dont"),
                    card("two-over-one-weak-notrump", "two-over-one")
                            .and("notrump-opening", "12-14")
                            .and("drury", "on"),
                    card("acol-weak-twos", "acol").and("two-bids", "weak"),
                    card("acol-five-card-majors", "acol")
                            .and("opening-majors", "five")
                            .and("two-bids", "weak"),
                    card("acol-multi", "acol")
                            .and("two-bids", "weak")
                            .and("multi", "on")
                            .and("notrump-defence", "multi-landy"),
                    card("acol-strong-notrump", "acol")
                            .and("two-bids", "weak")
                            .and("notrump-opening", "15-17"),
                    card("precision-modern", "precision").and("notrump-opening", "14-16"),
                    card("precision-bergen-drury", "precision")
                            .and("bergen", "on")
                            .and("drury", "on")
                            .and("notrump-defence", "multi-landy"),
                    card("beginners", "natural")
                            .and("two-bids", "weak")
                            .and("over-their-overcall", "natural")
                            .and("notrump-defence", "natural"),
                    card("landy-club", "natural")
                            .and("one-notrump-shows", "weak")
                            .and("stayman", "club"));

    private static ReadyCard card(String name, String system) {
        return new ReadyCard(name, new Agreement(system, new TreeMap<>()));
    }

    private ReadyCard and(String option, String choice) {
        var choices = new TreeMap<>(agreement.choices());
        choices.put(option, choice);
        return new ReadyCard(name, new Agreement(agreement.system(), choices));
    }

    /// The card of that name.
    public static Optional<ReadyCard> named(String name) {
        return ALL.stream().filter(card -> card.name.equals(name)).findFirst();
    }

    /// The card of those who have agreed on exactly this.
    public static Optional<ReadyCard> of(Agreement agreement) {
        return ALL.stream().filter(card -> card.agreement.equals(agreement)).findFirst();
    }

    /// Those of a system of the house.
    public static List<ReadyCard> ofSystem(String system) {
        return ALL.stream().filter(card -> card.agreement.system().equals(system)).toList();
    }
}
