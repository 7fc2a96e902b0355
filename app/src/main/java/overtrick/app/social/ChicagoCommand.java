package overtrick.app.social;

import overtrick.app.input.OneOf;
import overtrick.bridge.chicago.ChicagoTerms;
import overtrick.bridge.chicago.ChicagoTerms.PartScores;
import overtrick.bridge.chicago.ChicagoTerms.VulnerableSide;
import overtrick.social.Form;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

@Command(
        name = "chicago",
        description = "A chukker of Chicago by robots: four deals, vulnerability fixed beforehand.",
        footer = {"", "Example:  overtrick chicago --seed 7 --part-scores fifty"})
public final class ChicagoCommand extends GameCommand {

    /// Whether honours count.
    enum HonoursCount {
        YES,
        NO,
        USUAL
    }

    @Option(
            names = "--part-scores",
            paramLabel = "WAY",
            description =
                    "carry them on within the chukker, or fifty at once (default:"
                            + " ${DEFAULT-VALUE})")
    private String partScores = "carry";

    @Option(
            names = "--honours",
            paramLabel = "COUNT",
            description =
                    "yes or no; usual: when part-scores are carried on (default: ${DEFAULT-VALUE})")
    private String honours = "usual";

    @Option(
            names = "--vulnerable",
            paramLabel = "SIDE",
            description =
                    "in the second and third deal: dealers or opponents (default:"
                            + " ${DEFAULT-VALUE})")
    private String vulnerable = "dealers";

    @Override
    Form form() {
        var parts = OneOf.parse("--part-scores", PartScores.class, partScores);
        boolean count =
                switch (OneOf.parse("--honours", HonoursCount.class, honours)) {
                    case YES -> true;
                    case NO -> false;
                    case USUAL -> parts == PartScores.CARRY;
                };
        return new Form.Chicago(
                new ChicagoTerms(
                        parts,
                        count,
                        OneOf.parse("--vulnerable", VulnerableSide.class, vulnerable)));
    }
}
