package overtrick.bench.rooms;

import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;

/// The packages of the main sources, by their full names.
///
/// @param types how many files with types each holds
/// @param uses the packages that each imports from
record Packages(Map<String, Integer> types, Map<String, Set<String>> uses) {

    private static final Pattern PACKAGE = Pattern.compile("(?m)^package ([\\w.]+);");
    private static final Pattern IMPORT =
            Pattern.compile("(?m)^import (?:static )?(overtrick(?:\\.[a-z]\\w*)*)\\.[A-Z]");

    static Packages of(List<Path> sources) {
        var types = new TreeMap<String, Integer>();
        var uses = new TreeMap<String, Set<String>>();
        for (var file : sources) {
            String text = Checkout.text(file);
            var named = PACKAGE.matcher(text);
            if (named.find() && !file.endsWith("package-info.java")) {
                types.merge(named.group(1), 1, Integer::sum);
                var used = uses.computeIfAbsent(named.group(1), _ -> new TreeSet<>());
                IMPORT.matcher(text).results().forEach(found -> used.add(found.group(1)));
                used.remove(named.group(1));
            }
        }
        return new Packages(types, uses);
    }

    /// How many groups of packages use each other in a circle.
    int circles() {
        return (int) new Search().groups().stream().filter(group -> group.size() > 1).count();
    }

    /// Tarjan's strongly connected components.
    private final class Search {

        private final Map<String, Integer> order = new HashMap<>();
        private final Map<String, Integer> low = new HashMap<>();
        private final Deque<String> open = new ArrayDeque<>();
        private final Set<String> isOpen = new HashSet<>();
        private final Set<Set<String>> groups = new HashSet<>();

        private Set<Set<String>> groups() {
            uses.keySet().forEach(this::visit);
            return groups;
        }

        private void visit(String one) {
            if (order.containsKey(one)) {
                return;
            }
            order.put(one, order.size());
            low.put(one, order.get(one));
            open.push(one);
            isOpen.add(one);
            for (var next : uses.getOrDefault(one, Set.of())) {
                boolean known = order.containsKey(next);
                visit(next);
                if (!known || isOpen.contains(next)) {
                    low.merge(one, low.getOrDefault(next, low.get(one)), Math::min);
                }
            }
            if (low.get(one).equals(order.get(one))) {
                close(one);
            }
        }

        private void close(String first) {
            var group = new TreeSet<String>();
            while (!group.contains(first)) {
                String member = open.pop();
                isOpen.remove(member);
                group.add(member);
            }
            groups.add(group);
        }
    }
}
