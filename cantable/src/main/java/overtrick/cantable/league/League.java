package overtrick.cantable.league;

import java.time.Instant;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import overtrick.can.rules.MatchRules.LeagueTie;
import overtrick.house.codes.TableId;
import overtrick.house.table.Member;
import overtrick.house.table.PersonId;
import overtrick.tournament.can.LeagueTable;
import overtrick.tournament.can.MatchScore;

/// A league: teams that play each other, and what their matches came to.
///
/// @param plan what was announced; empty before that
/// @param results in the order in which they were reported, those struck out among them
/// @param lots the teams in the order in which lots were drawn; empty before that
/// @param fixtures who meets whom until when; none where the organiser reports results
/// @param unplayed what becomes of matches that are not played by their date
public record League(
        Optional<Plan> plan,
        List<Result> results,
        List<String> lots,
        List<Fixture> fixtures,
        Unplayed unplayed) {

    public static final int FEWEST_TEAMS = 2;
    public static final int MOST_TEAMS = 24;

    /// Letters in the name of a team.
    public static final int LONGEST_NAME = 40;

    static final League BEFORE =
            new League(Optional.empty(), List.of(), List.of(), List.of(), Unplayed.LEFT_OUT);

    /// What was announced.
    ///
    /// @param ties what parts teams of equal points, in this order
    public record Plan(
            String name,
            List<String> teams,
            List<LeagueTie> ties,
            Member.Person organiser,
            Instant announced) {

        public Plan {
            teams = List.copyOf(teams);
            ties = List.copyOf(ties);
            if (teams.size() < FEWEST_TEAMS || teams.size() > MOST_TEAMS) {
                throw new IllegalArgumentException("teams are not 2 to 24: " + teams.size());
            }
            if (new HashSet<>(teams).size() < teams.size()) {
                throw new IllegalArgumentException("a team is named twice: " + teams);
            }
        }

        private Plan by(Member.Person other) {
            return new Plan(name, teams, ties, other, announced);
        }
    }

    /// What a match came to.
    ///
    /// @param number from 1
    /// @param table at which it was played, for its record; empty when it was played elsewhere
    /// @param struck whether it was struck out again
    public record Result(
            int number, MatchScore<String> score, Optional<TableId> table, boolean struck) {}

    public League {
        results = List.copyOf(results);
        lots = List.copyOf(lots);
        fixtures = List.copyOf(fixtures);
    }

    public boolean isOrganiser(PersonId person) {
        return plan.filter(now -> now.organiser().id().equals(person)).isPresent();
    }

    /// The teams with their points, the first one first. Teams that have not played stand below.
    public List<LeagueTable.Line<String>> table() {
        var scores = results.stream().filter(one -> !one.struck()).map(Result::score).toList();
        var ties = plan.map(Plan::ties).orElse(List.of());
        var lines = new ArrayList<>(LeagueTable.of(scores, ties, lots));
        for (var team : plan.map(Plan::teams).orElse(List.of())) {
            if (lines.stream().noneMatch(line -> line.team().equals(team))) {
                lines.add(new LeagueTable.Line<>(lines.size() + 1, team, 0, 0, 0, 0, 0));
            }
        }
        return lines;
    }

    League after(LeagueEvent event) {
        return switch (event) {
            case LeagueEvent.Founded(var founded) -> by(Optional.of(founded));
            case LeagueEvent.Reported(var score, var table) -> with(score, table);
            case LeagueEvent.Struck(var number) ->
                    new League(
                            plan,
                            results.stream().map(one -> struck(one, number)).toList(),
                            lots,
                            fixtures,
                            unplayed);
            case LeagueEvent.GuestKnown(_, var member) -> by(plan.map(now -> now.by(member)));
            case LeagueEvent.LotsDrawn(var order) ->
                    new League(plan, results, order, fixtures, unplayed);
            case LeagueEvent.FixturesDrawn(var drawn, var rule) ->
                    new League(plan, results, lots, drawn, rule);
            case LeagueEvent.TableLaid(var number, var table) -> with(number, one -> one.at(table));
            case LeagueEvent.Settled(var number, var score) -> {
                var settled = with(number, Fixture::done);
                yield score.map(now -> settled.with(now, fixture(number).flatMap(Fixture::table)))
                        .orElse(settled);
            }
        };
    }

    /// A match of the league's own calendar.
    Optional<Fixture> fixture(int number) {
        return fixtures.stream().filter(one -> one.number() == number).findFirst();
    }

    private League by(Optional<Plan> other) {
        return new League(other, results, lots, fixtures, unplayed);
    }

    private League with(MatchScore<String> score, Optional<TableId> table) {
        var next = new ArrayList<>(results);
        next.add(new Result(results.size() + 1, score, table, false));
        return new League(plan, next, lots, fixtures, unplayed);
    }

    private League with(int number, UnaryOperator<Fixture> change) {
        var next =
                fixtures.stream()
                        .map(one -> one.number() == number ? change.apply(one) : one)
                        .toList();
        return new League(plan, results, lots, next, unplayed);
    }

    private static Result struck(Result one, int number) {
        return one.number() == number ? new Result(number, one.score(), one.table(), true) : one;
    }
}
