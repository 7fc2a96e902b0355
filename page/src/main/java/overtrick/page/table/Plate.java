package overtrick.page.table;

import java.util.Optional;
import overtrick.cards.Seat;
import overtrick.house.table.Chair;
import overtrick.house.table.Occupant;
import overtrick.page.Called;
import overtrick.page.Words;

/// The plate at a seat: who sits there, and what the viewer may do about it.
///
/// @param code of the table
/// @param mine whether the viewer sits there
public record Plate(
        Words words, String code, Seat seat, Optional<Chair> chair, boolean mine, Offers offers) {

    /// What the viewer may do about the seat.
    public record Offers(boolean sit, boolean putRobot, boolean dismiss) {}

    public boolean isRobot() {
        return chair.filter(taken -> taken.occupant() instanceof Occupant.Robot).isPresent();
    }

    public boolean isSittingOut() {
        return chair.filter(Chair::sittingOut).isPresent();
    }

    public String name() {
        return chair.map(taken -> Called.in(words, taken.occupant().name()))
                .orElseGet(() -> words.get("seat.free"));
    }
}
