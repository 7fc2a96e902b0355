package overtrick.bridge.ancestors;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import overtrick.bridge.sheet.Entry;
import overtrick.bridge.sheet.Reason;
import overtrick.cards.Seat;
import overtrick.cards.Side;

/// How a rubber or a single game of whist stands.
///
/// @param games finished, in order
/// @param points of each side in the game under way
/// @param entries what was marked so far: points that made a game more than full are lost
/// @param deals finished
/// @param dealer of the next deal
public record WhistScore(
        List<Game> games,
        Map<Side, Integer> points,
        List<Entry<Side>> entries,
        int deals,
        Seat dealer) {

    private static final Map<Side, Integer> LOVE_ALL =
            Map.of(Side.NORTH_SOUTH, 0, Side.EAST_WEST, 0);

    /// A game that is over.
    ///
    /// @param losers points of the other side when it ended
    /// @param value in rubber points
    public record Game(Side winner, int losers, int value) {}

    public WhistScore {
        games = List.copyOf(games);
        points = Map.copyOf(points);
        entries = List.copyOf(entries);
    }

    static WhistScore start(Seat dealer) {
        return new WhistScore(List.of(), LOVE_ALL, List.of(), 0, dealer);
    }

    /// The points of a side in the game under way.
    public int points(Side side) {
        return points.getOrDefault(side, 0);
    }

    /// How many games of this rubber the side has won.
    public int games(Side side) {
        return (int) games.stream().filter(game -> game.winner() == side).count();
    }

    WhistScore afterDeal() {
        return new WhistScore(games, points, entries, deals + 1, dealer.left());
    }

    /// The score with more points for a side, and with a new game begun if that makes one.
    WhistScore with(Side side, Reason reason, int more, WhistTerms terms) {
        var other = side.other();
        int marked = Math.min(more, terms.game() - points(side));
        var entry = new Entry<>(deals + 1, side, true, reason, marked);
        var marks = Stream.concat(entries.stream(), Stream.of(entry)).toList();
        int sum = points(side) + marked;
        if (sum < terms.game()) {
            var now = Map.of(side, sum, other, points(other));
            return new WhistScore(games, now, marks, deals, dealer);
        }
        var game = new Game(side, points(other), terms.value(points(other)));
        var all = Stream.concat(games.stream(), Stream.of(game)).toList();
        return new WhistScore(all, LOVE_ALL, marks, deals, dealer);
    }
}
