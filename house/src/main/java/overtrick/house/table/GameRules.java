package overtrick.house.table;

import java.util.Map;
import java.util.Optional;
import java.util.Set;
import overtrick.cards.Party;
import overtrick.cards.Seat;
import overtrick.cards.rules.Refusal;
import overtrick.cards.rules.Rules;

/// What a table must know of the game that is played there.
///
/// @param <S> the game's state
/// @param <C> its commands
/// @param <E> its events
/// @param <V> its views
public interface GameRules<S, C, E, V> {

    /// The terms of a table for which nothing was chosen.
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

    /// Whether a deal is being played: a robot's seat does not change hands in the middle of it
    /// unless all agree.
    default boolean isUnderWay(S state) {
        return false;
    }

    /// What everybody has won when a game of several deals has come to its end; empty otherwise.
    default Optional<Map<Seat, Integer>> won(S before, S after) {
        return Optional.empty();
    }

    /// Whether a new game comes next, in which others may play: with its first deal, or with what
    /// goes before that.
    default boolean isBetweenGames(S state) {
        return false;
    }

    /// Whether a new game begins with this event, as where cards are drawn for it: whoever comes
    /// takes part.
    default boolean beginsGame(E event) {
        return false;
    }

    /// Whose call, card or other deed an event was; empty when nobody's.
    default Optional<Seat> doer(E event) {
        return Optional.empty();
    }

    /// Whether a command asks to take back what the seat has done.
    default boolean takesBack(C command) {
        return false;
    }

    /// The seat that plays for this one too, while it does: its player may change places with it
    /// among robots.
    default Optional<Seat> playsFor(S state, Seat idle) {
        return Optional.empty();
    }

    /// Why those who sit at the table may not talk there now; empty when they may.
    default Optional<Refusal> silence(S state) {
        return Optional.empty();
    }

    /// The seats that must be taken before the game can begin.
    default Set<Seat> seats(Terms terms) {
        return terms.seats();
    }

    /// The chairs at which somebody may play now: others than at the start where players have
    /// changed chairs.
    default Set<Seat> chairs(Terms terms, S state) {
        return seats(terms);
    }
}
