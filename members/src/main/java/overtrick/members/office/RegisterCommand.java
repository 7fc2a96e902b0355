package overtrick.members.office;

import java.time.Instant;
import overtrick.house.people.Office;
import overtrick.house.table.PersonId;
import overtrick.members.look.Look;

/// What may be asked of the register.
public sealed interface RegisterCommand {

    /// What nobody does by an office: the house has seen that it is so.
    sealed interface OfTheHouse extends RegisterCommand {}

    /// Somebody has come with the link that the first start of the club printed.
    record Found(PersonId owner) implements OfTheHouse {}

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

    /// Nobody plays at a table of the club any longer, whatever the game.
    ///
    /// @param table its code
    record CloseTable(String table, String why) implements RegisterCommand {}

    record ReopenTable(String table, String why) implements RegisterCommand {}

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

    record SetJoining(Joining joining) implements RegisterCommand {}

    /// Somebody wants to become a member.
    record Ask(PersonId person) implements OfTheHouse {}

    /// They have not become one, or need not wait any longer.
    record Clear(PersonId person) implements OfTheHouse {}

    /// @param why may be empty
    record Accept(PersonId person, String why) implements RegisterCommand {}

    record Decline(PersonId person, String why) implements RegisterCommand {}

    /// Somebody makes a link by which others become members.
    ///
    /// @param invitation its id, which opens nothing
    /// @param row of the list for which it is; empty for anybody
    record Invite(String invitation, String row, int uses, Instant until)
            implements RegisterCommand {}

    record EndInvitation(String invitation) implements RegisterCommand {}

    /// The list of members changes by so many lines.
    record ChangeList(int added, int changed, int removed) implements RegisterCommand {}

    record SetLook(Look look) implements RegisterCommand {}

    /// @param crest its digest; empty for none
    record SetCrest(String crest) implements RegisterCommand {}
}
