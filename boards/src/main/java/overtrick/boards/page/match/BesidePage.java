package overtrick.boards.page.match;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import overtrick.bridge.board.BoardView;
import overtrick.bridgetable.page.beside.RoomPart;
import overtrick.page.Words;
import overtrick.page.table.SeenRoom;
import overtrick.page.table.TalkBeside;

/// A match among robots with its two tables side by side.
///
/// @param number of what it shows
/// @param rooms the open one first
/// @param talks what is said of each of them
public record BesidePage(
        ScorePart score, long number, List<RoomPart> rooms, List<TalkBeside> talks) {

    public BesidePage {
        rooms = List.copyOf(rooms);
        talks = List.copyOf(talks);
    }

    static BesidePage of(BesideScene.Seen seen, long number, ScorePart score) {
        var words = score.words();
        var rooms = new ArrayList<RoomPart>();
        var talks = new ArrayList<TalkBeside>();
        add("open", words.get("match.room.open.head"), seen.open(), words, rooms, talks);
        add("closed", words.get("match.room.closed.head"), seen.closed(), words, rooms, talks);
        return new BesidePage(score, number, rooms, talks);
    }

    private static void add(
            String id,
            String title,
            SeenRoom<Optional<BoardView>> seen,
            Words words,
            List<RoomPart> rooms,
            List<TalkBeside> talks) {
        rooms.add(RoomPart.of(words, id, title, seen, words.get("refusal.TABLE_CLOSED")));
        talks.add(seen.talk(words, id, title));
    }

    /// The two teams.
    public String title() {
        return score.one() + " – " + score.other();
    }

    /// Where it is.
    public String path() {
        return score.path() + "/watch";
    }

    /// What is read aloud of all that has changed: contracts, results and comments.
    String saidAfter(BesidePage before) {
        var said = new ArrayList<String>();
        for (int at = 0; at < rooms.size(); at++) {
            String now = rooms.get(at).told();
            if (!now.isEmpty() && !now.equals(before.rooms().get(at).told())) {
                said.add(now);
            }
            talks.get(at).toldAfter(before.talks().get(at)).ifPresent(said::add);
        }
        return String.join(" ", said);
    }
}
