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
            TERMINAL.printf("\r%,d of %,d%s", done, all, done == all ? "\r\u001b[K" : "");
        }
    }
}
