package overtrick.page.stream;

import java.util.function.Function;
import overtrick.house.json.Json;
import overtrick.page.Html;
import overtrick.page.Pages;
import tools.jackson.core.json.JsonWriteFeature;
import tools.jackson.databind.ObjectWriter;

/// A part of a page that is sent anew when it has changed: one element with an id.
///
/// @param template that renders its model
/// @param model what the part shows, as a value: while it is equal to what it was, nothing is
///   rendered
/// @param <P> the page
public record Region<P>(String template, Function<P, Record> model) {

    /// Letters beyond ASCII are escaped: a message is one line of it.
    private static final ObjectWriter PLAIN =
            Json.MAPPER.writer().with(JsonWriteFeature.ESCAPE_NON_ASCII);

    /// What programs are sent instead of a part of a page.
    ///
    /// @param told is sent as JSON, in one line
    private record ForPrograms(Record told) {}

    /// The one region of what programs follow.
    public static <P> Region<P> forPrograms(Function<P, Record> told) {
        return new Region<>("", page -> new ForPrograms(told.apply(page)));
    }

    static void write(Region<?> region, Record model, Html sheet) {
        if (model instanceof ForPrograms(var told)) {
            sheet.raw(PLAIN.writeValueAsString(told));
        } else {
            Pages.write(region.template(), model, sheet);
        }
    }
}
