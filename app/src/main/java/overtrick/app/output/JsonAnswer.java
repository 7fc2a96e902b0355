package overtrick.app.output;

import picocli.CommandLine.Option;

/// Whether a command answers for programs rather than for people.
public final class JsonAnswer {

    @Option(names = "--json", description = "JSON, one object a line")
    private boolean wanted;

    public boolean wanted() {
        return wanted;
    }
}
