package overtrick.classroom.course;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import overtrick.bridge.Board;
import overtrick.bridge.BoardNumber;
import overtrick.cards.Deal;
import overtrick.cards.SealedDeal;
import overtrick.cards.Seat;
import overtrick.cards.rules.Decision.Refused;
import overtrick.cards.rules.Rules;
import overtrick.classroom.course.CourseCommand.Advance;
import overtrick.classroom.course.CourseCommand.Answered;
import overtrick.classroom.course.CourseCommand.Change;
import overtrick.classroom.course.CourseCommand.Close;
import overtrick.classroom.course.CourseCommand.Dismiss;
import overtrick.classroom.course.CourseCommand.End;
import overtrick.classroom.course.CourseCommand.Join;
import overtrick.classroom.course.CourseCommand.Keep;
import overtrick.classroom.course.CourseCommand.Leave;
import overtrick.classroom.course.CourseCommand.Load;
import overtrick.classroom.course.CourseCommand.MoveTo;
import overtrick.classroom.course.CourseCommand.Open;
import overtrick.classroom.course.CourseCommand.OpenDesk;
import overtrick.classroom.course.CourseCommand.Pause;
import overtrick.classroom.course.CourseCommand.Raise;
import overtrick.classroom.course.CourseCommand.Recognise;
import overtrick.classroom.course.CourseCommand.Restart;
import overtrick.classroom.course.CourseCommand.Show;
import overtrick.classroom.course.CourseCommand.StandUp;
import overtrick.classroom.course.CourseCommand.Step;
import overtrick.classroom.course.CourseCommand.Tell;
import overtrick.classroom.course.CourseEvent.SetLoaded;
import overtrick.house.codes.TableId;
import overtrick.house.table.Member;
import overtrick.house.table.PersonId;
import overtrick.testkit.Conformance;
import overtrick.testkit.Game;
import overtrick.testkit.Playthrough;

class CourseRulesTest {

    private static final Member.House HOUSE = Member.House.HOUSE;
    private static final Member.Person MINH = person("Minh");
    private static final Member.Person LAN = person("Lan");
    private static final Member.Person ANN = person("Ann");
    private static final Member.Person EVE = person("Eve");

    private final CourseRules rules = new CourseRules();

    private static Member.Person person(String name) {
        return new Member.Person(new PersonId(name.toLowerCase(java.util.Locale.ROOT)), name);
    }

    private static Setting setting(Filling filling) {
        return new Setting("Beginners", filling, "standard-american", Optional.empty());
    }

    static Loaded set(RandomGenerator chance, int boards, Mode mode) {
        return new Loaded(
                "Openings",
                IntStream.rangeClosed(1, boards)
                        .mapToObj(number ->
                                new Prepared(
                                        Board.of(
                                                new BoardNumber(number),
                                                SealedDeal.draw(chance).deal()),
                                        ""))
                        .toList(),
                mode);
    }

    private static Loaded set(int boards) {
        return set(new java.util.SplittableRandom(1), boards, Mode.BOTH);
    }

    private Course opened(Filling filling) {
        return rules.after(rules.start(), MINH, new Open(setting(filling)));
    }

    /// Lan and Ann at the first table, which has been opened, with a set.
    private Course going() {
        var course = opened(Filling.PAIRS);
        course = rules.after(course, LAN, new Join());
        course = rules.after(course, ANN, new Join());
        course = rules.after(course, HOUSE, new OpenDesk(1, new TableId("ABCDE")));
        return rules.after(course, MINH, new Load(set(3)));
    }

    private Object refusal(Course course, Member actor, CourseCommand command) {
        return rules.decide(course, actor, command) instanceof Refused<CourseEvent>(var reason)
                ? reason
                : "accepted";
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            value = {
                "PAIRS | 1S 1N 2S 2N 3S 3N",
                "ALONE | 1S 2S 3S 4S 5S 6S",
                "FREE  | 1S 1N 1W 1E 2S 2N",
            })
    void studentsSitDownAsWasAgreed(Filling filling, String places) {
        var course = opened(filling);
        for (int number = 0; number < 6; number++) {
            course = rules.after(course, person("s" + number), new Join());
        }

        assertThat(course.students().stream().map(one -> text(one.place())))
                .containsExactly(places.split(" "));
    }

