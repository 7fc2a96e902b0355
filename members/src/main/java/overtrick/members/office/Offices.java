package overtrick.members.office;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import overtrick.house.json.Json;
import overtrick.house.people.Office;
import overtrick.house.people.Secrets;
import overtrick.house.people.Session;
import overtrick.house.people.Stay;
import overtrick.house.table.Member;
import overtrick.house.table.PersonId;
import overtrick.log.Beside;
import overtrick.log.Store;
import overtrick.log.form.EventForms;
import overtrick.log.host.Attendant;
import overtrick.log.host.Kind;
import overtrick.log.host.LocalHost;
import overtrick.log.host.Reply;
import overtrick.members.office.RegisterCommand.Found;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.module.SimpleModule;

/// The register of the club, which is one living thing: its log is the trail of what was done in
/// the offices.
public final class Offices {

    private static final String CLUB = "club";

    /// What the register is to the log.
    public static final Kind<Register, Member, RegisterCommand, RegisterEvent, Register> KIND =
            new Kind<>(
                    "register",
                    new RegisterRules(),
                    EventForms.<RegisterEvent>in(mapper())
                            .with("club-founded", RegisterEvent.Founded.class)
                            .with("appointed", RegisterEvent.Appointed.class)
                            .with("handed-over", RegisterEvent.HandedOver.class)
                            .with("was-shut-out", RegisterEvent.WasShutOut.class)
                            .with("was-let-in", RegisterEvent.WasLetIn.class)
                            .with("was-let-back", RegisterEvent.WasLetBack.class)
                            .with("was-signed-out", RegisterEvent.WasSignedOut.class)
                            .with("table-closed", RegisterEvent.TableWasClosed.class)
                            .with("table-reopened", RegisterEvent.TableWasReopened.class)
                            .with("guests-set", RegisterEvent.GuestsSet.class)
                            .with("announcers-set", RegisterEvent.AnnouncersSet.class)
                            .with("read-only-set", RegisterEvent.ReadOnlySet.class)
                            .with("read-only-ended", RegisterEvent.ReadOnlyEnded.class)
                            .with("all-were-told", RegisterEvent.AllWereTold.class)
                            .with("nothing-more-told", RegisterEvent.NothingMoreTold.class)
                            .with("nightly-copies-set", RegisterEvent.NightlyCopiesSet.class)
                            .with("copy-taken", RegisterEvent.CopyTaken.class)
                            .with("joining-set", RegisterEvent.JoiningSet.class)
                            .with("asked-to-join", RegisterEvent.Asked.class)
                            .with("cleared", RegisterEvent.Cleared.class)
                            .with("accepted", RegisterEvent.Accepted.class)
                            .with("declined", RegisterEvent.Declined.class)
                            .with("invited", RegisterEvent.Invited.class)
                            .with("invitation-ended", RegisterEvent.InvitationEnded.class)
                            .with("list-changed", RegisterEvent.ListChanged.class)
                            .with("look-set", RegisterEvent.LookSet.class)
                            .with("crest-set", RegisterEvent.CrestSet.class),
                    (_, _, _) -> Beside.NOTHING);

    /// A line of the trail.
    public record Line(Instant at, RegisterEvent what) {}

    private final Store store;
    private final LocalHost<Register, Member, RegisterCommand, RegisterEvent, Register> host;
    private final String founding = new Secrets().token();

    /// Asked with every visit.
    private volatile Register now;

    public Offices(Store store) {
        this.store = store;
        this.host = new LocalHost<>(KIND, store.log(), _ -> Attendant.none());
        this.now = look();
        var _ = host.watch(CLUB, () -> now = look()); // it may be changed in another program
    }

    private Register look() {
        return host.view(CLUB, Member.House.HOUSE).state();
    }

    private static JsonMapper mapper() {
        var people = new SimpleModule("overtrick.register");
        Json.addText(people, PersonId.class, PersonId::value, PersonId::new);
        return Json.MAPPER.rebuild().addModule(people).build();
    }

    /// For checks of the log.
    public Kind<?, ?, ?, ?, ?> kind() {
        return KIND;
    }

    /// How the offices stand.
    public Register now() {
        return now;
    }

    /// What a visitor is to the club.
    ///
    /// @param person who they are; empty for a stranger
    /// @param session where they are signed in
    public Office of(Optional<Member.Person> person, Optional<Session> session) {
        if (person.isEmpty()) {
            return Office.STRANGER;
        }
        var register = now();
        boolean member =
                session.filter(open -> open.stay() != Stay.GUEST).isPresent()
                        && !register.isOutside(person.get().id());
        return member ? register.officeOf(person.get().id()).orElse(Office.MEMBER) : Office.GUEST;
    }

    public Reply act(Member by, RegisterCommand command) {
        var reply = host.submit(CLUB, by, command);
        now = look();
        return reply;
    }

    /// The secret of the link whose holder becomes the owner; empty when there is one. It is
    /// another one at each start, and lies nowhere.
    public Optional<String> foundingSecret() {
        return now().hasOwner() ? Optional.empty() : Optional.of(founding);
    }

    /// Somebody has come with that link.
    ///
    /// @return whether the club is theirs now
    public boolean found(PersonId person, String secret) {
        return isFounding(secret)
                && act(Member.House.HOUSE, new Found(person)) instanceof Reply.Done;
    }

    /// Whether this is the secret of that link, and nobody has used it.
    public boolean isFounding(String secret) {
        return !now().hasOwner()
                && MessageDigest.isEqual(
                        secret.getBytes(StandardCharsets.UTF_8),
                        founding.getBytes(StandardCharsets.UTF_8));
    }

    /// What was done, the latest first.
    ///
    /// @param most lines
    public List<Line> trail(int most) {
        var lines = new ArrayList<Line>();
        long head = store.log().head(KIND.stream(CLUB));
        store.log()
                .read(
                        KIND.stream(CLUB),
                        Math.max(0, head - most),
                        logged ->
                                lines.add(
                                        new Line(
                                                logged.at(), KIND.codec().decode(logged.event()))));
        return lines.reversed();
    }
}
