package overtrick.bridge.party;

import java.util.List;
import overtrick.cards.Side;

/// The deals that count, in order.
public record PartyScore(List<PartyDeal> deals) {

    public PartyScore {
        deals = List.copyOf(deals);
    }

    /// IMPs won by the side, below 0 when lost.
    public int imps(Side side) {
        int imps = deals.stream().mapToInt(PartyDeal::imps).sum();
        return side == Side.NORTH_SOUTH ? imps : -imps;
    }
}