    private static String text(Optional<Place> place) {
        return place.map(at -> at.desk() + "" + at.seat().letter()).orElse("-");
    }

    /// Lan opens, Ann comes: nobody teaches, and the table is full.
    private Course together() {
        var course = rules.after(rules.start(), LAN, new Open(setting(Filling.TOGETHER)));
        course = rules.after(course, LAN, new Load(set(2)));
        course = rules.after(course, HOUSE, new OpenDesk(1, new TableId("ABCDE")));
        return rules.after(course, ANN, new Join());
    }

    @Test
    void twoPartnersPractiseAndNobodyTeachesThem() {
        var course = together();

        assertThat(course.isTeacher(LAN.id())).isFalse();
        assertThat(text(course.student(LAN.id()).orElseThrow().place())).isEqualTo("1S");
        assertThat(text(course.student(ANN.id()).orElseThrow().place())).isEqualTo("1N");
        assertThat(rules.view(course, LAN).whole()).isEmpty();
        assertThat(rules.view(course, LAN).own().orElseThrow().partner()).contains("Ann");
        assertThat(refusal(course, EVE, new Join())).isEqualTo(CourseRefusal.CLASS_FULL);
        for (var command :
                List.of(new Step(1, false), new Show(true), new Pause(true), new Restart(1))) {
            assertThat(refusal(course, LAN, command)).isEqualTo(CourseRefusal.CLASS_NOT_YOURS);
        }
        assertThat(refusal(course, EVE, new End())).isEqualTo(CourseRefusal.CLASS_NOT_YOURS);
        assertThat(refusal(course, ANN, new Load(set(1)))).isEqualTo("accepted");
        assertThat(refusal(course, ANN, new End())).isEqualTo("accepted");

        var left = rules.after(course, ANN, new Leave());
        assertThat(rules.view(left, LAN).isAlone()).isTrue();
        assertThat(refusal(left, EVE, new Join())).isEqualTo("accepted");
    }

    /// All four hands lie open to both when they have done with a board, and not before.
    @Test
    void partnersSeeAllHandsWhenTheyHaveDoneWithABoard() {
        var course = together();
        assertThat(rules.view(course, LAN).lying()).isEmpty();
        assertThat(refusal(course, ANN, new Advance())).isEqualTo(CourseRefusal.CLASS_NOT_YET);

        course = rules.after(course, HOUSE, new Keep(kept(1)));
        var board = course.set().orElseThrow().boards().getFirst().board();
        assertThat(rules.view(course, LAN).lying()).contains(board);
        assertThat(rules.view(course, ANN).lying()).contains(board);
        assertThat(rules.view(course, EVE).lying()).isEmpty();

        course = rules.after(course, ANN, new Advance());
        assertThat(rules.view(course, LAN).lying()).isEmpty();
        assertThat(rules.view(course, LAN).board()).isEqualTo(2);
    }

    private static Kept kept(int deal) {
        return new Kept(
                0, deal - 1, 1, deal, Map.of(Seat.SOUTH, LAN.id()), "P", "", 0, Optional.empty());
    }

    /// Whoever has left makes room, and finds a chair when they come back.
    @Test
    void aChairThatIsFreeAgainIsTakenFirst() {
        var course = going();
        course = rules.after(course, LAN, new Leave());
        course = rules.after(course, EVE, new Join());
        course = rules.after(course, LAN, new Join());

        assertThat(text(course.student(EVE.id()).orElseThrow().place())).isEqualTo("1S");
        assertThat(text(course.student(LAN.id()).orElseThrow().place())).isEqualTo("2S");
        assertThat(course.students()).hasSize(3);
    }

    @Test
    void noMoreComeThanThereIsRoomFor() {
        var course = opened(Filling.ALONE);
        for (int number = 0; number < Course.MOST_STUDENTS; number++) {
            course = rules.after(course, person("s" + number), new Join());
        }

        assertThat(refusal(course, EVE, new Join())).isEqualTo(CourseRefusal.CLASS_FULL);
        assertThat(course.taken()).hasSize(Place.MOST_DESKS);
        assertThat(course.students().getLast().place()).as("waits for a chair").isEmpty();
    }

