package overtrick.app.input;

import java.io.Console;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.function.IntConsumer;

/// Says on the terminal how far long work has come, on standard error. It says nothing where nobody
/// is looking, nor where the results themselves appear one by one before the same eyes.
public final class Progress implements IntConsumer {

    /// Which of the program's outputs are terminals, `out` or `err` or both. Java knows it of
    /// standard output alone, so whoever starts the program tells.
    private static final String TERMINALS = "overtrick.terminals";

    /// Not that of all others, which lets nothing steer the terminal.
    private static final PrintStream TERMINAL =
            new PrintStream(new FileOutputStream(FileDescriptor.err), true, StandardCharsets.UTF_8);

    private static final int UNKNOWN = Integer.MAX_VALUE;

    private final int all;
    private final boolean isSeen;
    private int shown;

    private Progress(int all, boolean isSeen) {
        this.all = all;
        this.isSeen = isSeen && all > 1;
    }

    /// Of work whose results are printed as they come.
    public static Progress besideResults(int all) {
        return new Progress(all, isTerminal("err") && !isTerminal("out"));
    }

    /// Of work whose results are printed at its end.
    public static Progress beforeResults(int all) {
        return new Progress(all, isTerminal("err"));
    }

    /// Of work of which nobody knows how much it is, whose results are printed as they come.
    public static Progress countingBesideResults() {
        return new Progress(UNKNOWN, isTerminal("err") && !isTerminal("out"));
    }

    /// The same, with results printed at its end.
    public static Progress countingBeforeResults() {
        return new Progress(UNKNOWN, isTerminal("err"));
    }

    /// Wipes a count of which nobody knew the end.
    public synchronized void end() {
        if (isSeen && shown > 0 && all == UNKNOWN) {
            TERMINAL.print("\r\u001b[K");
        }
    }

    private static boolean isTerminal(String output) {
        return Optional.ofNullable(System.getProperty(TERMINALS))
                .map(told -> told.contains(output))
                .orElseGet(() ->
                        Optional.ofNullable(System.console())
                                .filter(Console::isTerminal)
                                .isPresent());
    }

    @Override
    public synchronized void accept(int done) {
        if (isSeen && done > shown) {
            shown = done;
            if (all == UNKNOWN) {
                TERMINAL.printf("\r%,d", done);
                return;
            }
            TERMINAL.printf("\r%,d of %,d%s", done, all, done == all ? "\r\u001b[K" : "");
        }
    }
}
