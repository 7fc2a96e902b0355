package overtrick.law;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.regex.Pattern;
import overtrick.page.Visit;
import overtrick.page.Words;

/// Where a director asks from, so that the ruling goes back there: the result of an event, or a
/// free table.
///
/// @param event the code of the event, or of the table
/// @param place section, round, table and board, as the console writes it; empty at a free table
public record Desk(String event, String place) {

    static final String AT = "at";

    private static final Pattern FORM =
            Pattern.compile("([A-Za-z0-9]{1,20})\\.(\\p{L}{0,8}(?:\\.[1-9]\\d{0,3}){3})");

    private static final Pattern TABLE = Pattern.compile("table\\.([A-Za-z0-9]{1,20})");

    /// Empty where nobody came from an event; what is no place of one is not minded.
    static Optional<Desk> of(Visit visit) {
        return of(visit.param(AT));
    }

    /// The same of what an address says.
    static Optional<Desk> of(String at) {
        var form = FORM.matcher(at);
        var table = TABLE.matcher(at);
        if (table.matches()) {
            return Optional.of(new Desk(table.group(1), ""));
        }
        return form.matches()
                ? Optional.of(new Desk(form.group(1), form.group(2).replace('.', '|')))
                : Optional.empty();
    }

    /// As addresses have it.
    String text() {
        return place.isEmpty() ? "table." + event : event + "." + place.replace('|', '.');
    }

    private String part(int at) {
        return place.split("\\|", -1)[at];
    }

    private String board() {
        return part(3);
    }

    /// What it is called above the page.
    public String label(Words words) {
        return place.isEmpty()
                ? words.get("law.desk.free")
                : words.get("law.desk", part(2), board());
    }

    /// What the button says that notes a ruling there.
    public String noting(Words words) {
        return place.isEmpty()
                ? words.get("law.desk.free.note")
                : words.get("law.desk.note", part(2), board());
    }

    /// Where the ruling is noted.
    public String notes() {
        return place.isEmpty()
                ? "/tables/%s/note".formatted(event)
                : "/events/%s/console/note".formatted(event);
    }

    /// The board on the console, or the table.
    public String page() {
        if (place.isEmpty()) {
            return "/tables/" + event;
        }
        return "/events/%s/console/boards/%s?place=%s"
                .formatted(event, board(), URLEncoder.encode(place, StandardCharsets.UTF_8));
    }
}
