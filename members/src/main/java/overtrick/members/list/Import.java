package overtrick.members.list;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import overtrick.cards.Sha256;
import overtrick.formats.Place;
import overtrick.formats.TextEncoding;

/// What a file would do to the list, line by line.
///
/// @param lines one for each line of the file
/// @param ignored headings of columns that the list does not have
public record Import(List<Line> lines, List<String> ignored) {

    /// Lines of a file at most.
    public static final int MOST_LINES = 20_000;

    /// What comes of a line of the file.
    public sealed interface Line {

        /// Its number in the file, from 1.
        int line();
    }

    public record Added(int line, Entry entry) implements Line {}

    public record Changed(int line, Listed before, Entry after) implements Line {}

    public record Same(int line, Listed listed) implements Line {}

    public record Wrong(int line, int column, Fault fault, String said) implements Line {}

    /// Reads a file and compares it with the list as it is.
    static Import of(String text, List<Listed> list) {
        return new Reading(list).read(Sheet.read(TextEncoding.withoutMark(text)));
    }

    /// The lines of one kind.
    public <L extends Line> List<L> of(Class<L> kind) {
        return lines.stream().filter(kind::isInstance).map(kind::cast).toList();
    }

    /// Whether there is anything to do.
    public boolean changes() {
        return lines.stream().anyMatch(line -> line instanceof Added || line instanceof Changed);
    }

    /// By which is seen that it is still the same that somebody has looked at.
    public String digest() {
        return Sha256.hex(lines.stream().map(Line::toString).collect(Collectors.joining("\n")));
    }

    private static final class Reading {

        private final Map<String, Listed> byNumber = new HashMap<>();
        private final Map<String, List<Listed>> byName = new HashMap<>();
        private final Set<String> numbers = new HashSet<>();
        private final Set<String> taken = new HashSet<>();
        private final List<Line> lines = new ArrayList<>();
        private final List<String> ignored = new ArrayList<>();

        private Reading(List<Listed> list) {
            for (var one : list) {
                if (!one.entry().number().isEmpty()) {
                    byNumber.put(one.entry().number(), one);
                }
                byName.computeIfAbsent(Folded.of(one.entry().name()), _ -> new ArrayList<>())
                        .add(one);
            }
        }

        private Import read(Sheet sheet) {
            whole(sheet);
            if (lines.isEmpty()) {
                var columns = columns(sheet.rows().getFirst());
                if (columns.containsValue(Column.NAME) || columns.containsValue(Column.SURNAME)) {
                    sheet.rows().stream().skip(1).forEach(row -> row(row, columns));
                } else {
                    wrong(sheet.rows().getFirst().getFirst().place(), Fault.NO_NAMES, "");
                }
            }
            return new Import(List.copyOf(lines), List.copyOf(ignored));
        }

        /// What is wrong with the file as a whole.
        private void whole(Sheet sheet) {
            if (sheet.rows().size() < 2) {
                wrong(Place.START, Fault.EMPTY, "");
            } else if (sheet.rows().size() > MOST_LINES) {
                wrong(new Place(MOST_LINES + 1, 1), Fault.TOO_MANY, String.valueOf(MOST_LINES));
            } else if (sheet.open()) {
                wrong(sheet.rows().getLast().getLast().place(), Fault.OPEN_QUOTES, "");
            }
        }

        private Map<Integer, Column> columns(List<Sheet.Cell> headings) {
            var columns = new HashMap<Integer, Column>();
            for (int at = 0; at < headings.size(); at++) {
                String heading = headings.get(at).text();
                var column = Column.of(heading).filter(one -> !columns.containsValue(one));
                if (column.isPresent()) {
                    columns.put(at, column.get());
                } else if (!heading.isEmpty()) {
                    ignored.add(heading);
                }
            }
            return lonely(columns);
        }

        /// Where no surname stands beside it, the given name is the whole name, as in Italian
        /// `nome`.
        private static Map<Integer, Column> lonely(Map<Integer, Column> columns) {
            if (!columns.containsValue(Column.SURNAME) && !columns.containsValue(Column.NAME)) {
                columns.replaceAll((_, one) -> one == Column.GIVEN ? Column.NAME : one);
            }
            if (columns.containsValue(Column.SURNAME) && columns.containsValue(Column.NAME)) {
                columns.replaceAll((_, one) -> one == Column.NAME ? Column.GIVEN : one);
            }
            return columns;
        }

        private void row(List<Sheet.Cell> row, Map<Integer, Column> columns) {
            var cells = new EnumMap<Column, Sheet.Cell>(Column.class);
            for (int at = 0; at < row.size(); at++) {
                var column = columns.get(at);
                if (column != null) {
                    cells.putIfAbsent(column, row.get(at));
                }
            }
            row(new Draft(row.getFirst().place(), cells));
        }

        private void row(Draft draft) {
            String number = draft.said(Column.NUMBER);
            var wrong = draft.wrong();
            if (wrong.isPresent()) {
                wrong(wrong.get());
            } else if (!number.isEmpty() && !numbers.add(number)) {
                wrong(draft.wrong(Column.NUMBER, Fault.NUMBER_TWICE).orElseThrow());
            } else {
                meant(draft, number);
            }
        }

        private void meant(Draft draft, String number) {
            var known = Optional.ofNullable(byNumber.get(number));
            var same =
                    byName.getOrDefault(Folded.of(draft.name()), List.of()).stream()
                            .filter(one -> !taken.contains(one.id()))
                            .toList();
            var equal = same.stream().filter(one -> isSame(draft, one)).findFirst();
            if (known.isPresent() || equal.isPresent()) {
                settle(draft, known.or(() -> equal).get());
                return;
            }
            if (number.isEmpty() && same.isEmpty() && byName.containsKey(Folded.of(draft.name()))) {
                wrong(draft.wrong(Column.NAME, Fault.TWICE).orElseThrow());
                return;
            }
            var without = same.stream().filter(one -> one.entry().number().isEmpty()).toList();
            var meant = number.isEmpty() && without.isEmpty() ? same : without;
            switch (meant.size()) {
                case 0 -> added(draft);
                case 1 -> settle(draft, meant.getFirst());
                default -> wrong(draft.wrong(Column.NAME, Fault.SEVERAL).orElseThrow());
            }
        }

        private static boolean isSame(Draft draft, Listed listed) {
            return draft.checked(Optional.of(listed.entry()))
                    .entry()
                    .filter(listed.entry()::equals)
                    .isPresent();
        }

        private void added(Draft draft) {
            boolean again =
                    draft.said(Column.NUMBER).isEmpty()
                            && !taken.add("new " + Folded.of(draft.name()));
            if (again) {
                wrong(draft.wrong(Column.NAME, Fault.TWICE).orElseThrow());
            } else {
                lines.add(new Added(draft.start().line(), draft.entry()));
            }
        }

        private void settle(Draft draft, Listed listed) {
            if (!taken.add(listed.id())) {
                wrong(draft.wrong(Column.NAME, Fault.TWICE).orElseThrow());
                return;
            }
            int line = draft.start().line();
            var after = draft.checked(Optional.of(listed.entry())).entry().orElseThrow();
            lines.add(
                    after.equals(listed.entry())
                            ? new Same(line, listed)
                            : new Changed(line, listed, after));
        }

        private void wrong(Draft.Wrong wrong) {
            wrong(wrong.place(), wrong.fault(), wrong.said());
        }

        private void wrong(Place place, Fault fault, String said) {
            lines.add(new Wrong(place.line(), place.column(), fault, said));
        }
    }
}
