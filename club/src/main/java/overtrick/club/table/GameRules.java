package overtrick.club.table;

import java.util.EnumSet;
import java.util.Map;
import java.util.Set;
import overtrick.cards.Party;
import overtrick.cards.Seat;
import overtrick.cards.rules.Rules;

/// What a table must know of the game that is played there.
///
/// @param <S> the game's state
/// @param <C> its commands
/// @param <E> its events
/// @param <V> its views
public interface GameRules<S, C, E, V> {

    /// What is agreed when nobody says anything.
    Terms usual();

    /// The rules under such terms.
    Rules<S, Party, C, E, V> rules(Terms terms);

    /// How many deals the game has begun: when it grows, nobody knows any hand.
    int deals(S state);

    /// Who sits where after an event: the chair now by the chair so far; empty when nobody has
    /// changed chairs.
    default Map<Seat, Seat> moves(E event) {
        return Map.of();
    }

    /// The seats that must be taken before the game can begin.
    default Set<Seat> seats(Terms terms) {
        return EnumSet.allOf(Seat.class);
    }
}
