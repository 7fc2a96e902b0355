package overtrick.testkit.log;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import overtrick.log.Neighbours;

/// Neighbours in one process. What they tell each other arrives when the test says so, or never.
final class Street {

    private final Map<String, House> houses = new HashMap<>();
    private final Queue<Runnable> post = new ArrayDeque<>();

    /// Who minds everything.
    String minder = "";

    House house(String name) {
        return houses.computeIfAbsent(name, House::new);
    }

    /// Brings all that was told, and what is told because of it.
    void deliver() {
        while (!post.isEmpty()) {
            post.remove().run();
        }
    }

    void lose() {
        post.clear();
    }

    void mindedBy(String name) {
        minder = name;
        houses.values().forEach(house -> house.changed.forEach(Runnable::run));
        deliver();
    }

    void somewhatLater() {
        houses.values().forEach(house -> house.reminded.forEach(Runnable::run));
        deliver();
    }

    /// One of them.
    final class House implements Neighbours {

        private final String name;
        private final Map<String, List<BiConsumer<String, String>>> heard = new HashMap<>();
        private final List<Runnable> changed = new ArrayList<>();
        private final List<Runnable> reminded = new ArrayList<>();

        private House(String name) {
            this.name = name;
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
            return name.equals(minder);
        }

        @Override
        public void tell(String topic, String text) {
            for (var other : houses.values()) {
                if (other != this) {
                    for (var listener : other.heard.getOrDefault(topic, List.of())) {
                        post.add(() -> listener.accept(name, text));
                    }
                }
            }
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

        @Override
        public void close() {}
    }
}
