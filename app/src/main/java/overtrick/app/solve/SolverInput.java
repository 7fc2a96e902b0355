package overtrick.app.solve;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.Optional;
import overtrick.app.boards.Complaints;
import overtrick.app.boards.Game;
import overtrick.app.boards.Games;
import overtrick.app.input.ExitStatus;
import overtrick.app.input.UserError;
import overtrick.cards.FormatException;
import overtrick.formats.Diagnostic;
import overtrick.formats.Severity;
import overtrick.formats.TextEncoding;
import overtrick.formats.pbn.PlayedBoard;

/// Boards in PBN, in LIN, or one deal a line; what it is shows in the text itself. They are read as
/// they are needed. Boards that cannot be read are left out, and auctions and plays end before what
/// cannot be. Not thread-safe.
public final class SolverInput implements Iterator<Game> {

    /// A game without a deal is nobody's fault: some files keep results alone.
    static final String NO_DEAL = "game has no deal";

    /// How far is looked for what a text is, in bytes.
    private static final int FAR = 1 << 20;

    private enum Kind {
        PBN,
        LIN,
        LINES
    }

    private final String name;
    private final Complaints complaints;
    private final Games games;
    private int boards;

    private SolverInput(String name, InputStream bytes) {
        this.name = name;
        this.complaints = new Complaints(name);
        complaints.hold();
        var text = new BufferedInputStream(bytes, FAR);
        this.games =
                switch (kind(text)) {
                    case PBN -> Games.pbn(text, this::tell);
                    case LIN -> Games.lin(text, this::tell);
                    case LINES -> new DealLines(text, this::tell).games();
                };
    }

    /// @param name of the file, for messages
    public static SolverInput of(String name, InputStream bytes) {
        return new SolverInput(name, bytes);
    }

    /// Reads on until it is clear, or far enough.
    private static Kind kind(BufferedInputStream text) {
        text.mark(FAR);
        var seen = new byte[FAR];
        int length = 0;
        var kind = Kind.LINES;
        try {
            while (kind == Kind.LINES && length < FAR) {
                int count = text.read(seen, length, Math.min(1 << 16, FAR - length));
                if (count < 0) {
                    break;
                }
                length += count;
                kind = kind(TextEncoding.text(Arrays.copyOf(seen, length)));
            }
            text.reset();
        } catch (IOException refused) {
            throw new UserError("file cannot be read");
        }
        return kind;
    }

    private static Kind kind(String text) {
        if (text.lines().anyMatch(line -> line.stripLeading().startsWith("["))) {
            return Kind.PBN;
        }
        return text.contains("md|") ? Kind.LIN : Kind.LINES;
    }

    private void tell(Diagnostic one) {
        if (one.severity() == Severity.ERROR && !one.message().startsWith(NO_DEAL)) {
            complaints.tell(one);
        }
    }

    @Override
    public boolean hasNext() {
        return games.hasNext();
    }

    @Override
    public Game next() {
        var game = games.next();
        if (game.played().isPresent()) {
            boards++;
            complaints.release();
        }
        return game;
    }

    /// The games that have a board.
    public Iterator<PlayedBoard> boards() {
        return new Iterator<>() {
            private Optional<PlayedBoard> next = Optional.empty();

            @Override
            public boolean hasNext() {
                while (next.isEmpty() && SolverInput.this.hasNext()) {
                    next = SolverInput.this.next().played();
                }
                return next.isPresent();
            }

            @Override
            public PlayedBoard next() {
                if (!hasNext()) {
                    throw new NoSuchElementException();
                }
                var board = next.orElseThrow();
                next = Optional.empty();
                return board;
            }
        };
    }

    /// Whether there has been a board so far.
    boolean hasBoards() {
        return boards > 0;
    }

    /// Once all is read: gives back how the program ends when all the rest is done.
    ///
    /// @throws FormatException with file, line and column if there was no deal that can be read
    public int told() {
        if (boards == 0) {
            throw new FormatException(
                    complaints
                            .firstError()
                            .map(one -> name + ":" + one.text())
                            .orElse(
                                    "there is no deal in %s; PBN, LIN or lines such as N:… … … …"
                                                    .formatted(name)
                                            + " would do"));
        }
        complaints.end();
        return complaints.errors() == 0 ? 0 : ExitStatus.WRONG_INPUT;
    }
}
