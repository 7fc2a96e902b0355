package overtrick.boards.hint;

import java.util.List;
import overtrick.cards.Card;
import overtrick.robots.judgement.CallWhy;
import overtrick.robots.search.Candidate;
import overtrick.robots.search.Reason;

/// What a robot would do with what its seat may see.
public sealed interface Hint {

    /// A call, by the system of its side and by layouts where that leaves it close.
    ///
    /// @param why what it shows, and what speaks for it and against others
    record OfCall(CallWhy why) implements Hint {}

    /// A card.
    ///
    /// @param candidates the cards that were tried, the best first; none when there was nothing to
    ///   think about
    record OfCard(Card card, List<Candidate> candidates, List<Reason> reasons) implements Hint {
        public OfCard {
            candidates = List.copyOf(candidates);
            reasons = List.copyOf(reasons);
        }
    }
}
