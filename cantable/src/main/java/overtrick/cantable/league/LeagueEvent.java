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
            case Reported(var score, var table) ->
                    new Reported(
                            new MatchScore<>(
                                    how.name(score.one()),
                                    how.name(score.other()),
                                    score.goals(),
                                    score.otherGoals()),
                            table);
            case GuestKnown(var guest, var member) -> new GuestKnown(guest, person(member, how));
            case LotsDrawn(var order) -> new LotsDrawn(how.names(order));
            case Struck _ -> event;
        };
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
