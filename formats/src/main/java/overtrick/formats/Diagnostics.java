package overtrick.formats;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/// Collects a reader's diagnostics. Not thread-safe.
public final class Diagnostics {

    private static final Comparator<Diagnostic> IN_TEXT_ORDER =
            Comparator.comparingInt(Diagnostic::line).thenComparingInt(Diagnostic::column);

    private final List<Diagnostic> found = new ArrayList<>();

    /// Without any diagnostics yet.
    public Diagnostics() {}

    public void warn(Place place, String message) {
        found.add(new Diagnostic(place.line(), place.column(), Severity.WARNING, message));
    }

    public void error(Place place, String message) {
        found.add(new Diagnostic(place.line(), place.column(), Severity.ERROR, message));
    }

    /// All diagnostics so far, in the order of the text.
    public List<Diagnostic> list() {
        return found.stream().sorted(IN_TEXT_ORDER).toList();
    }
}
