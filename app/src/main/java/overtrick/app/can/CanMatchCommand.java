package overtrick.app.can;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import overtrick.app.input.Chance;
import overtrick.app.input.Language;
import overtrick.app.output.JsonAnswer;
import overtrick.can.act.CanEvent;
import overtrick.can.match.CanTable;
import overtrick.can.view.CanView;
import overtrick.cantable.record.MatchLines;
import overtrick.robots.can.CanDecision;
import overtrick.robots.can.CanRobot;
import overtrick.robots.can.table.RobotTable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
        name = "match",
        description =
                "A whole match of Bài Càn by robots, as a record to read or as one for programs.",
        footer = {"", "Example:  overtrick can match --seed 7 --lang vi"})
final class CanMatchCommand implements Callable<Integer> {

    /// What the robots go by.
    enum Robots {
        SEARCH,
        RULES
    }

    @Mixin private Chance chance = new Chance();

    @Mixin private RobotOptions options = new RobotOptions();

    @Option(
            names = "--robots",
            paramLabel = "KIND",
            description = "search, or rules for rules of thumb (default: ${DEFAULT-VALUE})")
    private Robots robots = Robots.SEARCH;

    @Mixin private Language language = new Language();

    @Option(names = "--explain", description = "with the reason for every call and card")
    private boolean explain;

    @Mixin private JsonAnswer json = new JsonAnswer();

    @Override
    public Integer call() {
        var words = new Words(language.locale());
        int worlds = options.worlds();
        var played = options.rules();
        long number = chance.number();
        var robot = robots == Robots.RULES ? CanRobot.byRules() : CanRobot.bySearch(worlds, number);
        if (!json.wanted()) {
            System.out.println(words.text("title", number));
        }
        var events = new Events();
        var watcher = json.wanted() ? events : new MatchRecord(words, System.out, explain);
        var table = new RobotTable(_ -> robot, Chance.seeded(number), watcher);
        table.open(played);
        while (table.step()) {} // until the match is over
        if (json.wanted()) {
            MatchLines.of(events.all, number).forEach(System.out::println);
        }
        return 0;
    }

    /// All that happens, for the record.
    private static final class Events implements RobotTable.Watcher {

        private final List<CanEvent> all = new ArrayList<>();

        @Override
        public void decided(CanView view, CanDecision decision) {}

        @Override
        public void happened(CanEvent event, CanTable table) {
            all.add(event);
        }
    }
}
