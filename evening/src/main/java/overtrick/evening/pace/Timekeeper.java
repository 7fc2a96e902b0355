package overtrick.evening.pace;

import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import overtrick.evening.tournament.TournamentSummary;
import overtrick.evening.tournament.TournamentSummary.Stage;
import overtrick.evening.tournament.Tournaments;
import overtrick.house.codes.TournamentId;
import overtrick.house.thinking.Timer;
import overtrick.log.Neighbours;

/// Has the rounds of events in the room begin by the clock or table by table, where the director
/// has said so.
public final class Timekeeper implements AutoCloseable {

    /// An event in which nothing has happened for so long is not under way any more.
    private static final Duration UNDER_WAY = Duration.ofDays(1);

    /// Events among which those under way are looked for after a start.
    private static final int LATEST = 200;

    private static final String TOPIC = "timekeepers";

    private final Tournaments tournaments;
    private final Neighbours near;
    private final Timer timer;
    private final Map<TournamentId, PacedEvent> events = new ConcurrentHashMap<>();

    /// @param near other programs; the one who minds an event begins its rounds
    public Timekeeper(Tournaments tournaments, Timer timer, Neighbours near) {
        this.tournaments = tournaments;
        this.timer = timer;
        this.near = near;
        tournaments.whenTakenBack(this::attend);
        near.hear(TOPIC, (_, code) -> attendHere(new TournamentId(code)));
        near.whenChanged(this::goOn);
    }

    /// Goes on with every event that was under way when the house was shut.
    public void goOn() {
        var since = tournaments.now().minus(UNDER_WAY);
        tournaments.latest(LATEST).stream()
                .filter(one -> one.stage() == Stage.PLAY && one.touched().isAfter(since))
                .map(TournamentSummary::id)
                .forEach(this::attendHere);
    }

    /// Looks at an event from now on; one whose rounds are called by hand is left alone.
    public void attend(TournamentId id) {
        attendHere(id);
        near.tell(TOPIC, id.code());
    }

    private void attendHere(TournamentId id) {
        events.compute(
                id,
                (_, known) -> {
                    var event =
                            known == null
                                    ? new PacedEvent(tournaments, timer, near, id, this::leave)
                                    : known;
                    event.call();
                    return event;
                });
    }

    private void leave(TournamentId id) {
        events.computeIfPresent(
                id,
                (_, event) -> {
                    if (event.isCalled()) {
                        return event;
                    }
                    event.close();
                    return null;
                });
    }

    @Override
    public void close() {
        events.values().forEach(PacedEvent::close);
    }
}
