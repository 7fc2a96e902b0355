package overtrick.formats.bml;

import java.util.List;
import overtrick.formats.Place;

/// A row of a table: a call, or a whole sequence of them, what it means, and what is called next.
///
/// @param source the included file in which it stands; empty for the notes themselves
/// @param written the calls as they stand there
/// @param calls those after the row above; empty when they were not understood
/// @param description what they mean, line by line with a line feed between; may be empty
/// @param rows the calls that follow
public record BmlRow(
        Place place,
        String source,
        String written,
        List<BmlCall> calls,
        String description,
        List<BmlRow> rows) {

    public BmlRow {
        calls = List.copyOf(calls);
        rows = List.copyOf(rows);
    }
}
