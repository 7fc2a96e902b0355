package overtrick.house.people;

import java.time.Instant;
import java.util.Optional;
import java.util.Set;
import overtrick.house.table.Member;

/// By what a program of a member comes in.
///
/// @param id by which it is named when it is to be ended; no secret
/// @param name what the member calls it, such as the program it is for
/// @param reach what the program may do
/// @param ends when it opens nothing any longer
/// @param used when it was used last, to an hour; empty while it was not
public record Token(
        String id,
        Member.Person person,
        String name,
        Set<Reach> reach,
        Instant made,
        Instant ends,
        Optional<Instant> used) {

    public Token {
        reach = Set.copyOf(reach);
    }

    boolean isOpen(Instant now) {
        return now.isBefore(ends);
    }

    /// The member as if they were signed in: a program is asked by the same rules as its member.
    public Session session() {
        return new Session(id, person, Stay.MEMBER, name, made, used.orElse(made));
    }
}
