package overtrick.evening;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import overtrick.house.people.Duty;
import overtrick.house.table.Member;
import overtrick.house.table.PersonId;
import overtrick.page.Right;

/// What the club knows that its events ask for: which office has which right in an event, and who
/// its members are.
public interface Secretary {

    /// The rights of an office in one event, by the club's table of powers.
    Set<Right> rights(Duty duty);

    /// Whether somebody's office in the club lets them see what the club knows of its people.
    boolean inquires(PersonId person);

    /// The member of a name.
    Optional<Member.Person> member(String name);

    /// What the club is called; empty when it has no name of its own.
    String club();

    /// The numbers by which a federation knows players of these names; nobody's where the club's
    /// list has none, or several.
    Map<String, String> numbers(Set<String> names);

    /// How strong a pair of these names is by the club's own ratings, in IMPs a board beyond an
    /// average pair. Who is not rated counts as average; empty where nobody of them is rated.
    Optional<Double> strength(List<String> names);
}
