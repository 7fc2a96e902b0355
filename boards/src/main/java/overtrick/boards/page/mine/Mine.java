package overtrick.boards.page.mine;

import java.util.Optional;
import overtrick.boards.review.Note;
import overtrick.boards.review.Phase;
import overtrick.boards.review.ScoredCosts;
import overtrick.bridge.auction.Contract;
import overtrick.bridge.score.Result.Played;
import overtrick.bridge.sheet.Given;
import overtrick.bridgetable.duplicate.Cost;
import overtrick.bridgetable.duplicate.FinishedBoard;
import overtrick.cards.Seat;
import overtrick.scoring.Unit;

/// A board somebody has played, with all that is known of it.
///
/// @param seat where they sat
/// @param imps against the robots' table, or those of its own game; empty when there are none
/// @param unit in which its costs are told
/// @param costs what it cost each player; empty until it is worked out
public record Mine(
        FinishedBoard board,
        Seat seat,
        Optional<Integer> imps,
        Note note,
        Unit unit,
        Optional<ScoredCosts> costs) {

    /// What it cost them in a phase; empty until it is worked out.
    Optional<Cost> lost(Phase phase) {
        return costs.map(known -> new Cost(unit, known.of(seat, phase)));
    }

    public Optional<Contract> contract() {
        return board.result() instanceof Played(var contract, _)
                ? Optional.of(contract)
                : Optional.empty();
    }

    boolean isMade() {
        return board.result() instanceof Played(var contract, int tricks)
                && tricks >= contract.bid().tricks();
    }

    /// Whether IMPs are counted for it, known or not yet.
    boolean hasImps() {
        return board.isCompared() || imps.isPresent();
    }

    /// The word for the game it was a deal of; empty when it is scored as boards are.
    public Optional<String> game() {
        return board.given().map(Given::game);
    }

    /// Points for their side.
    public int points() {
        return board.points(seat.side());
    }

    public String partner() {
        return board.names().getOrDefault(seat.partner(), "");
    }
}
