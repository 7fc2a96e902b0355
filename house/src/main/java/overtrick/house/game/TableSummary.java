package overtrick.house.game;

import static java.util.stream.Collectors.joining;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import overtrick.cards.Seat;
import overtrick.house.codes.TableId;
import overtrick.house.table.Access;
import overtrick.house.table.Chair;
import overtrick.house.table.Occupant;
import overtrick.house.table.PersonId;

/// A table as the lobby shows it.
///
/// @param game its name
/// @param place how far it has come
/// @param access who may come to it
/// @param touched when something last changed here
public record TableSummary(
        TableId id,
        String game,
        String name,
        Map<Seat, Chair> chairs,
        Place place,
        Access access,
        Instant touched) {

    /// How far a table has come, as its game says it, such as the third deal of eight.
    ///
    /// @param word for which there is a sentence
    /// @param numbers its details
    public record Place(String word, List<Integer> numbers) {

        /// Nothing has been dealt yet.
        public static final Place GATHERING = new Place("gathering", List.of());

        public Place {
            numbers = List.copyOf(numbers);
        }

        public static Place of(String word, Integer... numbers) {
            return new Place(word, List.of(numbers));
        }

        /// As it is kept: `deal-of 3 8`.
        @Override
        public String toString() {
            return numbers.stream().map(number -> " " + number).collect(joining("", word, ""));
        }

        static Place parse(String text) {
            var parts = List.of(text.split(" "));
            var numbers = parts.subList(1, parts.size()).stream().map(Integer::valueOf).toList();
            return new Place(parts.getFirst(), numbers);
        }
    }

    /// Whether the person is the only one who sits there.
    public boolean isOnlyOf(PersonId person) {
        var people =
                chairs.values().stream()
                        .map(Chair::occupant)
                        .filter(Occupant.Person.class::isInstance)
                        .map(sitting -> ((Occupant.Person) sitting).id())
                        .toList();
        return people.equals(List.of(person));
    }
}
