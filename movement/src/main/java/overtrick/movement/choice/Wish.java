package overtrick.movement.choice;

import java.util.OptionalInt;

/// How large a movement should be.
///
/// @param entries pairs, players or teams
/// @param rounds empty for as many as the kind has by itself
public record Wish(int entries, OptionalInt rounds) {

    /// A wish for so many entries and any number of rounds.
    public static Wish entries(int entries) {
        return new Wish(entries, OptionalInt.empty());
    }

    /// The same wish with a number of rounds.
    public Wish withRounds(int wanted) {
        return new Wish(entries, OptionalInt.of(wanted));
    }
}
