package overtrick.club.game;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import overtrick.cards.Seat;
import overtrick.club.table.Access;
import overtrick.club.table.Chair;
import overtrick.club.table.Occupant;
import overtrick.club.table.PersonId;
import overtrick.club.table.TableId;

/// A table as the lobby shows it.
///
/// @param game its name
/// @param deals begun so far
/// @param access who may come to it
/// @param touched when something last changed here
public record TableSummary(
        TableId id,
        String game,
        String name,
        Map<Seat, Chair> chairs,
        int deals,
        Access access,
        Instant touched) {

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
