package overtrick.page;

import java.util.function.Function;
import overtrick.cards.Seat;
import overtrick.house.table.Terms;
import overtrick.house.terms.Strength;

/// What the robots are called that take a seat from a page: birds, by the seat, and how well they
/// play where that is not as usual.
public final class Robots {

    private Robots() {}

    public static String name(Seat seat) {
        return switch (seat) {
            case NORTH -> "Robin";
            case EAST -> "Wren";
            case SOUTH -> "Swift";
            case WEST -> "Finch";
        };
    }

    public static String name(Seat seat, Strength strength, Words words) {
        return strength == Strength.CLUB
                ? name(seat)
                : name(seat) + " · " + words.get("match.name." + strength.word());
    }

    /// What they are called at a table with such terms.
    public static Function<Seat, String> at(Terms terms, Words words) {
        return seat ->
                terms.skill().map(strength -> name(seat, strength, words)).orElse(name(seat));
    }
}
