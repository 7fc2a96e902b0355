package overtrick.robots.natural;

import java.util.function.Predicate;
import java.util.function.ToIntFunction;
import overtrick.bridge.auction.Call.Bid;
import overtrick.bridge.auction.Doubling;
import overtrick.bridge.score.Score;
import overtrick.bridge.score.Score.Part;
import overtrick.cards.Seat;

/// The scoring of contract with a sheet. What a game is worth there is about what duplicate gives
/// for it, and so is a part-score.
///
/// @param partScore what the player has below the line
/// @param vulnerable whether they are
public record ContractWorth(ToIntFunction<Seat> partScore, Predicate<Seat> vulnerable)
        implements Worth {

    /// Points below the line that make a game.
    public static final int GAME = 100;

    private static final int GAME_NOT_VULNERABLE = 300;
    private static final int GAME_VULNERABLE = 500;
    private static final int PART_SCORE = 50;

    @Override
    public double of(Bid bid, int factor, Seat declarer, int tricks) {
        boolean isVulnerable = vulnerable.test(declarer);
        var doubling = Doubling.values()[Math.min(Integer.numberOfTrailingZeros(factor), 2)];
        var score = Score.of(bid, doubling, isVulnerable, tricks);
        if (!(score.parts().getFirst() instanceof Part.TrickPoints made)) {
            return score.points();
        }
        boolean completes =
                made.points() < GAME && made.points() + partScore.applyAsInt(declarer) >= GAME;
        int game = isVulnerable ? GAME_VULNERABLE : GAME_NOT_VULNERABLE;
        return score.points() + (completes ? game - PART_SCORE : 0);
    }

    @Override
    public double least() {
        return 15;
    }
}
