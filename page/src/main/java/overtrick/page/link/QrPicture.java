package overtrick.page.link;

import io.nayuki.qrcodegen.QrCode;

/// A link as a picture that telephones read.
///
/// @param size of a side, in modules, the quiet zone included
/// @param path of the dark modules, for an SVG
public record QrPicture(String link, int size, String path) {

    /// Four modules of quiet around the code (ISO/IEC 18004, 6.3.8).
    private static final int QUIET = 4;

    public static QrPicture of(String link) {
        var code = QrCode.encodeText(link, QrCode.Ecc.MEDIUM);
        var path = new StringBuilder();
        for (int y = 0; y < code.size; y++) {
            for (int x = 0; x < code.size; x++) {
                if (code.getModule(x, y)) {
                    path.append("M%d %dh1v1h-1z".formatted(x + QUIET, y + QUIET));
                }
            }
        }
        return new QrPicture(link, code.size + 2 * QUIET, path.toString());
    }

    /// As a picture of its own.
    public String svg() {
        return """
        <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %1$d %1$d" \
        shape-rendering="crispEdges"><rect width="%1$d" height="%1$d" fill="#fff"/>\
        <path d="%2$s"/></svg>
        """
                .formatted(size, path);
    }
}
