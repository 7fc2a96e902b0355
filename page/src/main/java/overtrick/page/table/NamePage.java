package overtrick.page.table;

import java.util.Optional;
import overtrick.cards.Seat;

/// Asks somebody without a name for one before they sit down where others see it.
///
/// @param table its name
/// @param code its code
/// @param seat where they sit down then; empty when they wait for their turn
public record NamePage(String table, String code, Optional<Seat> seat) {

    /// Where what they want is done, once they have a name.
    public String path() {
        var deed = seat.isPresent() ? TableDeed.SIT : TableDeed.WAIT;
        return "/tables/" + code + "/" + deed.path();
    }
}
