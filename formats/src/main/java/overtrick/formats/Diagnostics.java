package overtrick.formats;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/// Collects a reader's diagnostics. Not thread-safe.
public final class Diagnostics {

    private static final Comparator<Diagnostic> IN_TEXT_ORDER =
            Comparator.comparingInt(Diagnostic::line).thenComparingInt(Diagnostic::column);

    private static final int LONGEST = 400;

    private final int most;
    private final List<Diagnostic> found = new ArrayList<>();
    private int count;

    /// Nothing said yet, and no limit to what may be said.
    public Diagnostics() {
        this(ReadingLimits.NONE);
    }

    /// Nothing said yet.
    ///
    /// @param limits of complaints; one more and the reader is stopped
    public Diagnostics(ReadingLimits limits) {
        most = limits.complaints();
    }

    /// Notes something that was read although it is not as it should be.
    public void warn(Place place, String message) {
        add(place, Severity.WARNING, message);
    }

    /// Notes something that could not be read.
    public void error(Place place, String message) {
        add(place, Severity.ERROR, message);
    }

    private void add(Place place, Severity severity, String message) {
        if (count == most) {
            throw new LimitExceeded(
                    place, "more than %,d things are wrong up to here".formatted(most));
        }
        count++;
        found.add(new Diagnostic(place.line(), place.column(), severity, shortened(message)));
    }

    /// What is quoted from a file may be as long as the file.
    private static String shortened(String message) {
        return message.length() <= LONGEST ? message : message.substring(0, LONGEST) + "…";
    }

    /// All diagnostics so far, in the order of the text.
    public List<Diagnostic> list() {
        return found.stream().sorted(IN_TEXT_ORDER).toList();
    }

    /// Takes away those before a place, in the order of the text: whoever reads a long text game by
    /// game passes them on.
    public List<Diagnostic> takeBefore(Place place) {
        if (found.isEmpty()) {
            return List.of();
        }
        var taken = found.stream().filter(one -> isBefore(one, place)).sorted(IN_TEXT_ORDER);
        var before = taken.toList();
        found.removeIf(one -> isBefore(one, place));
        return before;
    }

    /// Takes away all that are left, in the order of the text.
    public List<Diagnostic> takeAll() {
        var all = list();
        found.clear();
        return all;
    }

    private static boolean isBefore(Diagnostic one, Place place) {
        return new Place(one.line(), one.column()).compareTo(place) < 0;
    }
}
