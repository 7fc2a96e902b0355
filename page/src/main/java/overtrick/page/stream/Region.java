package overtrick.page.stream;

import java.util.function.Function;
import overtrick.page.Html;
import overtrick.page.Pages;

/// A part of a page that is sent anew when it has changed: one element with an id.
///
/// @param template that renders its model
/// @param model what the part shows, as a value: while it is equal to what it was, nothing is
///   rendered
/// @param <P> the page
public record Region<P>(String template, Function<P, Record> model) {

    static void write(Region<?> region, Record model, Html sheet) {
        Pages.write(region.template(), model, sheet);
    }
}
