package overtrick.app.boards;

import java.io.InputStream;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.function.Consumer;
import overtrick.formats.Diagnostic;
import overtrick.formats.json.BoardsJsonReader;
import overtrick.formats.lin.LinReader;
import overtrick.formats.pbn.PbnReader;

/// The games of a file one after the other, so that its size does not matter; what is wrong is told
/// on the way. Not thread-safe.
public final class Games implements Iterator<Game> {

    /// Gives the next game, and nothing at the end.
    public interface Source {
        Optional<Game> next();
    }

    private final Source source;
    private Optional<Game> next = Optional.empty();
    private int leftOut;
    private boolean over;

    /// The games of a source.
    public Games(Source source) {
        this.source = source;
    }

    /// The games of a PBN text.
    ///
    /// @param told gets what is wrong
    public static Games pbn(InputStream text, Consumer<Diagnostic> told) {
        var reader = PbnReader.of(text);
        return new Games(() -> {
            var read = reader.next();
            read.map(PbnReader.Read::diagnostics).orElseGet(reader::rest).forEach(told);
            return read.map(one -> new Game(one.game(), one.played()));
        });
    }

    /// The boards of a LIN text that have a whole deal.
    ///
    /// @param told gets what is wrong
    public static Games lin(InputStream text, Consumer<Diagnostic> told) {
        return new LinGames(LinReader.of(text), told).games;
    }

    private static final class LinGames {
        private final LinReader reader;
        private final Consumer<Diagnostic> told;
        private final Games games = new Games(this::next);
        private int number;

        LinGames(LinReader reader, Consumer<Diagnostic> told) {
            this.reader = reader;
            this.told = told;
        }

        private Optional<Game> next() {
            while (true) {
                var read = reader.next();
                read.map(LinReader.Read::diagnostics).orElseGet(reader::rest).forEach(told);
                if (read.isEmpty()) {
                    return Optional.empty();
                }
                var board = read.get().board();
                if (board.isPresent()) {
                    number++;
                    return Optional.of(Game.of(number, board.get()));
                }
                games.leftOut++;
            }
        }
    }

    /// The boards of a JSON text of our own form.
    ///
    /// @param told gets what is wrong
    public static Games json(InputStream text, Consumer<Diagnostic> told) {
        return new JsonGames(BoardsJsonReader.of(text), told).games;
    }

    private static final class JsonGames {
        private final BoardsJsonReader reader;
        private final Consumer<Diagnostic> told;
        private final Games games = new Games(this::next);
        private int number;

        JsonGames(BoardsJsonReader reader, Consumer<Diagnostic> told) {
            this.reader = reader;
            this.told = told;
        }

        private Optional<Game> next() {
            var board = reader.next();
            reader.diagnostics().forEach(told);
            games.leftOut = reader.leftOut();
            number++;
            return board.map(played -> Game.of(number, played));
        }
    }

    /// How many boards could not be read so far and are no games.
    public int leftOut() {
        return leftOut;
    }

    @Override
    public boolean hasNext() {
        if (next.isEmpty() && !over) {
            next = source.next();
            over = next.isEmpty();
        }
        return next.isPresent();
    }

    @Override
    public Game next() {
        if (!hasNext()) {
            throw new NoSuchElementException("there is no further game");
        }
        var game = next.orElseThrow();
        next = Optional.empty();
        return game;
    }
}
