package overtrick.app.bid;

import java.util.concurrent.Callable;
import overtrick.systems.BiddingSystem;
import picocli.CommandLine.Command;

@Command(
        name = "systems",
        description = "The bidding systems known.",
        mixinStandardHelpOptions = true,
        footer = {"", "Example:  overtrick systems"})
public final class SystemsCommand implements Callable<Integer> {

    @Override
    public Integer call() {
        for (var name : BiddingSystem.NAMES) {
            var system = BiddingSystem.named(name);
            System.out.printf("%-20s%s%n", name, system.book().title());
        }
        return 0;
    }
}
