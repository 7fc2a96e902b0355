package overtrick.house.table;

import java.util.HashMap;
import java.util.Map;

/// Who comments on what is played at a table: whoever has offered to, and whom the owner has chosen
/// of them.
///
/// @param offers the names of those who have offered to
/// @param chosen the names of those who see the table as it is, however late others do
public record Commentary(Map<PersonId, String> offers, Map<PersonId, String> chosen) {

    /// Those who may have offered at once.
    public static final int MOST = 8;

    static final Commentary NONE = new Commentary(Map.of(), Map.of());

    public Commentary {
        offers = Map.copyOf(offers);
        chosen = Map.copyOf(chosen);
    }

    /// Whether somebody has been chosen.
    public boolean isChosen(PersonId person) {
        return chosen.containsKey(person);
    }

    /// Whether somebody has offered to, or has been chosen.
    public boolean knows(PersonId person) {
        return offers.containsKey(person) || chosen.containsKey(person);
    }

    Commentary offered(PersonId person, String name) {
        var all = new HashMap<>(offers);
        all.put(person, name);
        return new Commentary(all, chosen);
    }

    Commentary chose(PersonId person) {
        var all = new HashMap<>(chosen);
        all.put(person, offers.getOrDefault(person, ""));
        return new Commentary(but(offers, person), all);
    }

    Commentary without(PersonId person) {
        return new Commentary(but(offers, person), but(chosen, person));
    }

    private static Map<PersonId, String> but(Map<PersonId, String> some, PersonId person) {
        var others = new HashMap<>(some);
        others.remove(person);
        return others;
    }

    /// What was the guest's is the member's.
    Commentary recognised(PersonId guest, Occupant.Person member) {
        return new Commentary(recognised(offers, guest, member), recognised(chosen, guest, member));
    }

    private static Map<PersonId, String> recognised(
            Map<PersonId, String> some, PersonId guest, Occupant.Person member) {
        if (!some.containsKey(guest)) {
            return some;
        }
        var known = new HashMap<>(but(some, guest));
        known.put(member.id(), member.name());
        return known;
    }
}
