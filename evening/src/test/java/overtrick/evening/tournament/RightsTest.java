package overtrick.evening.tournament;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import overtrick.evening.tournament.TournamentSummary.Stage;
import overtrick.evening.tournament.Tournaments.Announced;
import overtrick.house.codes.TournamentId;
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
    private static final Section.Table ONE =
            new Section.Table(SectionName.ONLY, new TableNumber(1));
    private static final Section.Table TWO =
            new Section.Table(SectionName.ONLY, new TableNumber(2));

    @TempDir private Path directory;

    private SqliteStore store;
    private Tournaments tournaments;
    private TournamentId id;

    @BeforeEach
    void open() {
        var clock = InstantSource.fixed(Instant.parse("2026-11-20T19:30:00Z"));
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

    @Test
    void whoAnnouncesDirects() {
        assertThat(tournaments.rights().directs(id, MINH.id())).isTrue();
        assertThat(tournaments.rights().directs(id, CHI.id())).isFalse();
        assertThat(tournaments.rights().directs(announced("Saturday"), CHI.id())).isFalse();
    }

    @Test
    void aLinkIsGoodForItsTournamentUntilItIsWithdrawn() {
        var rights = tournaments.rights();
        String secret = rights.link(id, "tablet");
        String hash = Rights.hash(id, secret);
        var other = announced("Saturday");
        assertThat(rights.judge(other, secret)).isEqualTo(Verdict.UNKNOWN);
        assertThat(rights.come(other, hash, CHI.id())).isFalse();
        assertThat(rights.judge(id, "guessed")).isEqualTo(Verdict.UNKNOWN);
        assertThat(rights.come(id, secret, CHI.id())).as("known by its hash").isFalse();

        assertThat(rights.judge(id, secret)).isEqualTo(Verdict.STANDS);
        assertThat(rights.come(id, hash, CHI.id())).isTrue();
        assertThat(rights.directs(id, CHI.id())).isTrue();
        assertThat(rights.links(id))
                .singleElement()
                .matches(link -> link.label().equals("tablet") && link.people() == 1)
                .matches(link -> !link.hash().contains(secret));

        assertThat(rights.withdraw(id, rights.links(id).getFirst().hash())).isTrue();
        assertThat(rights.directs(id, CHI.id())).isFalse();
        assertThat(rights.directs(id, MINH.id())).isTrue();
        assertThat(rights.judge(id, secret)).isEqualTo(Verdict.ENDED);
        assertThat(rights.come(id, hash, CHI.id())).isFalse();
        assertThat(rights.links(id)).isEmpty();
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
