package overtrick.web;

import java.text.NumberFormat;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;

/// A text with places to be filled in, such as `{0}`: taken apart once, filled in many thousand times
/// a second.
final class Phrase {

    private static final Pattern PLACE = Pattern.compile("\\{(\\d)}");

    /// Numbers below it look the same in every language.
    private static final long PLAIN = 1_000;

    private final Locale locale;
    private final List<String> between;
    private final int[] places;

    Phrase(String text, Locale locale) {
        this.locale = locale;
        var texts = new ArrayList<String>();
        var found = PLACE.matcher(text);
        int from = 0;
        var numbers = new ArrayList<Integer>();
        while (found.find()) {
            texts.add(text.substring(from, found.start()));
            numbers.add(Integer.parseInt(found.group(1)));
            from = found.end();
        }
        texts.add(text.substring(from));
        this.between = List.copyOf(texts);
        this.places = numbers.stream().mapToInt(Integer::intValue).toArray();
    }

    /// The text with its places filled in; a place for which there is nothing stays as it is.
    String with(Object... details) {
        var text = new StringBuilder(between.getFirst());
        for (int at = 0; at < places.length; at++) {
            int place = places[at];
            text.append(place < details.length ? shown(details[place]) : "{" + place + "}");
            text.append(between.get(at + 1));
        }
        return text.toString();
    }

    private String shown(Object detail) {
        return detail instanceof Number number && Math.abs(number.longValue()) >= PLAIN
                ? NumberFormat.getInstance(locale).format(number)
                : String.valueOf(detail);
    }
}
