package overtrick.app.social;

import overtrick.app.input.OneOf;
import overtrick.app.input.UserError;
import overtrick.bridge.rubber.RubberTerms;
import overtrick.bridge.score.UndertrickCode;
import overtrick.social.Form;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

@Command(
        name = "rubber",
        description = "A rubber by robots, with its score sheet; two games win it.",
        footer = {
            "",
            "Example:  overtrick rubber --seed 7 --games 3",
            "Example:  echo '4HN+1' | overtrick rubber --sheet -"
        })
public final class RubberCommand extends GameCommand {

    @Option(names = "--no-honours", description = "honours do not count")
    private boolean noHonours;

    @Option(
            names = "--only-part-score",
            paramLabel = "POINTS",
            description =
                    "for the only part-score of an unfinished rubber: 100, in older codes 50"
                            + " (default: ${DEFAULT-VALUE})")
    private int onlyPartScore = 100;

    @Option(
            names = "--undertricks",
            paramLabel = "CODE",
            description =
                    "since-1987, from-1935 or club-sheet: what the fourth costs doubled (default:"
                            + " ${DEFAULT-VALUE})")
    private String undertricks = "since-1987";

    @Option(
            names = "--rounding",
            paramLabel = "WAY",
            description =
                    "half-up, half-down or none: how the difference becomes units (default:"
                            + " ${DEFAULT-VALUE})")
    private String rounding = "half-up";

    @Override
    Form form() {
        if (onlyPartScore != 100 && onlyPartScore != 50) {
            throw new UserError("--only-part-score is not 100 or 50: " + onlyPartScore);
        }
        return new Form.Rubber(
                new RubberTerms(
                        !noHonours,
                        onlyPartScore,
                        OneOf.parse("--undertricks", UndertrickCode.class, undertricks),
                        OneOf.parse("--rounding", RubberTerms.Rounding.class, rounding)));
    }
}
