package overtrick.page;

import gg.jte.ContentType;
import gg.jte.TemplateEngine;

/// The compiled pages. Each template takes one model: a record that says all it shows.
public final class Pages {

    private static final TemplateEngine ENGINE = TemplateEngine.createPrecompiled(ContentType.Html);

    private Pages() {}

    /// Adds a page or a part of one to a sheet.
    ///
    /// @param name of the template without its ending, such as `duplicate/board`
    public static void write(String name, Record model, Html sheet) {
        ENGINE.render(name + ".jte", model, sheet);
    }

    public static byte[] render(String name, Record model) {
        var sheet = new Html();
        write(name, model, sheet);
        return sheet.bytes();
    }
}
