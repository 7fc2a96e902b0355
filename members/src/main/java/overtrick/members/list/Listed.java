package overtrick.members.list;

import java.util.Optional;
import overtrick.house.table.Member;

/// A line of the list.
///
/// @param id of the line
/// @param person whose account it is; empty for somebody who has none yet
public record Listed(String id, Optional<Member.Person> person, Entry entry) {}