    @Test
    void whoMovesToATakenChairExchangesWithWhoSitsThere() {
        var course = going();
        course = rules.after(course, EVE, new Join());
        course = rules.after(course, MINH, new MoveTo(LAN.id(), new Place(2, Seat.SOUTH)));

        assertThat(text(course.student(LAN.id()).orElseThrow().place())).isEqualTo("2S");
        assertThat(text(course.student(EVE.id()).orElseThrow().place())).isEqualTo("1S");

        course = rules.after(course, MINH, new StandUp(ANN.id()));
        course = rules.after(course, MINH, new MoveTo(ANN.id(), new Place(1, Seat.SOUTH)));
        assertThat(text(course.student(ANN.id()).orElseThrow().place())).isEqualTo("1S");
        assertThat(text(course.student(EVE.id()).orElseThrow().place())).isEqualTo("-");
    }

    /// The house owes every table one board for each step, and knows which.
    @Test
    void everyTableGetsABoardWithEveryStep() {
        var course = going();
        course = rules.after(course, MINH, new Step(2, false));
        course = rules.after(course, MINH, new Change(Mode.PLAY));
        course = rules.after(course, MINH, new Restart(1));
        course = rules.after(course, EVE, new Join());
        course = rules.after(course, HOUSE, new OpenDesk(2, new TableId("FGHJK")));

        assertThat(course.desks().get(1).laid())
                .containsExactly(
                        new Desk.Laid(0, 0, true, false),
                        new Desk.Laid(0, 2, false, false),
                        new Desk.Laid(0, 2, true, true));
        assertThat(course.desks().get(2).laid())
                .as("a table that is opened late begins with the board that lies at the others")
                .containsExactly(new Desk.Laid(0, 2, true, true));
    }

    @Test
    void whatWasShownIsHiddenWithTheNextBoard() {
        var course = rules.after(going(), MINH, new Show(true));
        assertThat(rules.view(course, LAN).lying()).isPresent();

        course = rules.after(course, MINH, new Step(1, false));
        assertThat(rules.view(course, LAN).lying()).isEmpty();
        assertThat(rules.view(course, MINH).whole()).isPresent();
    }

    @Test
    void theTeacherSpeaksToOneTableOrToAll() {
        var course = rules.after(going(), EVE, new Join());
        course = rules.after(course, HOUSE, new OpenDesk(2, new TableId("FGHJK")));
        course = rules.after(course, MINH, new Tell(" count your tricks ", Optional.empty()));
        course = rules.after(course, MINH, new Tell("you may finesse", Optional.of(2)));

        assertThat(rules.view(course, LAN).told())
                .containsExactly(new Course.Word("count your tricks", Optional.empty()));
        assertThat(rules.view(course, EVE).told()).hasSize(2);
        assertThat(rules.view(course, person("stranger")).told()).isEmpty();
    }

    @Test
    void whatIsKeptOfADealIsKeptOnce() {
        var course = going();
        var first = kept("1C", "");
        course = rules.after(course, HOUSE, new Keep(first));
        assertThat(refusal(course, HOUSE, new Keep(first)))
                .isEqualTo(CourseRefusal.CLASS_SO_ALREADY);
        course = rules.after(course, HOUSE, new Keep(kept("1C P 1H", "")));

        assertThat(course.kept()).containsExactly(kept("1C P 1H", ""));
        assertThat(course.last(0, 0, 1)).contains(kept("1C P 1H", ""));
    }

    private static Kept kept(String calls, String cards) {
        return new Kept(
                0, 0, 1, 1, Map.of(Seat.SOUTH, LAN.id()), calls, cards, 0, Optional.empty());
    }

