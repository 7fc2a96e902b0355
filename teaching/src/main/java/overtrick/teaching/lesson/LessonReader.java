package overtrick.teaching.lesson;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import overtrick.cards.FormatException;
import overtrick.cards.Seat;
import overtrick.formats.Diagnostic;
import overtrick.formats.Diagnostics;
import overtrick.formats.LimitExceeded;
import overtrick.formats.ReadingLimits;
import overtrick.formats.pbn.Pbn;
import overtrick.formats.pbn.PbnElement;
import overtrick.formats.pbn.PbnGame;
import overtrick.formats.pbn.PbnTag;
import overtrick.formats.pbn.PlayedBoard;

/// Reads a lesson. What its directives say is taken as it stands; what is not understood is told
/// with its line and left where it is, never guessed.
public final class LessonReader {

    /// The largest file that is read.
    public static final int LARGEST = 2 << 20;

    /// Steps that a board may have.
    public static final int STEPS = 200;

    /// Letters that the text of a board may have.
    public static final int LETTERS = 40_000;

    /// For files of strangers.
    private static final ReadingLimits LIMITS = new ReadingLimits(400, 120, 60_000, 1_000);

    private static final String AUCTION = "Auction";

    private final Diagnostics remarks = new Diagnostics(LIMITS);

    private LessonReader() {}

    /// Reads a file, within limits: whatever it is, this returns soon.
    ///
    /// @param name what the lesson is called when its first board has no title
    public static Lesson read(byte[] bytes, String name) {
        return new LessonReader().lesson(bytes, name);
    }

    private Lesson lesson(byte[] bytes, String name) {
        if (bytes.length > LARGEST) {
            var large = "file has %,d bytes; %,d are the most".formatted(bytes.length, LARGEST);
            return new Lesson(name, List.of(), List.of(remark(large)));
        }
        var file = Pbn.read(bytes, LIMITS);
        var boards = new ArrayList<LessonBoard>();
        try {
            for (var game : file.games()) {
                board(game).ifPresent(boards::add);
            }
        } catch (LimitExceeded exceeded) {
            var all = new ArrayList<>(remarks.list());
            all.add(exceeded.diagnostic());
            return new Lesson(name, boards, all);
        }
        var title =
                boards.stream()
                        .map(board -> board.tag("Event").strip())
                        .filter(event -> !event.isEmpty())
                        .findFirst()
                        .orElse(name);
        return new Lesson(title, boards, together(file.diagnostics()));
    }

    private static Diagnostic remark(String message) {
        return new Diagnostic(1, 1, overtrick.formats.Severity.ERROR, message);
    }

    private List<Diagnostic> together(List<Diagnostic> ofFile) {
        var all = new Diagnostics();
        ofFile.forEach(one -> add(all, one));
        remarks.list().forEach(one -> add(all, one));
        return all.list();
    }

    private static void add(Diagnostics all, Diagnostic one) {
        var place = new overtrick.formats.Place(one.line(), one.column());
        switch (one.severity()) {
            case WARNING -> all.warn(place, one.message());
            case ERROR -> all.error(place, one.message());
        }
    }

    private Optional<LessonBoard> board(PbnGame game) {
        return game.played().map(played -> board(game, played));
    }

    private LessonBoard board(PbnGame game, PlayedBoard played) {
        var student = student(game);
        var comments = comments(game);
        var cutter = new StepCutter(played, student, remarks);
        comments.forEach(cutter::read);
        var steps = cutter.steps();
        boolean told = comments.stream().anyMatch(one -> Directive.isIn(one.text()));
        return told
                ? new LessonBoard(played, student, true, steps)
                : new LessonBoard(
                        played, student, false, PlainSteps.of(played, student, cutter.text()));
    }

    private Seat student(PbnGame game) {
        var tag = game.given("Student");
        try {
            return tag.map(one -> Seat.parse(one.value().strip().toUpperCase(Locale.ROOT)))
                    .orElse(Seat.SOUTH);
        } catch (FormatException wrong) {
            remarks.warn(
                    tag.map(PbnTag::valuePlace).orElse(game.place()),
                    "Student is not N, E, S or W; South is taken");
            return Seat.SOUTH;
        }
    }

    /// The comments that tell the lesson: all behind tags, and those behind the last call.
    private static List<PbnElement.Comment> comments(PbnGame game) {
        var all = new ArrayList<PbnElement.Comment>();
        for (var tag : game.tags()) {
            all.addAll(tag.comments());
            if (tag.name().equals(AUCTION)) {
                all.addAll(behindLastCall(tag.body()));
            } else {
                tag.body().forEach(element -> addComment(all, element));
            }
        }
        return all;
    }

    private static List<PbnElement.Comment> behindLastCall(List<PbnElement> body) {
        var all = new ArrayList<PbnElement.Comment>();
        for (var element : body) {
            if (element instanceof PbnElement.Word) {
                all.clear();
            }
            addComment(all, element);
        }
        return all;
    }

    private static void addComment(List<PbnElement.Comment> all, PbnElement element) {
        if (element instanceof PbnElement.Comment comment) {
            all.add(comment);
        }
    }
}
