package overtrick.evening.tournament;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import overtrick.evening.tournament.Duties.Coming;
import overtrick.evening.tournament.Duties.Invitation;
import overtrick.evening.tournament.TournamentSummary.Stage;
import overtrick.evening.tournament.Tournaments.Announced;
import overtrick.house.codes.TournamentId;
import overtrick.house.people.Duty;
import overtrick.house.table.Member;
import overtrick.house.table.PersonId;
import overtrick.movement.EntryNumber;
import overtrick.movement.TableNumber;
import overtrick.sqlite.SqliteStore;
import overtrick.tournament.act.Act;
import overtrick.tournament.session.Charter;
import overtrick.tournament.session.Contestants;
import overtrick.tournament.session.EntryId;
import overtrick.tournament.session.Method;
import overtrick.tournament.session.Section;
import overtrick.tournament.session.SectionName;
import overtrick.tournament.session.Terms;

/// Who may do what in a tournament, and what the club keeps of it beside the log.
@Timeout(value = 30, unit = TimeUnit.SECONDS)
class RightsTest {

    private static final Member.Person MINH = new Member.Person(new PersonId("minh"), "Minh");
    private static final Member.Person CHI = new Member.Person(new PersonId("chi"), "Chi");
    private static final Member.Person DUNG = new Member.Person(new PersonId("dung"), "Dung");
    private static final Section.Table ONE =
            new Section.Table(SectionName.ONLY, new TableNumber(1));
    private static final Section.Table TWO =
            new Section.Table(SectionName.ONLY, new TableNumber(2));

    @TempDir private Path directory;

    private final AtomicLong now =
            new AtomicLong(Instant.parse("2026-11-20T19:30:00Z").toEpochMilli());
    private SqliteStore store;
    private Tournaments tournaments;
    private TournamentId id;

    @BeforeEach
    void open() {
        InstantSource clock = () -> Instant.ofEpochMilli(now.get());
        store = SqliteStore.open(directory, List.of("overtrick/house/schema"), clock);
        tournaments = new Tournaments(store, clock);
        id = announced("Friday");
    }

    @AfterEach
    void close() {
        store.close();
    }

    private TournamentId announced(String title) {
        var charter = new Charter(title, Terms.of(Contestants.PAIRS, Method.MATCHPOINTS));
        var made = tournaments.announce(MINH, charter, TournamentPlan.of(24));
        assertThat(made).isInstanceOf(Announced.Made.class);
        return ((Announced.Made) made).id();
    }

    private Set<Duty> duties(TournamentId event, Member.Person person) {
        return tournaments.duties().of(event, person.id());
    }

    private String invite(Duty duty, int uses) {
        var until = Instant.ofEpochMilli(now.get()).plus(Duration.ofHours(1));
        return tournaments.duties().invite(id, new Invitation(duty, "tablet", until, uses));
    }

    @Test
    void whoAnnouncesDirects() {
        assertThat(duties(id, MINH)).containsExactly(Duty.DIRECTOR);
        assertThat(duties(id, CHI)).isEmpty();
        assertThat(duties(announced("Saturday"), CHI)).isEmpty();
    }

