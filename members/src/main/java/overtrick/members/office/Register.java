package overtrick.members.office;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import overtrick.house.people.Office;
import overtrick.house.table.PersonId;

/// Who holds an office, who is shut out, and what the club lets guests do.
///
/// @param offices of those who hold one: director, officer, owner
/// @param shutOut who may not come in, with the reason
/// @param announcers the least that somebody must be who opens events
/// @param running how the club is run at the moment
public record Register(
        Map<PersonId, Office> offices,
        Map<PersonId, String> shutOut,
        Guests guests,
        Office announcers,
        Running running) {

    static final Register NEW =
            new Register(Map.of(), Map.of(), Guests.PLAY, Office.STRANGER, Running.USUAL);

    public Register {
        offices = Map.copyOf(offices);
        shutOut = Map.copyOf(shutOut);
        if (offices.values().stream().anyMatch(office -> !office.isAtLeast(Office.DIRECTOR))) {
            throw new IllegalArgumentException("not an office: " + offices);
        }
    }

    /// The office that somebody holds; empty for those who hold none.
    public Optional<Office> officeOf(PersonId person) {
        return Optional.ofNullable(offices.get(person));
    }

    /// Whether the club belongs to somebody.
    public boolean hasOwner() {
        return offices.containsValue(Office.OWNER);
    }

    /// Why somebody may not come in; empty when they may.
    public Optional<String> shutOut(PersonId person) {
        return Optional.ofNullable(shutOut.get(person));
    }

    Register with(PersonId person, Office office) {
        var next = new HashMap<>(offices);
        if (office.isAtLeast(Office.DIRECTOR)) {
            next.put(person, office);
        } else {
            next.remove(person);
        }
        return new Register(next, shutOut, guests, announcers, running);
    }

    Register without(PersonId person, String why) {
        var next = new HashMap<>(shutOut);
        next.put(person, why);
        return new Register(offices, next, guests, announcers, running).with(person, Office.MEMBER);
    }

    Register lettingIn(PersonId person) {
        var next = new HashMap<>(shutOut);
        next.remove(person);
        return new Register(offices, next, guests, announcers, running);
    }

    Register with(Guests other) {
        return new Register(offices, shutOut, other, announcers, running);
    }

    Register with(Office least) {
        return new Register(offices, shutOut, guests, least, running);
    }

    Register with(Running other) {
        return new Register(offices, shutOut, guests, announcers, other);
    }
}
