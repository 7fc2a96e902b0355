package overtrick.app.bid;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Supplier;
import overtrick.app.input.Question;
import overtrick.app.input.UserError;
import overtrick.cards.FormatException;
import overtrick.formats.notes.NotesSystem;
import overtrick.robots.bidding.Agreements;
import overtrick.systems.Agreement;
import overtrick.systems.BiddingSystem;
import overtrick.systems.Words;
import overtrick.systems.language.Compiler;
import overtrick.systems.language.SystemFault;
import overtrick.systems.language.SystemFaultException;

/// Systems as the user names them: by the name that the house knows, or by a file of their own.
public final class SystemShelf {

    /// Faults of a file that are told at once.
    private static final int MOST_FAULTS = 20;

    private SystemShelf() {}

    /// @param named a system of the house, as it is or with choices of its players, or the path of
    ///   a `.bid` file, of which what it includes is looked for beside it, then in the house; or of
    ///   notes in BML, a `.bml` file
    /// @throws FormatException if there is no such system, its file is faulty, or its choices
    ///   contradict each other
    public static BiddingSystem take(String named) {
        var system = read(named);
        for (var refused : system.book().refused()) {
            throw new FormatException(Words.in(Locale.ENGLISH).refusal(refused));
        }
        return system;
    }

    private static BiddingSystem read(String named) {
        if (named.endsWith(Compiler.ENDING)) {
            return read(Path.of(named));
        }
        if (NotesFile.isNamed(named)) {
            return ofNotes(NotesFile.title(Path.of(named)), NotesFile.read(named));
        }
        return Agreement.hasChoices(named)
                ? sound(() -> BiddingSystem.played(Agreement.parse(named)))
                : BiddingSystem.named(named);
    }

    /// The systems of both sides, as a question names them.
    ///
    /// @param usual the system of a side that names none; may be empty
    public static Agreements agreed(Question asked, String usual) {
        return new Agreements(agreed(asked, "ns", usual), agreed(asked, "ew", usual));
    }

    private static String agreed(Question asked, String side, String usual) {
        String named = asked.text("systems", side, usual);
        if (named.isEmpty()) {
            throw new UserError(
                    "systems.%s is missing, such as \"standard-american\"".formatted(side));
        }
        return named;
    }

    private static BiddingSystem read(Path file) {
        if (!Files.isRegularFile(file)) {
            throw new FormatException("there is no file " + file);
        }
        String name = withoutEnding(String.valueOf(file.getFileName()));
        return sound(() -> BiddingSystem.compile(name, included -> text(beside(file, included))));
    }

    static BiddingSystem ofNotes(String name, NotesSystem notes) {
        return BiddingSystem.compile(
                name, file -> Optional.of(notes.file()).filter(_ -> file.equals(name)));
    }

    private static BiddingSystem sound(Supplier<BiddingSystem> system) {
        try {
            return system.get();
        } catch (SystemFaultException faulty) {
            var faults = faulty.faults();
            var told = faults.stream().limit(MOST_FAULTS).map(SystemFault::text).toList();
            int more = faults.size() - told.size();
            String rest = more == 0 ? "" : "\n(and %d more)".formatted(more);
            throw new UserError(String.join("\n", told) + rest);
        }
    }

    private static String withoutEnding(String name) {
        return name.substring(0, name.length() - Compiler.ENDING.length());
    }

    private static Path beside(Path file, String name) {
        return file.resolveSibling(name + Compiler.ENDING);
    }

    private static Optional<String> text(Path file) {
        if (!Files.isRegularFile(file)) {
            return Optional.empty();
        }
        try {
            return Optional.of(Files.readString(file));
        } catch (IOException unreadable) {
            throw new FormatException("file cannot be read: " + file);
        }
    }
}
