package overtrick.bridgetable.duplicate;

import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import overtrick.bridge.sheet.Column;
import overtrick.bridge.sheet.Entry;
import overtrick.bridge.sheet.Given;
import overtrick.cards.Side;
import overtrick.formats.pbn.PlayedBoard;

/// Finished boards as the formats know them.
public final class Records {

    private static final DateTimeFormatter PBN_DATE =
            DateTimeFormatter.ofPattern("yyyy.MM.dd").withZone(ZoneOffset.UTC);

    private Records() {}

    /// @param notes what calls show, by their places in the auction, in the reader's language
    public static PlayedBoard of(FinishedBoard board, Map<Integer, String> notes) {
        var tags = new TreeMap<String, String>();
        tags.put("Event", "Overtrick");
        tags.put("Site", "");
        tags.put("Date", PBN_DATE.format(board.ended()));
        tags.put("Table", board.table().code());
        board.names().forEach((seat, name) -> tags.put(PlayedBoard.tagOf(seat), name));
        board.key().ifPresent(key -> tags.put("DealKey", key));
        board.given().ifPresent(given -> score(tags, given));
        return new PlayedBoard(
                board.board(),
                tags,
                Optional.of(board.auction()),
                notes,
                board.play(),
                Optional.of(board.result()));
    }

    /// The score of its own game (PBN 2.1, 3.5): of a rubber what stands above and below the line.
    private static void score(Map<String, String> tags, Given given) {
        String game = given.game();
        tags.put("Scoring", game.substring(0, 1).toUpperCase(Locale.ROOT) + game.substring(1));
        if (given.held().isPresent()) {
            tags.put("Score", "NS " + given.points(Side.NORTH_SOUTH));
            tags.put("ScoreIMP", "NS " + given.imps(Side.NORTH_SOUTH).orElseThrow());
        } else if (game.equals("rubber")) {
            tags.put("ScoreRubber", both(side -> above(given, side) + "/" + below(given, side)));
        } else {
            tags.put("Score", both(side -> String.valueOf(given.sum(Column.of(side)))));
        }
    }

    private static String both(Function<Side, String> figure) {
        return "NS %s EW %s"
                .formatted(figure.apply(Side.NORTH_SOUTH), figure.apply(Side.EAST_WEST));
    }

    private static int above(Given given, Side side) {
        return given.sum(Column.of(side)) - below(given, side);
    }

    private static int below(Given given, Side side) {
        return given.in(Column.of(side)).stream()
                .filter(Entry::below)
                .mapToInt(Entry::points)
                .sum();
    }
}
