package overtrick.members.office;

import java.time.Instant;
import overtrick.house.people.Office;
import overtrick.house.table.PersonId;

/// What may be asked of the register.
public sealed interface RegisterCommand {

    /// Somebody has come with the link that the first start of the club printed.
    record Found(PersonId owner) implements RegisterCommand {}

    /// Gives somebody an office, or takes it away: a member holds none.
    record Appoint(PersonId person, Office office, String why) implements RegisterCommand {}

    /// The owner gives the club to somebody else, and is an officer then.
    record HandOver(PersonId person, String why) implements RegisterCommand {}

    /// Somebody may not come in any longer.
    record ShutOut(PersonId person, String why) implements RegisterCommand {}

    record LetIn(PersonId person, String why) implements RegisterCommand {}

    /// Somebody who has lost their password gets a link that is used once.
    record LetBack(PersonId person, String why) implements RegisterCommand {}

    /// Somebody is signed out everywhere, as when a telephone was lost.
    record SignOut(PersonId person, String why) implements RegisterCommand {}

    record SetGuests(Guests guests) implements RegisterCommand {}

    /// @param least what somebody must be who opens events
    record SetAnnouncers(Office least) implements RegisterCommand {}

    /// The club can only be looked at.
    record SetReadOnly(String why) implements RegisterCommand {}

    record EndReadOnly() implements RegisterCommand {}

    /// Everybody is told something on every page.
    ///
    /// @param until when it goes by itself
    record TellAll(String text, Instant until) implements RegisterCommand {}

    record TellNothingMore() implements RegisterCommand {}

    record SetNightlyCopies(boolean nightly) implements RegisterCommand {}

    /// Somebody takes a copy of the whole club out of it.
    record TakeCopy(String name) implements RegisterCommand {}
}
