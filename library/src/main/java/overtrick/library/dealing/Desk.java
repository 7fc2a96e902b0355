package overtrick.library.dealing;

import java.math.BigInteger;
import java.security.SecureRandom;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import overtrick.dealing.script.Script;

/// Where scripts are run: one after the other on a thread of its own, so that nobody at a table
/// waits for them. The latest are kept until others take their places.
final class Desk implements AutoCloseable {

    private static final int KEPT = 64;
    private static final int WAITING = 12;
    private static final int IDLE_SECONDS = 20;
    private static final int WORD_BITS = 80;

    private final SecureRandom chance = new SecureRandom();
    private final Map<String, Job> jobs = new LinkedHashMap<>();
    private final ThreadPoolExecutor worker =
            new ThreadPoolExecutor(
                    1,
                    1,
                    IDLE_SECONDS,
                    TimeUnit.SECONDS,
                    new ArrayBlockingQueue<>(WAITING),
                    Thread.ofPlatform().name("dealing").daemon().factory());

    Desk() {
        worker.allowCoreThreadTimeOut(true);
    }

    /// Begins a script; one of the same visitor that still runs is stopped.
    ///
    /// @return the word under which it is found; empty when too many wait
    synchronized Optional<String> begin(String visitor, String text, Script script) {
        jobs.values().stream().filter(job -> job.isOf(visitor)).forEach(Job::stop);
        var job = new Job(visitor, text, script, chance.nextInt(Integer.MAX_VALUE));
        try {
            worker.execute(job);
        } catch (RejectedExecutionException full) {
            return Optional.empty();
        }
        String word = new BigInteger(WORD_BITS, chance).toString(Character.MAX_RADIX);
        jobs.put(word, job);
        while (jobs.size() > KEPT) {
            var oldest = jobs.keySet().iterator().next();
            Optional.ofNullable(jobs.remove(oldest)).ifPresent(Job::stop);
        }
        return Optional.of(word);
    }

    synchronized Optional<Job> find(String word) {
        return Optional.ofNullable(jobs.get(word));
    }

    @Override
    public synchronized void close() {
        jobs.values().forEach(Job::stop);
        worker.shutdownNow();
    }
}
