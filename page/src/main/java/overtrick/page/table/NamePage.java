package overtrick.page.table;

import java.util.Optional;
import overtrick.cards.Seat;

/// Asks somebody without a name for one before he sits down where others see it.
///
/// @param table its name
/// @param code its code
/// @param seat where he sits down then; empty when he waits for his turn
public record NamePage(String table, String code, Optional<Seat> seat) {

    /// Where what he wants is done, once he has a name.
    public String path() {
        var deed = seat.isPresent() ? TableDeed.SIT : TableDeed.WAIT;
        return "/tables/" + code + "/" + deed.path();
    }
}
