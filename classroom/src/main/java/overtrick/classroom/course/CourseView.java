package overtrick.classroom.course;

import java.util.List;
import java.util.Optional;
import overtrick.bridge.Board;
import overtrick.house.codes.TableId;

/// What one viewer may know of a class.
///
/// @param setting empty before it is opened
/// @param teacher their name
/// @param own what is the viewer's; empty for who is no student of it
/// @param board which of the boards lies on the tables, from 1; 0 before a set is loaded
/// @param boards how many there are in the set
/// @param lying the board with all four hands, when the teacher shows it, or partners who practise
///   together have done with it
/// @param told what the teacher has said to the viewer, the latest last
/// @param whole everything, for the teacher and for the house
public record CourseView(
        Optional<Setting> setting,
        String teacher,
        boolean over,
        Optional<Own> own,
        int board,
        int boards,
        boolean still,
        Optional<Board> lying,
        List<Course.Word> told,
        Optional<Course> whole) {

    public CourseView {
        told = List.copyOf(told);
    }

    /// What is a student's own.
    ///
    /// @param place where they sit; empty while they wait for a chair
    /// @param table at which they play; empty until it stands
    /// @param next whether they may go on to the next board by themselves
    /// @param partner who sits opposite where two practise together; empty while nobody does
    public record Own(
            Student student,
            Optional<Place> place,
            Optional<TableId> table,
            boolean next,
            Optional<String> partner) {}

    /// Whether two partners practise, and nobody teaches them.
    public boolean isTogether() {
        return setting.filter(one -> one.filling() == Filling.TOGETHER).isPresent();
    }

    /// Whether the viewer waits for a partner.
    public boolean isAlone() {
        return isTogether() && own.flatMap(Own::partner).isEmpty();
    }

    static CourseView nothing() {
        return new CourseView(
                Optional.empty(),
                "",
                false,
                Optional.empty(),
                0,
                0,
                false,
                Optional.empty(),
                List.of(),
                Optional.empty());
    }
}
