package overtrick.house.people;

import java.util.Optional;
import overtrick.house.table.PersonId;

/// Who is a member of the club.
@FunctionalInterface
public interface Roster {

    /// How a member is called; empty for guests, and for those who have left.
    Optional<String> member(PersonId person);
}
