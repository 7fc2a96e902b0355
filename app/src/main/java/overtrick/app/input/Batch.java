package overtrick.app.input;

import picocli.CommandLine.Option;

/// Whether many questions are asked at once.
public final class Batch {

    @Option(
            names = "--batch",
            description = "JSON Lines from standard input to standard output, in the same order")
    private boolean wanted;

    public boolean wanted() {
        return wanted;
    }
}
