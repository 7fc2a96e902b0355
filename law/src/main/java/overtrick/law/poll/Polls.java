package overtrick.law.poll;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import overtrick.house.people.Secrets;
import overtrick.laws.poll.Poll;
import overtrick.robots.bidding.Readings;
import overtrick.robots.search.Solvers;

/// The polls of a house. Each has two words nobody guesses: one for the director, one for those who
/// answer. The latest are kept until others take their places, or the house closes: what came of
/// them stands in the director’s note.
final class Polls implements AutoCloseable {

    private static final int KEPT = 200;
    private static final int WAITING = 12;
    private static final int IDLE_SECONDS = 20;

    private final Secrets secrets = new Secrets();
    private final Map<String, Asked> polls = new LinkedHashMap<>();
    private final RobotsAsked robots;
    private final ThreadPoolExecutor worker =
            new ThreadPoolExecutor(
                    1,
                    1,
                    IDLE_SECONDS,
                    TimeUnit.SECONDS,
                    new ArrayBlockingQueue<>(WAITING),
                    Thread.ofPlatform().name("poll").daemon().factory());

    Polls(Readings readings) {
        this.robots = new RobotsAsked(readings, new Solvers());
        worker.allowCoreThreadTimeOut(true);
    }

    /// Begins one.
    ///
    /// @return the director’s word; empty when too many wait for the robots
    synchronized Optional<String> begin(Poll poll, String system, String at) {
        var asked = new Asked(poll, system, at, secrets.token());
        try {
            worker.execute(() -> robots.ask(asked));
        } catch (RejectedExecutionException full) {
            return Optional.empty();
        }
        String word = secrets.token();
        polls.put(word, asked);
        if (polls.size() > KEPT) {
            polls.remove(polls.keySet().iterator().next());
        }
        return Optional.of(word);
    }

    /// By the director’s word.
    synchronized Optional<Asked> of(String word) {
        return Optional.ofNullable(polls.get(word));
    }

    /// By the word under which it is answered.
    synchronized Optional<Asked> answeredAt(String vote) {
        return polls.values().stream().filter(asked -> asked.vote().equals(vote)).findFirst();
    }

    @Override
    public void close() {
        worker.shutdownNow();
    }
}
