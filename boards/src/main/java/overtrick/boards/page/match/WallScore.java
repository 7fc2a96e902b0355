package overtrick.boards.page.match;

import java.util.List;
import java.util.Optional;
import overtrick.boards.match.WatchedMatch;
import overtrick.bridge.board.BoardInPlay;
import overtrick.bridge.score.Result;
import overtrick.bridgetable.page.ResultText;
import overtrick.cards.Side;
import overtrick.page.Words;

/// How a match that is played elsewhere stands, board by board.
///
/// @param boards of the whole match
/// @param compared whether there are two rooms
/// @param lines the latest board first
public record WallScore(
        Words words,
        String one,
        String other,
        int won,
        int lost,
        int played,
        int boards,
        boolean compared,
        boolean over,
        List<Line> lines) {

    /// A board.
    ///
    /// @param home what the first team has of it; empty when it has nothing
    public record Line(int board, Room open, Room closed, String home, String away) {}

    /// What a room has made of it; empty before it has.
    public record Room(String result, String points) {
        static final Room NOTHING = new Room("", "");
    }

    public WallScore {
        lines = List.copyOf(lines);
    }

    static WallScore of(WatchedMatch.Now now, String one, String other, Words words) {
        return new WallScore(
                words,
                one,
                other,
                now.won(),
                now.lost(),
                now.played(),
                now.boards(),
                now.isCompared(),
                now.over(),
                now.lines().reversed().stream()
                        .map(line -> line(line, now.isCompared(), words))
                        .toList());
    }

    private static Line line(WatchedMatch.Line line, boolean compared, Words words) {
        int won = (compared ? line.imps() : line.points()).orElse(0);
        return new Line(
                line.board(),
                room(line.open(), words),
                room(line.closed(), words),
                won > 0 ? String.valueOf(won) : "",
                won < 0 ? String.valueOf(-won) : "");
    }

    private static Room room(Optional<BoardInPlay> board, Words words) {
        return board.map(
                        over -> {
                            Result result = over.result().orElseThrow();
                            int points =
                                    result.points(Side.NORTH_SOUTH, over.board().vulnerability());
                            return new Room(ResultText.of(result, words), words.signed(points));
                        })
                .orElse(Room.NOTHING);
    }

    /// What the numbers are.
    public String unit() {
        return words.get(compared ? "match.unit" : "match.points");
    }

    /// How it stands, to be read aloud.
    public String told() {
        return words.get("match.told", one, won, other, lost);
    }
}
