package overtrick.cantable.page.beside;

import java.util.List;
import java.util.Optional;
import overtrick.can.rules.CanRules;
import overtrick.cantable.page.words.Speech;
import overtrick.house.codes.TableId;

/// Tables that are shown together: those of the round of a contest begun last, or of the matches of
/// a league that are being played.
///
/// @param number of the last event of what they belong to
/// @param name of the contest or the league
/// @param path of its page
/// @param round of the contest, from 1, 0 before the first; in a league 0
/// @param compared by which rules, where the same deals are played at all of them; empty where each
///   table has its own
/// @param places not more than [#MOST]
record Gathering(
        long number,
        String name,
        String path,
        int round,
        Optional<CanRules> compared,
        List<Place> places) {

    /// Tables on one page.
    static final int MOST = 12;

    Gathering {
        places = List.copyOf(places);
        if (places.size() > MOST) {
            throw new IllegalArgumentException("tables are not 0 to 12: " + places.size());
        }
    }

    /// A table, and who meets there.
    ///
    /// @param number of the table in a contest, from 1; in a league 0
    /// @param one who sits North and South there: the number of a pair, or a team
    /// @param other who sits East and West there
    record Place(TableId table, int number, String one, String other) {

        /// What the table is called among the others.
        String title(Speech speech) {
            return number == 0 ? one + " – " + other : speech.get("contest.to.table", number);
        }

        /// Which pairs meet there; empty where the title says who does.
        String who(Speech speech) {
            return number == 0 ? "" : speech.get("beside.pairs", one, other);
        }
    }

    List<TableId> tables() {
        return places.stream().map(Place::table).toList();
    }
}
