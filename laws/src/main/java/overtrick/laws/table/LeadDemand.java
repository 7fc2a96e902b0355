package overtrick.laws.table;

import java.util.EnumSet;
import java.util.Set;
import overtrick.cards.CardSet;
import overtrick.cards.Seat;
import overtrick.cards.Suit;
import overtrick.laws.ruling.Rectification.Demand;

/// What declarer has asked of a defender's next card. A suit forbidden for a lead stays forbidden
/// while the defender keeps the lead (Laws 26, 50D2 and 51B2).
///
/// @param suits required or forbidden, or the one of which the highest or lowest is played; several
///   where those of several penalty cards are forbidden
/// @param settledAt the trick, from 0, before which declarer spoke of the partner's penalty cards;
///   −1 where they ask by another Law
public record LeadDemand(Seat seat, Demand demand, Set<Suit> suits, int settledAt) {

    /// Of a demand that has nothing to do with penalty cards on the table.
    public static final int NOT_OF_PENALTY_CARDS = -1;

    public LeadDemand {
        suits = suits.isEmpty() ? Set.of() : Set.copyOf(EnumSet.copyOf(suits));
    }

    /// The cards of `lawful` that meet it; all of them where none does (Law 59).
    CardSet of(CardSet lawful) {
        var named = CardSet.NONE;
        for (var suit : suits) {
            named = named.union(lawful.in(suit));
        }
        var met =
                switch (demand) {
                    case REQUIRE, REQUIRE_OTHER -> named;
                    case FORBID, FORBID_SEVERAL, FORBID_OTHER -> lawful.minus(named);
                    case HIGHEST -> named.isEmpty() ? named : CardSet.of(named.highest());
                    case LOWEST -> named.isEmpty() ? named : CardSet.of(named.lowest());
                    case FREE, DECLARER_CHOOSES_CARD -> lawful;
                };
        return met.isEmpty() ? lawful : met;
    }

    boolean lastsWithLead() {
        return demand == Demand.FORBID || demand == Demand.FORBID_SEVERAL;
    }
}
