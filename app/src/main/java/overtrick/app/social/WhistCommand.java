package overtrick.app.social;

import java.util.Optional;
import overtrick.app.input.OneOf;
import overtrick.club.social.Form;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

@Command(
        name = "whist",
        description = "A rubber of whist by robots: the last card dealt makes trumps.",
        footer = {"", "Example:  overtrick whist --seed 7 --code long"})
public final class WhistCommand extends GameCommand {

    @Option(
            names = "--code",
            paramLabel = "CODE",
            description = "short, long or american (default: ${DEFAULT-VALUE})")
    private String code = "short";

    @Override
    Form form() {
        return new Form.Whist(
                OneOf.parse("--code", WhistCode.class, code).terms(), Optional.empty());
    }
}
