package overtrick.robots.search;

import java.util.List;
import overtrick.cards.Card;
import overtrick.robots.layout.Layout;

/// What a player would do as far as they have thought.
///
/// @param card the one they would play now
/// @param candidates the cards that they have tried, the best first; none when there was nothing to
///   think about or no time
/// @param layouts in which they were tried
public record Thought(Card card, List<Candidate> candidates, List<Layout> layouts) {

    public Thought {
        candidates = List.copyOf(candidates);
        layouts = List.copyOf(layouts);
    }

    /// A card that was not thought about.
    public static Thought atOnce(Card card) {
        return new Thought(card, List.of(), List.of());
    }
}
