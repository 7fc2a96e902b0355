package overtrick.evening.tournament;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import overtrick.cards.Side;
import overtrick.cards.words.Sentence;
import overtrick.log.host.Replay;
import overtrick.log.host.Reply;
import overtrick.log.host.Snapshot;
import overtrick.movement.RoundNumber;
import overtrick.movement.mitchell.Mitchell;
import overtrick.movement.repair.Mishap;
import overtrick.scoring.Outcome;
import overtrick.server.Verification;
import overtrick.sqlite.SqliteStore;
import overtrick.testkit.Seeds;
import overtrick.tournament.Tournament;
import overtrick.tournament.TournamentHint;
import overtrick.tournament.TournamentRefusal;
import overtrick.tournament.TournamentRefusal.Reason;
import overtrick.tournament.TournamentRules;
import overtrick.tournament.act.Act;
import overtrick.tournament.act.Attendee;
import overtrick.tournament.act.Attendee.Director;
import overtrick.tournament.act.Attendee.Outsider;
import overtrick.tournament.act.Attendee.Player;
import overtrick.tournament.act.TournamentCommand.Do;
import overtrick.tournament.act.TournamentCommand.TakeBack;
import overtrick.tournament.act.Wearer;
import overtrick.tournament.session.Charter;
import overtrick.tournament.session.Contestants;
import overtrick.tournament.session.EntryId;
import overtrick.tournament.session.Method;
import overtrick.tournament.session.SectionName;
import overtrick.tournament.session.Slot;
import overtrick.tournament.session.Terms;

/// A tournament in the club's log: whatever was acknowledged is there again after the end of the
/// program.
class TournamentsTest {

    private static final String CODE = "FRYDAY";
    private static final Attendee DIRECTOR = new Director("Minh");
    private static final int TABLES = 5;

    @TempDir private Path directory;

    private final List<String> seen = new ArrayList<>();
    private SqliteStore store;
    private Tournaments tournaments;
    private Instant at = Instant.parse("2026-11-20T19:30:00Z");

    @BeforeEach
    void open() {
        store =
                SqliteStore.open(
                        directory, List.of("overtrick/house/schema"), InstantSource.system());
        tournaments = new Tournaments(store, InstantSource.system());
    }

    @AfterEach
    void close() {
        store.close();
    }

    @Test
    void comesBackFromTheLogAsItWas() {
        seatEverybody();
        playAndTroubleRounds(Seeds.chance(7));
        var before = truth();

        store.close(); // as a kill would: nothing is saved at the end
        open();

        assertThat(truth()).isEqualTo(before);
        assertThat(before.number()).isGreaterThan(30);
        assertThat(before.state().trail()).anyMatch(line -> !line.stands());
        assertThat(before.state().session().slips()).hasSizeBetween(3 * TABLES - 1, 3 * TABLES);
    }

    @Test
    void showsTheSameAfterARest() {
        seatEverybody();
        playAndTroubleRounds(Seeds.chance(8));
        var before = tournaments.view(CODE, Outsider.PUBLIC);

        tournaments.letRest(Duration.ZERO, 0);

        assertThat(tournaments.view(CODE, Outsider.PUBLIC)).isEqualTo(before);
        assertThat(before.state().standing().ranking()).isPresent();
    }

    @Test
    void refusesWithAReasonAndWritesNothing() {
        seatEverybody();
        long number = truth().number();

        var reply =
                tournaments.submit(CODE, DIRECTOR, new Do(at, "", new Act.Enter(List.of("Anna"))));

        assertThat(reply)
                .isEqualTo(
                        new Reply.Refused(
                                new TournamentRefusal(
                                        Reason.PLAYERS_DO_NOT_FIT,
                                        Optional.of(
                                                Sentence.of(TournamentHint.PLAYERS_NAMED, 2)))));
        assertThat(truth().number()).isEqualTo(number);
    }

    @Test
    void givesASignalForEveryChange() {
        try (var _ = tournaments.watch(CODE, () -> seen.add("changed"))) {
            seatEverybody();
        }
        direct(new Act.BeginRound(new RoundNumber(1)));

        assertThat(seen).hasSize(2 * TABLES + 2);
    }

    @Test
    void isVerifiedLikeATable() {
        seatEverybody();
        playAndTroubleRounds(Seeds.chance(9));
        store.close();

        assertThat(Verification.of(directory).problems()).isEmpty();
        assertThat(Verification.of(directory).streams()).isEqualTo(1);
        open();
    }

    /// What the log says.
    private Snapshot<Tournament> truth() {
        return new Replay<>(Tournaments.KIND, store.log()).of(CODE);
    }

    private void seatEverybody() {
        var terms = Terms.of(Contestants.PAIRS, Method.CROSS_IMPS);
        direct(new Act.Create(new Charter("Friday", terms)));
        for (int pair = 1; pair <= 2 * TABLES; pair++) {
            direct(new Act.Enter(List.of("N" + pair, "S" + pair)));
        }
        var movement = Mitchell.plain(TABLES);
        var wearers = new ArrayList<Wearer>();
        for (var number : movement.entries()) {
            wearers.add(new Wearer(number, new EntryId(2 + wearers.size())));
        }
        direct(new Act.Seat(movement, 1, wearers));
    }

    private void playAndTroubleRounds(RandomGenerator chance) {
        for (int round = 1; round <= 3; round++) {
            direct(new Act.BeginRound(new RoundNumber(round)));
            var session = truth().state().session();
            var floor = session.floor(SectionName.ONLY).orElseThrow();
            for (var slot : floor.slots().toList()) {
                if (slot.round().value() == round) {
                    var entry =
                            floor.at(slot)
                                    .map(one -> one.at(Side.NORTH_SOUTH).members().getFirst())
                                    .map(number -> floor.wearers().get(number))
                                    .orElseThrow();
                    enter(slot, entry, chance);
                }
            }
        }
        takeBackTheLast();
        leave();
    }

    private void enter(Slot slot, EntryId entry, RandomGenerator chance) {
        var score = new Outcome.Scored(chance.nextBoolean() ? 110 : -300, Optional.empty());
        var by = new Player(entry, "N" + (entry.value() - 1));
        assertThat(tournaments.submit(CODE, by, new Do(at, "", new Act.Report(slot, score))))
                .isInstanceOf(Reply.Done.class);
        if (chance.nextInt(3) == 0) {
            direct(new Act.Rule(slot, new Outcome.Scored(-100, Optional.empty())));
        }
    }

    private void takeBackTheLast() {
        int last = truth().state().trail().size();
        assertThat(tournaments.submit(CODE, DIRECTOR, new TakeBack(at, "a mistake", last)))
                .isInstanceOf(Reply.Done.class);
    }

    private void leave() {
        var floor = truth().state().session().floor(SectionName.ONLY).orElseThrow();
        var mishap = new Mishap.LeavingPair(floor.wearers().lastKey(), new RoundNumber(4));
        var repair = TournamentRules.repairs(floor, mishap).getFirst();
        direct(new Act.Repair(mishap, repair.movement(), Optional.empty()));
        assertThat(repair.movement()).isNotEqualTo(floor.movement());
    }

    private void direct(Act act) {
        at = at.plusSeconds(20);
        assertThat(tournaments.submit(CODE, DIRECTOR, new Do(at, "so it was", act)))
                .as("%s", act)
                .isInstanceOf(Reply.Done.class);
    }
}
