package overtrick.club.can.contest;

import java.util.List;
import overtrick.club.can.contest.Contest.Place;
import overtrick.club.can.contest.Contest.Plan;
import overtrick.club.codes.TableId;
import overtrick.club.table.Member;

/// What has happened to a contest.
public sealed interface ContestEvent {

    record Announced(Plan plan, String key) implements ContestEvent {}

    record Entered(Place place, Member.Person person) implements ContestEvent {}

    record Withdrawn(Place place) implements ContestEvent {}

    record RoundBegun(List<TableId> tables) implements ContestEvent {
        public RoundBegun {
            tables = List.copyOf(tables);
        }
    }
}
