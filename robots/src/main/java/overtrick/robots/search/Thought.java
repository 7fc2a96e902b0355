package overtrick.robots.search;

import java.util.List;
import java.util.Optional;
import overtrick.cards.Card;
import overtrick.robots.layout.Layout;
import overtrick.robots.search.Reason.Sentence;

/// What a player would do as far as they have thought.
///
/// @param card the one they would play now
/// @param candidates the cards that they have tried, the best first; none when there was nothing to
///   think about or no time
/// @param layouts in which they were tried
/// @param because why it was the card and no other that did as well, or nearly; empty when it was
///   alone, or not thought about
public record Thought(
        Card card, List<Candidate> candidates, List<Layout> layouts, Optional<Sentence> because) {

    public Thought {
        candidates = List.copyOf(candidates);
        layouts = List.copyOf(layouts);
    }

    /// A card that was not thought about.
    public static Thought atOnce(Card card) {
        return new Thought(card, List.of(), List.of(), Optional.empty());
    }
}
