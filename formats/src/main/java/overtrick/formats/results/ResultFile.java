package overtrick.formats.results;

import java.util.List;
import overtrick.bridge.BoardNumber;
import overtrick.bridge.Vulnerability;
import overtrick.formats.Diagnostic;
import overtrick.formats.Place;
import overtrick.tournament.compare.Adjustment;
import overtrick.tournament.compare.Outcome;
import overtrick.tournament.compare.TablePlace;
import overtrick.tournament.compare.Unit;
import overtrick.tournament.reckoning.Fraction;

/// What one file says, before it is checked whether it can be.
///
/// @param title empty when the file has none
/// @param diagnostics of the reader
public record ResultFile(
        String title,
        List<Entry> entries,
        List<Line> lines,
        List<Change> changes,
        List<Seating> seatings,
        List<Diagnostic> diagnostics) {

    /// Somebody who takes part.
    ///
    /// @param name empty when it is not told
    public record Entry(Place place, String id, String name) {}

    /// One result.
    ///
    /// @param text the outcome as it stands in the file
    public record Line(
            Place place,
            BoardNumber board,
            Vulnerability vulnerability,
            TablePlace where,
            String northSouth,
            String eastWest,
            int form,
            Outcome outcome,
            String text) {}

    /// A penalty or carry-over.
    public record Change(
            Place place,
            Adjustment.Kind kind,
            String id,
            Fraction amount,
            Unit unit,
            String cause) {}

    /// Who sits where, with which boards.
    public record Seating(
            Place place,
            TablePlace where,
            String northSouth,
            String eastWest,
            List<BoardNumber> boards) {
        public Seating {
            boards = List.copyOf(boards);
        }
    }

    public ResultFile {
        entries = List.copyOf(entries);
        lines = List.copyOf(lines);
        changes = List.copyOf(changes);
        seatings = List.copyOf(seatings);
        diagnostics = List.copyOf(diagnostics);
    }
}
