package overtrick.systems.language;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import overtrick.cards.Suit;
import overtrick.systems.hand.Knowledge;

/// One line of a table: a call, the hands that make it, what it is called, and what partner and the
/// opponents must know of it.
///
/// @param hands as they are written
/// @param shows the hands, for every way in which their suits can be bound; partner unknown
/// @param key names the sentence that explains it
/// @param flags what it asks, whether it is alerted, which suit becomes trumps
/// @param place file and line
record Row(
        CallPattern call,
        List<Guard> guards,
        Description hands,
        Map<List<Suit>, Knowledge> shows,
        String key,
        Flags flags,
        String place) {

    Row {
        guards = List.copyOf(guards);
        shows = Map.copyOf(shows);
    }

    /// The call in an auction; empty while a letter stands for nothing, or when the row is not for
    /// these circumstances.
    Optional<Offer> offer(Situation situation, Binding binding) {
        boolean holds = guards.stream().allMatch(guard -> guard.holds(situation, binding));
        var known = holds ? knowledge(situation, binding) : Optional.<Knowledge>empty();
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

    private Optional<Knowledge> knowledge(Situation situation, Binding binding) {
        var bound = hands.suits().stream().flatMap(name -> name.in(binding).stream()).toList();
        var known = Optional.ofNullable(shows.get(bound));
        return hands.isAboutBoth()
                ? known.map(_ -> hands.in(binding, situation.partner()))
                        .filter(knowledge -> !knowledge.isContradiction())
                : known;
    }
}
