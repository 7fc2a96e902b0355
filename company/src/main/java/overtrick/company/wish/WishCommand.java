package overtrick.company.wish;

import java.util.Set;
import overtrick.house.codes.TableId;
import overtrick.house.table.Member;
import overtrick.house.table.PersonId;

/// What may be asked of a wish.
public sealed interface WishCommand {

    record Make(Wanted wanted) implements WishCommand {}

    /// Join in.
    ///
    /// @param apart whom they must not meet, from either side
    record Join(Set<PersonId> apart) implements WishCommand {
        public Join {
            apart = Set.copyOf(apart);
        }
    }

    /// No longer join in; whoever made the wish ends it by that.
    record Leave() implements WishCommand {}

    /// The house ends it: its time has come, or whoever made it has gone.
    record End(WishEvent.Why why) implements WishCommand {}

    /// The house begins to lay the table: nobody leaves any more.
    record Gather() implements WishCommand {}

    /// The table is laid.
    record Lay(TableId table) implements WishCommand {}

    /// The house knows a guest to be a member.
    record Recognise(PersonId guest, Member.Person member) implements WishCommand {}
}
