package overtrick.evening.online;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import overtrick.bridge.Board;
import overtrick.bridge.BoardNumber;
import overtrick.bridge.auction.Auction;
import overtrick.bridge.board.BoardView;
import overtrick.bridge.score.Result;
import overtrick.bridge.sheet.BackScore;
import overtrick.bridgetable.duplicate.BoardPlan;
import overtrick.bridgetable.duplicate.Duplicate;
import overtrick.bridgetable.duplicate.DuplicateTerms;
import overtrick.bridgetable.duplicate.FinishedBoard;
import overtrick.bridgetable.duplicate.History;
import overtrick.bridgetable.duplicate.PlayedAt;
import overtrick.bridgetable.duplicate.RobotAtBoard;
import overtrick.cards.Seat;
import overtrick.evening.tournament.TournamentPlan;
import overtrick.evening.tournament.Tournaments;
import overtrick.evening.tournament.Tournaments.Announced;
import overtrick.house.codes.TableId;
import overtrick.house.codes.TournamentId;
import overtrick.house.table.Access;
import overtrick.house.table.Circle;
import overtrick.house.table.Commentary;
import overtrick.house.table.Delay;
import overtrick.house.table.Door;
import overtrick.house.table.Member;
import overtrick.house.table.Pace;
import overtrick.house.table.PersonId;
import overtrick.house.table.TableView;
import overtrick.house.terms.Strength;
import overtrick.log.Store;
import overtrick.robots.bidding.Agreements;
import overtrick.robots.bidding.Readings;
import overtrick.robots.search.SearchPlayer;
import overtrick.robots.stake.Plain;
import overtrick.robots.stake.Stake;
import overtrick.scoring.vp.WbfContinuous;
import overtrick.sqlite.SqliteStore;
import overtrick.testkit.Sample;
import overtrick.testkit.Seeds;
import overtrick.tournament.act.Act;
import overtrick.tournament.session.Charter;
import overtrick.tournament.session.Contestants;
import overtrick.tournament.session.Method;
import overtrick.tournament.session.Terms;

/// What the robots of an event play for: what its conditions of contest say, and nothing else.
class EventScoringTest {

    private static final Door DOOR =
            new Door(
                    Optional.empty(),
                    Access.OPEN,
                    Map.of(),
                    Set.of(),
                    Optional.empty(),
                    Map.of(),
                    new Circle(List.of(), Map.of(), BackScore.empty()),
                    Delay.NONE,
                    false,
                    new Commentary(Map.of(), Map.of()));

    @TempDir private Path directory;

    private Store store;
    private Tournaments tournaments;
    private ProgramField field;
    private Duplicate duplicate;

    @BeforeEach
    void open() {
        var clock = InstantSource.system();
        store = SqliteStore.open(directory, List.of("overtrick/house/schema"), clock);
        tournaments = new Tournaments(store, clock);
        field = new ProgramField(store, tournaments, clock, (_, _) -> false);
        duplicate = new Duplicate(store, clock, new Readings(), Strength.CLUB, field);
    }

    @AfterEach
    void close() {
        duplicate.close();
        store.close();
    }

    private TournamentId announced(Contestants contestants, Method method) {
        var charter = new Charter("Evening", Terms.of(contestants, method));
        var owner = new Member.Person(new PersonId("p1"), "Minh");
        return ((Announced.Made) tournaments.announce(owner, charter, TournamentPlan.of(8))).id();
    }

    private static Method method(Method.Kind kind) {
        return new Method(
                kind, kind.wantsScale() ? Optional.of(new WbfContinuous()) : Optional.empty());
    }

    private static BoardPlan.OfEvent place(TournamentId event) {
        return new BoardPlan.OfEvent(event.code(), "", 1, 1, List.of(1, 2));
    }

