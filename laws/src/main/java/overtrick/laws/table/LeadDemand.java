package overtrick.laws.table;

import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import overtrick.cards.Card;
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
/// @param card the penalty card that declarer has chosen among several (Law 51A); empty elsewhere
public record LeadDemand(
        Seat seat, Demand demand, Set<Suit> suits, int settledAt, Optional<Card> card) {

    /// Of a demand that has nothing to do with penalty cards on the table.
    public static final int NOT_OF_PENALTY_CARDS = -1;

    public LeadDemand {
        suits = suits.isEmpty() ? Set.of() : Set.copyOf(EnumSet.copyOf(suits));
    }

    /// Of suits.
    public LeadDemand(Seat seat, Demand demand, Set<Suit> suits, int settledAt) {
        this(seat, demand, suits, settledAt, Optional.empty());
    }

    /// Of several penalty cards this one is played (Law 51A).
    static LeadDemand of(Seat seat, Card card) {
        return new LeadDemand(
                seat,
                Demand.DECLARER_CHOOSES_CARD,
                Set.of(),
                NOT_OF_PENALTY_CARDS,
                Optional.of(card));
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
                    case DECLARER_CHOOSES_CARD ->
                            card.filter(lawful::contains).map(CardSet::of).orElse(lawful);
                    case FREE -> lawful;
                };
        return met.isEmpty() ? lawful : met;
    }

    boolean lastsWithLead() {
        return demand == Demand.FORBID || demand == Demand.FORBID_SEVERAL;
    }
}
