package overtrick.teaching.problem.draft;

import java.util.List;
import overtrick.cards.CardSet;
import overtrick.teaching.problem.sight.Fact;
import overtrick.teaching.problem.sight.Sight;

/// A position of which may become a problem.
///
/// @param sight up to the card in question; its contract says strain and declarer only
/// @param known what the player is told
/// @param counted what the line may count on from the start
/// @param right cards among which the right one must be
/// @param natural cards that look natural and may be wrong
/// @param margin by how many layouts of a hundred, of all that fit, the right card must be better
public record Draft(
        Sight sight,
        List<Fact> known,
        List<Fact> counted,
        CardSet right,
        CardSet natural,
        int margin) {

    public Draft {
        known = List.copyOf(known);
        counted = List.copyOf(counted);
    }

    Draft counting(Fact fact) {
        return new Draft(sight, known, List.of(fact), right, natural, 0);
    }
}
