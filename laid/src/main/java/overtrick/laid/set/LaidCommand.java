package overtrick.laid.set;

import java.time.Instant;
import java.util.List;
import overtrick.house.codes.TableId;
import overtrick.house.table.Member;
import overtrick.house.table.PersonId;

/// What may be asked of deals that are laid. All but entering is the house's to ask.
public sealed interface LaidCommand {

    record Lay(LaidSet.Plan plan) implements LaidCommand {}

    /// Somebody sits down to them.
    ///
    /// @param now the time of the house
    record Enter(TableId table, Instant now) implements LaidCommand {}

    /// @param table at which robots play them
    record SeatRobots(TableId table) implements LaidCommand {}

    /// @param now the time of the house
    record Close(List<LaidSet.Placed> results, Instant now) implements LaidCommand {
        public Close {
            results = List.copyOf(results);
        }
    }

    /// The house knows a guest to be a member, who has all that the guest had.
    record Recognise(PersonId guest, Member.Person member) implements LaidCommand {}
}
