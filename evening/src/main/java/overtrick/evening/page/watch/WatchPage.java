package overtrick.evening.page.watch;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import overtrick.bridge.board.BoardView;
import overtrick.bridgetable.page.beside.RoomPart;
import overtrick.evening.page.result.MatchPage;
import overtrick.evening.page.result.MatchReports;
import overtrick.page.Words;
import overtrick.page.table.SeenRoom;
import overtrick.page.table.TalkBeside;

/// A match with its two tables side by side.
///
/// @param path of the page
/// @param number of the last event that it shows
/// @param score board by board, as everybody may know it
/// @param rooms the open one first
/// @param talks what is said of each of them
public record WatchPage(
        Words words,
        String path,
        long number,
        MatchPage score,
        List<RoomPart> rooms,
        List<TalkBeside> talks,
        LastPart last) {

    public WatchPage {
        rooms = List.copyOf(rooms);
        talks = List.copyOf(talks);
    }

    /// @param base of the event's pages
    static WatchPage of(
            WatchedMatch.Seen seen, long number, String base, int round, int table, Words words) {
        var view = seen.event().state();
        var match = Played.of(view, round, table).orElseThrow();
        var score =
                MatchReports.of(view, words, base)
                        .flatMap(reports -> reports.match(round, table))
                        .orElseThrow();
        var open = words.get("ev.room.open", match.home());
        var closed = words.get("ev.room.closed", match.away());
        String shut = words.get(seen.plays() ? "beside.shut.plays" : "refusal.FIELD_STILL_PLAYS");
        return new WatchPage(
                words,
                base + "/matches/%d/%d/watch".formatted(round, table),
                number,
                score,
                List.of(
                        room(words, "open", open, seen.rooms().getFirst(), shut),
                        room(words, "closed", closed, seen.rooms().getLast(), shut)),
                List.of(
                        talk(words, "open", open, seen.rooms().getFirst()),
                        talk(words, "closed", closed, seen.rooms().getLast())),
                LastPart.of(seen, open, closed, words));
    }

    private static TalkBeside talk(
            Words words, String id, String title, Optional<SeenRoom<Optional<BoardView>>> seen) {
        return seen.map(one -> one.talk(words, id, title))
                .orElseGet(() -> TalkBeside.none(words, id, title));
    }

    private static RoomPart room(
            Words words,
            String id,
            String title,
            Optional<SeenRoom<Optional<BoardView>>> seen,
            String shut) {
        return seen.map(one -> RoomPart.of(words, id, title, one, shut))
                .orElseGet(() -> RoomPart.without(words, id, title, words.get("beside.none")));
    }

    RoomPart room(int at) {
        return rooms.get(at);
    }

    TalkBeside talk(int at) {
        return talks.get(at);
    }

    /// The two teams.
    public String title() {
        return score.home().name() + " – " + score.away().name();
    }

    /// What is read aloud of all that has changed: contracts, results and comments.
    String saidAfter(WatchPage before) {
        var said = new ArrayList<String>();
        for (int at = 0; at < rooms.size(); at++) {
            String now = rooms.get(at).told();
            if (!now.isEmpty() && !now.equals(before.room(at).told())) {
                said.add(now);
            }
        }
        for (int at = 0; at < talks.size(); at++) {
            talks.get(at).toldAfter(before.talk(at)).ifPresent(said::add);
        }
        if (!last.title().equals(before.last().title())) {
            said.add(last.title());
        }
        return String.join(" ", said);
    }
}
