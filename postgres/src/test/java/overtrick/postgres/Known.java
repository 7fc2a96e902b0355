package overtrick.postgres;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import overtrick.log.Neighbours;

/// A program that knows of others, and is told by a test that one of them is gone.
final class Known implements Neighbours {

    private final String name;
    private final List<Consumer<String>> listeners = new ArrayList<>();
    private Runnable beforeSilence = () -> {};

    Known(String name) {
        this.name = name;
    }

    void isGone(String other) {
        listeners.forEach(listener -> listener.accept(other));
    }

    /// Has something looked at when the store is closed and nobody is to be told of anything more.
    void beforeSilence(Runnable look) {
        beforeSilence = look;
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public boolean areThere() {
        return true;
    }

    @Override
    public boolean minds(String what) {
        return false;
    }

    @Override
    public void tell(String topic, String text) {}

    @Override
    public void hear(String topic, BiConsumer<String, String> listener) {}

    @Override
    public void whenChanged(Runnable listener) {}

    @Override
    public void nowAndThen(Runnable listener) {}

    @Override
    public void whenGone(Consumer<String> listener) {
        listeners.add(listener);
    }

    @Override
    public void hearNoMore() {
        beforeSilence.run();
    }

    @Override
    public void close() {}
}
