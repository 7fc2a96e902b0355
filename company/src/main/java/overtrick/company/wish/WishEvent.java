package overtrick.company.wish;

import overtrick.house.codes.TableId;
import overtrick.house.table.Member;
import overtrick.house.table.PersonId;
import overtrick.log.form.Redaction;

/// What has happened to a wish.
public sealed interface WishEvent {

    /// Why a wish is over that has not come true.
    enum Why {
        /// Whoever made it has changed their mind.
        WITHDRAWN,
        TOO_LATE,
        /// Whoever made it is no longer here.
        GONE
    }

    record Wished(Wanted wanted, Member.Person by) implements WishEvent {}

    record Joined(Member.Person person) implements WishEvent {}

    record Left(PersonId person) implements WishEvent {}

    record Ended(Why why) implements WishEvent {}

    record Gathered() implements WishEvent {}

    record Laid(TableId table) implements WishEvent {}

    record GuestKnown(PersonId guest, Member.Person member) implements WishEvent {}

    /// The event without a name that must no longer be read.
    static WishEvent redacted(WishEvent event, Redaction how) {
        return switch (event) {
            case Wished(var wanted, var by) -> new Wished(wanted, person(by, how));
            case Joined(var person) -> new Joined(person(person, how));
            case GuestKnown(var guest, var member) -> new GuestKnown(guest, person(member, how));
            case Left _, Ended _, Gathered _, Laid _ -> event;
        };
    }

    private static Member.Person person(Member.Person one, Redaction how) {
        return new Member.Person(one.id(), how.of(one.id().value(), one.name()));
    }
}
