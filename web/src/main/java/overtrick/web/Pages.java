package overtrick.web;

import gg.jte.ContentType;
import gg.jte.TemplateEngine;
import java.util.Map;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.function.Function;

/// The compiled pages.
public final class Pages {

    private static final TemplateEngine ENGINE = TemplateEngine.createPrecompiled(ContentType.Html);

    /// As many texts are written at a time as there are processors; others wait for their sheet.
    private static final BlockingQueue<Html> SHEETS = sheets();

    private Pages() {}

    private static BlockingQueue<Html> sheets() {
        int count = 2 * Runtime.getRuntime().availableProcessors();
        var sheets = new ArrayBlockingQueue<Html>(count);
        for (int i = 0; i < count; i++) {
            sheets.add(new Html());
        }
        return sheets;
    }

    /// Adds a page or a part of one to a sheet.
    ///
    /// @param name of the template without its ending, such as `table/board`
    public static void write(String name, Map<String, Object> values, Html sheet) {
        ENGINE.render(name + ".jte", values, sheet);
    }

    public static String render(String name, Map<String, Object> values) {
        return onSheet(sheet -> {
            write(name, values, sheet);
            return sheet.toString();
        });
    }

    /// Works on a clean sheet that is used again afterwards.
    public static <T> T onSheet(Function<Html, T> work) {
        Html sheet;
        try {
            sheet = SHEETS.take();
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            sheet = new Html();
        }
        try {
            sheet.shorten(0);
            return work.apply(sheet);
        } finally {
            SHEETS.offer(sheet);
        }
    }
}
