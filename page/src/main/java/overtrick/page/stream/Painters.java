package overtrick.page.stream;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.function.Consumer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import overtrick.page.Html;

/// The threads that render what is sent, as many as there are processors, each with a sheet of its
/// own: however much changes at once, no more is rendered at a time, and the rest waits in turn.
final class Painters implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(Painters.class);

    private final ThreadLocal<Html> sheets = ThreadLocal.withInitial(Html::new);
    private final ExecutorService threads =
            Executors.newFixedThreadPool(
                    Runtime.getRuntime().availableProcessors(),
                    Thread.ofPlatform().name("painter-", 0).daemon().factory());

    void execute(Consumer<Html> work) {
        try {
            threads.execute(() -> work.accept(sheets.get()));
        } catch (RejectedExecutionException closed) {
            LOG.debug("no more is painted", closed);
        }
    }

    @Override
    public void close() {
        threads.shutdownNow();
    }
}
