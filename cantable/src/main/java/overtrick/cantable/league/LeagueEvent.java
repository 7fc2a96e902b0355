package overtrick.cantable.league;

import java.util.List;
import java.util.Optional;
import overtrick.cantable.league.League.Plan;
import overtrick.house.codes.TableId;
import overtrick.house.table.Member;
import overtrick.house.table.PersonId;
import overtrick.tournament.can.MatchScore;

/// What has happened to a league.
public sealed interface LeagueEvent {

    record Founded(Plan plan) implements LeagueEvent {}

    record Reported(MatchScore<String> score, Optional<TableId> table) implements LeagueEvent {}

    /// A guest turned out to be a member.
    record GuestKnown(PersonId guest, Member.Person member) implements LeagueEvent {}

    record Struck(int number) implements LeagueEvent {}

    record LotsDrawn(List<String> order) implements LeagueEvent {
        public LotsDrawn {
            order = List.copyOf(order);
        }
    }
}
