package overtrick.members.list;

import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import overtrick.formats.Place;

/// A line of the list as somebody has typed or sent it, before it is checked.
///
/// @param cells what was said, with its place; a column that is not there says nothing
public record Draft(Place start, Map<Column, Sheet.Cell> cells) {

    private static final Pattern NUMBER = Pattern.compile("[\\p{L}\\p{N}][\\p{L}\\p{N} ./-]{0,23}");

    /// What is wrong with it, and where.
    public record Wrong(Place place, Fault fault, String said) {}

    /// What came of it: one of both is there.
    record Checked(Optional<Entry> entry, Optional<Wrong> wrong) {}

    /// One that was typed into the fields of a form.
    public static Draft typed(
            String number, String name, String club, String category, String since) {
        var cells = new EnumMap<Column, Sheet.Cell>(Column.class);
        cells.put(Column.NUMBER, cell(number));
        cells.put(Column.NAME, cell(name));
        cells.put(Column.CLUB, cell(club));
        cells.put(Column.CATEGORY, cell(category));
        cells.put(Column.SINCE, cell(since));
        return new Draft(Place.START, cells);
    }

    private static Sheet.Cell cell(String text) {
        return new Sheet.Cell(Place.START, text.replaceAll("[\\s\\p{Cntrl}]+", " ").strip());
    }

    /// What is said of it in a column; empty where there is none.
    String said(Column column) {
        var cell = cells.get(column);
        return cell == null ? "" : cell.text();
    }

    String name() {
        String whole = said(Column.NAME);
        return whole.isEmpty() ? (said(Column.SURNAME) + " " + said(Column.GIVEN)).strip() : whole;
    }

    private Place place(Column column) {
        var cell = cells.get(column);
        return cell == null ? start : cell.place();
    }

    /// @param before what the list said; what the draft leaves out or empty stays as it was
    Checked checked(Optional<Entry> before) {
        return wrong().map(wrong -> new Checked(Optional.empty(), Optional.of(wrong)))
                .orElseGet(() -> new Checked(Optional.of(entry(before)), Optional.empty()));
    }

    /// What is wrong with it; empty for nothing.
    public Optional<Wrong> wrong() {
        for (var column : cells.keySet()) {
            if (said(column).codePointCount(0, said(column).length()) > Entry.LONGEST) {
                return wrong(column, Fault.TOO_LONG);
            }
        }
        if (name().isEmpty()) {
            return wrong(Column.NAME, Fault.NAME_MISSING);
        }
        String number = said(Column.NUMBER);
        if (!number.isEmpty() && !NUMBER.matcher(number).matches()) {
            return wrong(Column.NUMBER, Fault.NUMBER_ODD);
        }
        String since = said(Column.SINCE);
        return since.isEmpty() || DayText.iso(since).isPresent()
                ? Optional.empty()
                : wrong(Column.SINCE, Fault.DATE_ODD);
    }

    Optional<Wrong> wrong(Column column, Fault fault) {
        return Optional.of(new Wrong(place(column), fault, said(column)));
    }

    /// The line as it is typed: what is empty is empty.
    public Entry entry() {
        return entry(Optional.empty());
    }

    private Entry entry(Optional<Entry> before) {
        var old = before.orElse(Entry.of("-"));
        return new Entry(
                or(said(Column.NUMBER), old.number()),
                name(),
                or(said(Column.CLUB), old.club()),
                or(said(Column.CATEGORY), old.category()),
                or(DayText.iso(said(Column.SINCE)).orElse(""), old.since()));
    }

    private static String or(String said, String otherwise) {
        return said.isEmpty() ? otherwise : said;
    }
}
