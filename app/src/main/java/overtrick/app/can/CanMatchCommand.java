package overtrick.app.can;

import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import overtrick.app.input.Chance;
import overtrick.can.act.CanEvent;
import overtrick.can.match.CanTable;
import overtrick.can.view.CanView;
import overtrick.cards.FormatException;
import overtrick.robots.can.CanDecision;
import overtrick.robots.can.CanRobot;
import overtrick.robots.can.table.RobotTable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

@Command(
        name = "match",
        description = "A whole match of Bài Càn by robots, as a record or as events.",
        mixinStandardHelpOptions = true,
        footer = {"", "Example:  overtrick can match --seed 7 --lang vi"})
final class CanMatchCommand implements Callable<Integer> {

    /// What the robots go by.
    enum Robots {
        SEARCH,
        RULES
    }

    @Option(
            names = "--seed",
            paramLabel = "N",
            description =
                    "the same number, the same match; without it one by chance, which is told")
    private Optional<Long> seed = Optional.empty();

    @Option(
            names = "--rules",
            paramLabel = "FILE",
            description = "how the club plays, lines key = value; without it can.md as it stands")
    private Optional<Path> rules = Optional.empty();

    @Option(
            names = "--robots",
            paramLabel = "KIND",
            description = "search, or rules for rules of thumb (default: ${DEFAULT-VALUE})")
    private Robots robots = Robots.SEARCH;

    @Option(
            names = "--worlds",
            paramLabel = "N",
            description = "in how many layouts a card is tried (default: ${DEFAULT-VALUE})")
    private int worlds = CanRobot.USUAL;

    @Option(
            names = "--lang",
            paramLabel = "LANG",
            description = "en or vi (default: ${DEFAULT-VALUE})")
    private String language = "en";

    @Option(names = "--explain", description = "with the reason for every call and card")
    private boolean explain;

    @Option(names = "--json", description = "the events, one JSON object a line")
    private boolean json;

    @Override
    public Integer call() {
        if (!language.equals("en") && !language.equals("vi")) {
            throw new FormatException("--lang is not en or vi: " + language);
        }
        if (worlds < 1 || worlds > CanRobot.MOST) {
            throw new FormatException(
                    "--worlds is not 1 to %d: %d".formatted(CanRobot.MOST, worlds));
        }
        var played = RulesFile.read(rules);
        long number = Chance.seed(seed);
        var robot = robots == Robots.RULES ? CanRobot.byRules() : CanRobot.bySearch(worlds, number);
        var words = new Words(Locale.of(language));
        if (!json) {
            System.out.println(words.text("title", number));
        }
        var watcher = json ? new Events() : new MatchRecord(words, System.out, explain);
        var table = new RobotTable(_ -> robot, Chance.seeded(number), watcher);
        table.open(played);
        while (table.step()) {} // until the match is over
        return 0;
    }

    /// Prints every event as it happens.
    private static final class Events implements RobotTable.Watcher {

        @Override
        public void decided(CanView view, CanDecision decision) {}

        @Override
        public void happened(CanEvent event, CanTable table) {
            System.out.println(EventJson.line(event));
        }
    }
}
