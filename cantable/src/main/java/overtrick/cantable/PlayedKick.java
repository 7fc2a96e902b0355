package overtrick.cantable;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import overtrick.can.CanCard;
import overtrick.can.CanSet;
import overtrick.can.Hands;
import overtrick.can.match.Chairs;
import overtrick.can.play.CanPlay;
import overtrick.can.play.Circle;
import overtrick.can.play.Trump;
import overtrick.can.rules.CanRules;
import overtrick.can.shootout.KickResult;
import overtrick.cards.Seat;

/// A kick of the shoot-out as it was played, every card of it.
///
/// @param chairs who sat where
/// @param hand the chair whose hand the keeper took
/// @param hands of taker and keeper, the taker's before the kitty
/// @param kitty what the taker found in it
/// @param cards in the order in which they were played
public record PlayedKick(
        Chairs chairs,
        Seat hand,
        Hands hands,
        CanSet kitty,
        CanSet buried,
        Optional<Trump> trump,
        List<CanCard> cards,
        KickResult result) {

    public PlayedKick {
        cards = List.copyOf(cards);
    }

    static PlayedKick of(
            Chairs chairs, Seat hand, Hands hands, CanSet kitty, CanPlay play, KickResult result) {
        var cards = new ArrayList<CanCard>();
        play.tricks().forEach(trick -> cards.addAll(trick.cards()));
        cards.addAll(play.current().cards());
        return new PlayedKick(
                chairs, hand, hands, kitty, play.buried(), play.trump(), cards, result);
    }

    /// The play as it ended.
    public CanPlay play(CanRules rules) {
        var circle = Circle.of(result.taker(), result.keeper());
        var play = CanPlay.begun(rules.playing(), circle, result.taker(), hands);
        for (var card : kitty) {
            play = play.withKittyCard(card);
        }
        for (var card : buried) {
            play = play.withBuried(card);
        }
        if (trump.isPresent()) {
            play = play.withTrump(trump.get());
        }
        for (var card : cards) {
            play = play.with(card);
        }
        return play;
    }
}
