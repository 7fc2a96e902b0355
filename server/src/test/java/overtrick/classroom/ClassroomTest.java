package overtrick.classroom;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import overtrick.bridge.auction.Call;
import overtrick.bridge.board.BoardCommand;
import overtrick.bridge.board.BoardCommand.MakeCall;
import overtrick.bridge.board.BoardView;
import overtrick.cards.Seat;
import overtrick.classroom.course.Course;
import overtrick.classroom.course.CourseCommand;
import overtrick.classroom.course.CourseCommand.Advance;
import overtrick.classroom.course.CourseCommand.End;
import overtrick.classroom.course.CourseCommand.Join;
import overtrick.classroom.course.CourseCommand.Load;
import overtrick.classroom.course.CourseCommand.MoveTo;
import overtrick.classroom.course.CourseCommand.Pause;
import overtrick.classroom.course.CourseCommand.Restart;
import overtrick.classroom.course.CourseCommand.StandUp;
import overtrick.classroom.course.CourseCommand.Step;
import overtrick.classroom.course.Filling;
import overtrick.classroom.course.Loaded;
import overtrick.classroom.course.Mode;
import overtrick.classroom.course.Place;
import overtrick.classroom.course.Setting;
import overtrick.classroom.material.Materials;
import overtrick.classroom.material.Turn;
import overtrick.house.codes.TableId;
import overtrick.house.codes.TournamentId;
import overtrick.house.table.Member;
import overtrick.house.table.Occupant;
import overtrick.house.table.Pace;
import overtrick.house.table.TableCommand;
import overtrick.house.table.TableRefusal;
import overtrick.house.table.TableView;
import overtrick.house.terms.Strength;
import overtrick.log.host.Reply;
import overtrick.robots.bidding.Agreements;
import overtrick.server.Club;
import overtrick.server.ClubSettings;

/// A teacher leads a class through a set at the tables of a true club.
@Timeout(value = 180, unit = TimeUnit.SECONDS)
@Tag("classroom")
class ClassroomTest {

    /// Robots wait until somebody has looked.
    private static final Duration PACE = Duration.ofMillis(5);

    private static final Duration PATIENCE = Duration.ofSeconds(60);

    @TempDir private Path data;

    private Club club;
    private Member.Person teacher;
    private TournamentId code;

    @BeforeEach
    void open() {
        club = club(PACE);
        teacher = club.people().welcome("Minh").person();
    }

    @AfterEach
    void close() {
        club.close();
    }

    private Club club(Duration pace) {
        return Club.open(ClubSettings.in(data).withRobots(Strength.THUMB).withRobotPace(pace));
    }

    /// As after a crash: nothing is saved when it closes.
    private void reopen(Duration pace) {
        club.close();
        club = club(pace);
    }

    private void begin(Filling filling) {
        code =
                club.classes()
                        .open(
                                teacher,
                                new Setting(
                                        "Beginners", filling, Agreements.USUAL, Optional.empty()));
    }

    private Member.Person comes(String name) {
        var student = club.people().welcome(name).person();
        done(student, new Join());
        return student;
    }

    private void done(Member who, CourseCommand command) {
        assertThat(club.classes().submit(code, who, command)).isInstanceOf(Reply.Done.class);
    }

    private Loaded set(int boards, Mode mode) {
        return new Materials(club.readings())
                .prepared(
                        "Friday",
                        Materials.dealt(boards, new SplittableRandom(4)),
                        mode,
                        Turn.AS_DEALT,
                        Agreements.USUAL);
    }

    private Course course() {
        return club.classes()
                .look(code, Member.House.HOUSE)
                .orElseThrow()
                .state()
                .whole()
                .orElseThrow();
    }

    private TableView<Optional<BoardView>> at(int desk) {
        return club.duplicate().look(table(desk), Member.House.HOUSE).orElseThrow();
    }

    private TableId table(int desk) {
        return course().desks().get(desk).table();
    }

    private int board(int desk) {
        return at(desk).game().map(view -> view.number().value()).orElse(0);
    }

    private String auction(int desk) {
        return at(desk).game().map(view -> view.auction().text()).orElse("");
    }

    private static void until(org.awaitility.core.ThrowingRunnable what) {
        await().atMost(PATIENCE).pollInterval(Duration.ofMillis(10)).untilAsserted(what);
    }

    private void untilAll(int desks, int board, int deals) {
        until(() -> {
            assertThat(course().desks()).hasSize(desks);
            for (int desk = 1; desk <= desks; desk++) {
                assertThat(board(desk)).as("table %d", desk).isEqualTo(board);
                assertThat(at(desk).deals()).as("boards at table %d", desk).isEqualTo(deals);
            }
        });
    }

