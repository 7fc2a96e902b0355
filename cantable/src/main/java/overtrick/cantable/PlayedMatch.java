package overtrick.cantable;

import java.time.Instant;
import java.util.Collections;
import java.util.EnumMap;
import java.util.Map;
import java.util.Objects;
import overtrick.can.match.Chairs;
import overtrick.cards.Seat;
import overtrick.house.codes.TableId;

/// A match as far as it has been played at a table.
///
/// @param ordinal how many matches the table had opened with this one, from 1
/// @param touched when something was last added to it
/// @param names of the players, by the chairs they came to
public record PlayedMatch(
        TableId table, int ordinal, Instant touched, Map<Seat, String> names, MatchStory story) {

    public PlayedMatch {
        var ordered = new EnumMap<Seat, String>(Seat.class);
        ordered.putAll(names);
        names = Collections.unmodifiableMap(ordered);
    }

    /// Who sat in a chair.
    public String name(Chairs chairs, Seat chair) {
        return Objects.requireNonNullElse(names.get(chairs.came(chair)), "");
    }
}
