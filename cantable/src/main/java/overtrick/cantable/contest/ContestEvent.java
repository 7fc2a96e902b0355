package overtrick.cantable.contest;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import overtrick.cantable.contest.Contest.Calendar;
import overtrick.cantable.contest.Contest.Place;
import overtrick.cantable.contest.Contest.Plan;
import overtrick.house.codes.TableId;
import overtrick.house.table.Delay;
import overtrick.house.table.Member;
import overtrick.house.table.PersonId;
import overtrick.log.form.Redaction;

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

    /// The house begins the rounds.
    record Scheduled(Calendar calendar) implements ContestEvent {}

    /// When the round that has just begun must be over.
    record RoundTimed(Instant until) implements ContestEvent {}

    /// Whether others than those who play look on, and how much later.
    ///
    /// @param later empty when nobody does
    record ShownToOthers(Optional<Delay> later) implements ContestEvent {}

    /// The event without what must no longer be read.
    static ContestEvent redacted(ContestEvent event, Redaction how) {
        return switch (event) {
            case Announced(var plan, var key) ->
                    new Announced(
                            new Plan(
                                    how.text(plan.name()),
                                    plan.rules(),
                                    plan.tables(),
                                    plan.rounds(),
                                    plan.robots(),
                                    person(plan.organiser(), how),
                                    plan.announced()),
                            key);
            case Entered(var place, var person) -> new Entered(place, person(person, how));
            case GuestKnown(var guest, var member) -> new GuestKnown(guest, person(member, how));
            case Withdrawn _, RoundBegun _, Scheduled _, RoundTimed _, ShownToOthers _ -> event;
        };
    }

    private static Member.Person person(Member.Person person, Redaction how) {
        return new Member.Person(person.id(), how.of(person.id().value(), person.name()));
    }
}
