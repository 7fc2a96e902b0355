package overtrick.members.office;

import java.time.Instant;
import overtrick.house.people.Office;
import overtrick.house.table.PersonId;

/// What has happened in the offices of the club. Who did it stands beside what they did.
public sealed interface RegisterEvent {

    record Founded(PersonId owner) implements RegisterEvent {}

    record Appointed(PersonId person, Office office, PersonId by, String why)
            implements RegisterEvent {}

    record HandedOver(PersonId person, PersonId by, String why) implements RegisterEvent {}

    record WasShutOut(PersonId person, PersonId by, String why) implements RegisterEvent {}

    record WasLetIn(PersonId person, PersonId by, String why) implements RegisterEvent {}

    record WasLetBack(PersonId person, PersonId by, String why) implements RegisterEvent {}

    record WasSignedOut(PersonId person, PersonId by, String why) implements RegisterEvent {}

    record GuestsSet(Guests guests, PersonId by) implements RegisterEvent {}

    record AnnouncersSet(Office least, PersonId by) implements RegisterEvent {}

    record ReadOnlySet(PersonId by, String why) implements RegisterEvent {}

    record ReadOnlyEnded(PersonId by) implements RegisterEvent {}

    record AllWereTold(String text, Instant until, PersonId by) implements RegisterEvent {}

    record NothingMoreTold(PersonId by) implements RegisterEvent {}

    record NightlyCopiesSet(boolean nightly, PersonId by) implements RegisterEvent {}

    record CopyTaken(String name, PersonId by) implements RegisterEvent {}
}
