package overtrick.formats.bml;

import java.util.List;
import overtrick.formats.Place;

/// A part of notes that stands between blank lines.
public sealed interface BmlBlock {

    /// Where it begins.
    Place place();

    /// The title of a section.
    ///
    /// @param level 1 for chapters, more for what is in them
    record Heading(Place place, int level, String text) implements BmlBlock {
        public Heading {
            if (level < 1) {
                throw new IllegalArgumentException("level is not 1 or more: " + level);
            }
        }
    }

    /// Running text in one line.
    record Paragraph(Place place, String text) implements BmlBlock {}

    /// A list.
    ///
    /// @param numbered whether its items have numbers
    record Bullets(Place place, boolean numbered, List<Item> items) implements BmlBlock {
        public Bullets {
            items = List.copyOf(items);
        }
    }

    /// An item of a list.
    ///
    /// @param depth 0 for the items of the list itself, more for lists within it
    record Item(int depth, String text) {}

    /// Calls and what they mean.
    ///
    /// @param circumstances in which they mean that
    /// @param hidden whether it is left out where notes are printed
    /// @param rows those that stand at the beginning of the line
    record Table(Place place, BmlCircumstances circumstances, boolean hidden, List<BmlRow> rows)
            implements BmlBlock {
        public Table {
            rows = List.copyOf(rows);
        }
    }

    /// Four hands as an example, line by line.
    record Diagram(Place place, List<String> lines) implements BmlBlock {
        public Diagram {
            lines = List.copyOf(lines);
        }
    }
}
