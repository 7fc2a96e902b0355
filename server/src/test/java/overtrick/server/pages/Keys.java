package overtrick.server.pages;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.regex.Pattern;

/// The keys of sentences that pages and classes use, and the places to fill in a sentence.
public final class Keys {

    private static final Pattern PLACE = Pattern.compile("\\{\\d}");

    private Keys() {}

    /// Those that are used below some folders and not known.
    ///
    /// @param use of a key; its groups are the method, `get` or `count`, and the key, which ends
    ///   with a dot when it is put together
    public static Set<String> missing(List<Path> folders, Pattern use, Predicate<String> known)
            throws IOException {
        var missing = new TreeSet<String>();
        for (var folder : folders) {
            try (var files = Files.walk(folder)) {
                for (var file : files.filter(Files::isRegularFile).toList()) {
                    use.matcher(Files.readString(file))
                            .results()
                            .filter(found -> !found.group(2).endsWith("."))
                            .map(found ->
                                    found.group(1).equals("count")
                                            ? found.group(2) + ".other"
                                            : found.group(2))
                            .filter(key -> !known.test(key))
                            .forEach(missing::add);
                }
            }
        }
        return missing;
    }

    /// `{0}` and the like.
    public static Set<String> places(String text) {
        var places = new TreeSet<String>();
        PLACE.matcher(text).results().forEach(found -> places.add(found.group()));
        return places;
    }
}