    @Test
    void aLinkIsGoodForItsTournamentUntilItIsWithdrawn() {
        var all = tournaments.duties();
        String secret = invite(Duty.SCORER, 1);
        String hash = Duties.hash(id, secret);
        var other = announced("Saturday");
        assertThat(all.judge(other, secret)).isEqualTo(Verdict.UNKNOWN);
        assertThat(all.come(other, hash, CHI.id())).isEqualTo(Coming.ENDED);
        assertThat(all.judge(id, "guessed")).isEqualTo(Verdict.UNKNOWN);
        assertThat(all.come(id, secret, CHI.id())).as("by its hash").isEqualTo(Coming.ENDED);

        assertThat(all.judge(id, secret)).isEqualTo(Verdict.STANDS);
        assertThat(all.come(id, hash, CHI.id())).isEqualTo(Coming.COME);
        assertThat(all.come(id, hash, CHI.id())).isEqualTo(Coming.HELD);
        assertThat(all.come(id, hash, DUNG.id())).isEqualTo(Coming.FULL);
        assertThat(duties(id, CHI)).containsExactly(Duty.SCORER);
        assertThat(duties(id, DUNG)).isEmpty();
        assertThat(all.links(id))
                .singleElement()
                .matches(link -> link.invitation().label().equals("tablet") && link.people() == 1)
                .matches(link -> !link.hash().contains(secret));

        assertThat(all.withdraw(id, hash)).isTrue();
        assertThat(duties(id, CHI)).isEmpty();
        assertThat(duties(id, MINH)).containsExactly(Duty.DIRECTOR);
        assertThat(all.judge(id, secret)).isEqualTo(Verdict.ENDED);
        assertThat(all.come(id, hash, CHI.id())).isEqualTo(Coming.ENDED);
        assertThat(all.links(id)).isEmpty();
    }

    /// Who has come in time stays.
    @Test
    void aLinkLetsNobodyInAfterItsTime() {
        var all = tournaments.duties();
        String secret = invite(Duty.ASSISTANT, 5);
        String hash = Duties.hash(id, secret);
        assertThat(all.come(id, hash, CHI.id())).isEqualTo(Coming.COME);

        now.addAndGet(Duration.ofHours(1).toMillis());

        assertThat(all.judge(id, secret)).isEqualTo(Verdict.ENDED);
        assertThat(all.stands(id, hash)).isFalse();
        assertThat(all.come(id, hash, DUNG.id())).isEqualTo(Coming.ENDED);
        assertThat(duties(id, CHI)).containsExactly(Duty.ASSISTANT);
    }

    /// The link stands for others, and does not bring them back.
    @Test
    void whoseOfficeHasEndedDoesNotComeByTheSameLink() {
        var all = tournaments.duties();
        String hash = Duties.hash(id, invite(Duty.SCORER, 2));
        all.come(id, hash, CHI.id());

        assertThat(all.end(id, CHI.id(), hash)).isTrue();
        all.leave(id, hash, CHI.id());

        assertThat(duties(id, CHI)).isEmpty();
        assertThat(all.come(id, hash, CHI.id())).isEqualTo(Coming.ENDED);
        assertThat(all.come(id, hash, DUNG.id())).isEqualTo(Coming.COME);
        assertThat(all.end(id, MINH.id(), "")).as("the owner").isFalse();
    }

    @Test
    void whoIsChosenToCommentSeesNothingBeforeTheySaySo() {
        var all = tournaments.duties();
        all.appoint(id, CHI.id(), Duty.COMMENTATOR);
        assertThat(duties(id, CHI)).isEmpty();
        assertThat(all.isAsked(id, CHI.id())).isTrue();
        assertThat(all.hasCommented(id, CHI.id())).isFalse();

        all.say(id, CHI.id());
        assertThat(duties(id, CHI)).containsExactly(Duty.COMMENTATOR);

        assertThat(all.end(id, CHI.id(), "member")).isTrue();
        assertThat(duties(id, CHI)).isEmpty();
        assertThat(all.hasCommented(id, CHI.id())).as("has seen the cards").isTrue();
    }

    @Test
    void whoHandsAnEventOverAssists() {
        var all = tournaments.duties();
        all.appoint(id, CHI.id(), Duty.SCORER);

        all.handOver(id, CHI.id());

        assertThat(duties(id, CHI)).containsExactly(Duty.DIRECTOR);
        assertThat(duties(id, MINH)).containsExactly(Duty.ASSISTANT);
        assertThat(all.holders(id)).hasSize(2);
        assertThat(all.end(id, MINH.id(), "member")).isTrue();
        assertThat(duties(id, MINH)).isEmpty();
    }

