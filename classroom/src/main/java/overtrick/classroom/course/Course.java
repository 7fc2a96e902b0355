package overtrick.classroom.course;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.UnaryOperator;
import overtrick.cards.Seat;
import overtrick.house.codes.TableId;
import overtrick.house.table.Member;
import overtrick.house.table.PersonId;

/// A class with all that it knows.
///
/// @param opened who teaches, and what was agreed; empty before it is opened
/// @param students in the order in which they came, those included who have left
/// @param desks by their numbers
/// @param sets in the order in which they were loaded; the last is the one that is played
/// @param board its place in that set, from 0
/// @param stage how it stands
/// @param told what the teacher has said lately
/// @param kept what tables have made of boards, in the order in which they left them
public record Course(
        Optional<Opening> opened,
        List<Student> students,
        TreeMap<Integer, Desk> desks,
        List<Loaded> sets,
        int board,
        Stage stage,
        List<Word> told,
        List<Kept> kept) {

    /// The most students of a class.
    public static final int MOST_STUDENTS = 60;

    /// The most sets that a class loads.
    public static final int MOST_SETS = 40;

    /// Lines of the teacher that are remembered.
    private static final int LINES = 40;

    static final Course NONE =
            new Course(
                    Optional.empty(),
                    List.of(),
                    new TreeMap<>(),
                    List.of(),
                    0,
                    new Stage(false, false, false),
                    List.of(),
                    List.of());

    /// Who teaches, and what was agreed.
    public record Opening(Setting setting, Member.Person teacher) {}

    /// How a class stands.
    ///
    /// @param still whether its tables wait
    /// @param shown whether all hands lie open
    public record Stage(boolean over, boolean still, boolean shown) {}

    /// A line of the teacher.
    ///
    /// @param desk to whom; empty: to all
    public record Word(String text, Optional<Integer> desk) {}

    public Course {
        students = List.copyOf(students);
        desks = new TreeMap<>(desks);
        sets = List.copyOf(sets);
        told = List.copyOf(told);
        kept = List.copyOf(kept);
    }

    @Override
    public TreeMap<Integer, Desk> desks() {
        return new TreeMap<>(desks);
    }

    public boolean isOpen() {
        return opened.isPresent() && !stage.over();
    }

    /// Whether somebody teaches it and sees everything; of partners who practise nobody does.
    public boolean isTeacher(PersonId person) {
        return !isTogether() && opened.filter(one -> one.teacher().id().equals(person)).isPresent();
    }

    /// Whether two partners practise, and nobody teaches them.
    public boolean isTogether() {
        return opened.filter(one -> one.setting().filling() == Filling.TOGETHER).isPresent();
    }

    /// Somebody of the class, also when they have left.
    public Optional<Student> student(PersonId person) {
        return students.stream().filter(one -> one.id().equals(person)).findFirst();
    }

    /// Somebody who has not left.
    public Optional<Student> present(PersonId person) {
        return student(person).filter(Student::here);
    }

    /// Those who have not left.
    public List<Student> present() {
        return students.stream().filter(Student::here).toList();
    }

    /// Who sits on a chair; empty when a robot does.
    public Optional<Student> at(Place place) {
        return students.stream().filter(one -> one.place().equals(Optional.of(place))).findFirst();
    }

    /// The set that is played now.
    public Optional<Loaded> set() {
        return sets.isEmpty() ? Optional.empty() : Optional.of(sets.getLast());
    }

    /// The board that lies on the tables.
    public Optional<Prepared> lying() {
        return set().map(loaded -> loaded.boards().get(board));
    }

    /// What a table has made of a board when it lay there last.
    public Optional<Kept> last(int set, int anyBoard, int desk) {
        return kept.reversed().stream().filter(one -> one.isOf(set, anyBoard, desk)).findFirst();
    }

    /// The first chair that is free for who comes now.
    Optional<Place> free() {
        var seats = opened.orElseThrow().setting().filling().seats();
        int desks = isTogether() ? 1 : Place.MOST_DESKS;
        for (int desk = 1; desk <= desks; desk++) {
            for (var seat : seats) {
                var place = new Place(desk, seat);
                if (at(place).isEmpty()) {
                    return Optional.of(place);
                }
            }
        }
        return Optional.empty();
    }

    /// The numbers of the tables at which somebody sits.
    public List<Integer> taken() {
        return students.stream()
                .flatMap(one -> one.place().stream())
                .map(Place::desk)
                .distinct()
                .sorted()
                .toList();
    }

    /// Who sits at a table.
    public java.util.Map<Seat, Student> seated(int desk) {
        var seated = new java.util.EnumMap<Seat, Student>(Seat.class);
        for (var one : students) {
            one.place()
                    .filter(place -> place.desk() == desk)
                    .ifPresent(place -> seated.put(place.seat(), one));
        }
        return seated;
    }

    Course opened(Setting setting, Member.Person teacher) {
        return new Course(
                Optional.of(new Opening(setting, teacher)),
                students,
                desks,
                sets,
                board,
                stage,
                told,
                kept);
    }

    Course with(Member.Person person) {
        if (student(person.id()).isPresent()) {
            return with(person.id(), _ -> Student.of(person));
        }
        var all = new ArrayList<>(students);
        all.add(Student.of(person));
        return of(all);
    }

    Course with(PersonId person, UnaryOperator<Student> change) {
        return of(
                students.stream()
                        .map(one -> one.id().equals(person) ? change.apply(one) : one)
                        .toList());
    }

    private Course of(List<Student> all) {
        return new Course(opened, all, desks, sets, board, stage, told, kept);
    }

    Course with(Loaded set) {
        var all = new ArrayList<>(sets);
        all.add(set);
        return new Course(opened, students, desks, all, 0, stage, told, kept).laying(true);
    }

    Course at(int next, boolean anew) {
        return new Course(opened, students, desks, sets, next, stage, told, kept).laying(anew);
    }

    /// Every table gets a board; what was shown is no longer.
    private Course laying(boolean anew) {
        var all = new TreeMap<Integer, Desk>();
        desks.forEach((number, desk) -> all.put(number, desk.with(laid(anew))));
        return with(all).with(new Stage(stage.over(), stage.still(), false));
    }

    /// One table gets its board once more.
    Course laying(int desk) {
        var all = desks();
        all.computeIfPresent(desk, (_, known) -> known.with(laid(true)));
        return with(all);
    }

    /// One table goes on to a board by itself.
    Course laying(int desk, int next) {
        var all = desks();
        all.computeIfPresent(
                desk,
                (_, known) ->
                        known.with(new Desk.Laid(sets.size() - 1, next, true, laid(true).given())));
        return with(all);
    }

    /// Whether everybody plays at their own pace until a day.
    public boolean isHomework() {
        return opened.flatMap(one -> one.setting().until()).isPresent();
    }

    /// Whether tables go on by themselves.
    public boolean isAtOnesOwnPace() {
        return isHomework() || isTogether();
    }

    /// The board that lies at a table, by its place in the set.
    public int boardAt(int desk) {
        var known = desks.get(desk);
        return known == null || known.laid().isEmpty() ? board : known.laid().getLast().board();
    }

    /// Whether a table has done with its board and has another before it.
    public boolean mayAdvance(int desk) {
        return isAtOnesOwnPace()
                && set().filter(now -> boardAt(desk) + 1 < now.boards().size()).isPresent()
                && done(desk).isPresent();
    }

    /// What a table has made of the board that lies there, once it has done with it.
    public Optional<Kept> done(int desk) {
        var known = desks.get(desk);
        return kept.stream()
                .filter(one ->
                        known != null && one.desk() == desk && one.deal() == known.laid().size())
                .findFirst();
    }

    private Desk.Laid laid(boolean anew) {
        boolean given = set().filter(now -> now.mode() == Mode.PLAY).isPresent();
        return new Desk.Laid(sets.size() - 1, board, anew, given);
    }

    /// A table that is opened gets the board that lies at the others.
    Course with(int desk, TableId table) {
        var opens = new Desk(desk, table, List.of());
        return with(sets.isEmpty() ? opens : opens.with(laid(true)));
    }

    private Course with(Desk desk) {
        var all = desks();
        all.put(desk.number(), desk);
        return with(all);
    }

    private Course with(TreeMap<Integer, Desk> all) {
        return new Course(opened, students, all, sets, board, stage, told, kept);
    }

    Course in(Mode mode) {
        var all = new ArrayList<>(sets);
        all.add(all.removeLast().in(mode));
        return new Course(opened, students, desks, all, board, stage, told, kept);
    }

    Course with(Stage next) {
        return new Course(opened, students, desks, sets, board, next, told, kept);
    }

    Course with(Word word) {
        var all = new ArrayList<>(told);
        all.add(word);
        var last = all.subList(Math.max(0, all.size() - LINES), all.size());
        return new Course(opened, students, desks, sets, board, stage, last, kept);
    }

    /// What was kept of the same deal before was less.
    Course with(Kept one) {
        var all = new ArrayList<Kept>();
        for (var other : kept) {
            if (other.desk() != one.desk() || other.deal() != one.deal()) {
                all.add(other);
            }
        }
        all.add(one);
        return new Course(opened, students, desks, sets, board, stage, told, all);
    }

    /// The guest is the member; who is both sits where the member does.
    Course recognised(PersonId guest, Member.Person member) {
        var known = new ArrayList<Student>();
        boolean both = student(member.id()).isPresent();
        for (var one : students) {
            if (!one.id().equals(guest)) {
                known.add(one);
            } else if (!both) {
                known.add(one.known(member));
            }
        }
        var teacher =
                opened.map(one ->
                        one.teacher().id().equals(guest)
                                ? new Opening(one.setting(), member)
                                : one);
        var records = kept.stream().map(one -> one.recognised(guest, member.id())).toList();
        return new Course(teacher, known, desks, sets, board, stage, told, records);
    }
}
