package overtrick.page;

import io.javalin.http.Context;

/// What stands above the door of a club: its name, its colour and its crest, each empty where it
/// has none of its own.
///
/// @param colour such as `#7a2e3a`
/// @param crest the digest of its picture
public record Signboard(String name, String colour, String crest) {

    /// A club that goes by the name of the program.
    public static final Signboard PLAIN = new Signboard("", "", "");

    private static final String ATTRIBUTE = "signboard";

    /// Puts it above what is answered to a request.
    public void above(Context ctx) {
        ctx.attribute(ATTRIBUTE, this);
    }

    /// The one above a request.
    public static Signboard of(Context ctx) {
        Signboard sign = ctx.attribute(ATTRIBUTE);
        return sign == null ? PLAIN : sign;
    }

    /// What the club is called.
    public String title() {
        return name.isEmpty() ? "Overtrick" : name;
    }

    /// The style sheet that says its colour; empty when it has none.
    public String sheet() {
        return colour.isEmpty() ? "" : "/club/look/" + colour.substring(1) + ".css";
    }

    /// The address of its crest; empty when it has none.
    public String picture() {
        return crest.isEmpty() ? "" : "/club/crest/" + crest;
    }
}
