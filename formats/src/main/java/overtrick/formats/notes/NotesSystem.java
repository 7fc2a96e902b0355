package overtrick.formats.notes;

import java.util.List;
import overtrick.formats.Diagnostic;
import overtrick.formats.ReadingLimits;
import overtrick.formats.bml.BmlAuctions;
import overtrick.formats.bml.BmlFile;

/// Notes as a system of this program: every call they describe is explained in their own words, and
/// bid by where the words give points, lengths or shape.
///
/// @param title of the system
/// @param file the text of a system file; it compiles
/// @param lines what became of each row, in the order of the notes
/// @param diagnostics what was wrong in the notes
public record NotesSystem(
        String title, String file, List<NoteLine> lines, List<Diagnostic> diagnostics) {

    public NotesSystem {
        lines = List.copyOf(lines);
        diagnostics = List.copyOf(diagnostics);
    }

    /// Makes a system of notes.
    ///
    /// @param name what the system is called if the notes have no title
    /// @param limits of the auctions that letters stand for
    public static NotesSystem of(BmlFile notes, String name, ReadingLimits limits) {
        var auctions = BmlAuctions.of(notes, limits);
        return new SystemWriter(notes, notes.title().orElse(name)).system(auctions);
    }

    /// How many rows had this outcome.
    public long count(NoteLine.Outcome outcome) {
        return lines.stream().filter(line -> line.outcome() == outcome).count();
    }
}
