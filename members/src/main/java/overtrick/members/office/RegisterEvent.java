package overtrick.members.office;

import java.time.Instant;
import overtrick.house.people.Office;
import overtrick.house.table.PersonId;
import overtrick.members.look.Look;

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

    record TableWasClosed(String table, PersonId by, String why) implements RegisterEvent {}

    record TableWasReopened(String table, PersonId by, String why) implements RegisterEvent {}

    record GuestsSet(Guests guests, PersonId by) implements RegisterEvent {}

    record AnnouncersSet(Office least, PersonId by) implements RegisterEvent {}

    record ReadOnlySet(PersonId by, String why) implements RegisterEvent {}

    record ReadOnlyEnded(PersonId by) implements RegisterEvent {}

    record AllWereTold(String text, Instant until, PersonId by) implements RegisterEvent {}

    record NothingMoreTold(PersonId by) implements RegisterEvent {}

    record NightlyCopiesSet(boolean nightly, PersonId by) implements RegisterEvent {}

    record CopyTaken(String name, PersonId by) implements RegisterEvent {}

    record JoiningSet(Joining joining, PersonId by) implements RegisterEvent {}

    record Asked(PersonId person) implements RegisterEvent {}

    record Cleared(PersonId person) implements RegisterEvent {}

    record Accepted(PersonId person, PersonId by, String why) implements RegisterEvent {}

    record Declined(PersonId person, PersonId by, String why) implements RegisterEvent {}

    record Invited(String invitation, String row, int uses, Instant until, PersonId by)
            implements RegisterEvent {}

    record InvitationEnded(String invitation, PersonId by) implements RegisterEvent {}

    record ListChanged(int added, int changed, int removed, PersonId by) implements RegisterEvent {}

    record LookSet(Look look, PersonId by) implements RegisterEvent {}

    record CrestSet(String crest, PersonId by) implements RegisterEvent {}
}
