package overtrick.bridge.party;

import java.util.Optional;
import overtrick.bridge.Vulnerability;
import overtrick.bridge.board.BoardInPlay;
import overtrick.bridge.score.Imps;
import overtrick.bridge.score.Result;
import overtrick.cards.Side;

/// One deal in the score: how it came out and what it should have.
///
/// @param responsible the side with 21 high-card points or more; empty when both have 20
/// @param highCardPoints of the responsible side, or 20
/// @param target what the responsible side should have scored
/// @param northSouth what North–South have scored by the terms, below 0 when they lost
/// @param imps for North–South, below 0 when lost
public record PartyDeal(
        Result result,
        Vulnerability vulnerability,
        Optional<Side> responsible,
        int highCardPoints,
        int target,
        int northSouth,
        int imps) {

    static PartyDeal of(PartyTerms terms, BoardInPlay board) {
        var vulnerability = board.board().vulnerability();
        var result = board.result().orElseThrow();
        int ours = Responsibility.points(board.board().deal(), Side.NORTH_SOUTH);
        var stronger = ours >= 20 ? Side.NORTH_SOUTH : Side.EAST_WEST;
        int points = Math.max(ours, 40 - ours);
        int target = terms.table().target(points, vulnerability.includes(stronger));
        int scored = result.points(stronger, vulnerability, terms.undertricks());
        boolean free =
                result instanceof Result.PassedOut
                        && terms.passedOut() != PassedOutDeal.MISSES_TARGET;
        int imps = free ? 0 : Imps.of(scored - target);
        return new PartyDeal(
                result,
                vulnerability,
                points > 20 ? Optional.of(stronger) : Optional.empty(),
                points,
                target,
                result.points(Side.NORTH_SOUTH, vulnerability, terms.undertricks()),
                stronger == Side.NORTH_SOUTH ? imps : -imps);
    }
}
