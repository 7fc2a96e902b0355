package overtrick.robots;

import java.util.Optional;
import overtrick.bridge.auction.Call;
import overtrick.bridge.board.Meaning;

/// A call with its explanation for the opponents.
public record Bidding(Call call, Optional<Meaning> meaning) {}
