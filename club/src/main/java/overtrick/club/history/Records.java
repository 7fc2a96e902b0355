package overtrick.club.history;

import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import overtrick.bridge.auction.Contract;
import overtrick.bridge.duplicate.Meaning;
import overtrick.bridge.play.Play;
import overtrick.formats.pbn.PlayedBoard;

/// Finished boards as the formats know them.
public final class Records {

    private static final DateTimeFormatter PBN_DATE =
            DateTimeFormatter.ofPattern("yyyy.MM.dd").withZone(ZoneOffset.UTC);

    private Records() {}

    /// @param words what a meaning says in the reader's language
    public static PlayedBoard of(FinishedBoard board, Function<Meaning, String> words) {
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
                notes(board, words),
                board.auction().contract().map(contract -> play(board, contract)),
                Optional.of(board.result()));
    }

    private static Map<Integer, String> notes(
            FinishedBoard board, Function<Meaning, String> words) {
        var notes = new TreeMap<Integer, String>();
        for (int place = 0; place < board.meanings().size(); place++) {
            int call = place;
            board.meanings().get(place).ifPresent(meaning -> notes.put(call, words.apply(meaning)));
        }
        return notes;
    }

    private static Play play(FinishedBoard board, Contract contract) {
        return Play.of(contract, board.board().deal(), board.cards());
    }
}
