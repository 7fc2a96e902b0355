package overtrick.bridge.ancestors;

import java.util.List;
import java.util.Optional;
import overtrick.bridge.Vulnerability;
import overtrick.bridge.board.BoardInPlay;
import overtrick.bridge.rubber.RubberScore;
import overtrick.bridge.score.Result.Played;
import overtrick.bridge.sheet.Entry;
import overtrick.bridge.sheet.Reason;
import overtrick.bridge.sitting.NextDeal;
import overtrick.bridge.sitting.Scorer;
import overtrick.cards.Seat;
import overtrick.cards.Side;

/// What rubbers of the older games have in common: nobody is vulnerable, and a deal that is passed
/// out scores nothing.
sealed interface OldRubber extends Scorer<RubberScore> permits AuctionScorer, BridgeWhistScorer {

    /// Who deals first.
    Seat first();

    OldTerms terms();

    /// What a deal that was played brings.
    List<Entry<Side>> entries(int deal, BoardInPlay board, Played played);

    @Override
    default RubberScore start() {
        return RubberScore.start(terms().game(), first());
    }

    @Override
    default Optional<NextDeal> next(RubberScore score) {
        return score.next(Vulnerability.NONE);
    }

    @Override
    default RubberScore add(RubberScore score, BoardInPlay board) {
        int deal = score.deals() + 1;
        var sheet = score.sheet();
        if (board.result().orElseThrow() instanceof Played played) {
            sheet = sheet.with(entries(deal, board, played));
        }
        var scored = score.dealt(sheet);
        return scored.winner()
                .map(winner ->
                        scored.with(Entry.above(deal, winner, Reason.RUBBER, terms().rubber())))
                .orElse(scored);
    }
}
