package overtrick.boxes;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import overtrick.boxes.BoxPlan.Hand;
import overtrick.boxes.BoxPlan.Sitting;
import overtrick.cards.Seat;

/// Everything that can be understood of a file of scoring boxes.
///
/// @param session what the event calls itself there; may be empty
/// @param results every line, in the order in which they were written
/// @param numbers what players have said who they are
/// @param names people by their numbers
public record BoxContents(
        String session,
        List<Group> sections,
        List<BoxResult> results,
        List<Player> numbers,
        List<Name> names,
        List<Entered> bids,
        List<Entered> cards,
        List<Hand> hands) {

    /// A section of the field.
    ///
    /// @param letter may be empty
    public record Group(int id, String letter, int tables, List<Sitting> sittings) {
        public Group {
            sittings = List.copyOf(sittings);
        }
    }

    /// A player at a table, from a round on.
    ///
    /// @param round 0 or 1 for the whole evening
    /// @param number as it was tapped in; may be empty
    /// @param name may be empty
    public record Player(
            int section, int table, int round, Seat seat, String number, String name) {}

    /// Somebody whom boxes know by a number. Zeros before it count: `1` is not `01`.
    public record Name(String number, String name) {}

    /// A bid or a card that was recorded in the play.
    ///
    /// @param counter in which order
    /// @param text such as `1C`, `PASS` or `SkipBid`; of a card `SA`, `HT` or `Cx`
    public record Entered(Spot spot, int counter, Optional<Seat> seat, String text) {}

    public BoxContents {
        sections = List.copyOf(sections);
        results = List.copyOf(results);
        numbers = List.copyOf(numbers);
        names = List.copyOf(names);
        bids = List.copyOf(bids);
        cards = List.copyOf(cards);
        hands = List.copyOf(hands);
    }

    /// What counts at each place: the last line that was not taken back. Where all were, the last
    /// of them, so that it can be told from a place of which nothing was ever said.
    public SortedMap<Spot, BoxResult> effective() {
        var all = new TreeMap<Spot, BoxResult>();
        results.stream()
                .sorted(
                        Comparator.comparing((BoxResult one) -> !one.erased())
                                .thenComparingLong(BoxResult::id))
                .forEach(one -> all.put(one.spot(), one));
        return all;
    }

    /// A section by its number.
    public Optional<Group> section(int id) {
        return sections.stream().filter(one -> one.id() == id).findFirst();
    }
}