    /// A guest becomes a member in the middle of a lesson.
    @Test
    void aGuestKeepsTheirChairWhenTheyBecomeAMember() {
        var course = rules.after(going(), HOUSE, new Keep(kept("1C", "")));
        course = rules.after(course, HOUSE, new Recognise(LAN.id(), EVE));

        assertThat(text(course.student(EVE.id()).orElseThrow().place())).isEqualTo("1S");
        assertThat(course.student(LAN.id())).isEmpty();
        assertThat(course.kept().getFirst().students()).containsEntry(Seat.SOUTH, EVE.id());

        course = rules.after(course, HOUSE, new Recognise(MINH.id(), person("Master")));
        assertThat(course.isTeacher(person("Master").id())).isTrue();
    }

    /// Everybody goes on when they have done with their board, and not before.
    @Test
    void aHomeworkIsDoneAtOnesOwnPace() {
        var until = Optional.of(java.time.Instant.parse("2026-12-01T17:00:00Z"));
        var alone =
                new Setting("Week 3", Filling.ALONE, "standard-american", Optional.empty(), until);
        var course = rules.after(rules.start(), MINH, new Open(alone));
        course = rules.after(course, LAN, new Join());
        course = rules.after(course, ANN, new Join());
        course = rules.after(course, HOUSE, new OpenDesk(1, new TableId("ABCDE")));
        course = rules.after(course, HOUSE, new OpenDesk(2, new TableId("FGHJK")));
        course = rules.after(course, MINH, new Load(set(2)));
        assertThat(refusal(course, LAN, new Advance())).isEqualTo(CourseRefusal.CLASS_NOT_YET);

        course = rules.after(course, HOUSE, new Keep(kept("P P P P", "")));
        assertThat(rules.view(course, LAN).own().orElseThrow().next()).isTrue();
        course = rules.after(course, LAN, new Advance());

        assertThat(rules.view(course, LAN).board()).isEqualTo(2);
        assertThat(rules.view(course, ANN).board()).isEqualTo(1);
        assertThat(course.desks().get(1).laid()).hasSize(2);
        assertThat(course.desks().get(2).laid()).hasSize(1);
        assertThat(refusal(course, LAN, new Advance())).isEqualTo(CourseRefusal.CLASS_NOT_YET);

        course = rules.after(course, HOUSE, new Close());
        assertThat(course.stage().over()).isTrue();
        assertThat(refusal(going(), HOUSE, new Close())).isEqualTo(CourseRefusal.CLASS_SO_ALREADY);
    }

    @ParameterizedTest(name = "{0} {1}: {2}")
    @CsvSource({
        "Lan,  pause,   CLASS_NOT_YOURS",
        "Minh, join,    CLASS_OWN",
        "Lan,  join,    CLASS_JOINED_ALREADY",
        "Eve,  raise,   CLASS_STRANGER",
        "Eve,  leave,   CLASS_STRANGER",
        "Lan,  lower,   CLASS_SO_ALREADY",
        "Minh, go-on,   CLASS_SO_ALREADY",
        "Minh, board-4, CLASS_NO_BOARD",
        "Minh, table-2, CLASS_NO_TABLE",
        "Minh, both,    CLASS_SO_ALREADY",
        "Minh, hide,    CLASS_SO_ALREADY",
        "Minh, nothing, CLASS_NOTHING_SAID",
        "Minh, much,    CLASS_TOO_LONG",
        "Minh, to-2,    CLASS_NO_TABLE",
        "Minh, eve,     CLASS_STRANGER",
        "Minh, open,    CLASS_OPEN_ALREADY",
        "Minh, house,   CLASS_NOT_YOURS",
    })
    void refusesWhatMakesNoSense(String who, String what, CourseRefusal why) {
        var commands =
                Map.ofEntries(
                        Map.entry("pause", new Pause(true)),
                        Map.entry("join", new Join()),
                        Map.entry("raise", new Raise(true)),
                        Map.entry("leave", new Leave()),
                        Map.entry("lower", new Raise(false)),
                        Map.entry("go-on", new Pause(false)),
                        Map.entry("board-4", new Step(3, false)),
                        Map.entry("table-2", new Restart(2)),
                        Map.entry("both", new Change(Mode.BOTH)),
                        Map.entry("hide", new Show(false)),
                        Map.entry("nothing", new Tell("  ", Optional.empty())),
                        Map.entry("much", new Tell("x".repeat(301), Optional.empty())),
                        Map.entry("to-2", new Tell("hello", Optional.of(2))),
                        Map.entry("eve", new MoveTo(EVE.id(), new Place(1, Seat.EAST))),
                        Map.entry("open", new Open(setting(Filling.FREE))),
                        Map.entry("house", new OpenDesk(2, new TableId("FGHJK"))));

        assertThat(refusal(going(), person(who), commands.get(what))).isEqualTo(why);
    }

