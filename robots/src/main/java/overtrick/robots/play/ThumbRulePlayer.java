package overtrick.robots.play;

import overtrick.bridge.board.BoardView;
import overtrick.cards.Card;
import overtrick.robots.CardPlayer;
import overtrick.robots.bidding.Agreements;
import overtrick.robots.bidding.Readings;

/// Plays by the rules of thumb that every beginner learns. It sees what its seat may see and draws
/// certain conclusions only.
public record ThumbRulePlayer(Agreements agreements, Readings readings) implements CardPlayer {

    @Override
    public Card card(BoardView view) {
        var sight = Sight.of(view);
        if (sight.playable().size() == 1) {
            return sight.playable().highest();
        }
        if (!sight.trick().isEmpty()) {
            return Following.card(sight);
        }
        if (sight.isDeclaring()) {
            return new DeclarerLead(sight).card();
        }
        var auction = readings.of(agreements, view.auction(), view.vulnerability());
        return new DefenderLead(sight, BidSuits.of(auction)).card();
    }
}
