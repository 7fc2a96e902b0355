package overtrick.practice.problem;

import java.util.List;
import overtrick.bridge.play.Play;
import overtrick.cards.Card;
import overtrick.cards.Rank;
import overtrick.cards.Suit;
import overtrick.robots.play.Plan;
import overtrick.teaching.problem.sight.Views;

/// The plan of a robot before the player's first card.
final class Counted {

    private final Given given;
    private final Play play;

    Counted(Given given) {
        this.given = given;
        this.play = given.after(List.of());
    }

    PlanCount count() {
        int won = play.won(given.sight().me().side());
        int lost = play.tricks().size() - won;
        int needed = Math.max(0, given.target() - won);
        int winners =
                Math.min(
                        needed,
                        given.isDefence()
                                ? topCards()
                                : Plan.sureTricks(Views.of(given.sight(), play)));
        return new PlanCount(
                winners, Math.max(0, Play.TRICKS - given.target() - lost), needed - winners);
    }

    /// The winners of a defender's own hand: in each suit the cards that nothing out beats.
    private int topCards() {
        var hand = play.hand(given.sight().me());
        int tops = 0;
        for (var suit : Suit.values()) {
            for (int rank = Rank.values().length - 1; rank >= 0; rank--) {
                var card = Card.of(suit, Rank.values()[rank]);
                if (hand.contains(card)) {
                    tops++;
                } else if (!play.cards().contains(card)) {
                    break;
                }
            }
        }
        return tops;
    }
}
