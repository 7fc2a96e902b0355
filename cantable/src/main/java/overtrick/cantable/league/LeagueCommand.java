package overtrick.cantable.league;

import java.time.Instant;
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

    /// Who meets whom until when, and what becomes of matches that are not played by then.
    record DrawFixtures(List<Fixture> fixtures, Unplayed unplayed) implements LeagueCommand {
        public DrawFixtures {
            fixtures = List.copyOf(fixtures);
        }
    }

    /// The house has laid a table for a match.
    record LayTable(int fixture, TableId table) implements LeagueCommand {}

    /// The house has looked at a match.
    ///
    /// @param score what it came to; empty when it is not signed
    /// @param now the time of the house
    record Settle(int fixture, Optional<MatchScore<String>> score, Instant now)
            implements LeagueCommand {}

    /// @param order of the teams as their lots came
    record DrawLots(List<String> order) implements LeagueCommand {
        public DrawLots {
            order = List.copyOf(order);
        }
    }
}
