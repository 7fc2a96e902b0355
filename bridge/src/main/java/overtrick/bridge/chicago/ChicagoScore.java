package overtrick.bridge.chicago;

import overtrick.bridge.sheet.Sheet;
import overtrick.cards.Seat;
import overtrick.cards.Side;

/// How a chukker stands.
///
/// @param deals finished, 0 to 4; one that is passed out is dealt again and not counted
/// @param dealer of the next deal
public record ChicagoScore(Sheet<Side> sheet, int deals, Seat dealer) {

    /// Deals of a chukker.
    public static final int DEALS = 4;

    /// Whether all four deals have been played.
    public boolean isOver() {
        return deals == DEALS;
    }
}
