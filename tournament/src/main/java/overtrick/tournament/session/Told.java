package overtrick.tournament.session;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Predicate;
import overtrick.cards.Card;

/// What tables have told beside the score.
///
/// @param asked what the director wants to know
/// @param leads the card led to each board, where it is known
/// @param lineUps who sits North and South, or East and West
public record Told(
        Set<Question> asked, SortedMap<Slot, Card> leads, SortedMap<LineUp, List<String>> lineUps) {

    /// Nothing asked and nothing told.
    public static final Told NOTHING =
            new Told(Set.of(), Collections.emptySortedMap(), Collections.emptySortedMap());

    public Told {
        asked = Collections.unmodifiableSet(new TreeSet<>(asked));
        leads = FrozenMap.copyOf(leads);
        lineUps = FrozenMap.copyOf(lineUps);
    }

    public boolean asks(Question question) {
        return asked.contains(question);
    }

    /// The card that was led there; empty when nobody has told it.
    public Optional<Card> lead(Slot slot) {
        return Optional.ofNullable(leads.get(slot));
    }

    /// Who sits there, the player of North or East first; none when nobody has told it.
    public List<String> lineUp(LineUp place) {
        return lineUps.getOrDefault(place, List.of());
    }

    /// The tables are asked something from now on, or no longer.
    public Told asked(Question question, boolean now) {
        var all = new TreeSet<>(asked);
        if (now) {
            all.add(question);
        } else {
            all.remove(question);
        }
        return new Told(all, leads, lineUps);
    }

    public Told with(Slot slot, Card card) {
        return new Told(asked, FrozenMap.copyOf(leads).with(slot, card), lineUps);
    }

    /// With who sits there. Nobody plays in both rooms at once: a line-up of the same entry and
    /// round at another table that names one of them is no longer known.
    public Told with(LineUp place, List<String> players) {
        var all = new TreeMap<>(lineUps);
        all.entrySet()
                .removeIf(known ->
                        known.getKey().isMeanwhile(place)
                                && !Collections.disjoint(known.getValue(), players));
        all.put(place, List.copyOf(players));
        return new Told(asked, leads, all);
    }

    /// With the leads at these places only.
    public Told seeing(Predicate<Slot> places) {
        if (leads.isEmpty()) {
            return this;
        }
        var seen = new TreeMap<>(leads);
        seen.keySet().removeIf(places.negate());
        return new Told(asked, seen, lineUps);
    }

    /// With a name of an entry mended.
    public Told renamed(EntryId entry, String wrong, String right) {
        var mended = new TreeMap<LineUp, List<String>>(lineUps);
        mended.replaceAll((place, players) ->
                place.entry().equals(entry)
                        ? players.stream().map(one -> one.equals(wrong) ? right : one).toList()
                        : players);
        return new Told(asked, leads, mended);
    }
}
