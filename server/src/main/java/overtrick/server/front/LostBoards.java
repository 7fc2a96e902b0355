package overtrick.server.front;

import java.util.ArrayList;
import java.util.List;
import overtrick.boards.PlayedBoards;
import overtrick.boards.review.Costs;
import overtrick.house.table.PersonId;
import overtrick.practice.OwnBoards;

/// What boards have cost their players, from the room of boards for the room of practice.
record LostBoards(PlayedBoards boards) implements OwnBoards {

    /// Boards of somebody that are looked through, the latest.
    private static final int LATEST = 400;

    @Override
    public List<Loss> of(PersonId person) {
        var costs = boards.reviews().costs(person);
        var losses = new ArrayList<Loss>();
        for (var entry : boards.history().boardsOf(person, 0, LATEST)) {
            var cost = costs.getOrDefault(entry.board().at(), Costs.NONE);
            for (var phase : overtrick.boards.review.Phase.values()) {
                int imps = cost.of(entry.seat(), phase);
                if (imps > 0) {
                    losses.add(new Loss(entry.board(), entry.seat(), here(phase), imps));
                }
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
