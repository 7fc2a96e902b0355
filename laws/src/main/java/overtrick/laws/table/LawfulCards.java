package overtrick.laws.table;

import overtrick.cards.Card;
import overtrick.cards.CardSet;
import overtrick.cards.Rank;

/// The cards that the hand in turn may lawfully play. Following suit comes first, then what
/// declarer demands, then penalty cards (Laws 50B, 50D, 51A and 59).
public record LawfulCards(PlayTable table) {

    CardSet playable() {
        return table.isOver() ? CardSet.NONE : afterPenaltyCards(asDemanded());
    }

    /// The cards that follow suit, or all of them.
    public CardSet following() {
        var hand = table.hand(table.turn());
        return table.current().suitLed().map(hand::following).orElse(hand);
    }

    /// Of these the ones that declarer leaves open; penalty cards come after that.
    public CardSet asDemanded() {
        var lawful = following();
        for (var demand : table.demands()) {
            if (demand.seat() == table.turn()) {
                lawful = demand.of(lawful);
            }
        }
        return lawful;
    }

    /// The major penalty cards that the hand in turn may play now.
    CardSet majors() {
        var lawful = asDemanded();
        return CardSet.copyOf(
                table.penaltyCards(table.turn()).stream()
                        .filter(PenaltyCard::isMajor)
                        .map(PenaltyCard::card)
                        .filter(lawful::contains)
                        .toList());
    }

    private CardSet afterPenaltyCards(CardSet lawful) {
        var major = CardSet.NONE;
        var left = lawful;
        for (var penalty : table.penaltyCards(table.turn())) {
            if (!lawful.contains(penalty.card())) {
                continue;
            }
            if (penalty.isMajor()) {
                major = major.with(penalty.card());
            } else {
                left = left.minus(smallCards(lawful, penalty.card()));
            }
        }
        return major.isEmpty() ? left : major;
    }

    /// The cards below an honour that a minor penalty card of their suit goes before (Law 50C).
    private static CardSet smallCards(CardSet hand, Card penalty) {
        return CardSet.copyOf(
                hand.in(penalty.suit()).stream()
                        .filter(card -> isSmall(card) && !card.equals(penalty))
                        .toList());
    }

    private static boolean isSmall(Card card) {
        return Rank.TEN.beats(card.rank());
    }
}
