package overtrick.law.poll;

import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import overtrick.house.ClubHouse;
import overtrick.house.ClubRoom;
import overtrick.house.people.Belongings;
import overtrick.house.people.Secrets;
import overtrick.house.table.Member;
import overtrick.house.table.PersonId;
import overtrick.law.poll.Asked.Matter;
import overtrick.laws.poll.Poll.Voice;
import overtrick.robots.bidding.Readings;
import overtrick.robots.search.Solvers;

/// The polls of a house. Each has two words nobody guesses: one for the director, one for those who
/// answer. They stand in the store with every answer: a house that is opened again goes on with
/// them, and its robots think of what they have not yet answered.
public final class Polls implements ClubRoom {

    /// How long answers are taken.
    private static final Duration OPEN = Duration.ofDays(1);

    private static final Duration SWEEP = Duration.ofHours(1);

    /// Polls that one person may begin in a day.
    private static final int EACH = 30;

    private static final int WAITING = 12;
    private static final int IDLE_SECONDS = 20;

    private final PollRows rows;
    private final InstantSource clock;
    private final ClubHouse house;
    private final Secrets secrets = new Secrets();
    private final RobotsAsked robots;
    private final Outlook outlook;

    /// The words of those that wait for the robots, or are thought about.
    private final Set<String> waiting = ConcurrentHashMap.newKeySet();

    private final ThreadPoolExecutor worker =
            new ThreadPoolExecutor(
                    1,
                    1,
                    IDLE_SECONDS,
                    TimeUnit.SECONDS,
                    new ArrayBlockingQueue<>(WAITING),
                    Thread.ofPlatform().name("poll").daemon().factory());

    public Polls(ClubHouse house, Readings readings) {
        var solvers = new Solvers();
        this.house = house;
        this.rows = new PollRows(house.store());
        this.clock = house.clock();
        this.robots = new RobotsAsked(readings, solvers);
        this.outlook = new Outlook(readings, solvers);
        worker.allowCoreThreadTimeOut(true);
    }

    /// Robots think on about what was asked before the house was opened, and what is old goes from
    /// time to time.
    public void goOn() {
        rows.since(clock.millis() - OPEN.toMillis()).forEach(this::think);
        house.timer().every(SWEEP, () -> rows.sweep(clock.millis()));
    }

    /// What became of a wish to begin one.
    sealed interface Begun {
        /// It is on, under the director’s word.
        record On(String word) implements Begun {}

        /// Too many wait for the robots.
        record Busy() implements Begun {}

        /// This person has begun enough for a day.
        record Enough() implements Begun {}
    }

    /// Begins one.
    Begun begin(Matter matter, PersonId director) {
        if (worker.getQueue().remainingCapacity() == 0) {
            return new Begun.Busy();
        }
        String word = secrets.token();
        var asked =
                new Asked(secrets.token(), clock.millis(), matter, List.of(), List.of(), List.of());
        if (!rows.begin(word, asked, director, EACH)) {
            return new Begun.Enough();
        }
        think(asked.vote());
        return new Begun.On(word);
    }

    /// By the director’s word.
    Optional<Asked> of(String word) {
        return rows.of(word);
    }

    /// By the word under which it is answered.
    Optional<Asked> answeredAt(String vote) {
        return rows.answeredAt(vote);
    }

    /// Whether answers are still taken.
    boolean isOpen(Asked asked) {
        return clock.millis() < asked.begun() + OPEN.toMillis();
    }

    /// Somebody answers; whoever does so again thinks better of it.
    ///
    /// @return false when so many have answered that nobody else is counted
    boolean says(Asked asked, PersonId person, Voice voice) {
        boolean counted = rows.says(asked.vote(), person, voice);
        if (counted) {
            think(asked.vote());
        }
        return counted;
    }

    boolean hasSaid(Asked asked, PersonId person) {
        return rows.hasSaid(asked.vote(), person);
    }

    boolean isThinking(Asked asked) {
        return waiting.contains(asked.vote());
    }

    /// Has the robots answer, and layouts looked at, unless that waits already. When too much waits
    /// it is left for the next answer, or for the time after the house was opened again.
    private void think(String vote) {
        boolean open = rows.answeredAt(vote).filter(Asked::isOpen).isPresent();
        if (!open || !waiting.add(vote)) {
            return;
        }
        try {
            worker.execute(() -> {
                try {
                    robots.ask(rows, vote);
                    outlook.look(rows, vote);
                } finally {
                    waiting.remove(vote);
                }
            });
        } catch (RejectedExecutionException full) {
            waiting.remove(vote);
        }
    }

    @Override
    public List<Belongings> belongings() {
        return PollRows.BELONGINGS;
    }

    @Override
    public void recognise(PersonId guest, Member.Person member) {
        rows.pass(guest, member.id());
    }

    @Override
    public void close() {
        worker.shutdownNow();
        try {
            var _ = worker.awaitTermination(IDLE_SECONDS, TimeUnit.SECONDS);
        } catch (InterruptedException closing) {
            Thread.currentThread().interrupt();
        }
    }
}
