package overtrick.house.compared;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import overtrick.scoring.rating.ComparedBoard;

/// What a room has of boards that were compared. Whoever rates players asks for what has changed,
/// in the background; nothing is kept for it.
///
/// Players are known by the ids of people. Who is known in an event by a name alone is one player
/// for each place: [Place#player].
public interface Comparables {

    /// By which the room is known here, for ever, such as `event`.
    String source();

    /// Everything that has boards to compare now, such as the codes of events, each with a number
    /// that is another one whenever its boards may be others.
    Map<String, Long> versions();

    /// The boards of one thing. A board that is over at one table only is none.
    Compared of(String thing);

    /// How people call one thing; empty where it has no name but its code.
    default Optional<String> title(String thing) {
        return Optional.empty();
    }

    /// What one thing has.
    ///
    /// @param boards whose ids are unique in the thing
    /// @param places that are known by a name alone
    record Compared(List<ComparedBoard> boards, List<Place> places) {

        /// There is nothing to compare.
        public static final Compared NOTHING = new Compared(List.of(), List.of());

        public Compared {
            boards = List.copyOf(boards);
            places = List.copyOf(places);
        }
    }

    /// Somebody who is known by a name alone.
    ///
    /// @param player the id that they have on the boards
    /// @param name as it was written
    /// @param day on which they played, counted as [java.time.LocalDate#toEpochDay] counts
    record Place(String player, String name, long day) {

        private static final String SIGN = "@";

        /// The id of a place: no person has such a one.
        public static String id(String source, String thing, int entry, int player) {
            return SIGN + source + "/" + thing + "/" + entry + "/" + player;
        }

        /// Whether an id is that of a place.
        public static boolean isPlace(String player) {
            return player.startsWith(SIGN);
        }
    }
}
