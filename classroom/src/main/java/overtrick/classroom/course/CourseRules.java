package overtrick.classroom.course;

import static overtrick.classroom.course.CourseRefusal.CLASS_FULL;
import static overtrick.classroom.course.CourseRefusal.CLASS_JOINED_ALREADY;
import static overtrick.classroom.course.CourseRefusal.CLASS_NONE;
import static overtrick.classroom.course.CourseRefusal.CLASS_NOTHING_SAID;
import static overtrick.classroom.course.CourseRefusal.CLASS_NOT_YET;
import static overtrick.classroom.course.CourseRefusal.CLASS_NOT_YOURS;
import static overtrick.classroom.course.CourseRefusal.CLASS_NO_BOARD;
import static overtrick.classroom.course.CourseRefusal.CLASS_NO_TABLE;
import static overtrick.classroom.course.CourseRefusal.CLASS_OPEN_ALREADY;
import static overtrick.classroom.course.CourseRefusal.CLASS_OVER;
import static overtrick.classroom.course.CourseRefusal.CLASS_OWN;
import static overtrick.classroom.course.CourseRefusal.CLASS_SO_ALREADY;
import static overtrick.classroom.course.CourseRefusal.CLASS_STRANGER;
import static overtrick.classroom.course.CourseRefusal.CLASS_TOO_LONG;
import static overtrick.classroom.course.CourseRefusal.CLASS_TOO_MANY_SETS;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import overtrick.cards.Seat;
import overtrick.cards.rules.Decision;
import overtrick.cards.rules.Decision.Accepted;
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
import overtrick.classroom.course.CourseCommand.OfHouse;
import overtrick.classroom.course.CourseCommand.OfStudent;
import overtrick.classroom.course.CourseCommand.OfTeacher;
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
import overtrick.classroom.course.CourseEvent.Advanced;
import overtrick.classroom.course.CourseEvent.BoardKept;
import overtrick.classroom.course.CourseEvent.DeskOpened;
import overtrick.classroom.course.CourseEvent.Ended;
import overtrick.classroom.course.CourseEvent.GuestKnown;
import overtrick.classroom.course.CourseEvent.HandLowered;
import overtrick.classroom.course.CourseEvent.HandRaised;
import overtrick.classroom.course.CourseEvent.HandsShown;
import overtrick.classroom.course.CourseEvent.Joined;
import overtrick.classroom.course.CourseEvent.Left;
import overtrick.classroom.course.CourseEvent.ModeChanged;
import overtrick.classroom.course.CourseEvent.Opened;
import overtrick.classroom.course.CourseEvent.Paused;
import overtrick.classroom.course.CourseEvent.Placed;
import overtrick.classroom.course.CourseEvent.Restarted;
import overtrick.classroom.course.CourseEvent.SetLoaded;
import overtrick.classroom.course.CourseEvent.Stepped;
import overtrick.classroom.course.CourseEvent.StoodUp;
import overtrick.classroom.course.CourseEvent.Told;
import overtrick.house.table.Member;
import overtrick.house.table.PersonId;

