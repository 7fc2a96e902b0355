package overtrick.app.input;

import picocli.CommandLine.Option;

/// The options by which commands are told what a position is called and played for.
public final class PlayedForOptions {

    @Option(
            names = "--scoring",
            paramLabel = "SCORING",
            description = "imp, mp, bam, total, rubber or party (default: ${DEFAULT-VALUE})")
    private String scoring = "imp";

    @Option(
            names = "--below",
            paramLabel = "NS/EW",
            description = "what both sides have below the line of a rubber, such as 60/0")
    private String below = PlayedFor.NOTHING;

    /// @throws UserError for an unknown word, or what cannot stand below the line
    public PlayedFor read() {
        return new PlayedFor(scoring, below);
    }
}
