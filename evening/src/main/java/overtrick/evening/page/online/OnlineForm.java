package overtrick.evening.page.online;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import overtrick.evening.online.OnlinePlan;
import overtrick.evening.online.OnlinePlan.Begin;
import overtrick.evening.online.OnlinePlan.Robots;
import overtrick.evening.online.OnlinePlan.Rounds;
import overtrick.house.table.Delay;
import overtrick.page.Sorry;
import overtrick.page.Visit;
import overtrick.systems.BiddingSystem;

/// What the page "Run an event" asks about tables in the program.
public final class OnlineForm {

    private static final int MOST_MINUTES = 7 * 24 * 60;
    private static final int MOST_PAIRS = 80;
    private static final int LATEST = 30;

    private OnlineForm() {}

    /// Empty when all play in the room.
    ///
    /// @throws Sorry when the form is not understood
    public static Optional<OnlinePlan> plan(Visit visit, Instant now) {
        return switch (visit.param("where")) {
            case "", "room" -> Optional.empty();
            case "online" -> Optional.of(plan(visit, now, false));
            case "mixed" -> Optional.of(plan(visit, now, true));
            default -> throw Sorry.unclear("ev.unclear.where", visit.param("where"));
        };
    }

    private static OnlinePlan plan(Visit visit, Instant now, boolean room) {
        return new OnlinePlan(
                room,
                new Robots(visit.has("fill"), system(visit)),
                new Rounds(visit.has("barometer"), !room && !visit.has("hand"), late(visit)),
                visit.has("watched"),
                begin(visit, now),
                visit.has("delay")
                        ? visit.oneOf("delay", Delay.values(), "unclear.delay")
                        : Delay.NONE);
    }

    private static String system(Visit visit) {
        String name = visit.param("robots");
        if (!name.isEmpty() && !BiddingSystem.isKnown(name)) {
            throw Sorry.unclear("unclear.system", name, BiddingSystem.known());
        }
        return name;
    }

    private static Duration late(Visit visit) {
        return visit.has("late")
                ? Duration.ofMinutes(visit.number("late", 0, LATEST))
                : Rounds.LATE;
    }

    private static Begin begin(Visit visit, Instant now) {
        var at =
                visit.has("in")
                        ? Optional.of(
                                now.plus(Duration.ofMinutes(visit.number("in", 0, MOST_MINUTES))))
                        : Optional.<Instant>empty();
        int enough = visit.has("enough") ? visit.number("enough", 1, MOST_PAIRS) : 0;
        int every = visit.has("every") ? visit.number("every", 0, MOST_MINUTES) : 0;
        if (every > 0 && at.isEmpty()) {
            at = Optional.of(now.plus(Duration.ofMinutes(every)));
        }
        return new Begin(at, enough, every);
    }
}