/// How a class is led. A class knows its boards and who sits where; the house lays them at the
/// tables of the club and tells what became of them. It knows no time, and what happens at a table
/// is the table's to judge.
public final class CourseRules
        implements Rules<Course, Member, CourseCommand, CourseEvent, CourseView> {

    /// Letters in a line of the teacher.
    public static final int LONGEST_LINE = 300;

    /// Where one of two partners sits who opens their practice.
    private static final Place FIRST = new Place(1, Seat.SOUTH);

    @Override
    public Course start() {
        return Course.NONE;
    }

    @Override
    public Decision<CourseEvent> decide(Course course, Member actor, CourseCommand command) {
        if (command instanceof Open(var setting)) {
            return open(course, actor, setting);
        }
        if (course.opened().isEmpty()) {
            return Decision.refuse(CLASS_NONE);
        }
        if (actor instanceof Member.House && command instanceof OfHouse ours) {
            return host(course, ours);
        }
        if (!(actor instanceof Member.Person person)) {
            return Decision.refuse(CLASS_NOT_YOURS);
        }
        if (course.stage().over()) {
            return Decision.refuse(CLASS_OVER);
        }
        return switch (command) {
            case OfTeacher ours when course.isTeacher(person.id()) -> teach(course, ours);
            case OfTeacher ours when isPartners(ours) && isPartner(course, person) ->
                    teach(course, ours);
            case OfStudent ours -> learn(course, person, ours);
            case OfTeacher _, OfHouse _, Open _ -> Decision.refuse(CLASS_NOT_YOURS);
        };
    }

    private static Decision<CourseEvent> open(Course course, Member actor, Setting setting) {
        if (course.opened().isPresent()) {
            return Decision.refuse(CLASS_OPEN_ALREADY);
        }
        if (!(actor instanceof Member.Person teacher)) {
            return Decision.refuse(CLASS_NOT_YOURS);
        }
        return setting.filling() == Filling.TOGETHER
                ? Decision.accept(
                        List.of(
                                new Opened(setting, teacher),
                                new Joined(teacher),
                                new Placed(teacher.id(), FIRST)))
                : Decision.accept(new Opened(setting, teacher));
    }

    /// What partners who practise without a teacher do themselves.
    private static boolean isPartners(OfTeacher command) {
        return command instanceof Load || command instanceof End;
    }

    private static boolean isPartner(Course course, Member.Person person) {
        return course.isTogether() && course.present(person.id()).isPresent();
    }

    private static Decision<CourseEvent> learn(
            Course course, Member.Person person, OfStudent command) {
        if (command instanceof Join) {
            return join(course, person);
        }
        var student = course.present(person.id());
        if (student.isEmpty()) {
            return Decision.refuse(CLASS_STRANGER);
        }
        return switch (command) {
            case Join _ -> throw new IllegalStateException("decided before");
            case Leave _ -> Decision.accept(new Left(person.id()));
            case Advance _ ->
                    student.get()
                            .place()
                            .map(Place::desk)
                            .filter(course::mayAdvance)
                            .<Decision<CourseEvent>>map(desk ->
                                    Decision.accept(new Advanced(desk, course.boardAt(desk) + 1)))
                            .orElseGet(() -> Decision.refuse(CLASS_NOT_YET));
            case Raise(boolean up) when student.get().raised() == up ->
                    Decision.refuse(CLASS_SO_ALREADY);
            case Raise(boolean up) ->
                    Decision.accept(
                            up ? new HandRaised(person.id()) : new HandLowered(person.id()));
        };
    }

    private static Decision<CourseEvent> join(Course course, Member.Person person) {
        if (course.isTeacher(person.id())) {
            return Decision.refuse(CLASS_OWN);
        }
        if (course.present(person.id()).isPresent()) {
            return Decision.refuse(CLASS_JOINED_ALREADY);
        }
        boolean isNew = course.student(person.id()).isEmpty();
        var free = course.free();
        boolean isFull = isNew && course.students().size() >= Course.MOST_STUDENTS;
        if (isFull || (course.isTogether() && free.isEmpty())) {
            return Decision.refuse(CLASS_FULL);
        }
        var events = new ArrayList<CourseEvent>(List.of(new Joined(person)));
        free.ifPresent(place -> events.add(new Placed(person.id(), place)));
        return Decision.accept(events);
    }

    private static Decision<CourseEvent> teach(Course course, OfTeacher command) {
        return switch (command) {
            case MoveTo(var student, var place) -> move(course, student, place);
            case StandUp(var student) -> standUp(course, student);
            case Dismiss(var student) ->
                    course.present(student).isPresent()
                            ? Decision.accept(new Left(student))
                            : Decision.refuse(CLASS_STRANGER);
            case Answered(var student) ->
                    course.present(student).filter(Student::raised).isPresent()
                            ? Decision.accept(new HandLowered(student))
                            : Decision.refuse(CLASS_SO_ALREADY);
            case Load(var set) ->
                    course.sets().size() < Course.MOST_SETS
                            ? Decision.accept(new SetLoaded(set))
                            : Decision.refuse(CLASS_TOO_MANY_SETS);
            case Step(int board, boolean anew) -> step(course, board, anew);
            case Restart(int desk) -> restart(course, desk);
            case Change(var mode) -> change(course, mode);
            case Pause(boolean still) ->
                    course.stage().still() == still
                            ? Decision.refuse(CLASS_SO_ALREADY)
                            : Decision.accept(new Paused(still));
            case Show(boolean open) -> show(course, open);
            case Tell(var text, var desk) -> tell(course, text.strip(), desk);
            case End _ -> Decision.accept(new Ended());
        };
    }

    /// Whoever sits there takes the chair of the one who comes, or waits when they had none.
    private static Decision<CourseEvent> move(Course course, PersonId person, Place place) {
        var student = course.present(person);
        if (student.isEmpty()) {
            return Decision.refuse(CLASS_STRANGER);
        }
        var sits = course.at(place);
        if (sits.equals(student)) {
            return Decision.refuse(CLASS_SO_ALREADY);
        }
        var events = new ArrayList<CourseEvent>();
        sits.ifPresent(other -> events.add(new StoodUp(other.id())));
        events.add(new Placed(person, place));
        sits.ifPresent(other ->
                student.get()
                        .place()
                        .ifPresent(chair -> events.add(new Placed(other.id(), chair))));
        return Decision.accept(events);
    }

    private static Decision<CourseEvent> standUp(Course course, PersonId person) {
        var student = course.present(person);
        if (student.isEmpty()) {
            return Decision.refuse(CLASS_STRANGER);
        }
        return student.get().place().isPresent()
                ? Decision.accept(new StoodUp(person))
                : Decision.refuse(CLASS_SO_ALREADY);
    }

    private static Decision<CourseEvent> step(Course course, int board, boolean anew) {
        boolean there =
                course.set().filter(set -> board >= 0 && board < set.boards().size()).isPresent();
        return there ? Decision.accept(new Stepped(board, anew)) : Decision.refuse(CLASS_NO_BOARD);
    }

    private static Decision<CourseEvent> restart(Course course, int desk) {
        if (course.set().isEmpty()) {
            return Decision.refuse(CLASS_NO_BOARD);
        }
        return course.desks().containsKey(desk)
                ? Decision.accept(new Restarted(desk))
                : Decision.refuse(CLASS_NO_TABLE);
    }

    private static Decision<CourseEvent> change(Course course, Mode mode) {
        if (course.set().isEmpty()) {
            return Decision.refuse(CLASS_NO_BOARD);
        }
        return course.set().get().mode() == mode
                ? Decision.refuse(CLASS_SO_ALREADY)
                : Decision.accept(new ModeChanged(mode));
    }

    private static Decision<CourseEvent> show(Course course, boolean open) {
        if (course.set().isEmpty()) {
            return Decision.refuse(CLASS_NO_BOARD);
        }
        return course.stage().shown() == open
                ? Decision.refuse(CLASS_SO_ALREADY)
                : Decision.accept(new HandsShown(open));
    }

    private static Decision<CourseEvent> tell(Course course, String text, Optional<Integer> desk) {
        if (text.isEmpty()) {
            return Decision.refuse(CLASS_NOTHING_SAID);
        }
        if (text.length() > LONGEST_LINE) {
            return Decision.refuse(CLASS_TOO_LONG);
        }
        return desk.filter(number -> !course.desks().containsKey(number)).isPresent()
                ? Decision.refuse(CLASS_NO_TABLE)
                : Decision.accept(
                        new Told(course.opened().orElseThrow().teacher().name(), text, desk));
    }

    private static Decision<CourseEvent> host(Course course, OfHouse command) {
        return switch (command) {
            case OpenDesk(int desk, var table) ->
                    course.desks().containsKey(desk) || course.stage().over()
                            ? Decision.refuse(CLASS_SO_ALREADY)
                            : Decision.accept(new DeskOpened(desk, table));
            case Close _ ->
                    course.isHomework() && !course.stage().over()
                            ? Decision.accept(new Ended())
                            : Decision.refuse(CLASS_SO_ALREADY);
            case Keep(var kept) -> keep(course, kept);
            case Recognise(var guest, var member) ->
                    course.isTeacher(guest) || course.student(guest).isPresent()
                            ? Decision.accept(new GuestKnown(guest, member))
                            : Decision.refuse(CLASS_STRANGER);
        };
    }

    private static Decision<CourseEvent> keep(Course course, Kept kept) {
        boolean known =
                kept.set() < course.sets().size()
                        && kept.board() < course.sets().get(kept.set()).boards().size()
                        && course.desks().containsKey(kept.desk());
        if (!known) {
            return Decision.refuse(CLASS_NO_BOARD);
        }
        return course.kept().contains(kept)
                ? Decision.refuse(CLASS_SO_ALREADY)
                : Decision.accept(new BoardKept(kept));
    }

    @Override
    public Course evolve(Course course, CourseEvent event) {
        var stage = course.stage();
        return switch (event) {
            case Opened(var setting, var teacher) -> course.opened(setting, teacher);
            case Joined(var student) -> course.with(student);
            case Left(var student) -> course.with(student, Student::gone);
            case Placed(var student, var place) -> course.with(student, one -> one.at(place));
            case StoodUp(var student) -> course.with(student, Student::standing);
            case HandRaised(var student) -> course.with(student, one -> one.raising(true));
            case HandLowered(var student) -> course.with(student, one -> one.raising(false));
            case SetLoaded(var set) -> course.with(set);
            case Stepped(int board, boolean anew) -> course.at(board, anew);
            case Restarted(int desk) -> course.laying(desk);
            case Advanced(int desk, int board) -> course.laying(desk, board);
            case ModeChanged(var mode) -> course.in(mode);
            case Paused(boolean still) ->
                    course.with(new Course.Stage(stage.over(), still, stage.shown()));
            case HandsShown(boolean open) ->
                    course.with(new Course.Stage(stage.over(), stage.still(), open));
            case Told(_, var text, var desk) -> course.with(new Course.Word(text, desk));
            case Ended _ -> course.with(new Course.Stage(true, stage.still(), stage.shown()));
            case DeskOpened(int desk, var table) -> course.with(desk, table);
            case BoardKept(var kept) -> course.with(kept);
            case GuestKnown(var guest, var member) -> course.recognised(guest, member);
        };
    }

    /// The teacher and the house see everything; a student what is theirs, and the hands only when
    /// the teacher shows them; everybody else that there is such a class.
    @Override
    public CourseView view(Course course, Member viewer) {
        if (course.opened().isEmpty()) {
            return CourseView.nothing();
        }
        var opening = course.opened().get();
        boolean all =
                viewer instanceof Member.House
                        || (viewer instanceof Member.Person one && course.isTeacher(one.id()));
        var student =
                viewer instanceof Member.Person one
                        ? course.student(one.id())
                        : Optional.<Student>empty();
        boolean inside = all || student.isPresent();
        boolean shown = inside && course.stage().shown();
        int board = board(course, student);
        int boards = course.set().map(set -> set.boards().size()).orElse(0);
        return new CourseView(
                Optional.of(opening.setting()),
                opening.teacher().name(),
                course.stage().over(),
                student.map(one -> own(course, one)),
                inside && boards > 0 ? board + 1 : 0,
                inside ? boards : 0,
                inside && course.stage().still(),
                shown || isDone(course, student)
                        ? course.set().map(set -> set.boards().get(board).board())
                        : Optional.empty(),
                course.told().stream().filter(word -> all || isFor(word, student)).toList(),
                all ? Optional.of(course) : Optional.empty());
    }

    /// Whether partners who practise together have done with their board: they see all of it then.
    private static boolean isDone(Course course, Optional<Student> student) {
        return course.isTogether()
                && student.flatMap(Student::place)
                        .flatMap(place -> course.done(place.desk()))
                        .isPresent();
    }

    /// Which board lies before a student: at their own table where everybody goes on by themselves.
    private static int board(Course course, Optional<Student> student) {
        return student.flatMap(Student::place)
                .filter(_ -> course.isAtOnesOwnPace())
                .map(place -> course.boardAt(place.desk()))
                .orElse(course.board());
    }

    private static boolean isFor(Course.Word word, Optional<Student> student) {
        return student.filter(one ->
                        word.desk().isEmpty() || word.desk().equals(one.place().map(Place::desk)))
                .isPresent();
    }

    private static CourseView.Own own(Course course, Student student) {
        var table =
                student.place()
                        .flatMap(place -> Optional.ofNullable(course.desks().get(place.desk())))
                        .map(Desk::table);
        boolean next =
                course.isOpen()
                        && student.place()
                                .filter(place -> course.mayAdvance(place.desk()))
                                .isPresent();
        var partner =
                student.place()
                        .filter(_ -> course.isTogether())
                        .map(place -> new Place(place.desk(), place.seat().partner()))
                        .flatMap(course::at)
                        .map(one -> one.person().name());
        return new CourseView.Own(student, student.place(), table, next, partner);
    }

    /// What comes from outside, such as sets, is not listed; one line stands for all.
    @Override
    public List<CourseCommand> offers(Course course, Member actor) {
        var all =
                new ArrayList<CourseCommand>(
                        List.of(new Join(), new Leave(), new Advance(), new End()));
        for (boolean yes : new boolean[] {true, false}) {
            all.addAll(List.of(new Raise(yes), new Pause(yes), new Show(yes)));
        }
        for (var mode : Mode.values()) {
            all.add(new Change(mode));
        }
        for (int board = 0;
                board < course.set().map(set -> set.boards().size()).orElse(0);
                board++) {
            all.add(new Step(board, false));
            all.add(new Step(board, true));
        }
        course.desks().keySet().forEach(desk -> all.add(new Restart(desk)));
        for (var student : course.students()) {
            all.add(new StandUp(student.id()));
            all.add(new Dismiss(student.id()));
            all.add(new Answered(student.id()));
        }
        all.add(new Tell("…", Optional.empty()));
        return all.stream()
                .filter(command -> decide(course, actor, command) instanceof Accepted)
                .toList();
    }
}
