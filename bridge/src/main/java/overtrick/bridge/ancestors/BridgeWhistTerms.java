package overtrick.bridge.ancestors;

import overtrick.bridge.auction.Declaring;
import overtrick.bridge.auction.TrickValues;

/// What bridge-whist pays: points for a game, for slams and for the rubber.
///
/// @param declaring who names trumps, and how far doubling goes
/// @param rubber for two games
public record BridgeWhistTerms(
        Declaring declaring, int game, int littleSlam, int grandSlam, int rubber)
        implements OldTerms {

    /// Bridge-whist about 1900. Doubling has no limit, as the club's documents have it.
    public static final BridgeWhistTerms USUAL = with(Declaring.Cap.NONE);

    /// The usual figures with another limit to doubling.
    public static BridgeWhistTerms with(Declaring.Cap cap) {
        var values = new TrickValues(4, 6, 8, 2, 12);
        var declaring = new Declaring(values, cap, Declaring.Maker.DEALER);
        return new BridgeWhistTerms(declaring, 30, 20, 40, 100);
    }
}
