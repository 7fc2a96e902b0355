package overtrick.app;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import overtrick.app.output.Output;

/// What a command of the program printed, and how it ended.
record Ran(int status, String out, String err) {

    /// Runs a command in this process, as the program does.
    static Ran overtrick(String... arguments) {
        var oldOut = System.out;
        var oldErr = System.err;
        var out = new ByteArrayOutputStream();
        var err = new ByteArrayOutputStream();
        try {
            System.setOut(Output.to(out));
            System.setErr(Output.errors(err));
            int status = Main.run(arguments);
            return new Ran(
                    status,
                    out.toString(StandardCharsets.UTF_8),
                    err.toString(StandardCharsets.UTF_8));
        } finally {
            System.setOut(oldOut);
            System.setErr(oldErr);
        }
    }

    /// As [#overtrick], with a standard output that may refuse what is written.
    static Ran printing(OutputStream stream, String... arguments) {
        var oldOut = System.out;
        var oldErr = System.err;
        var err = new ByteArrayOutputStream();
        try {
            System.setOut(Output.to(stream));
            System.setErr(new PrintStream(err, true, StandardCharsets.UTF_8));
            return new Ran(Main.run(arguments), "", err.toString(StandardCharsets.UTF_8));
        } finally {
            System.setOut(oldOut);
            System.setErr(oldErr);
        }
    }

    /// As [#overtrick], with something on standard input.
    static Ran given(String input, String... arguments) {
        var old = System.in;
        try {
            System.setIn(new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8)));
            return overtrick(arguments);
        } finally {
            System.setIn(old);
        }
    }

    List<String> lines() {
        return out.lines().toList();
    }
}
