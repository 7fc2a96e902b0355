package overtrick.bench.rooms;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/// The modules of a checkout, with what each stands on.
///
/// @param folder of the checkout
/// @param arrows from each module to those that its `pom.xml` names, those for tests left out
record Checkout(Path folder, Map<String, Set<String>> arrows) {

    private static final Pattern MODULE = Pattern.compile("<module>(\\w+)</module>");
    private static final Pattern DEPENDENCY =
            Pattern.compile(
                    "<artifactId>overtrick-(\\w+)</artifactId>\\s*(<scope>(\\w+)</scope>)?");

    /// Reads the poms of a checkout.
    static Checkout of(Path folder) {
        var arrows = new TreeMap<String, Set<String>>();
        found(MODULE, text(folder.resolve("pom.xml")))
                .forEach(module -> arrows.put(module.group(1), below(folder, module.group(1))));
        return new Checkout(folder, arrows);
    }

    private static Set<String> below(Path folder, String module) {
        var below = new TreeSet<String>();
        for (var named : found(DEPENDENCY, text(folder.resolve(module).resolve("pom.xml")))) {
            boolean forTests = "test".equals(named.group(3));
            if (!forTests && !named.group(1).equals(module) && !named.group(1).equals("parent")) {
                below.add(named.group(1));
            }
        }
        return below;
    }

    private static List<MatchResult> found(Pattern pattern, String text) {
        return pattern.matcher(text).results().toList();
    }

    /// A module and all that stands on it, which a change of it builds anew.
    Set<String> builtFor(String module) {
        var built = new TreeSet<>(Reach.from(module, this::standingOn));
        built.add(module);
        return built;
    }

    private Set<String> standingOn(String module) {
        return arrows.keySet().stream()
                .filter(other -> arrows.getOrDefault(other, Set.of()).contains(module))
                .collect(Collectors.toSet());
    }

    /// The lines of sources, tests and templates of modules.
    long lines(Set<String> modules) {
        return modules.stream()
                .flatMap(module -> filesOf(module, ".java", ".jte").stream())
                .mapToLong(file -> text(file).lines().count())
                .sum();
    }

    /// Everything below the sources of a module that ends so.
    List<Path> filesOf(String module, String... endings) {
        var sources = folder.resolve(module).resolve("src");
        if (!Files.isDirectory(sources)) {
            return List.of();
        }
        try (var files = Files.walk(sources)) {
            return files.filter(file -> endsWith(file, endings)).sorted().toList();
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    /// Everything in all modules that ends so.
    List<Path> files(String... endings) {
        var all = new ArrayList<Path>();
        arrows.keySet().forEach(module -> all.addAll(filesOf(module, endings)));
        return List.copyOf(all);
    }

    private static boolean endsWith(Path file, String... endings) {
        return List.of(endings).stream().anyMatch(ending -> file.toString().endsWith(ending));
    }

    static String text(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }
}
