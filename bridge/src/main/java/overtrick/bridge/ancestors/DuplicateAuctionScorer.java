package overtrick.bridge.ancestors;

import java.util.Optional;
import overtrick.bridge.Vulnerability;
import overtrick.bridge.board.BoardInPlay;
import overtrick.bridge.rubber.RubberScore;
import overtrick.bridge.sheet.Entry;
import overtrick.bridge.sheet.Reason;
import overtrick.bridge.sitting.NextDeal;
import overtrick.bridge.sitting.Scorer;
import overtrick.cards.Seat;
import overtrick.cards.Side;

/// Keeps the score of duplicate auction: every deal stands alone, and one that is worth a game
/// brings 125 (bridge.md §11.4).
///
/// @param first who deals first
public record DuplicateAuctionScorer(AuctionTerms terms, Seat first)
        implements Scorer<RubberScore> {

    private static final int GAME = 125;

    @Override
    public RubberScore start() {
        return RubberScore.start(terms.game(), first);
    }

    @Override
    public Optional<NextDeal> next(RubberScore score) {
        return isOver(score) ? Optional.empty() : score.next(Vulnerability.NONE);
    }

    @Override
    public RubberScore add(RubberScore score, BoardInPlay board) {
        var scored = new AuctionScorer(terms, first).add(score, board);
        for (var side : Side.values()) {
            if (scored.sheet().games(side) > 0) {
                scored = scored.with(Entry.above(1, side, Reason.GAME, GAME));
            }
        }
        return scored;
    }

    /// Whether the deal has been played.
    public static boolean isOver(RubberScore score) {
        return score.deals() > 0;
    }
}
