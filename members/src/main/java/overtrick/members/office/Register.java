package overtrick.members.office;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import overtrick.house.people.Office;
import overtrick.house.table.PersonId;
import overtrick.members.look.Look;

/// Who holds an office, who is shut out, who waits to become a member, what the club lets guests
/// do, and how it looks.
///
/// @param offices of those who hold one: director, officer, owner
/// @param shutOut who may not come in, with the reason
/// @param announcers the least that somebody must be who opens events
/// @param crest the digest of its picture; empty for none
/// @param running how the club is run at the moment
public record Register(
        Map<PersonId, Office> offices,
        Map<PersonId, String> shutOut,
        Guests guests,
        Office announcers,
        Admission admission,
        Look look,
        String crest,
        Running running) {

    static final Register NEW =
            new Register(
                    Map.of(),
                    Map.of(),
                    Guests.PLAY,
                    Office.STRANGER,
                    Admission.OPEN,
                    Look.PLAIN,
                    "",
                    Running.USUAL);

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

    /// How one becomes a member.
    public Joining joining() {
        return admission.joining();
    }

    /// Who has asked to be a member and has no answer.
    public Set<PersonId> waiting() {
        return admission.waiting();
    }

    /// Who has asked to be a member and was told no, with the reason.
    public Map<PersonId, String> declined() {
        return admission.declined();
    }

    /// Whether somebody has asked to be a member and is none.
    public boolean isOutside(PersonId person) {
        return waiting().contains(person) || declined().containsKey(person);
    }

    /// Why somebody is no member though they have asked; empty when nobody said no.
    public Optional<String> declined(PersonId person) {
        return Optional.ofNullable(declined().get(person));
    }

    Register with(PersonId person, Office office) {
        var next = new HashMap<>(offices);
        if (office.isAtLeast(Office.DIRECTOR)) {
            next.put(person, office);
        } else {
            next.remove(person);
        }
        return in(next, shutOut).with(admission.cleared(person));
    }

    Register without(PersonId person, String why) {
        var next = new HashMap<>(shutOut);
        next.put(person, why);
        var held = new HashMap<>(offices);
        held.remove(person);
        return in(held, next);
    }

    Register lettingIn(PersonId person) {
        var next = new HashMap<>(shutOut);
        next.remove(person);
        return in(offices, next);
    }

    private Register in(Map<PersonId, Office> held, Map<PersonId, String> shut) {
        return new Register(held, shut, guests, announcers, admission, look, crest, running);
    }

    Register with(Guests other) {
        return new Register(offices, shutOut, other, announcers, admission, look, crest, running);
    }

    Register with(Office least) {
        return new Register(offices, shutOut, guests, least, admission, look, crest, running);
    }

    Register with(Admission other) {
        return new Register(offices, shutOut, guests, announcers, other, look, crest, running);
    }

    Register with(Look other) {
        return new Register(offices, shutOut, guests, announcers, admission, other, crest, running);
    }

    Register withCrest(String other) {
        return new Register(offices, shutOut, guests, announcers, admission, look, other, running);
    }

    Register with(Running other) {
        return new Register(offices, shutOut, guests, announcers, admission, look, crest, other);
    }
}
