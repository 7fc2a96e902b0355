package overtrick.page;

import io.javalin.http.Context;
import java.util.Arrays;
import java.util.Locale;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import overtrick.cards.FormatException;
import overtrick.cards.Seat;
import overtrick.house.people.People;
import overtrick.house.table.TableRules;

/// The fields of a form, or of a query, read for what they may say.
public abstract sealed class Form permits Limited {

    /// A path of the club. Browsers leave out tabs and line breaks and take `\\` for `/`, and two
    /// of these at the beginning lead to another server.
    private static final Pattern OURS = Pattern.compile("/(?!/)[!-~&&[^\\\\]]*");

    private final Context ctx;

    Form(Context ctx) {
        this.ctx = ctx;
    }

    static String orEmpty(@Nullable String text) {
        return text == null ? "" : text;
    }

    /// A field of the form, of a program's body, or of the query; empty when it is not there.
    public String param(String name) {
        var said = Program.field(ctx, name);
        if (said.isPresent()) {
            return said.get();
        }
        String field = ctx.formParam(name);
        return field != null ? field : orEmpty(ctx.queryParam(name));
    }

    /// A field of several lines, each break one letter: browsers send two.
    public String lines(String name) {
        return param(name).replace("\r\n", "\n").replace('\r', '\n');
    }

    public boolean has(String name) {
        return !param(name).isBlank();
    }

    /// A whole number in a range.
    ///
    /// @throws Sorry saying which field is wrong
    public int number(String name, int least, int most) {
        try {
            int value = Integer.parseInt(param(name).strip());
            if (value >= least && value <= most) {
                return value;
            }
        } catch (NumberFormatException noNumber) {
            // said below
        }
        throw Sorry.unclear("unclear.number", name, least, most, param(name));
    }

    /// The number of an event that the sender has seen.
    ///
    /// @param latest the last that there is
    /// @throws Sorry when it is no number, or of an event that is still to come
    public long number(String name, long latest) {
        try {
            long value = Long.parseLong(param(name).strip());
            if (value <= latest) {
                return value;
            }
        } catch (NumberFormatException noNumber) {
            // said below
        }
        throw Sorry.unclear("unclear.seen", param(name));
    }

    /// What the visitor wants to be called, as long as names may be.
    public String name() {
        return Graphemes.first(param("name").strip(), People.LONGEST_NAME);
    }

    /// The name of a table, a contest or whatever else is opened; empty when none is given.
    ///
    /// @throws Sorry when it is too long
    public String title(String field) {
        String title = param(field).strip();
        if (title.length() > TableRules.LONGEST_NAME) {
            throw Sorry.unclear("unclear.long", TableRules.LONGEST_NAME);
        }
        return title;
    }

    /// @throws Sorry when the field names no seat
    public Seat seat() {
        try {
            return Seat.parse(param("seat"));
        } catch (FormatException wrong) {
            throw Sorry.unclear("unclear.seat", param("seat"));
        }
    }

    /// The page of the club to go back to; the front page when the field names none.
    public String back() {
        String path = param("back");
        return OURS.matcher(path).matches() ? path : "/";
    }

    /// Whether a field says yes.
    ///
    /// @throws Sorry when it says neither yes nor no
    public boolean yes(String name) {
        return switch (param(name)) {
            case "yes" -> true;
            case "no" -> false;
            default -> throw Sorry.unclear("unclear.yes", name, param(name));
        };
    }

    /// What the field chooses, by its name; programs write it in small letters.
    ///
    /// @param otherwise the text that says what would have been right
    public <E extends Enum<E>> E oneOf(String field, E[] choices, String otherwise) {
        String chosen =
                Program.asks(ctx)
                        ? param(field).toUpperCase(Locale.ROOT).replace('-', '_')
                        : param(field);
        return Arrays.stream(choices)
                .filter(choice -> choice.name().equals(chosen))
                .findFirst()
                .orElseThrow(() -> Sorry.unclear(otherwise, param(field)));
    }
}
