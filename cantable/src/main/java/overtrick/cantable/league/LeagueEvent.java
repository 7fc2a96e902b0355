package overtrick.cantable.league;

import java.util.List;
import java.util.Optional;
import overtrick.cantable.league.League.Plan;
import overtrick.house.codes.TableId;
import overtrick.house.table.Member;
import overtrick.house.table.PersonId;
import overtrick.log.form.Redaction;
import overtrick.tournament.can.MatchScore;

/// What has happened to a league.
public sealed interface LeagueEvent {

    record Founded(Plan plan) implements LeagueEvent {}

    record Reported(MatchScore<String> score, Optional<TableId> table) implements LeagueEvent {}

    /// A guest turned out to be a member.
    record GuestKnown(PersonId guest, Member.Person member) implements LeagueEvent {}

    /// Who meets whom until when.
    record FixturesDrawn(List<Fixture> fixtures, Unplayed unplayed) implements LeagueEvent {
        public FixturesDrawn {
            fixtures = List.copyOf(fixtures);
        }
    }

    record TableLaid(int fixture, TableId table) implements LeagueEvent {}

    /// A match has its result, from its signed record or by the league's rule.
    ///
    /// @param score empty when it does not count
    record Settled(int fixture, Optional<MatchScore<String>> score) implements LeagueEvent {}

    record Struck(int number) implements LeagueEvent {}

    record LotsDrawn(List<String> order) implements LeagueEvent {
        public LotsDrawn {
            order = List.copyOf(order);
        }
    }

    /// The event without what must no longer be read. Teams have names of their own, which may be
    /// somebody's.
    static LeagueEvent redacted(LeagueEvent event, Redaction how) {
        return switch (event) {
            case Founded(var plan) -> new Founded(redacted(plan, how));
            case Reported(var score, var table) -> new Reported(redacted(score, how), table);
            case FixturesDrawn(var fixtures, var unplayed) ->
                    new FixturesDrawn(
                            fixtures.stream().map(one -> redacted(one, how)).toList(), unplayed);
            case Settled(var fixture, var score) ->
                    new Settled(fixture, score.map(one -> redacted(one, how)));
            case GuestKnown(var guest, var member) -> new GuestKnown(guest, person(member, how));
            case LotsDrawn(var order) -> new LotsDrawn(how.names(order));
            case Struck _, TableLaid _ -> event;
        };
    }

    private static MatchScore<String> redacted(MatchScore<String> score, Redaction how) {
        return new MatchScore<>(
                how.name(score.one()), how.name(score.other()), score.goals(), score.otherGoals());
    }

    private static Fixture redacted(Fixture one, Redaction how) {
        return new Fixture(
                one.number(), one.round(), how.name(one.one()), how.name(one.other()), one.until());
    }

    private static Plan redacted(Plan plan, Redaction how) {
        return new Plan(
                how.text(plan.name()),
                how.names(plan.teams()),
                plan.ties(),
                person(plan.organiser(), how),
                plan.announced());
    }

    private static Member.Person person(Member.Person person, Redaction how) {
        return new Member.Person(person.id(), how.of(person.id().value(), person.name()));
    }
}
