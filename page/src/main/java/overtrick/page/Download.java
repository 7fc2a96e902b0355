package overtrick.page;

import java.io.OutputStream;

/// Files that a browser keeps instead of showing them. Nothing on the way keeps them: the next time
/// they may be others, and so may whoever asks.
public final class Download {

    private Download() {}

    /// Answers with a file.
    ///
    /// @param name as which the browser keeps it, such as `curve.csv`
    /// @param type such as `text/csv; charset=utf-8`
    public static void send(Visit visit, String name, String type, byte[] content) {
        begin(visit, name, type);
        visit.ctx().result(content);
    }

    /// The same of text.
    public static void send(Visit visit, String name, String type, String text) {
        begin(visit, name, type);
        visit.ctx().result(text);
    }

    /// The same of something that is written while it is sent.
    public static OutputStream open(Visit visit, String name, String type) {
        begin(visit, name, type);
        return visit.ctx().outputStream();
    }

    private static void begin(Visit visit, String name, String type) {
        visit.ctx()
                .contentType(type)
                .header("Content-Disposition", "attachment; filename=\"" + name + "\"")
                .header("Cache-Control", "no-store");
    }
}
