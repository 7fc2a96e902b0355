package overtrick.evening.tournament;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import overtrick.cards.FormatException;
import overtrick.movement.EntryNumber;
import overtrick.movement.Partnership;
import overtrick.movement.RoundNumber;
import overtrick.movement.Seating;
import overtrick.movement.SetNumber;
import overtrick.movement.TableNumber;

/// A seating as `round table NS EW set`, such as `2 1 1 105 2`; partners of an individual are
/// joined as in `3+8`.
final class SeatingText {

    private static final int WORDS = 5;

    private SeatingText() {}

    static String text(Seating seating) {
        return Stream.of(
                        seating.round(),
                        seating.table(),
                        text(seating.northSouth()),
                        text(seating.eastWest()),
                        seating.set())
                .map(String::valueOf)
                .collect(Collectors.joining(" "));
    }

    private static String text(Partnership partnership) {
        return partnership.members().stream()
                .map(EntryNumber::toString)
                .collect(Collectors.joining("+"));
    }

    /// @throws FormatException if the text is no seating
    static Seating parse(String text) {
        var words = List.of(text.split(" ", -1));
        if (words.size() != WORDS) {
            throw new FormatException("seating is not like 2 1 1 105 2: " + text);
        }
        return new Seating(
                new RoundNumber(Integer.parseInt(words.get(0))),
                new TableNumber(Integer.parseInt(words.get(1))),
                partnership(words.get(2)),
                partnership(words.get(3)),
                new SetNumber(Integer.parseInt(words.get(4))));
    }

    private static Partnership partnership(String word) {
        var numbers = Stream.of(word.split("\\+", -1)).map(Integer::parseInt).toList();
        return numbers.size() == 1
                ? Partnership.pair(numbers.getFirst())
                : Partnership.players(numbers.getFirst(), numbers.getLast());
    }
}
