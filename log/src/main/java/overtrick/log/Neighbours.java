package overtrick.log;

import java.util.function.BiConsumer;
import java.util.function.Consumer;

/// Other programs that serve the same club from the same store. Whatever is true stands in the
/// store; what neighbours tell each other only says that somebody should look there, and may be
/// lost. Safe for use by many threads.
public interface Neighbours extends AutoCloseable {

    /// For a club that one program serves: it minds everything, and there is nobody to tell.
    Neighbours NONE =
            new Neighbours() {
                @Override
                public String name() {
                    return "";
                }

                @Override
                public boolean areThere() {
                    return false;
                }

                @Override
                public boolean minds(String name) {
                    return true;
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
                public void whenGone(Consumer<String> listener) {}

                @Override
                public void hearNoMore() {}

                @Override
                public void close() {}
            };

    /// How the others call this program; another name at each start. Empty where there are no
    /// others.
    String name();

    /// Whether there may be any.
    boolean areThere();

    /// Whether it is this program that looks after what has this name: that plays its robots and
    /// does what the house does by itself. At most one does at a time, and for some seconds after
    /// another has died nobody.
    boolean minds(String name);

    /// Tells all others something; returns at once.
    ///
    /// @param topic by which they listen
    void tell(String topic, String text);

    /// Listens to the others from now on.
    ///
    /// @param listener is given the name of the one who tells and what is told, on a thread of its
    ///   own
    void hear(String topic, BiConsumer<String, String> listener);

    /// Calls back whenever others mind what they did not before, or somebody has come or gone: what
    /// was told meanwhile may have been lost.
    void whenChanged(Runnable listener);

    /// Calls back every few seconds.
    void nowAndThen(Runnable listener);

    /// Tells the name of each of whom it is settled that they are gone, or are taken for gone: they
    /// mind nothing any more, and must write nothing.
    void whenGone(Consumer<String> listener);

    /// From now on nobody here is told of anything: the store is about to be closed, and whoever is
    /// told reads from it.
    void hearNoMore();

    /// Takes leave of the others, who mind everything from now on.
    @Override
    void close();
}
