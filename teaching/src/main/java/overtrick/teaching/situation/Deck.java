package overtrick.teaching.situation;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Situations of one system that are practised together. They come in turn, each as often as the
/// others and none twice running; which comes when follows from the deck and the number.
///
/// @param name as it stands in addresses: keys of situations or of whole groups, with dots between
/// @param system the name of a system of the house
public record Deck(String name, String system, List<Situation> situations) {

    /// So many parts a name may have.
    public static final int MOST_PARTS = 24;

    private static final int LONGEST = 800;

    public Deck {
        situations = List.copyOf(situations);
    }

    /// The deck of a name; empty if a part of it is unknown, or the system has nothing of it.
    public static Optional<Deck> named(String name, String system) {
        if (name.length() > LONGEST) {
            return Optional.empty();
        }
        var parts = List.of(name.split("\\.", -1));
        var found = new LinkedHashSet<Situation>();
        for (var part : parts) {
            var meant = part(part).toList();
            if (meant.isEmpty()) {
                return Optional.empty();
            }
            found.addAll(meant);
        }
        found.removeIf(one -> !one.isIn(system));
        return parts.size() > MOST_PARTS || found.isEmpty()
                ? Optional.empty()
                : Optional.of(new Deck(name, system, List.copyOf(found)));
    }

    private static Stream<Situation> part(String key) {
        return Situations.all().stream()
                .filter(one -> one.key().equals(key) || one.group().equals(key));
    }

    /// The deck of chosen situations.
    ///
    /// @param keys of situations or groups
    public static Optional<Deck> of(List<String> keys, String system) {
        return named(keys.stream().distinct().collect(Collectors.joining(".")), system);
    }

    /// Which situation a number asks for.
    public Situation situation(int number) {
        return order(number / situations.size()).get(number % situations.size());
    }

    /// The number of its own that the situation has got so far.
    public int own(int number) {
        return number / situations.size();
    }

    /// One of the first half begins and one of the second ends, so that neighbours differ.
    private List<Situation> order(int block) {
        int size = situations.size();
        var chance = new Random(Drill.seed(name + " " + system, block));
        var order = new ArrayList<>(situations);
        if (size < 3) {
            return order;
        }
        var first = order.remove(chance.nextInt(size / 2));
        var last = order.remove(size / 2 - 1 + chance.nextInt(size - size / 2));
        Collections.shuffle(order, chance);
        order.addFirst(first);
        order.addLast(last);
        return order;
    }
}
