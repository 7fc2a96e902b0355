package overtrick.evening.page.start;

import java.util.List;
import overtrick.page.Words;

/// Where somebody plays who has entered.
///
/// @param waiting whether nobody has a place yet
/// @param places in the round being played, and in the next if it is known
public record MyPlacesPart(
        Words words, long number, boolean waiting, boolean closed, List<Place> places) {

    public MyPlacesPart {
        places = List.copyOf(places);
    }

    /// One table in a round.
    ///
    /// @param side letters of the side on which the entry sits
    /// @param path of the table's scoring box
    public record Place(
            int round, String table, String side, String against, String boards, String path) {}
}
