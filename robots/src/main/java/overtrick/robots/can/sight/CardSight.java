package overtrick.robots.can.sight;

import overtrick.can.CanCard;
import overtrick.robots.can.open.Lanes;
import overtrick.robots.can.open.PointGame;
import overtrick.robots.can.saying.Saying;

/// What the player in turn to play sees.
///
/// @param game the play so far, in lanes; the other hands in it are empty
/// @param known in lanes
/// @param level of the contract, 0 for 80 to 4 for 100
/// @param trump the suit in lane 3, 0 for clubs to 3 for spades
public record CardSight(PointGame game, Known known, Stakes stakes, int level, int trump) {

    /// A card in lanes as it is written, such as `♥10` or `BJ`.
    public String word(int card) {
        return Saying.word(CanCard.at(Lanes.swappedCard(card, trump)));
    }
}
