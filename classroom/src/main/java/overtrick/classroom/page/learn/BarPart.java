package overtrick.classroom.page.learn;

import java.util.List;
import java.util.Optional;
import overtrick.bridge.Board;
import overtrick.cards.Seat;
import overtrick.classroom.course.CourseView;
import overtrick.classroom.course.Place;
import overtrick.page.Words;

/// What stands above the table of a student: how the class stands, what the teacher says, and the
/// hands when they are shown.
///
/// @param seat where the student sits, which is at the bottom of the picture
/// @param waits why the table waits, in words; empty while it does not
/// @param taught whether there is a teacher who sees a hand that is raised
/// @param next whether the student goes on to the next board by themselves
/// @param told the last words of the teacher
public record BarPart(
        Words words,
        String path,
        String name,
        int board,
        int boards,
        String waits,
        boolean taught,
        boolean raised,
        boolean next,
        Seat seat,
        List<String> told,
        Optional<Board> lying) {

    /// Lines that are shown.
    private static final int LINES = 2;

    public BarPart {
        told = List.copyOf(told);
    }

    static BarPart of(String path, CourseView view, Words words) {
        var own = view.own().orElseThrow();
        var told = view.told().stream().map(word -> word.text()).toList();
        return new BarPart(
                words,
                path,
                view.setting().orElseThrow().name(),
                view.board(),
                view.boards(),
                waits(view, words),
                !view.isTogether(),
                own.student().raised(),
                own.next(),
                own.place().map(Place::seat).orElse(Seat.SOUTH),
                told.subList(Math.max(0, told.size() - LINES), told.size()),
                view.lying());
    }

    /// Why nothing goes on.
    static String waits(CourseView view, Words words) {
        if (view.isAlone()) {
            return words.get("class.together.alone");
        }
        return view.still() ? words.get("class.paused") : "";
    }

    /// Whether partners who practise together may talk about their calls.
    public boolean isTalkedAbout() {
        return !taught && lying.isPresent();
    }

    /// By what a page knows whether it shows this already.
    public String known() {
        return Integer.toHexString(
                List.of(words.code(), path, board, boards, waits, raised, next, seat, told, lying)
                        .hashCode());
    }
}
