package overtrick.app.input;

import java.io.Console;
import java.util.Optional;
import java.util.function.IntConsumer;

/// Says on the terminal how far long work has come; says nothing where nobody is looking.
public final class Progress implements IntConsumer {

    private final int all;
    private final boolean isSeen;
    private int shown;

    public Progress(int all) {
        this.all = all;
        isSeen =
                Optional.ofNullable(System.console()).filter(Console::isTerminal).isPresent()
                        && all > 1;
    }

    @Override
    public synchronized void accept(int done) {
        if (isSeen && done > shown) {
            shown = done;
            System.err.printf("\r%,d of %,d%s", done, all, done == all ? "\r\u001b[K" : "");
        }
    }
}
