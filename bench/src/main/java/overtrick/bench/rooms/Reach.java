package overtrick.bench.rooms;

import java.util.ArrayDeque;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;

/// Where arrows lead to in the end.
final class Reach {

    private Reach() {}

    /// Everything that is reached from something by one arrow or more; itself only in a circle.
    static Set<String> from(String start, Function<String, Set<String>> arrows) {
        var reached = new TreeSet<String>();
        var open = new ArrayDeque<>(List.of(start));
        while (!open.isEmpty()) {
            arrows.apply(open.pop()).stream().filter(reached::add).forEach(open::push);
        }
        return reached;
    }
}
