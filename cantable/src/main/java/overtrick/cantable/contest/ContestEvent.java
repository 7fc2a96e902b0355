package overtrick.cantable.contest;

import java.util.List;
import overtrick.cantable.contest.Contest.Place;
import overtrick.cantable.contest.Contest.Plan;
import overtrick.house.codes.TableId;
import overtrick.house.table.Member;
import overtrick.house.table.PersonId;

/// What has happened to a contest.
public sealed interface ContestEvent {

    record Announced(Plan plan, String key) implements ContestEvent {}

    record Entered(Place place, Member.Person person) implements ContestEvent {}

    record Withdrawn(Place place) implements ContestEvent {}

    /// A guest turned out to be a member.
    record GuestKnown(PersonId guest, Member.Person member) implements ContestEvent {}

    record RoundBegun(List<TableId> tables) implements ContestEvent {
        public RoundBegun {
            tables = List.copyOf(tables);
        }
    }
}
