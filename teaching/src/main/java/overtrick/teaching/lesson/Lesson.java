package overtrick.teaching.lesson;

import java.util.List;
import overtrick.formats.Diagnostic;

/// A lesson: the boards of a file.
///
/// @param title as its first board has it, or the name of the file
/// @param remarks what was not understood, by line, in the order of the file
public record Lesson(String title, List<LessonBoard> boards, List<Diagnostic> remarks) {
    public Lesson {
        boards = List.copyOf(boards);
        remarks = List.copyOf(remarks);
    }

    /// What a tag of the first board says that has it; empty when none has.
    public String tag(String name) {
        return boards.stream()
                .map(board -> board.tag(name))
                .filter(value -> !value.isBlank())
                .findFirst()
                .orElse("");
    }

    /// How many answers are asked for in all.
    public int questions() {
        return boards.stream().mapToInt(LessonBoard::questions).sum();
    }
}
