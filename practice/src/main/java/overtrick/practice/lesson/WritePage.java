package overtrick.practice.lesson;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import overtrick.bridge.Board;
import overtrick.page.Words;
import overtrick.teaching.lesson.Ask;
import overtrick.teaching.lesson.Lesson;
import overtrick.teaching.lesson.LessonBoard;
import overtrick.teaching.lesson.Prose;

/// Where a lesson is written: the next board field by field, the file so far, and how it reads.
///
/// @param text of the file so far
/// @param preview what is read of it; nothing before anything is written
/// @param wrong why something was not done; may be empty
public record WritePage(
        Words words,
        String title,
        BoardDraft draft,
        String text,
        Optional<Lesson> preview,
        String wrong) {

    /// The longest file that is written here.
    public static final int LONGEST = 200_000;

    private static final int REMARKS = 40;

    /// A step as it reads.
    ///
    /// @param asks what is asked; may be empty
    public record Reads(List<List<Prose.Span>> text, String asks) {}

    /// What could not be read, by line.
    public List<String> remarks() {
        return preview.map(Lesson::remarks).orElse(List.of()).stream()
                .limit(REMARKS)
                .map(one -> one.line() + ": " + one.message())
                .toList();
    }

    public List<LessonBoard> boards() {
        return preview.map(Lesson::boards).orElse(List.of());
    }

    public Board deal(LessonBoard board) {
        return board.played().board();
    }

    /// The steps of a board as they read.
    public List<Reads> steps(LessonBoard board) {
        var steps = new ArrayList<Reads>();
        for (var step : board.steps()) {
            steps.add(new Reads(Prose.paragraphs(step.text()), asks(step.ask())));
        }
        return steps;
    }

    private String asks(Ask ask) {
        return switch (ask) {
            case Ask.Bid(var right, var accepted) ->
                    words.get("lesson.write.asks.call", words.symbols(right))
                            + accepted.stream()
                                    .map(call -> " · " + words.symbols(call))
                                    .collect(Collectors.joining());
            case Ask.Choose(var right) ->
                    words.get(
                            "lesson.write.asks.card",
                            right.stream()
                                    .sorted()
                                    .map(words::symbols)
                                    .collect(Collectors.joining(" · ")));
            case Ask.Move _ -> "";
        };
    }
}
