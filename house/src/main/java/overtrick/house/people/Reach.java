package overtrick.house.people;

import java.util.Arrays;
import java.util.Collection;
import java.util.EnumSet;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;

/// What a program may do that comes in by a token, of all that its member may do.
public enum Reach {
    /// To look at what the member may see.
    READ,
    /// To sit down, call, play and talk.
    PLAY,
    /// To direct the member's events.
    DIRECT;

    /// The word by which it is kept and told to programs.
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /// Those that are told, and to look in any case: who does something sees what became of it.
    static Set<Reach> with(Collection<Reach> told) {
        var all = EnumSet.of(READ);
        all.addAll(told);
        return Set.copyOf(all);
    }

    static String text(Set<Reach> reach) {
        return reach.stream().sorted().map(Reach::word).collect(Collectors.joining(" "));
    }

    static Set<Reach> parse(String text) {
        return Arrays.stream(text.split(" "))
                .map(word -> valueOf(word.toUpperCase(Locale.ROOT)))
                .collect(Collectors.toUnmodifiableSet());
    }
}
