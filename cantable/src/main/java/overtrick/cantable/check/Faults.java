package overtrick.cantable.check;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/// What does not hold, each with the line of the record in which it stands.
final class Faults {

    private final List<String> all = new ArrayList<>();
    private int line;

    void at(int number) {
        line = number;
    }

    void add(String what) {
        all.add("line %d: %s".formatted(line, what));
    }

    void unless(boolean holds, String what) {
        if (!holds) {
            add(what);
        }
    }

    /// Adds a fault where the record says something else than comes out.
    void expect(String what, Object said, Object right) {
        unless(Objects.equals(said, right), "%s is not %s but %s".formatted(what, said, right));
    }

    List<String> all() {
        return List.copyOf(all);
    }
}
