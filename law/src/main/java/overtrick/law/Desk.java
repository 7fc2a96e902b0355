package overtrick.law;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.regex.Pattern;
import overtrick.page.Visit;

/// The result of an event whose director asks for a ruling, so that the ruling goes back to it.
///
/// @param event its code
/// @param place section, round, table and board, as the console writes it
public record Desk(String event, String place) {

    static final String AT = "at";

    private static final Pattern FORM =
            Pattern.compile("([A-Za-z0-9]{1,20})\\.(\\p{L}{0,8}(?:\\.[1-9]\\d{0,3}){3})");

    /// Empty where nobody came from an event; what is no place of one is not minded.
    static Optional<Desk> of(Visit visit) {
        return of(visit.param(AT));
    }

    /// The same of what an address says.
    static Optional<Desk> of(String at) {
        var form = FORM.matcher(at);
        return form.matches()
                ? Optional.of(new Desk(form.group(1), form.group(2).replace('.', '|')))
                : Optional.empty();
    }

    /// As addresses have it.
    String text() {
        return event + "." + place.replace('|', '.');
    }

    private String part(int at) {
        return place.split("\\|", -1)[at];
    }

    public String table() {
        return part(2);
    }

    public String board() {
        return part(3);
    }

    /// Where the ruling is noted.
    public String notes() {
        return "/events/%s/console/note".formatted(event);
    }

    /// The board on the console.
    public String page() {
        return "/events/%s/console/boards/%s?place=%s"
                .formatted(event, board(), URLEncoder.encode(place, StandardCharsets.UTF_8));
    }
}
