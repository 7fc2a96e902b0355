package overtrick.house.leave;

import java.util.HashSet;
import java.util.Set;
import overtrick.house.table.PersonId;
import overtrick.log.form.Redaction;

/// Changes nothing, and notes by which names somebody went.
///
/// @param ids theirs
/// @param names noted so far
record NamesBeside(Set<PersonId> ids, Set<String> names) implements Redaction {

    static NamesBeside of(Set<PersonId> ids) {
        return new NamesBeside(ids, new HashSet<>());
    }

    @Override
    public String of(String id, String name) {
        if (ids.contains(new PersonId(id))) {
            names.add(name);
        }
        return name;
    }

    @Override
    public String name(String name) {
        return name;
    }

    @Override
    public String robot(String name) {
        return name;
    }

    @Override
    public String text(String words) {
        return words;
    }

    @Override
    public String said(String speaker, String words) {
        return words;
    }
}
