package overtrick.app.bid;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import overtrick.app.input.Input;
import overtrick.formats.ReadingLimits;
import overtrick.formats.TextEncoding;
import overtrick.formats.bml.Bml;
import overtrick.formats.notes.NotesSystem;

/// System notes in BML that the user names. What they include is looked for beside them only.
final class NotesFile {

    static final String ENDING = ".bml";

    /// More than any book of notes; letters that stand for suits multiply.
    private static final ReadingLimits LIMITS = new ReadingLimits(1, 1, 500_000, 20_000);

    private static final int LARGEST = 8 << 20;

    private NotesFile() {}

    static boolean isNamed(String name) {
        return name.endsWith(ENDING);
    }

    /// @throws overtrick.app.input.UserError if there is no such file
    static NotesSystem read(String name) {
        var file = Input.path(name);
        var notes =
                Bml.read(
                        TextEncoding.text(Input.read(file)),
                        included -> beside(file, included),
                        LIMITS);
        return NotesSystem.of(notes, title(file), LIMITS);
    }

    /// The name of the file without its ending.
    static String title(Path file) {
        return String.valueOf(file.getFileName()).replaceFirst("\\.[^.]*$", "");
    }

    private static Optional<String> beside(Path file, String name) {
        if (!name.matches("[\\w.-][\\w. -]*") || name.startsWith("..")) {
            return Optional.empty();
        }
        var found = file.resolveSibling(name);
        try {
            return Files.isRegularFile(found) && Files.size(found) <= LARGEST
                    ? Optional.of(TextEncoding.text(Files.readAllBytes(found)))
                    : Optional.empty();
        } catch (IOException unreadable) {
            return Optional.empty();
        }
    }
}
