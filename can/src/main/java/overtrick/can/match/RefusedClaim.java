package overtrick.can.match;

import overtrick.cards.Seat;

/// A claim that came to nothing.
///
/// @param by who did not agree, or its maker, who took it back
/// @param cards how many cards of the deal had been played by then
public record RefusedClaim(PendingClaim claim, Seat by, int cards) {

    /// Whether its maker took it back.
    public boolean isWithdrawn() {
        return by == claim.by();
    }
}
