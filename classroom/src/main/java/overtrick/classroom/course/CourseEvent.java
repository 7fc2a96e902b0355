package overtrick.classroom.course;

import java.util.Optional;
import overtrick.house.codes.TableId;
import overtrick.house.table.Member;
import overtrick.house.table.PersonId;
import overtrick.log.form.Redaction;

/// What has happened to a class.
public sealed interface CourseEvent {

    record Opened(Setting setting, Member.Person teacher) implements CourseEvent {}

    record Joined(Member.Person student) implements CourseEvent {}

    record Left(PersonId student) implements CourseEvent {}

    record Placed(PersonId student, Place place) implements CourseEvent {}

    record StoodUp(PersonId student) implements CourseEvent {}

    record HandRaised(PersonId student) implements CourseEvent {}

    record HandLowered(PersonId student) implements CourseEvent {}

    record SetLoaded(Loaded set) implements CourseEvent {}

    record Stepped(int board, boolean anew) implements CourseEvent {}

    record Restarted(int desk) implements CourseEvent {}

    /// One table goes on by itself.
    record Advanced(int desk, int board) implements CourseEvent {}

    record ModeChanged(Mode mode) implements CourseEvent {}

    record Paused(boolean still) implements CourseEvent {}

    record HandsShown(boolean open) implements CourseEvent {}

    /// The teacher has spoken.
    ///
    /// @param desk to one table; empty: to all
    record Told(String speaker, String text, Optional<Integer> desk) implements CourseEvent {}

    record Ended() implements CourseEvent {}

    record DeskOpened(int desk, TableId table) implements CourseEvent {}

    record BoardKept(Kept kept) implements CourseEvent {}

    record GuestKnown(PersonId guest, Member.Person member) implements CourseEvent {}

    /// The event without a name that must no longer be read.
    static CourseEvent redacted(CourseEvent event, Redaction how) {
        return switch (event) {
            case Opened(var setting, var teacher) -> new Opened(setting, person(teacher, how));
            case Joined(var student) -> new Joined(person(student, how));
            case GuestKnown(var guest, var member) -> new GuestKnown(guest, person(member, how));
            case Told(var speaker, var text, var desk) ->
                    new Told(how.name(speaker), how.said(speaker, text), desk);
            case Left _,
                    Placed _,
                    StoodUp _,
                    HandRaised _,
                    HandLowered _,
                    SetLoaded _,
                    Stepped _,
                    Restarted _,
                    Advanced _,
                    ModeChanged _,
                    Paused _,
                    HandsShown _,
                    Ended _,
                    DeskOpened _,
                    BoardKept _ ->
                    event;
        };
    }

    private static Member.Person person(Member.Person one, Redaction how) {
        return new Member.Person(one.id(), how.of(one.id().value(), one.name()));
    }
}