    @Test
    void nothingHappensBeforeItIsOpenedAndAfterItsEnd() {
        assertThat(refusal(rules.start(), LAN, new Join())).isEqualTo(CourseRefusal.CLASS_NONE);

        var over = rules.after(going(), MINH, new End());
        assertThat(refusal(over, EVE, new Join())).isEqualTo(CourseRefusal.CLASS_OVER);
        assertThat(refusal(over, MINH, new Step(1, true))).isEqualTo(CourseRefusal.CLASS_OVER);
        assertThat(refusal(over, HOUSE, new Keep(kept("1C", "")))).isEqualTo("accepted");
    }

    @ParameterizedTest
    @CsvSource({"FREE, 60", "TOGETHER, 20"})
    void keepsThePromisesOfARuleBookAndLeaksNoCard(Filling filling, int games) {
        var played = new Conformance<>(new Lesson(filling)).play(games);

        assertThat(played.stream().mapToInt(Playthrough::redeals).sum()).isGreaterThan(3 * games);
    }

    /// A class at random: people come and go, and sets are loaded.
    private static final class Lesson
            implements Game<Course, Member, CourseCommand, CourseEvent, CourseView> {

        private final CourseRules rules = new CourseRules();
        private final Filling filling;

        Lesson(Filling filling) {
            this.filling = filling;
        }

        @Override
        public Rules<Course, Member, CourseCommand, CourseEvent, CourseView> rules() {
            return rules;
        }

        @Override
        public List<Member> actors() {
            return List.of(HOUSE, MINH, LAN, ANN, EVE, new Member.RobotAt(Seat.EAST));
        }

        @Override
        public Optional<Move<Member, CourseCommand>> houseMove(
                Course course, RandomGenerator chance) {
            if (course.opened().isEmpty()) {
                return Optional.of(new Move<>(MINH, new Open(setting(filling))));
            }
            var missing =
                    course.taken().stream()
                            .filter(desk -> !course.desks().containsKey(desk))
                            .findFirst();
            if (missing.isPresent() && course.isOpen()) {
                var table = new TableId("ABCD" + (char) ('A' + missing.get()));
                return Optional.of(new Move<>(HOUSE, new OpenDesk(missing.get(), table)));
            }
            if (!course.isOpen()) {
                return Optional.empty();
            }
            if (course.isTogether() && chance.nextInt(4) == 0) {
                return finished(course).map(kept -> new Move<>(HOUSE, new Keep(kept)));
            }
            boolean loads = chance.nextInt(12) == 0 && course.sets().size() < 5;
            var leads =
                    course.isTogether()
                            ? course.present().stream().map(Student::person).findFirst()
                            : Optional.of(MINH);
            return leads.filter(_ -> loads)
                    .map(one -> new Move<>(one, new Load(set(chance, 2, Mode.BOTH))));
        }

        /// The board at the first table as it was passed out; empty when it is done already.
        private static Optional<Kept> finished(Course course) {
            return Optional.ofNullable(course.desks().get(1))
                    .filter(desk -> !desk.laid().isEmpty() && course.done(1).isEmpty())
                    .map(desk ->
                            new Kept(
                                    desk.laid().getLast().set(),
                                    desk.laid().getLast().board(),
                                    1,
                                    desk.laid().size(),
                                    Map.of(),
                                    "P P P P",
                                    "",
                                    0,
                                    Optional.empty()));
        }

        @Override
        public boolean isLongEnough(Course course) {
            return course.desks().values().stream().mapToInt(desk -> desk.laid().size()).sum()
                            + course.told().size()
                    > 24;
        }

        @Override
        public boolean mayEnd(Course course) {
            return course.stage().over();
        }

        @Override
        public int longest() {
            return 4_000;
        }

        @Override
        public int weight(Course course, Move<Member, CourseCommand> move) {
            return move.command() instanceof End ? 1 : 30;
        }

        @Override
        public Collection<CourseCommand> candidates(Course course) {
            var all =
                    new ArrayList<CourseCommand>(
                            List.of(new Join(), new Leave(), new Advance(), new End()));
            for (boolean yes : List.of(true, false)) {
                all.addAll(List.of(new Raise(yes), new Pause(yes), new Show(yes)));
            }
            for (var mode : Mode.values()) {
                all.add(new Change(mode));
            }
            for (int board = -1; board <= 3; board++) {
                all.addAll(List.of(new Step(board, true), new Step(board, false)));
            }
            for (int desk = 1; desk <= 3; desk++) {
                all.add(new Restart(desk));
            }
            for (var one : List.of(MINH, LAN, ANN, EVE)) {
                all.add(new StandUp(one.id()));
                all.add(new Dismiss(one.id()));
                all.add(new Answered(one.id()));
            }
            all.add(new Tell("…", Optional.empty()));
            return all;
        }

        @Override
        public Set<Member> inTurn(Course course) {
            return new HashSet<>();
        }

        @Override
        public boolean isTurnBound(CourseCommand command) {
            return false;
        }

        /// Every board that is not shown to the viewer is dealt anew.
        @Override
        public Optional<List<CourseEvent>> redeal(
                List<CourseEvent> events, Member viewer, RandomGenerator chance) {
            var now = rules.replay(events);
            boolean sees =
                    viewer instanceof Member.House
                            || (viewer.equals(MINH) && filling != Filling.TOGETHER);
            if (sees || now.sets().isEmpty()) {
                return Optional.empty();
            }
            boolean inside =
                    viewer instanceof Member.Person one && now.student(one.id()).isPresent();
            boolean done = inside && now.isTogether() && now.done(1).isPresent();
            boolean shown = inside && (now.stage().shown() || done);
            int lies = done ? now.boardAt(1) : now.board();
            int set = 0;
            var other = new ArrayList<CourseEvent>();
            for (var event : events) {
                if (event instanceof SetLoaded(var loaded)) {
                    set++;
                    boolean last = set == now.sets().size();
                    int open = last && shown ? lies : -1;
                    other.add(new SetLoaded(redealt(loaded, open, chance)));
                } else {
                    other.add(event);
                }
            }
            return Optional.of(other);
        }

        private static Loaded redealt(Loaded set, int open, RandomGenerator chance) {
            var boards = new ArrayList<Prepared>();
            for (int place = 0; place < set.boards().size(); place++) {
                var board = set.boards().get(place);
                var number = board.board().number();
                boards.add(
                        place == open
                                ? board
                                : new Prepared(
                                        Board.of(number, SealedDeal.draw(chance).deal()), ""));
            }
            return new Loaded(set.name(), boards, set.mode());
        }

        /// Nobody sits on two chairs, and no chair holds two.
        @Override
        public void checkConserved(Course course) {
            var places = course.students().stream().flatMap(one -> one.place().stream()).toList();
            assertThat(places).doesNotHaveDuplicates();
            assertThat(course.students().stream().map(Student::id)).doesNotHaveDuplicates();
            assertThat(course.students().stream().filter(one -> !one.here()))
                    .allMatch(one -> one.place().isEmpty());
        }

        @Override
        public void checkSecrets(Course course, Member viewer, CourseView view) {
            boolean sees = viewer instanceof Member.House || viewer.equals(MINH);
            if (sees) {
                return;
            }
            var open = view.lying().map(Board::deal);
            String said = view.toString();
            var hidden =
                    course.sets().stream()
                            .flatMap(set -> set.boards().stream())
                            .map(Prepared::board)
                            .map(Board::deal)
                            .filter(deal -> !Optional.of(deal).equals(open))
                            .flatMap(CourseRulesTest::hands);
            assertThat(hidden).allSatisfy(hand -> assertThat(said).doesNotContain(hand));
        }
    }

    private static Stream<String> hands(Deal deal) {
        return Stream.of(Seat.values()).map(seat -> deal.hand(seat).toString());
    }
}
