package overtrick.members.office;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import overtrick.house.table.PersonId;

/// How one becomes a member, and who wants to.
///
/// @param waiting who has asked and has no answer
/// @param declined who has asked and was told no, with the reason
public record Admission(Joining joining, Set<PersonId> waiting, Map<PersonId, String> declined) {

    static final Admission OPEN = new Admission(Joining.OPEN, Set.of(), Map.of());

    public Admission {
        waiting = Set.copyOf(waiting);
        declined = Map.copyOf(declined);
    }

    Admission by(Joining other) {
        return new Admission(other, waiting, declined);
    }

    Admission asked(PersonId person) {
        var next = new HashSet<>(waiting);
        next.add(person);
        return new Admission(joining, next, declined);
    }

    Admission declining(PersonId person, String why) {
        var told = new HashMap<>(declined);
        told.put(person, why);
        return new Admission(joining, without(person), told);
    }

    Admission cleared(PersonId person) {
        var told = new HashMap<>(declined);
        told.remove(person);
        return new Admission(joining, without(person), told);
    }

    private Set<PersonId> without(PersonId person) {
        var next = new HashSet<>(waiting);
        next.remove(person);
        return next;
    }
}
