package overtrick.app.boards;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import overtrick.formats.Diagnostic;
import overtrick.formats.Severity;

/// Tells on standard error what is wrong with a file, as it is found: no more than somebody reads,
/// but all of it is counted. Not thread-safe.
public final class Complaints {

    /// How many are told.
    private static final int SHOWN = 1_000;

    private final String file;
    private final List<String> held = new ArrayList<>();
    private boolean holding;
    private int count;
    private int errors;
    private Optional<Diagnostic> firstError = Optional.empty();

    /// Nothing told yet.
    ///
    /// @param file its name, which stands before each
    public Complaints(String file) {
        this.file = file;
    }

    /// Keeps everything back until it is known whether the file is of any use.
    public void hold() {
        holding = true;
    }

    /// Tells what was held.
    public void release() {
        holding = false;
        held.forEach(System.err::println);
        held.clear();
    }

    /// Tells one, or counts it.
    public void tell(Diagnostic one) {
        count++;
        if (one.severity() == Severity.ERROR) {
            errors++;
            firstError = firstError.or(() -> Optional.of(one));
        }
        if (count <= SHOWN) {
            String text = file + ":" + one.text();
            if (holding) {
                held.add(text);
            } else {
                System.err.println(text);
            }
        }
    }

    /// Says how many there are besides those that were told.
    public void end() {
        if (count > SHOWN) {
            System.err.printf(
                    "%s: %,d more of this kind, %,d in all could not be read%n",
                    file, count - SHOWN, errors);
        }
    }

    /// How many things could not be read.
    public int errors() {
        return errors;
    }

    /// The first thing that could not be read.
    public Optional<Diagnostic> firstError() {
        return firstError;
    }
}
