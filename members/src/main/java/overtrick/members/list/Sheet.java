package overtrick.members.list;

import java.util.ArrayList;
import java.util.List;
import overtrick.formats.Place;
import overtrick.formats.results.CsvCell;

/// A table as spreadsheets write it: cells between commas, semicolons or tabs, in quotes where they
/// must be (RFC 4180).
///
/// @param rows those in which anything stands
/// @param open whether quotes are open at its end
record Sheet(List<List<Cell>> rows, boolean open) {

    /// @param text without quotes and outer spaces
    record Cell(Place place, String text) {}

    static Sheet read(String text) {
        return new Reader(text).read();
    }

    private static final class Reader {

        private final String text;
        private final char separator;
        private final List<List<Cell>> rows = new ArrayList<>();
        private List<Cell> row = new ArrayList<>();
        private final StringBuilder cell = new StringBuilder();
        private int at;
        private int line = 1;
        private int lineStart;
        private Place begin = Place.START;
        private boolean quoted;

        private Reader(String text) {
            this.text = text;
            String heading = text.lines().filter(one -> !one.isBlank()).findFirst().orElse("");
            this.separator = separator(heading);
        }

        /// The one that stands most often in the headings.
        private static char separator(String heading) {
            char best = ',';
            for (char one : new char[] {';', '\t'}) {
                if (count(heading, one) > count(heading, best)) {
                    best = one;
                }
            }
            return best;
        }

        private static long count(String text, char sign) {
            return text.chars().filter(one -> one == sign).count();
        }

        private Sheet read() {
            while (at < text.length()) {
                char sign = text.charAt(at);
                if (quoted) {
                    inQuotes(sign);
                } else if (sign == '"' && cell.toString().isBlank()) {
                    cell.setLength(0);
                    quoted = true;
                } else if (sign == separator) {
                    endCell();
                } else if (sign == '\n' || sign == '\r') {
                    endRow(sign);
                } else {
                    cell.append(sign);
                }
                at++;
            }
            endRow('\n');
            return new Sheet(List.copyOf(rows), quoted);
        }

        private void inQuotes(char sign) {
            if (sign == '"' && at + 1 < text.length() && text.charAt(at + 1) == '"') {
                cell.append('"');
                at++;
            } else if (sign == '"') {
                quoted = false;
            } else {
                if (sign == '\n') {
                    line++;
                    lineStart = at + 1;
                }
                cell.append(sign);
            }
        }

        private void endCell() {
            String said = CsvCell.said(cell.toString());
            row.add(new Cell(begin, said.replaceAll("[\\s\\p{Cntrl}]+", " ").strip()));
            cell.setLength(0);
            begin = new Place(line, at + 1 - lineStart + 1);
        }

        private void endRow(char sign) {
            endCell();
            if (row.stream().anyMatch(one -> !one.text().isEmpty())) {
                rows.add(List.copyOf(row));
            }
            row = new ArrayList<>();
            if (sign == '\r' && at + 1 < text.length() && text.charAt(at + 1) == '\n') {
                at++;
            }
            line++;
            lineStart = at + 1;
            begin = new Place(line, 1);
        }
    }
}
