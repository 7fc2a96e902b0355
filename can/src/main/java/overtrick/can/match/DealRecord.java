package overtrick.can.match;

import java.util.Optional;
import overtrick.can.score.DealResult;
import overtrick.cards.Side;

/// A line of the match's score.
///
/// @param result empty when a ruling ended the deal
/// @param goal the side that has a goal
public record DealRecord(int deal, Optional<DealResult> result, Optional<Side> goal) {}
