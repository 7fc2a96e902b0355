package overtrick.server;

import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import overtrick.evening.Secretary;
import overtrick.house.people.Duty;
import overtrick.house.table.Member;
import overtrick.members.office.Powers;
import overtrick.page.Right;

/// What events ask of the club: its table of powers, and its members.
///
/// @param members by their names
record EventSecretary(Function<String, Optional<Member.Person>> members) implements Secretary {

    @Override
    public Set<Right> rights(Duty duty) {
        return Powers.of(duty);
    }

    @Override
    public Optional<Member.Person> member(String name) {
        return members.apply(name);
    }
}
