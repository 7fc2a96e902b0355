package overtrick.formats.results;

import overtrick.formats.Diagnostic;
import overtrick.formats.Place;
import overtrick.formats.Severity;

/// What cannot be in some file, on one line.
public record Complaint(String file, Diagnostic diagnostic) {

    static Complaint of(String file, Place place, String message) {
        return new Complaint(
                file, new Diagnostic(place.line(), place.column(), Severity.ERROR, message));
    }

    /// Such as `friday.csv:7:12: error: …`.
    public String text() {
        return file + ":" + diagnostic.text();
    }
}
