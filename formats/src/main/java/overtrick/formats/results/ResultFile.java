package overtrick.formats.results;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import overtrick.bridge.BoardNumber;
import overtrick.bridge.Vulnerability;
import overtrick.formats.Diagnostic;
import overtrick.formats.Place;
import overtrick.movement.EntryNumber;
import overtrick.movement.Movement;
import overtrick.movement.Partnership;
import overtrick.movement.SetNumber;
import overtrick.scoring.Adjustment;
import overtrick.scoring.Outcome;
import overtrick.scoring.TablePlace;
import overtrick.scoring.Unit;
import overtrick.scoring.reckoning.Fraction;

/// What one file says, before it is checked for conflicts.
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
    /// @param name empty when it is not given
    public record Entry(Place place, String id, String name) {}

    /// One result.
    ///
    /// @param text the outcome as it stands in the file
    /// @param beside what is told beside it
    public record Line(
            Place place,
            BoardNumber board,
            Vulnerability vulnerability,
            TablePlace where,
            String northSouth,
            String eastWest,
            int form,
            Outcome outcome,
            String text,
            Beside beside) {}

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

    /// What a movement says without a single result: who sits where, with which boards. Sections
    /// play it alike.
    ///
    /// @param boards in a set
    public static ResultFile seatings(Movement movement, int boards) {
        var seatings =
                movement.seatings().stream()
                        .map(seating ->
                                new Seating(
                                        Place.START,
                                        TablePlace.of("", seating.round(), seating.table()),
                                        id(seating.northSouth()),
                                        id(seating.eastWest()),
                                        numbers(seating.set(), boards)))
                        .toList();
        return new ResultFile("", List.of(), List.of(), List.of(), seatings, List.of());
    }

    private static String id(Partnership partnership) {
        return partnership.members().stream()
                .map(EntryNumber::toString)
                .collect(Collectors.joining("+"));
    }

    private static List<BoardNumber> numbers(SetNumber set, int boards) {
        int before = (set.value() - 1) * boards;
        return IntStream.rangeClosed(before + 1, before + boards)
                .mapToObj(BoardNumber::new)
                .toList();
    }

    public ResultFile {
        entries = List.copyOf(entries);
        lines = List.copyOf(lines);
        changes = List.copyOf(changes);
        seatings = List.copyOf(seatings);
        diagnostics = List.copyOf(diagnostics);
    }
}
