package overtrick.classroom.page.lead;

import java.util.List;
import java.util.Optional;
import overtrick.bridge.auction.Contract;
import overtrick.cards.Seat;
import overtrick.classroom.page.CallCell;
import overtrick.classroom.page.Wrong;

/// A table at a glance.
///
/// @param number of the table
/// @param board its number; 0 before the first
/// @param state what it does, as a sentence
/// @param waits whether it waits for nobody: the board is over, or all wait
public record TableCard(
        int number,
        List<Sitting> sitting,
        int board,
        List<List<CallCell>> calls,
        Optional<Contract> contract,
        String tricks,
        String state,
        boolean waits,
        List<Wrong> wrong) {

    /// Who sits where.
    ///
    /// @param turn whether it is theirs to call or play
    /// @param person by which the teacher answers a raised hand; empty for a robot
    public record Sitting(Seat seat, String name, boolean turn, boolean raised, String person) {

        public boolean isRobot() {
            return person.isEmpty();
        }
    }

    public boolean isRaised() {
        return sitting.stream().anyMatch(Sitting::raised);
    }
}
