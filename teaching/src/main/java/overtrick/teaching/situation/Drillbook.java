package overtrick.teaching.situation;

import overtrick.cards.FormatException;
import overtrick.robots.bidding.Recent;

/// Situations that have been made ready lately, and the deals that were dealt. May be shared
/// between threads.
public final class Drillbook {

    private static final int DRILLS = 128;
    private static final int DEALS = 256;

    private record Ready(String situation, String system) {}

    private record Asked(Ready ready, int number) {}

    private final Recent<Ready, Drill> drills = new Recent<>(DRILLS);
    private final Recent<Asked, Dealt> deals = new Recent<>(DEALS);

    /// The deal of a number in a deck.
    ///
    /// @throws FormatException if none was found
    public Dealt deal(Deck deck, int number) {
        return deal(deck.situation(number), deck.system(), deck.own(number));
    }

    /// The deal of a number in a situation.
    ///
    /// @throws FormatException if the system does not have it, or none was found
    public Dealt deal(Situation situation, String system, int number) {
        var ready = new Ready(situation.key(), system);
        return deals.get(
                new Asked(ready, number),
                _ -> drills.get(ready, _ -> Drill.of(situation, system)).deal(number));
    }
}