    private Verdict judged(TournamentId event, Section.Table table, String key) {
        return tournaments.judge(event, EventLink.of(table), key);
    }

    @Test
    void everyTableHasAKeyOfItsOwnForEver() {
        String key = tournaments.key(id, ONE);

        assertThat(judged(id, ONE, key)).isEqualTo(Verdict.STANDS);
        assertThat(judged(id, TWO, key)).isEqualTo(Verdict.UNKNOWN);
        assertThat(tournaments.judge(id, EventLink.ENTRY, key)).isEqualTo(Verdict.UNKNOWN);
        assertThat(judged(announced("Saturday"), ONE, key)).isEqualTo(Verdict.UNKNOWN);
        assertThat(judged(TournamentId.draw(new Random(1)), ONE, key)).isEqualTo(Verdict.UNKNOWN);
        tournaments.change(id, TournamentPlan.of(30).withOpen(false));
        assertThat(tournaments.key(id, ONE)).isEqualTo(key);
        assertThat(tournaments.plan(id)).contains(TournamentPlan.of(30).withOpen(false));
    }

    @Test
    void aRenewedLinkOpensByItsNewKeyAlone() {
        String old = tournaments.key(id, ONE);
        String two = tournaments.key(id, TWO);

        assertThat(tournaments.renew(id, EventLink.of(ONE))).isTrue();
        assertThat(tournaments.renew(id, EventLink.of(ONE))).isTrue();

        assertThat(judged(id, ONE, tournaments.key(id, ONE))).isEqualTo(Verdict.STANDS);
        assertThat(judged(id, ONE, old)).isEqualTo(Verdict.ENDED);
        assertThat(judged(id, ONE, "AAAAAAAAAAAA")).isEqualTo(Verdict.UNKNOWN);
        assertThat(judged(id, TWO, two)).as("of another table").isEqualTo(Verdict.STANDS);
    }

    @Test
    void aTelephoneSpeaksForTheLastEntryItMade() {
        var rights = tournaments.rights();
        assertThat(rights.entry(id, CHI.id())).isEqualTo(Optional.empty());

        rights.speak(id, CHI.id(), new EntryId(2));
        rights.speak(id, CHI.id(), new EntryId(3));

        assertThat(rights.entry(id, CHI.id())).contains(new EntryId(3));
    }

    /// A telephone is one pair's at a time, and of its own event.
    @Test
    void aTelephoneAtTheTablesIsOnePairs() {
        var phones = tournaments.phones();
        var pair = new Phones.Pair(SectionName.ONLY, new EntryNumber(3));
        var other = new Phones.Pair(new SectionName("B"), new EntryNumber(3));
        phones.take(id, CHI.id(), other);
        phones.take(id, CHI.id(), pair);

        assertThat(phones.of(id, CHI.id())).contains(pair);
        assertThat(phones.of(id, MINH.id())).isEmpty();
        assertThat(phones.of(id, List.of(MINH.id(), CHI.id()))).contains(pair);
        assertThat(phones.of(announced("Saturday"), CHI.id())).isEmpty();
        assertThat(phones.hasAnother(id, pair, List.of(MINH.id()))).isTrue();
        assertThat(phones.hasAnother(id, pair, List.of(MINH.id(), CHI.id()))).isFalse();
        assertThat(phones.hasAnother(id, other, List.of(MINH.id()))).isFalse();
    }

    @Test
    void theListSaysHowFarEachHasCome() {
        var director = Tournaments.director(MINH);
        var _ = tournaments.act(id, director, "", new Act.Enter(List.of("A", "B")));
        var _ = announced("Saturday");

        assertThat(tournaments.latest(10))
                .extracting(TournamentSummary::title)
                .containsExactlyInAnyOrder("Friday", "Saturday");
        assertThat(tournaments.latest(10))
                .filteredOn(one -> one.id().equals(id))
                .singleElement()
                .matches(one -> one.entries() == 1 && one.stage() == Stage.ENTRY);
    }
}
