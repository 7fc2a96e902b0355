package overtrick.evening.online;

import static org.assertj.core.api.Assertions.assertThat;
import static overtrick.evening.online.OnlineClub.await;
import static overtrick.evening.online.OnlineClub.plan;
import static overtrick.evening.online.OnlineClub.reported;

import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import overtrick.bridge.BoardNumber;
import overtrick.cards.Deal;
import overtrick.evening.online.OnlinePlan.Begin;
import overtrick.evening.tournament.Format;
import overtrick.evening.tournament.TournamentPlan;
import overtrick.house.codes.TournamentId;
import overtrick.movement.choice.Kind;
import overtrick.scoring.vp.VpCatalog;
import overtrick.systems.BiddingSystem;
import overtrick.tournament.act.Act;
import overtrick.tournament.act.Attendee.Outsider;
import overtrick.tournament.session.Contestants;
import overtrick.tournament.session.Method;
import overtrick.tournament.session.TableKind;
import overtrick.tournament.session.Terms;

/// Events of robots, from the announcement to the final ranking without anybody's doing.
@Timeout(value = 120, unit = TimeUnit.SECONDS)
class OnlineEventsTest {

    private static final Begin AT_ONCE = new Begin(Optional.of(Instant.EPOCH), 0, 0);

    @TempDir private Path data;
    private OnlineClub house;

    @BeforeEach
    void open() {
        house = new OnlineClub(data);
    }

    @AfterEach
    void close() {
        house.close();
    }

    @Test
    void eightPairsOfRobotsPlayToTheFinalRankingAndTheirResultsAreSigned() {
        var event = house.announce(plan(AT_ONCE), 4, 14, Optional.of(Kind.HOWELL));
        await("the final ranking", () -> house.view(event).closed());

        var view = house.view(event);
        assertThat(view.entries())
                .hasSize(8)
                .allMatch(entry -> entry.where() == TableKind.ROBOT)
                .extracting(entry -> entry.system())
                .containsAll(BiddingSystem.NAMES);
        requireSealedDealsAndSignedResults(event);
    }

    private void requireSealedDealsAndSignedResults(TournamentId event) {
        var reports = house.acts(event, Act.Report.class);
        assertThat(reported(reports)).doesNotHaveDuplicates().hasSize(4 * 14);
        var signatures =
                house.view(event).trail().stream()
                        .map(line -> line.done())
                        .filter(done -> done.act() instanceof Act.Report)
                        .toList();
        assertThat(signatures).allMatch(done -> done.by() == Outsider.HOUSE);
        assertThat(signatures).extracting(done -> done.why()).doesNotContain("");
        var deals = new HashMap<BoardNumber, Deal>();
        for (int round = 1; round <= 7; round++) {
            for (var table : house.tables(event, round)) {
                for (var board : house.club().history().boardsAt(table)) {
                    assertThat(board.key()).isPresent();
                    var known = deals.putIfAbsent(board.board().number(), board.board().deal());
                    assertThat(known).isIn(null, board.board().deal());
                }
            }
        }
        assertThat(deals).hasSize(14);
    }

    /// They were watched for ever, and so never let go from memory.
    @Test
    void eventsThatAreOverAreLookedAfterNoMoreUnlessTheirEndIsTakenBack() {
        var event = house.announce(plan(AT_ONCE), 2, 2, Optional.of(Kind.HOWELL));
        await("the final ranking", () -> house.view(event).closed());
        await("the steward to leave", () -> house.club().online().attended() == 0);
        house.club().tournaments().letRest(Duration.ZERO, 0);
        assertThat(house.club().tournaments().awake()).isZero();

        var end = house.acts(event, Act.Close.class).size();
        house.takeBackTheEnd(event);

        await(
                "the ranking to be final again",
                () -> house.acts(event, Act.Close.class).size() > end);
        await("the steward to leave", () -> house.club().online().attended() == 0);
    }

    /// What a table has finished, and what it has not, is taken up as if nothing had been.
    @Test
    void goesOnAfterCrashesWithEveryResultOnce() {
        var event = house.announce(plan(AT_ONCE), 4, 14, Optional.of(Kind.HOWELL));
        for (int crash = 1; crash <= 3; crash++) {
            int reports = 4 + 14 * (crash - 1);
            await("some results", () -> house.acts(event, Act.Report.class).size() >= reports);
            house.reopen();
        }
        await("the final ranking", () -> house.view(event).closed());

        assertThat(reported(house.acts(event, Act.Report.class)))
                .doesNotHaveDuplicates()
                .hasSize(4 * 14);
        assertThat(house.acts(event, Act.BeginRound.class)).hasSize(7);
        for (int round = 1; round <= 7; round++) {
            assertThat(house.tables(event, round)).hasSize(4);
        }
    }

    /// Three teams are wanted, so that a fourth fills the field: three rounds of two matches.
    @Test
    void teamsOfRobotsPlayTheSameSealedBoardsInBothRooms() {
        var event =
                house.announce(
                        plan(AT_ONCE),
                        Terms.of(
                                Contestants.TEAMS,
                                Method.victoryPoints(VpCatalog.ofTheHouse().scales().getFirst())),
                        TournamentPlan.of(2)
                                .withTables(3)
                                .withFormat(Format.ROUND_ROBIN, Optional.empty()));
        await("the final ranking", () -> house.view(event).closed());

        assertThat(house.view(event).entries())
                .hasSize(4)
                .allMatch(one -> one.players().size() == 4);
        assertThat(reported(house.acts(event, Act.Report.class)))
                .doesNotHaveDuplicates()
                .hasSize(3 * 2 * 2 * 2);
        var deals = new HashMap<BoardNumber, Set<Deal>>();
        for (int round = 1; round <= 3; round++) {
            for (var table : house.tables(event, round)) {
                for (var board : house.club().history().boardsAt(table)) {
                    deals.computeIfAbsent(board.board().number(), _ -> new HashSet<>())
                            .add(board.board().deal());
                }
            }
        }
        assertThat(deals).hasSize(6).allSatisfy((_, dealt) -> assertThat(dealt).hasSize(1));
        var ranking = house.view(event).standing().ranking().orElseThrow();
        assertThat(ranking.lines()).hasSize(4);
    }

    @Test
    void inABarometerAllTablesPlayTheSameBoards() {
        var usual = plan(AT_ONCE);
        var rounds = new OnlinePlan.Rounds(true, true, usual.rounds().late());
        var event =
                house.announce(
                        new OnlinePlan(false, usual.robots(), rounds, false, AT_ONCE),
                        3,
                        6,
                        Optional.empty());
        await("the final ranking", () -> house.view(event).closed());

        var floor = house.view(event).sections().getFirst().section().floor();
        assertThat(floor.movement().rounds()).isEqualTo(3);
        for (var seating : floor.movement().seatings()) {
            assertThat(seating.set().value()).isEqualTo(seating.round().value());
        }
        assertThat(house.acts(event, Act.Report.class)).hasSize(3 * 6);
    }
}
