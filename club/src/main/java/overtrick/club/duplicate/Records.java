package overtrick.club.duplicate;

import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
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
        return new PlayedBoard(
                board.board(),
                tags,
                Optional.of(board.auction()),
                notes,
                board.play(),
                Optional.of(board.result()));
    }
}
