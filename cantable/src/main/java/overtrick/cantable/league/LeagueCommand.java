package overtrick.cantable.league;

import java.util.List;
import java.util.Optional;
import overtrick.cantable.league.League.Plan;
import overtrick.house.codes.TableId;
import overtrick.house.table.Member;
import overtrick.house.table.PersonId;
import overtrick.tournament.can.MatchScore;

/// What may be asked of a league; all of it is the organiser's to ask.
public sealed interface LeagueCommand {

    record Found(Plan plan) implements LeagueCommand {}

    /// The house knows a guest to be a member, who has all that the guest had.
    record Recognise(PersonId guest, Member.Person member) implements LeagueCommand {}

    /// @param table at which the match was played
    record Report(MatchScore<String> score, Optional<TableId> table) implements LeagueCommand {}

    /// A result was wrong.
    record Strike(int number) implements LeagueCommand {}

    /// @param order of the teams as their lots came
    record DrawLots(List<String> order) implements LeagueCommand {
        public DrawLots {
            order = List.copyOf(order);
        }
    }
}
