package overtrick.boards.page.match;

import java.util.ArrayList;
import java.util.List;
import overtrick.boards.match.WatchedMatch;
import overtrick.page.Words;

/// A match that is played elsewhere: the score, and what lies on the tables.
///
/// @param number of the last change it shows
/// @param rooms the open one first
public record WatchPage(
        Words words, long number, String title, WallScore score, List<RoomPart> rooms) {

    public WatchPage {
        rooms = List.copyOf(rooms);
    }

    static WatchPage of(WatchedMatch.Now now, Words words) {
        String one = named(now.teams().one(), "match.team.one", words);
        String other = named(now.teams().other(), "match.team.other", words);
        var rooms = new ArrayList<RoomPart>();
        rooms.add(RoomPart.of(words, "open", now.open(), one, other));
        if (now.rooms() > 1) {
            rooms.add(RoomPart.of(words, "closed", now.closed(), other, one));
        }
        return new WatchPage(
                words,
                now.number(),
                one + " – " + other,
                WallScore.of(now, one, other, words),
                rooms);
    }

    private static String named(String team, String otherwise, Words words) {
        return team.isEmpty() ? words.get(otherwise) : team;
    }
}
