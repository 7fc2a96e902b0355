package overtrick.robots.can.sight;

import java.util.List;
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
/// @param line every card that was played so far, in order and in lanes; empty where it is not told
public record CardSight(
        PointGame game, Known known, Stakes stakes, int level, int trump, List<Integer> line) {

    public CardSight {
        line = List.copyOf(line);
    }

    /// What is seen where nobody asks in which order the cards came.
    public CardSight(PointGame game, Known known, Stakes stakes, int level, int trump) {
        this(game, known, stakes, level, trump, List.of());
    }

    /// A card in lanes as it is written, such as `♥10` or `BJ`.
    public String word(int card) {
        return Saying.word(CanCard.at(Lanes.swappedCard(card, trump)));
    }
}
