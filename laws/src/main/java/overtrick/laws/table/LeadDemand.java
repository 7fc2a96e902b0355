package overtrick.laws.table;

import overtrick.cards.CardSet;
import overtrick.cards.Seat;
import overtrick.cards.Suit;
import overtrick.laws.ruling.Rectification.Demand;

/// What declarer has asked of a defender's next card. A suit forbidden for a lead stays forbidden
/// while the defender keeps the lead (Laws 26 and 50D2).
///
/// @param suit the suit required or forbidden, or that of which the highest or lowest is played
public record LeadDemand(Seat seat, Demand demand, Suit suit) {

    /// The cards of `lawful` that meet it; all of them where none does (Law 59).
    CardSet of(CardSet lawful) {
        var ofSuit = lawful.in(suit);
        var met =
                switch (demand) {
                    case REQUIRE, REQUIRE_OTHER -> ofSuit;
                    case FORBID, FORBID_OTHER -> lawful.minus(ofSuit);
                    case HIGHEST -> ofSuit.isEmpty() ? ofSuit : CardSet.of(ofSuit.highest());
                    case LOWEST -> ofSuit.isEmpty() ? ofSuit : CardSet.of(ofSuit.lowest());
                    case FREE, DECLARER_CHOOSES_CARD -> lawful;
                };
        return met.isEmpty() ? lawful : met;
    }

    boolean lastsWithLead() {
        return demand == Demand.FORBID;
    }
}
