package overtrick.app.law;

import java.util.concurrent.Callable;
import overtrick.app.input.Input;
import overtrick.app.input.Language;
import overtrick.app.input.UserError;
import overtrick.laws.ruling.LawWords;
import overtrick.laws.tree.Director;
import overtrick.page.FullWidth;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
        name = "rule",
        description = {
            "What a director rules on an irregularity, which options are read out to whom, or which"
                    + " fact is missing.",
            "FILE is a JSON object: irregularity, edition, offender, declarer, card, facts; or"
                    + " dealer, auction and call, from which much is found out. With the system that the"
                    + " offender plays, and the calls made since (the one in its place last), it is seen"
                    + " what both calls show."
        },
        footer = {
            "",
            "Example:",
            "  echo '{\"dealer\":\"N\",\"auction\":[\"1N\",\"2S\"],\"offender\":\"S\",\"call\":\"2D\"}' \\",
            "      | overtrick rule -"
        })
public final class RuleCommand implements Callable<Integer> {

    private static final int MOST_BYTES = 1 << 16;

    @Parameters(paramLabel = "FILE", description = "the case as JSON, or - for standard input")
    private String file = "";

    @Mixin private Language language = new Language();

    @Option(names = "--text", description = "a ruling sheet to read, rather than JSON")
    private boolean text;

    @Override
    public Integer call() {
        byte[] content = Input.readOrStandard(file);
        if (content.length > MOST_BYTES) {
            throw new UserError("%s is longer than 64 KB; a case is one object".formatted(file));
        }
        var given = GivenCase.read(content);
        var ruling = Director.rule(given.book(), given.irregularity(), given.facts());
        var words = new LawWords(language.locale(), given.cast(), given.irregularity());
        var sheet = new RulingSheet(given, ruling, words);
        System.out.println(text ? FullWidth.set(sheet.text(), language.locale()) : sheet.json());
        return 0;
    }
}
