package overtrick.testkit.log;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import overtrick.log.Beside;
import overtrick.log.EventLog;
import overtrick.log.LoggedEvent;
import overtrick.log.Neighbours;
import overtrick.log.NewEvent;
import overtrick.log.Redactions;
import overtrick.log.Store;
import overtrick.log.Upkeep;

/// A store as one of several programs sees it, which a test has mind everything or nothing. What it
/// tells the others is kept for the test; what they tell it comes from there.
public final class NearStore implements Store, EventLog, Neighbours {

    private final Store store;
    private final List<Runnable> changed = new CopyOnWriteArrayList<>();
    private final List<Runnable> reminded = new CopyOnWriteArrayList<>();
    private final Map<String, List<BiConsumer<String, String>>> heard = new ConcurrentHashMap<>();
    private final List<String> told = new CopyOnWriteArrayList<>();
    private final List<String> reads = new CopyOnWriteArrayList<>();
    private volatile boolean minds;
    private volatile Runnable whenReading = () -> {};

    /// A program that minds nothing yet.
    ///
    /// @param store which others may use too
    public NearStore(Store store) {
        this.store = store;
    }

    /// Has the program mind everything from now on, or nothing, and tells it so.
    public void mind(boolean everything) {
        minds = everything;
        changed.forEach(Runnable::run);
    }

    /// Takes everything away from the program, which is not told yet.
    public void takeAway() {
        minds = false;
    }

    /// What is done before a stream is read.
    public void whenReading(Runnable what) {
        whenReading = what;
    }

    /// The streams that were read.
    public List<String> reads() {
        return List.copyOf(reads);
    }

    /// What the others were told, each as `topic: text`.
    public List<String> told() {
        return List.copyOf(told);
    }

    /// Another program tells something.
    public void hear(String topic, String text) {
        heard.getOrDefault(topic, List.of()).forEach(listener -> listener.accept("other", text));
    }

    /// Some seconds have passed.
    public void somewhatLater() {
        reminded.forEach(Runnable::run);
    }

    @Override
    public EventLog log() {
        return this;
    }

    @Override
    public Redactions redactions() {
        return store.redactions();
    }

    @Override
    public Upkeep upkeep() {
        return store.upkeep();
    }

    @Override
    public <T> T read(Work<T> work) {
        return store.read(work);
    }

    @Override
    public <T> T write(Work<T> work) {
        return store.write(work);
    }

    @Override
    public Instant append(String stream, long after, List<NewEvent> events, Beside beside) {
        return store.log().append(stream, after, events, beside);
    }

    @Override
    public void read(String stream, long after, Consumer<LoggedEvent> reader) {
        reads.add(stream);
        whenReading.run();
        store.log().read(stream, after, reader);
    }

    @Override
    public List<Head> heads(String kind, String after, int limit) {
        return store.log().heads(kind, after, limit);
    }

    @Override
    public long head(String stream) {
        return store.log().head(stream);
    }

    @Override
    public Neighbours neighbours() {
        return this;
    }

    @Override
    public String name() {
        return "this";
    }

    @Override
    public boolean areThere() {
        return true;
    }

    @Override
    public boolean minds(String name) {
        return minds;
    }

    @Override
    public void tell(String topic, String text) {
        told.add(topic + ": " + text);
    }

    @Override
    public void hear(String topic, BiConsumer<String, String> listener) {
        heard.computeIfAbsent(topic, _ -> new ArrayList<>()).add(listener);
    }

    @Override
    public void whenChanged(Runnable listener) {
        changed.add(listener);
    }

    @Override
    public void nowAndThen(Runnable listener) {
        reminded.add(listener);
    }

    @Override
    public void whenGone(Consumer<String> listener) {}

    @Override
    public void hearNoMore() {
        heard.clear();
    }

    /// Leaves the store open, which is another's.
    @Override
    public void close() {}
}
