package overtrick.members.office;

import java.time.Instant;
import java.util.List;
import overtrick.house.people.Office;
import overtrick.house.table.PersonId;
import overtrick.members.look.Look;
import overtrick.testkit.log.EventCodecContract;

/// The events of the register in the log.
class RegisterEventsTest extends EventCodecContract<RegisterEvent> {

    private static final PersonId LAN = new PersonId("lan");
    private static final PersonId MINH = new PersonId("minh");

    private static final Instant UNTIL = Instant.parse("2026-11-26T22:00:00Z");

    RegisterEventsTest() {
        super(Offices.KIND.codec(), "register-events.log");
    }

    @Override
    protected List<RegisterEvent> all() {
        return List.of(
                new RegisterEvent.Founded(LAN),
                new RegisterEvent.Appointed(MINH, Office.DIRECTOR, LAN, "elected"),
                new RegisterEvent.HandedOver(MINH, LAN, "tired"),
                new RegisterEvent.WasShutOut(MINH, LAN, "rude"),
                new RegisterEvent.WasLetIn(MINH, LAN, "sorry"),
                new RegisterEvent.WasLetBack(MINH, LAN, "new telephone"),
                new RegisterEvent.WasSignedOut(MINH, LAN, "lost a telephone"),
                new RegisterEvent.TableWasClosed("ABCDEF", LAN, "rude"),
                new RegisterEvent.TableWasReopened("ABCDEF", LAN, "sorry"),
                new RegisterEvent.GuestsSet(Guests.LOOK, LAN),
                new RegisterEvent.AnnouncersSet(Office.MEMBER, LAN),
                new RegisterEvent.JoiningSet(Joining.LINK, LAN),
                new RegisterEvent.Asked(MINH),
                new RegisterEvent.Cleared(MINH),
                new RegisterEvent.Accepted(MINH, LAN, ""),
                new RegisterEvent.Declined(MINH, LAN, "full"),
                new RegisterEvent.Invited("link", "row", 3, UNTIL, LAN),
                new RegisterEvent.InvitationEnded("link", LAN),
                new RegisterEvent.ListChanged(1, 2, 3, LAN),
                new RegisterEvent.LookSet(new Look("North", "#0a5c4a", true), LAN),
                new RegisterEvent.CrestSet("0123", LAN),
                new RegisterEvent.ReadOnlySet(LAN, "moving"),
                new RegisterEvent.ReadOnlyEnded(LAN),
                new RegisterEvent.AllWereTold("tea", UNTIL, LAN),
                new RegisterEvent.NothingMoreTold(LAN),
                new RegisterEvent.NightlyCopiesSet(false, LAN),
                new RegisterEvent.CopyTaken("overtrick-2026-11-26T030000Z.db", LAN));
    }
}
