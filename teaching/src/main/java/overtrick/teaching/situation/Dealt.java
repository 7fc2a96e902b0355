package overtrick.teaching.situation;

import java.util.List;
import overtrick.bridge.Vulnerability;
import overtrick.bridge.auction.Auction;
import overtrick.cards.Deal;
import overtrick.cards.Seat;
import overtrick.systems.Understanding;
import overtrick.systems.hand.Hand;

/// A deal that leads to a situation, up to the call that is asked for. The player is South.
///
/// @param situation its key
/// @param heard the auction as it was understood before each call, and now
/// @param kind which of the situation's kinds of hands the player has
public record Dealt(String situation, Deal deal, List<Understanding> heard, String kind) {

    /// Where the player sits.
    public static final Seat PLAYER = Seat.SOUTH;

    public Dealt {
        heard = List.copyOf(heard);
    }

    /// The auction as it is understood now.
    public Understanding now() {
        return heard.getLast();
    }

    /// The calls before the player's.
    public Auction auction() {
        return now().auction();
    }

    /// Who is vulnerable.
    public Vulnerability vulnerability() {
        return now().vulnerability();
    }

    /// The player's hand.
    public Hand hand() {
        return Hand.of(deal.hand(PLAYER));
    }
}
