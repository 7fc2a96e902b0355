package overtrick.app.social;

import java.io.PrintStream;
import java.util.OptionalLong;
import overtrick.bridge.board.BoardInPlay;
import overtrick.social.Form;
import overtrick.social.GameLines;
import overtrick.social.Tally;

/// Games as JSON Lines, printed while they are played.
final class GameJson implements GameTable.Watcher {

    private final GameLines lines;
    private final boolean typed;
    private final PrintStream out;

    /// @param typed whether a sheet is told, of which nobody knows the cards
    GameJson(Form form, boolean typed, PrintStream out) {
        this.lines = new GameLines(form);
        this.typed = typed;
        this.out = out;
    }

    @Override
    public void begun(OptionalLong seed) {
        var line = lines.begun();
        seed.ifPresent(number -> line.put("seed", number));
        out.println(line);
    }

    @Override
    public void dealt(BoardInPlay board, Tally before, Tally after) {
        out.println(typed ? lines.typed(board, after) : lines.played(board, after));
    }

    @Override
    public void ended(Tally tally) {
        out.println(lines.over(tally));
    }

    @Override
    public void stopped(Tally tally) {
        out.println(lines.stopped(tally));
    }

    @Override
    public void closed(Tally tally) {
        out.println(lines.closed(tally));
    }
}
