package overtrick.practice;

import java.util.List;
import overtrick.bridgetable.duplicate.Cost;
import overtrick.bridgetable.duplicate.FinishedBoard;
import overtrick.cards.Seat;
import overtrick.house.table.PersonId;

/// What people have lost on boards of their own, as far as it has been worked out. The room of
/// boards knows it; this room does not know that one.
@FunctionalInterface
public interface OwnBoards {

    /// Where something was lost.
    enum Phase {
        BIDDING,
        LEAD,
        DECLARER,
        DEFENCE
    }

    /// A board that cost somebody something.
    ///
    /// @param seat where they sat
    /// @param imps what it cost in that phase, beside best play: by this all boards are ordered
    /// @param cost the same in that by which the board was scored
    record Loss(FinishedBoard board, Seat seat, Phase phase, int imps, Cost cost) {

        /// What finds it again among the boards of its owner.
        public String key() {
            return board.table().code() + "-" + board.ordinal();
        }
    }

    /// The losses of somebody, of their latest boards.
    List<Loss> of(PersonId person);
}
