package overtrick.formats.bml;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import overtrick.formats.Diagnostics;
import overtrick.formats.LimitExceeded;
import overtrick.formats.ReadingLimits;
import overtrick.formats.TextEncoding;

/// Reads and writes BML, the Bridge Bidding Markup Language. Notes of other programs are read with
/// its tolerances: doubles as `X`, calls divided by slashes, dashes of any length.
public final class Bml {

    /// For notes that include nothing.
    public static final Function<String, Optional<String>> NO_INCLUDES = _ -> Optional.empty();

    private Bml() {}

    /// Reads notes. What is wrong stands in the diagnostics, with line and column.
    ///
    /// @param includes gives the text of a file that the notes include, if there is such a file
    public static BmlFile read(
            String text, Function<String, Optional<String>> includes, ReadingLimits limits) {
        var diagnostics = new Diagnostics(limits);
        try {
            var lines = new Inclusion(includes, limits, diagnostics).lines(text);
            return new BmlReader(limits, diagnostics).read(lines);
        } catch (LimitExceeded tooMuch) {
            return new BmlFile(Map.of(), List.of(), List.of(tooMuch.diagnostic()));
        }
    }

    /// Reads notes that include nothing, in whatever encoding they are.
    public static BmlFile read(byte[] bytes, ReadingLimits limits) {
        return read(TextEncoding.text(bytes), NO_INCLUDES, limits);
    }

    /// Writes notes so that they are read as the same, by other programs too.
    public static String write(BmlFile file) {
        return new BmlWriter().text(file);
    }
}
