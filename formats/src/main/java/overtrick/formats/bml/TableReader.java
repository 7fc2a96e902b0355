package overtrick.formats.bml;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import overtrick.formats.Diagnostics;
import overtrick.formats.Place;

/// Reads the rows of a table. What stands further to the right goes on from the row above it; what
/// stands where its description began goes on with that.
final class TableReader {

    /// No auction of notes is as long.
    private static final int DEEPEST = 40;

    private static final int ROOT = -2;

    private final Diagnostics diagnostics;
    private final Draft root = new Draft(null, Place.START, "", "", List.of(), ROOT, -1);
    private Draft last = root;

    TableReader(Diagnostics diagnostics) {
        this.diagnostics = diagnostics;
    }

    /// A row while it is read. Indentations are doubled: a sequence that is gone on from stands
    /// half a column left of the rows that do.
    private static final class Draft {

        private final @Nullable Draft parent;
        private final Place place;
        private final String source;
        private final String written;
        private final List<BmlCall> calls;
        private final int indentation;
        private final int column;
        private final int depth;
        private final StringBuilder description = new StringBuilder();
        private final List<Draft> rows = new ArrayList<>();

        Draft(
                @Nullable Draft parent,
                Place place,
                String source,
                String written,
                List<BmlCall> calls,
                int indentation,
                int column) {
            this.parent = parent;
            this.place = place;
            this.source = source;
            this.written = written;
            this.calls = calls;
            this.indentation = indentation;
            this.column = column;
            this.depth = parent == null ? 0 : parent.depth + 1;
        }

        BmlRow row() {
            var next = rows.stream().map(Draft::row).toList();
            return new BmlRow(place, source, written, calls, description.toString(), next);
        }

        Draft parent() {
            return parent == null ? this : parent;
        }
    }

    List<BmlRow> rows(List<SourceLine> lines) {
        for (var line : lines) {
            if (!line.isBlank()) {
                read(line);
            }
        }
        return root.rows.stream().map(Draft::row).toList();
    }

    private void read(SourceLine line) {
        int indentation = line.indentation();
        if (last != root && indentation > 0 && indentation == last.column) {
            goOn(line);
            return;
        }
        String word = line.word();
        var calls = BmlCall.sequence(word);
        if (calls.isEmpty()) {
            boolean names = line.stripped().substring(word.length()).strip().startsWith("=");
            if (last != root && 2 * indentation > last.indentation && !names) {
                goOn(line);
                return;
            }
            String reason = word.isEmpty() ? "a call is missing" : "no call: " + word;
            diagnostics.error(line.place(), line.remark(reason));
        }
        var parent = parent(2 * indentation, line);
        boolean beginning = last == root && BmlCall.isBeginning(word);
        String said = said(line, word);
        int column = said.isEmpty() ? -1 : line.text().stripTrailing().length() - said.length();
        int place = beginning ? 2 * indentation - 1 : 2 * indentation;
        var row = new Draft(parent, line.place(), line.source(), word, calls, place, column);
        row.description.append(said);
        parent.rows.add(row);
        last = row;
    }

    /// What stands behind the calls, and an equals sign.
    private static String said(SourceLine line, String word) {
        String rest = line.stripped().substring(word.length()).strip();
        return rest.startsWith("=") ? rest.substring(1).strip() : rest;
    }

    private void goOn(SourceLine line) {
        if (!last.description.isEmpty()) {
            last.description.append('\n');
        }
        last.description.append(line.stripped());
    }

    /// The row from which a row so far to the right goes on.
    private Draft parent(int indentation, SourceLine line) {
        var before = last;
        while (before != root && indentation < before.indentation) {
            before = before.parent();
        }
        var parent = before != root && indentation == before.indentation ? before.parent() : before;
        while (parent.depth >= DEEPEST) {
            parent = parent.parent();
            String reason = "more than %d calls after each other".formatted(DEEPEST);
            diagnostics.error(line.place(), line.remark(reason));
        }
        return parent;
    }
}
