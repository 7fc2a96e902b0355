package overtrick.systems.language;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import overtrick.cards.Suit;
import overtrick.systems.hand.Knowledge;

/// One line of a table: a call, the hands that make it, what it is called, and what partner and the
/// opponents must know of it.
///
/// @param suits that the description speaks of
/// @param shows the hands, for every way in which those suits can be bound
/// @param key names the sentence that explains it
/// @param flags what it asks, whether it is alerted, which suit becomes trumps
/// @param place file and line
record Row(
        CallPattern call,
        List<Guard> guards,
        List<SuitName> suits,
        Map<List<Suit>, Knowledge> shows,
        String key,
        Flags flags,
        String place) {

    Row {
        guards = List.copyOf(guards);
        suits = List.copyOf(suits);
        shows = Map.copyOf(shows);
    }

    /// The call in an auction; empty while a letter stands for nothing, or when the row is not for
    /// these circumstances.
    Optional<Offer> offer(Situation situation, Binding binding) {
        boolean holds = guards.stream().allMatch(guard -> guard.holds(situation, binding));
        var bound = suits.stream().flatMap(name -> name.in(binding).stream()).toList();
        var known = Optional.ofNullable(shows.get(bound)).filter(_ -> holds);
        return known.map(knowledge ->
                new Offer(
                        call.in(binding),
                        knowledge,
                        key,
                        flags.force(),
                        flags.alert(),
                        flags.agrees().flatMap(name -> name.in(binding)),
                        place));
    }
}
