package overtrick.classroom.course;

import java.util.Optional;
import overtrick.house.codes.TableId;
import overtrick.house.table.Member;
import overtrick.house.table.PersonId;

/// What may be asked of a class.
public sealed interface CourseCommand {

    /// Opens it; whoever does is its teacher.
    record Open(Setting setting) implements CourseCommand {}

    /// A student's own.
    sealed interface OfStudent extends CourseCommand {}

    /// Come to the class, and sit down where there is a chair.
    record Join() implements OfStudent {}

    record Leave() implements OfStudent {}

    /// Go on to the next board of a homework.
    record Advance() implements OfStudent {}

    /// Raise a hand, or lower it again.
    record Raise(boolean up) implements OfStudent {}

    /// The teacher's own.
    sealed interface OfTeacher extends CourseCommand {}

    /// Somebody moves to a chair; who sits there takes theirs.
    record MoveTo(PersonId student, Place place) implements OfTeacher {}

    /// A robot takes the chair of somebody, who waits for another.
    record StandUp(PersonId student) implements OfTeacher {}

    /// Somebody leaves the class.
    record Dismiss(PersonId student) implements OfTeacher {}

    /// The question of who has raised a hand is answered.
    record Answered(PersonId student) implements OfTeacher {}

    /// Another set: all tables begin with its first board.
    record Load(Loaded set) implements OfTeacher {}

    /// All tables get this board of the set.
    ///
    /// @param board its place in the set, from 0
    /// @param anew whether from the first call, or as each table left it
    record Step(int board, boolean anew) implements OfTeacher {}

    /// One table gets its board once more from the first call.
    record Restart(int desk) implements OfTeacher {}

    record Change(Mode mode) implements OfTeacher {}

    /// All tables wait, or go on.
    record Pause(boolean still) implements OfTeacher {}

    /// All four hands lie open to the students, or no longer.
    record Show(boolean open) implements OfTeacher {}

    /// The teacher speaks.
    ///
    /// @param desk to one table; empty: to all
    record Tell(String text, Optional<Integer> desk) implements OfTeacher {}

    record End() implements OfTeacher {}

    /// The house's own.
    sealed interface OfHouse extends CourseCommand {}

    /// A table of the club is now one of the class.
    record OpenDesk(int desk, TableId table) implements OfHouse {}

    /// The time of a homework is over.
    record Close() implements OfHouse {}

    /// What a table has made of a board.
    record Keep(Kept kept) implements OfHouse {}

    /// The house knows a guest to be a member.
    record Recognise(PersonId guest, Member.Person member) implements OfHouse {}
}