    /// What the robot at the table's West asks its layouts for.
    private Stake asked(BoardPlan plan) {
        var table =
                new TableView<Optional<BoardView>>(
                        1,
                        "Table",
                        DuplicateTerms.with(plan),
                        0,
                        Map.of(),
                        Optional.empty(),
                        Optional.of(Seat.WEST),
                        Pace.USUAL,
                        false,
                        DOOR,
                        false,
                        List.of(),
                        Set.of(),
                        List.of(),
                        Optional.empty());
        var robot = (RobotAtBoard) duplicate.player(table);
        return ((SearchPlayer) robot.searching().orElseThrow().player()).stake();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    PAIRS   | MATCHPOINTS    | MATCHPOINTS
                    PLAYERS | MATCHPOINTS    | MATCHPOINTS
                    PAIRS   | IMP_PAIRS      | IMPS
                    PAIRS   | CROSS_IMPS     | IMPS
                    PAIRS   | BUTLER         | IMPS
                    PAIRS   | TOTAL_POINTS   | TOTAL_POINTS
                    PAIRS   | VICTORY_POINTS | IMPS
                    TEAMS   | VICTORY_POINTS | IMPS
                    TEAMS   | TEAM_IMPS      | IMPS
                    TEAMS   | BOARD_A_MATCH  | BOARD_A_MATCH
                    TEAMS   | PACHABO        | BOARD_A_MATCH
                    TEAMS   | HYBRID         | BOARD_A_MATCH
                    """)
    void robotsPlayForWhatTheEventIsScoredBy(
            Contestants contestants, Method.Kind kind, Plain scoring) {
        var event = announced(contestants, method(kind));

        assertThat(asked(place(event))).isEqualTo(scoring);
    }

    /// The director may change their mind; from the next board on robots play for that.
    @Test
    void robotsFollowWhenTheScoringIsChanged() {
        var event = announced(Contestants.PAIRS, Method.IMP_PAIRS);
        assertThat(asked(place(event))).isEqualTo(Plain.IMPS);

        var terms = Terms.of(Contestants.PAIRS, Method.MATCHPOINTS);
        tournaments.act(
                event,
                Tournaments.director(new Member.Person(new PersonId("p1"), "Minh")),
                "",
                new Act.Amend(new Charter("Evening", terms)));
        field.mayBegin(place(event));

        assertThat(asked(place(event))).isEqualTo(Plain.MATCHPOINTS);
    }

    @Test
    void robotsElsewherePlayForImps() {
        assertThat(asked(new BoardPlan.Dealt())).isEqualTo(Plain.IMPS);
        assertThat(asked(new BoardPlan.FromSet("ab12", "friday.pbn"))).isEqualTo(Plain.IMPS);
        assertThat(asked(new BoardPlan.OfMatch("0f3c", 8, Strength.CLUB, Strength.CLUB)))
                .isEqualTo(Plain.IMPS);
    }

    /// A board of an event is played again, and explained afterwards, for what it was played for.
    @ParameterizedTest
    @EnumSource(
            value = Method.Kind.class,
            names = {"MATCHPOINTS", "BUTLER"})
    void aBoardOfAnEventKeepsItsScoring(Method.Kind kind) {
        var event = announced(Contestants.PAIRS, method(kind));
        var scoring = kind == Method.Kind.BUTLER ? Plain.IMPS : Plain.MATCHPOINTS;
        var again =
                new BoardPlan.Again(
                        new PlayedAt("ABCDE", 1), "", "", Optional.of("event/" + event.code()));
        var history = new History(store, field);

        assertThat(asked(again)).isEqualTo(scoring);
        assertThat(history.stake(DuplicateTerms.with(again))).isEqualTo(scoring);
        assertThat(history.stake(passedOut(event))).isEqualTo(scoring);
    }

    private static FinishedBoard passedOut(TournamentId event) {
        var board = Board.of(new BoardNumber(1), Sample.deal(Seeds.chance(1)));
        return new FinishedBoard(
                new TableId("ABCDE"),
                1,
                Instant.EPOCH,
                board,
                Optional.empty(),
                Auction.parse(Seat.NORTH, "P P P P"),
                List.of(),
                List.of(),
                new Result.PassedOut(),
                Map.of(),
                Optional.of("event/" + event.code()),
                Agreements.STANDARD,
                Optional.empty(),
                Optional.empty());
    }
}
