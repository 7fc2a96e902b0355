package overtrick.server.front;

import java.util.ArrayList;
import java.util.List;
import overtrick.boards.PlayedBoards;
import overtrick.boards.review.Costs;
import overtrick.bridgetable.duplicate.Cost;
import overtrick.house.table.PersonId;
import overtrick.practice.OwnBoards;

/// What boards have cost their players, from the room of boards for the room of practice.
record LostBoards(PlayedBoards boards) implements OwnBoards {

    /// Boards of somebody that are looked through, the latest.
    private static final int LATEST = 400;

    @Override
    public List<Loss> of(PersonId person) {
        var costs = boards.reviews().costs(person);
        var scorer = boards.costScorer();
        var losses = new ArrayList<Loss>();
        for (var entry : boards.history().boardsOf(person, 0, LATEST)) {
            var board = entry.board();
            var imps = costs.getOrDefault(board.at(), Costs.NONE);
            var scored = scorer.of(board, imps);
            for (var phase : overtrick.boards.review.Phase.values()) {
                scored.map(cost -> new Cost(cost.unit(), cost.of(entry.seat(), phase)))
                        .filter(cost -> cost.amount().signum() > 0)
                        .ifPresent(cost ->
                                losses.add(
                                        new Loss(
                                                board,
                                                entry.seat(),
                                                here(phase),
                                                imps.of(entry.seat(), phase),
                                                cost)));
            }
        }
        return losses;
    }

    private static Phase here(overtrick.boards.review.Phase phase) {
        return switch (phase) {
            case BIDDING -> Phase.BIDDING;
            case LEAD -> Phase.LEAD;
            case DECLARER -> Phase.DECLARER;
            case DEFENCE -> Phase.DEFENCE;
        };
    }
}
