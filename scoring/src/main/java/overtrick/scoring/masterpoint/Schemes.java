package overtrick.scoring.masterpoint;

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

    /// Finds a scheme by its name; empty when there is none of that name.
    public static Optional<MasterpointScheme> named(String name) {
        return ALL.stream().filter(scheme -> scheme.name().equals(name)).findFirst();
    }
}
