package overtrick.teaching.lead;

import java.util.Optional;
import overtrick.cards.Card;
import overtrick.robots.search.Candidate;
import overtrick.teaching.memory.Mark;

/// What a teacher thinks of an opening lead.
///
/// @param mark right, close or wrong
/// @param led the card that was led
/// @param due the card that was due
/// @param usual the card that is led by convention from the suit that was led, where it is another
/// @param yours how the lead did in the layouts; empty when it was not tried to the end
/// @param best how the due one did
public record LeadVerdict(
        Mark mark,
        Card led,
        Card due,
        Optional<Card> usual,
        Optional<Candidate> yours,
        Optional<Candidate> best) {

    /// The IMPs that the lead costs a board beside the due one; 0 when it is not known.
    public double cost() {
        return yours.flatMap(mine -> best.map(due -> Math.max(0, due.score() - mine.score())))
                .orElse(0.0);
    }
}
