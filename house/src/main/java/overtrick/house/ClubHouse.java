package overtrick.house;

import java.security.SecureRandom;
import java.time.Duration;
import java.time.InstantSource;
import java.util.Optional;
import overtrick.house.game.Tables;
import overtrick.house.people.People;
import overtrick.house.thinking.Heads;
import overtrick.house.thinking.Thinking;
import overtrick.house.thinking.Timer;
import overtrick.log.Store;

/// What all rooms of a club share: its store, its clock, the people who come, the tables, and the
/// threads on which robots think.
public final class ClubHouse implements AutoCloseable {

    /// How long a robot may think about one call or card, waiting for its turn to think included.
    private static final Duration THINKING = Duration.ofMillis(2500);

    private final Store store;
    private final InstantSource clock;
    private final Duration robotPace;
    private final Timer timer = new Timer();
    private final Thinking thinking;
    private final People people;
    private final Tables tables;

    /// @param robotPace how long robots wait before they act, so that people can follow
    public ClubHouse(Store store, InstantSource clock, Duration robotPace) {
        this(store, clock, robotPace, Optional.empty());
    }

    /// @param heads on which robots think, when they are not the club's own
    public ClubHouse(Store store, InstantSource clock, Duration robotPace, Optional<Heads> heads) {
        this.thinking =
                heads.map(shared -> Thinking.on(shared, THINKING, timer))
                        .orElseGet(() -> Thinking.onThisMachine(THINKING, timer));
        this.store = store;
        this.clock = clock;
        this.robotPace = robotPace;
        this.people = new People(store, clock);
        this.tables = new Tables(store, clock, thinking, robotPace, new SecureRandom());
    }

    public Store store() {
        return store;
    }

    /// The time of the house.
    public InstantSource clock() {
        return clock;
    }

    /// How long robots wait before they act.
    public Duration robotPace() {
        return robotPace;
    }

    public Timer timer() {
        return timer;
    }

    public Thinking thinking() {
        return thinking;
    }

    public People people() {
        return people;
    }

    /// All tables, whatever is played at them.
    public Tables tables() {
        return tables;
    }

    /// Ends what robots think about and what was to happen later; the store stays open.
    @Override
    public void close() {
        timer.close();
        thinking.close();
    }
}