    /// Thirty students: seven tables of four and one of two with robots.
    @Test
    void thirtyStudentsAtEightTablesGoThroughASetInStep() {
        begin(Filling.FREE);
        var students = new ArrayList<Member.Person>();
        for (int number = 1; number <= 30; number++) {
            students.add(comes("Student " + number));
        }
        done(teacher, new Load(set(4, Mode.BOTH)));
        untilAll(8, 1, 1);
        until(() -> {
            for (int desk = 1; desk <= 8; desk++) {
                assertThat(at(desk).chairs()).hasSize(4);
                assertThat(people(desk)).hasSize(desk < 8 ? 4 : 2);
            }
        });

        done(teacher, new Step(1, false));
        untilAll(8, 2, 2);
        done(teacher, new Pause(true));
        until(() -> {
            for (int desk = 1; desk <= 8; desk++) {
                assertThat(at(desk).pace()).isEqualTo(Pace.STILL);
            }
        });
        var dealer = at(1).game().orElseThrow().turn().orElseThrow();
        var caller = (Occupant.Person) at(1).chair(dealer).orElseThrow().occupant();
        assertThat(call(1, new Member.Person(caller.id(), caller.name()), Call.Word.PASS))
                .isEqualTo(new Reply.Refused(TableRefusal.TABLE_STANDS_STILL));

        // the teacher has gone, and the house falls down: the class goes on where it was
        reopen(PACE);
        untilAll(8, 2, 2);
        done(teacher, new Pause(false));
        until(() ->
                assertThat(call(1, new Member.Person(caller.id(), caller.name()), Call.Word.PASS))
                        .isInstanceOf(Reply.Done.class));

        done(teacher, new Step(3, false));
        untilAll(8, 4, 3);
        done(teacher, new Restart(5));
        until(() -> assertThat(at(5).deals()).isEqualTo(4));
        assertThat(at(4).deals()).isEqualTo(3);

        // back to the board that was left: as it was left
        done(teacher, new Step(1, false));
        until(() -> assertThat(auction(1)).isEqualTo("P"));
        done(teacher, new Step(1, true));
        until(() -> {
            assertThat(at(1).deals()).isEqualTo(5);
            assertThat(auction(1)).isEmpty();
        });
        assertThat(students).hasSize(30);
    }

    private List<Occupant> people(int desk) {
        return at(desk).chairs().values().stream()
                .map(chair -> chair.occupant())
                .filter(Occupant.Person.class::isInstance)
                .toList();
    }

    private Reply call(int desk, Member who, Call call) {
        var view = at(desk);
        return club.duplicate()
                .send(
                        table(desk),
                        who,
                        new TableCommand.Move<BoardCommand>(new MakeCall(call), view.number()));
    }

    /// Robots bid around the one student, who always passes; then the table waits.
    @Test
    void aTableWaitsWhenOnlyTheBiddingIsPractised() {
        begin(Filling.ALONE);
        var lan = comes("Lan");
        done(teacher, new Load(set(2, Mode.BID)));
        untilAll(1, 1, 1);
        passUntilOver(lan);
        until(() -> assertThat(at(1).pace()).isEqualTo(Pace.STILL));
        until(() -> assertThat(course().kept()).hasSize(1));
        var kept = course().kept().getFirst();
        assertThat(kept.students()).containsExactly(Map.entry(Seat.SOUTH, lan.id()));
        assertThat(kept.given()).isZero();

        done(teacher, new Step(1, false));
        until(() -> {
            assertThat(board(1)).isEqualTo(2);
            assertThat(at(1).pace()).isEqualTo(Pace.USUAL);
        });
    }

    private void passUntilOver(Member.Person student) {
        until(() -> {
            var board = at(1).game().orElseThrow();
            if (board.actor().equals(Optional.of(Seat.SOUTH)) && !board.auction().isOver()) {
                call(1, student, Call.Word.PASS);
            }
            assertThat(board.auction().isOver()).isTrue();
        });
    }

    /// The contract is given, and robots play around the student.
    @Test
    void onlyThePlayIsPractised() {
        begin(Filling.ALONE);
        comes("Lan");
        var set = set(3, Mode.PLAY);
        done(teacher, new Load(set));
        untilAll(1, 1, 1);

        assertThat(auction(1)).isEqualTo(set.boards().getFirst().calls());
        assertThat(at(1).game().orElseThrow().contract()).isPresent();
    }

