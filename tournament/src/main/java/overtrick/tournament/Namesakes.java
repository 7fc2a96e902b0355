package overtrick.tournament;

import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import overtrick.tournament.session.Entry;
import overtrick.tournament.session.Session;

/// One name in two entries: one person twice, or two people of one name.
public final class Namesakes {

    /// @param entry in which the name stands already
    public record Namesake(String name, Entry entry) {}

    private Namesakes() {}

    /// The first of these names that somebody has entered under; empty when all are new.
    static Optional<Namesake> of(Session now, Collection<String> players) {
        return of(now.entries().values(), players);
    }

    /// The same among some entries, of which those that have gone do not count.
    public static Optional<Namesake> of(Collection<Entry> entries, Collection<String> players) {
        return players.stream()
                .flatMap(name ->
                        entries.stream()
                                .filter(entry -> !entry.withdrawn() && has(entry.players(), name))
                                .map(entry -> new Namesake(name, entry)))
                .findFirst();
    }

    /// The names of all entries in which somebody is called so.
    public static List<String> all(Collection<Entry> entries, String name) {
        return entries.stream()
                .filter(entry -> !entry.withdrawn() && has(entry.players(), name))
                .map(Entry::name)
                .toList();
    }

    private static boolean has(List<String> players, String name) {
        return players.stream().map(Namesakes::folded).anyMatch(folded(name)::equals);
    }

    private static String folded(String name) {
        return name.strip().toLowerCase(Locale.ROOT);
    }
}
