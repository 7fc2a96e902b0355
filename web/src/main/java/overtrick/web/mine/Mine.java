package overtrick.web.mine;

import java.util.Optional;
import overtrick.bridge.auction.Contract;
import overtrick.bridge.score.Result.Played;
import overtrick.cards.Seat;
import overtrick.club.duplicate.FinishedBoard;
import overtrick.club.review.Costs;
import overtrick.club.review.Note;

/// A board somebody has played, with all that is known of it.
///
/// @param seat where he sat
/// @param imps against the robots' table; empty when there is none
/// @param costs what it cost each player; empty until it is worked out
public record Mine(
        FinishedBoard board, Seat seat, Optional<Integer> imps, Note note, Optional<Costs> costs) {

    public Optional<Contract> contract() {
        return board.result() instanceof Played(var contract, _)
                ? Optional.of(contract)
                : Optional.empty();
    }

    boolean isMade() {
        return board.result() instanceof Played(var contract, int tricks)
                && tricks >= contract.bid().tricks();
    }

    /// Points for his side.
    public int points() {
        return board.points(seat.side());
    }

    public String partner() {
        return board.names().getOrDefault(seat.partner(), "");
    }
}
