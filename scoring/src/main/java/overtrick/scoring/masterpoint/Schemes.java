package overtrick.scoring.masterpoint;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;

/// The schemes that need nothing but the occasion; others want a table or a rating of their own.
public final class Schemes {

    private static final List<MasterpointScheme> ALL =
            List.of(new HousePoints(), NorthAmericanClub.OPEN, NorthAmericanClub.INVITATIONAL);

    private Schemes() {}

    /// The house's own first.
    public static List<MasterpointScheme> all() {
        return ALL;
    }

    /// Those of the house, and before them the regulations of a club; a regulation of the club
    /// comes before a scheme of the house with the same name.
    public static List<MasterpointScheme> with(List<MasterpointRegulation> own) {
        var all = new LinkedHashMap<String, MasterpointScheme>();
        own.forEach(regulation -> all.putIfAbsent(regulation.name(), regulation));
        ALL.forEach(scheme -> all.putIfAbsent(scheme.name(), scheme));
        return List.copyOf(all.values());
    }

    /// Finds a scheme by its name; empty when there is none of that name.
    public static Optional<MasterpointScheme> named(String name) {
        return ALL.stream().filter(scheme -> scheme.name().equals(name)).findFirst();
    }
}
