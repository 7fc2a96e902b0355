package overtrick.bench.rooms;

import java.nio.file.Path;
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

    /// How many packages come back to themselves by what they use.
    long inCircles() {
        return uses.keySet().stream()
                .filter(one ->
                        Reach.from(one, used -> uses.getOrDefault(used, Set.of())).contains(one))
                .count();
    }
}
