package overtrick.laid.set;

import java.util.List;
import overtrick.house.codes.TableId;
import overtrick.house.table.Member;
import overtrick.house.table.PersonId;
import overtrick.laid.set.LaidSet.Placed;
import overtrick.laid.set.LaidSet.Plan;
import overtrick.log.form.Redaction;

/// What has happened to deals that are laid.
public sealed interface LaidEvent {

    record Laid(Plan plan) implements LaidEvent {}

    record Entered(Member.Person person, TableId table) implements LaidEvent {}

    record RobotsSeated(TableId table) implements LaidEvent {}

    /// Their time is over, and everything lies open.
    record Closed(List<Placed> results) implements LaidEvent {
        public Closed {
            results = List.copyOf(results);
        }
    }

    /// A guest turned out to be a member.
    record GuestKnown(PersonId guest, Member.Person member) implements LaidEvent {}

    /// The event without a name that must no longer be read.
    static LaidEvent redacted(LaidEvent event, Redaction how) {
        return switch (event) {
            case Laid(var plan) ->
                    new Laid(
                            new Plan(
                                    plan.game(),
                                    plan.occasion(),
                                    plan.deals(),
                                    plan.opens(),
                                    plan.closes(),
                                    plan.key(),
                                    plan.seals(),
                                    plan.by().map(one -> person(one, how))));
            case Entered(var person, var table) -> new Entered(person(person, how), table);
            case Closed(var results) ->
                    new Closed(
                            results.stream()
                                    .map(one ->
                                            new Placed(
                                                    person(one.person(), how),
                                                    one.place(),
                                                    one.percent(),
                                                    one.imps()))
                                    .toList());
            case GuestKnown(var guest, var member) -> new GuestKnown(guest, person(member, how));
            case RobotsSeated _ -> event;
        };
    }

    private static Member.Person person(Member.Person one, Redaction how) {
        return new Member.Person(one.id(), how.of(one.id().value(), one.name()));
    }
}
