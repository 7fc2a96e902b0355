package overtrick.evening.online;

import java.io.PrintStream;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import overtrick.evening.online.OnlinePlan.Begin;
import overtrick.movement.choice.Kind;
import overtrick.tournament.act.Act;

/// A program in which eight pairs of robots play an event; it says how many results are in, and
/// goes on with the event it finds.
final class BusyEvent {

    static final int TABLES = 4;
    static final int BOARDS = 14;

    private static final Duration LONGEST = Duration.ofMinutes(2);

    private BusyEvent() {}

    public static void main(String[] arguments) throws InterruptedException {
        var out = new PrintStream(System.out, true);
        var house = new OnlineClub(Path.of(arguments[0]));
        var known = house.club().tournaments().latest(1);
        var event =
                known.isEmpty()
                        ? house.announce(
                                OnlineClub.plan(new Begin(Optional.of(Instant.EPOCH), 0, 0)),
                                TABLES,
                                BOARDS,
                                Optional.of(Kind.HOWELL))
                        : known.getFirst().id();
        long end = System.nanoTime() + LONGEST.toNanos();
        while (System.nanoTime() < end) { // killed long before
            int results = house.acts(event, Act.Report.class).size();
            out.println(results + (house.view(event).closed() ? " closed." : "."));
            Thread.sleep(20);
        }
    }
}
