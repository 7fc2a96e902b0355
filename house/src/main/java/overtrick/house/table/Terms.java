package overtrick.house.table;

import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import overtrick.cards.Seat;
import overtrick.house.terms.Strength;

/// What was agreed when a table was opened: each game has a record of its own, such as the systems
/// of the sides or the rules of the house.
public interface Terms {

    /// Whether the house says who sits where, as at a table of an event: nobody takes or leaves a
    /// place by themselves then, and nobody is let in.
    default boolean hosted() {
        return false;
    }

    /// Whether more may play in turn than there are chairs.
    default boolean inTurns() {
        return false;
    }

    /// How well its robots play, where that was chosen and is part of their names.
    default Optional<Strength> skill() {
        return Optional.empty();
    }

    /// The code under which its deals are laid for everybody alike; empty where they are not.
    default Optional<String> laidUnder() {
        return Optional.empty();
    }

    /// The chairs that are taken: all four, unless the game is for three.
    default Set<Seat> seats() {
        return EnumSet.allOf(Seat.class);
    }
}
