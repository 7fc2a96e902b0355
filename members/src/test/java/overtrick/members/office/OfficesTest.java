package overtrick.members.office;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import overtrick.house.table.Member;
import overtrick.house.table.PersonId;
import overtrick.log.host.Reply;
import overtrick.members.look.Look;
import overtrick.members.office.RegisterCommand.Accept;
import overtrick.members.office.RegisterCommand.Ask;
import overtrick.members.office.RegisterCommand.ChangeList;
import overtrick.members.office.RegisterCommand.Decline;
import overtrick.members.office.RegisterCommand.EndInvitation;
import overtrick.members.office.RegisterCommand.Found;
import overtrick.members.office.RegisterCommand.Invite;
import overtrick.members.office.RegisterCommand.SetCrest;
import overtrick.members.office.RegisterCommand.SetJoining;
import overtrick.members.office.RegisterCommand.SetLook;
import overtrick.sqlite.SqliteStore;

/// The register as its log keeps it.
class OfficesTest {

    @TempDir private Path directory;

    @Test
    void registerIsReadBackAsItWasWritten() {
        var owner = new Member.Person(new PersonId("owner"), "Owner");
        var lan = new PersonId("lan");
        var minh = new PersonId("minh");
        Register written;
        try (var store = store()) {
            var offices = new Offices(store);
            var until = Instant.parse("2026-12-01T20:00:00Z");
            offices.act(Member.House.HOUSE, new Found(owner.id()));
            offices.act(Member.House.HOUSE, new Ask(lan));
            offices.act(Member.House.HOUSE, new Ask(minh));
            for (var command :
                    List.of(
                            new SetJoining(Joining.REQUEST),
                            new Accept(lan, ""),
                            new Decline(minh, "full"),
                            new Invite("id", "row", 1, until),
                            new EndInvitation("id"),
                            new ChangeList(3, 2, 1),
                            new SetLook(new Look("Bờ Hồ", "#c0392b", true)),
                            new SetCrest("0123"))) {
                assertThat(offices.act(owner, command))
                        .as("%s", command)
                        .isInstanceOf(Reply.Done.class);
            }
            written = offices.now();
            assertThat(offices.trail(20))
                    .extracting(Offices.Line::what)
                    .contains(
                            new RegisterEvent.Invited("id", "row", 1, until, owner.id()),
                            new RegisterEvent.ListChanged(3, 2, 1, owner.id()))
                    .hasSize(11);
        }

        try (var store = store()) {
            assertThat(new Offices(store).now()).isEqualTo(written);
        }
        assertThat(written.declined(minh)).contains("full");
        assertThat(written.isOutside(lan)).isFalse();
        assertThat(written.look().name()).isEqualTo("Bờ Hồ");
    }

    private SqliteStore store() {
        return SqliteStore.open(
                directory, List.of("overtrick/house/schema"), InstantSource.system());
    }
}