    @Test
    void theTeacherMovesPeopleAndRobotsTakeTheirChairs() {
        begin(Filling.PAIRS);
        var lan = comes("Lan");
        var ann = comes("Ann");
        var eve = comes("Eve");
        done(teacher, new Load(set(2, Mode.BOTH)));
        untilAll(2, 1, 1);

        done(teacher, new MoveTo(ann.id(), new Place(2, Seat.EAST)));
        until(() -> assertThat(at(2).seatOf(ann.id())).contains(Seat.EAST));
        assertThat(at(1).chair(Seat.NORTH).orElseThrow().isPlayedByRobot()).isTrue();

        done(teacher, new MoveTo(lan.id(), new Place(2, Seat.SOUTH)));
        until(() -> {
            assertThat(at(2).seatOf(lan.id())).contains(Seat.SOUTH);
            assertThat(at(1).seatOf(eve.id())).contains(Seat.SOUTH);
        });

        done(teacher, new StandUp(eve.id()));
        until(() -> {
            assertThat(people(1)).isEmpty();
            assertThat(at(1).pace()).as("nobody is there").isEqualTo(Pace.STILL);
        });
    }

    /// Who has held one hand of a board takes another with the next one.
    @Test
    void anotherChairAtTheSameTableIsTakenWithTheNextBoard() {
        begin(Filling.PAIRS);
        var lan = comes("Lan");
        done(teacher, new Load(set(2, Mode.BOTH)));
        untilAll(1, 1, 1);
        until(() -> assertThat(at(1).seatOf(lan.id())).contains(Seat.SOUTH));

        done(teacher, new MoveTo(lan.id(), new Place(1, Seat.NORTH)));
        until(() -> assertThat(people(1)).isEmpty());
        done(teacher, new Step(1, false));
        until(() -> assertThat(at(1).seatOf(lan.id())).contains(Seat.NORTH));
    }

    /// Nobody but those who sit there comes to a table of a class, and the others see nothing.
    @Test
    void aTableOfAClassIsClosedToEverybodyElse() {
        begin(Filling.PAIRS);
        var lan = comes("Lan");
        done(teacher, new Load(set(1, Mode.BOTH)));
        untilAll(1, 1, 1);
        until(() -> assertThat(at(1).seatOf(lan.id())).isPresent());
        var stranger = club.people().welcome("Eve").person();

        assertThat(club.duplicate().shutTo(table(1), stranger)).isPresent();
        assertThat(club.duplicate().shutTo(table(1), lan)).isEmpty();
        var seen = club.duplicate().look(table(1), lan).orElseThrow().game().orElseThrow();
        assertThat(seen.hands()).containsOnlyKeys(Seat.SOUTH);
        assertThat(club.history().boardsOf(lan.id(), 0, 10)).isEmpty();
    }

    /// Everybody goes on by themselves, until the day is over.
    @Test
    void aHomeworkIsPlayedAtOnesOwnPaceUntilItsTime() {
        var until = club.classes().house().clock().instant().plusSeconds(20);
        code =
                club.classes()
                        .open(
                                teacher,
                                new Setting(
                                        "Week 3",
                                        Filling.ALONE,
                                        Agreements.USUAL,
                                        Optional.empty(),
                                        Optional.of(until)));
        var lan = comes("Lan");
        comes("Ann");
        done(teacher, new Load(set(2, Mode.BID)));
        untilAll(2, 1, 1);
        assertThat(club.classes().submit(code, lan, new Advance()))
                .isInstanceOf(Reply.Refused.class);
        passUntilOver(lan);
        until(() ->
                assertThat(club.classes().submit(code, lan, new Advance()))
                        .isInstanceOf(Reply.Done.class));
        until(() -> assertThat(board(1)).isEqualTo(2));
        assertThat(board(2)).isEqualTo(1);

        until(() -> assertThat(course().stage().over()).isTrue());
        assertThat(club.classes().house().clock().instant()).isAfterOrEqualTo(until);
    }

    @Test
    void theClassEndsAndItsTablesWait() {
        begin(Filling.PAIRS);
        comes("Lan");
        done(teacher, new Load(set(1, Mode.BOTH)));
        untilAll(1, 1, 1);
        done(teacher, new End());

        until(() -> assertThat(at(1).pace()).isEqualTo(Pace.STILL));
        assertThat(club.classes().of(teacher.id(), 10))
                .containsExactly(new Classrooms.Entry(code.code(), "Beginners", false, true));
    }
}
