package overtrick.company.here;

import java.util.Optional;
import overtrick.house.codes.TableId;
import overtrick.house.table.Access;
import overtrick.house.table.Member;

/// Somebody who is in the club now.
///
/// @param member whether they have an account
/// @param seen who may know it
/// @param at where they play, as far as they have that page open
public record Somebody(Member.Person person, boolean member, Seen seen, Optional<At> at) {

    /// A table at which somebody plays.
    public record At(TableId table, String name, Access access) {}

    /// Where they play, if everybody may come there.
    public Optional<At> openTable() {
        return at.filter(one -> one.access() == Access.OPEN);
    }
}
