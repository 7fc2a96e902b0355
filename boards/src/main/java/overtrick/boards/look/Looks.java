package overtrick.boards.look;

import java.time.InstantSource;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import java.util.Optional;
import overtrick.cards.Sha256;
import overtrick.formats.pbn.PartBoard;
import overtrick.formats.pbn.Pbn;
import overtrick.formats.pbn.PlayedBoard;
import overtrick.log.Sql;
import overtrick.log.Store;

/// The boards that people have brought from elsewhere to look at. Each has a word that nobody
/// guesses who does not have the board; the latest are kept.
public final class Looks {

    /// Boards that are kept.
    static final int KEPT = 20_000;

    private static final int WORD_BYTES = 9;

    private static final String KEEP =
            "INSERT INTO looked (word, text, at) VALUES (?, ?, ?)"
                    + " ON CONFLICT (word) DO UPDATE SET at = excluded.at";
    private static final String FORGET =
            "DELETE FROM looked WHERE at <="
                    + " (SELECT at FROM looked ORDER BY at DESC LIMIT 1 OFFSET ?)";

    private final Store store;
    private final InstantSource clock;

    public Looks(Store store, InstantSource clock) {
        this.store = store;
        this.clock = clock;
    }

    /// Keeps boards, each by itself.
    ///
    /// @return their words, in the same order
    public List<String> keep(List<PlayedBoard> boards) {
        return keepTexts(boards.stream().map(board -> Pbn.text(List.of(board))).toList());
    }

    /// Keeps boards of which some hands are not known, each by itself.
    ///
    /// @return their words, in the same order
    public List<String> keepParts(List<PartBoard> parts) {
        return keepTexts(parts.stream().map(PartBoard::pbn).toList());
    }

    private List<String> keepTexts(List<String> texts) {
        long now = clock.millis();
        store.write(connection -> {
            for (var text : texts) {
                Sql.of(KEEP, word(text), text, now).change(connection);
            }
            return Sql.of(FORGET, KEPT).change(connection);
        });
        return texts.stream().map(Looks::word).toList();
    }

    /// The board of a word; empty when there is none, or no longer.
    public Optional<PlayedBoard> board(String word) {
        return text(word).flatMap(text -> Pbn.read(text).played().stream().findFirst());
    }

    /// The board of a word of which some hands are not known; empty when there is none.
    public Optional<PartBoard> part(String word) {
        return text(word).flatMap(text -> Pbn.read(text).parts().stream().findFirst());
    }

    private Optional<String> text(String word) {
        return store.row("SELECT text FROM looked WHERE word = ?", row -> row.getString(1), word);
    }

    private static String word(String text) {
        byte[] first = Arrays.copyOf(Sha256.of(text), WORD_BYTES);
        return Base64.getUrlEncoder().withoutPadding().encodeToString(first);
    }
}
