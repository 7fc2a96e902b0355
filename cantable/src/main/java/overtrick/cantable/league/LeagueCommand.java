package overtrick.cantable.league;

import java.util.List;
import java.util.Optional;
import overtrick.cantable.league.League.Plan;
import overtrick.house.codes.TableId;
import overtrick.tournament.can.MatchScore;

/// What may be asked of a league; all of it is the organiser's to ask.
public sealed interface LeagueCommand {

    record Found(Plan plan) implements LeagueCommand {}

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
