package overtrick.tournament.session;

import java.util.AbstractMap;
import java.util.AbstractSet;
import java.util.ArrayDeque;
import java.util.Collections;
import java.util.Comparator;
import java.util.Iterator;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/// A sorted map that never changes. With one entry more it shares all but a few nodes with what it
/// was, so that a long tournament is not copied for each of its results.
///
/// A tree balanced by weight: no side of a node holds more than three times as many as the other.
@SuppressWarnings("JdkObsolete") // nobody asks a session's maps for more than order
final class FrozenMap<K extends Comparable<? super K>, V> extends AbstractMap<K, V>
        implements SortedMap<K, V> {

    private static final int HEAVIER = 3;
    private static final int TWICE = 2;

    private record Node<K, V>(
            K key, V value, @Nullable Node<K, V> left, @Nullable Node<K, V> right, int size) {

        static <K, V> Node<K, V> of(
                K key, V value, @Nullable Node<K, V> left, @Nullable Node<K, V> right) {
            return new Node<>(key, value, left, right, 1 + sizeOf(left) + sizeOf(right));
        }
    }

    private final @Nullable Node<K, V> root;

    private FrozenMap(@Nullable Node<K, V> root) {
        this.root = root;
    }

    static <K extends Comparable<? super K>, V> FrozenMap<K, V> empty() {
        return new FrozenMap<>(null);
    }

    static <K extends Comparable<? super K>, V> FrozenMap<K, V> copyOf(SortedMap<K, V> map) {
        if (map instanceof FrozenMap<K, V> frozen) {
            return frozen;
        }
        FrozenMap<K, V> copy = empty();
        for (var entry : map.entrySet()) {
            copy = copy.with(entry.getKey(), entry.getValue());
        }
        return copy;
    }

    FrozenMap<K, V> with(K key, V value) {
        return new FrozenMap<>(with(root, key, value));
    }

    private static int sizeOf(@Nullable Node<?, ?> node) {
        return node == null ? 0 : node.size;
    }

    private static <K extends Comparable<? super K>, V> Node<K, V> with(
            @Nullable Node<K, V> node, K key, V value) {
        if (node == null) {
            return Node.of(key, value, null, null);
        }
        int order = key.compareTo(node.key);
        if (order < 0) {
            return balanced(node.key, node.value, with(node.left, key, value), node.right);
        }
        return order > 0
                ? balanced(node.key, node.value, node.left, with(node.right, key, value))
                : Node.of(key, value, node.left, node.right);
    }

    private static <K, V> Node<K, V> balanced(
            K key, V value, @Nullable Node<K, V> left, @Nullable Node<K, V> right) {
        if (sizeOf(left) + sizeOf(right) > 1) {
            if (right != null && right.size > HEAVIER * sizeOf(left)) {
                return leaningLeft(key, value, left, right);
            }
            if (left != null && left.size > HEAVIER * sizeOf(right)) {
                return leaningRight(key, value, left, right);
            }
        }
        return Node.of(key, value, left, right);
    }

    private static <K, V> Node<K, V> leaningLeft(
            K key, V value, @Nullable Node<K, V> left, Node<K, V> right) {
        var inner = right.left;
        if (inner == null || inner.size < TWICE * sizeOf(right.right)) {
            return Node.of(right.key, right.value, Node.of(key, value, left, inner), right.right);
        }
        return Node.of(
                inner.key,
                inner.value,
                Node.of(key, value, left, inner.left),
                Node.of(right.key, right.value, inner.right, right.right));
    }

    private static <K, V> Node<K, V> leaningRight(
            K key, V value, Node<K, V> left, @Nullable Node<K, V> right) {
        var inner = left.right;
        if (inner == null || inner.size < TWICE * sizeOf(left.left)) {
            return Node.of(left.key, left.value, left.left, Node.of(key, value, inner, right));
        }
        return Node.of(
                inner.key,
                inner.value,
                Node.of(left.key, left.value, left.left, inner.left),
                Node.of(key, value, inner.right, right));
    }

    private @Nullable Node<K, V> find(K key) {
        var node = root;
        while (node != null) {
            int order = key.compareTo(node.key);
            if (order == 0) {
                return node;
            }
            node = order < 0 ? node.left : node.right;
        }
        return null;
    }

    /// As every sorted map it expects keys of its own kind.
    @SuppressWarnings("unchecked")
    private @Nullable Node<K, V> findAny(Object key) {
        return find((K) key);
    }

    @Override
    public @Nullable V get(Object key) {
        var node = findAny(key);
        return node == null ? null : node.value;
    }

    @Override
    public boolean containsKey(Object key) {
        return findAny(key) != null;
    }

    @Override
    public int size() {
        return sizeOf(root);
    }

    @Override
    public Set<Map.Entry<K, V>> entrySet() {
        return new AbstractSet<>() {
            @Override
            public Iterator<Map.Entry<K, V>> iterator() {
                return new InOrder<>(root);
            }

            @Override
            public int size() {
                return sizeOf(root);
            }
        };
    }

    private static final class InOrder<K, V> implements Iterator<Map.Entry<K, V>> {

        /// Nodes that are still to come, each before all at its right.
        private final ArrayDeque<Node<K, V>> path = new ArrayDeque<>();

        private InOrder(@Nullable Node<K, V> root) {
            descend(root);
        }

        private void descend(@Nullable Node<K, V> from) {
            for (var node = from; node != null; node = node.left) {
                path.push(node);
            }
        }

        @Override
        public boolean hasNext() {
            return !path.isEmpty();
        }

        @Override
        public Map.Entry<K, V> next() {
            var node = path.pop();
            descend(node.right);
            return Map.entry(node.key, node.value);
        }
    }

    @Override
    public @Nullable Comparator<? super K> comparator() {
        return null; // that of the keys
    }

    @Override
    public K firstKey() {
        return entrySet().iterator().next().getKey();
    }

    @Override
    public K lastKey() {
        var node = root;
        if (node == null) {
            throw new NoSuchElementException();
        }
        while (node.right != null) {
            node = node.right;
        }
        return node.key;
    }

    @Override
    public SortedMap<K, V> subMap(K from, K to) {
        return Collections.unmodifiableSortedMap(new TreeMap<>(this).subMap(from, to));
    }

    @Override
    public SortedMap<K, V> headMap(K to) {
        return Collections.unmodifiableSortedMap(new TreeMap<>(this).headMap(to));
    }

    @Override
    public SortedMap<K, V> tailMap(K from) {
        return Collections.unmodifiableSortedMap(new TreeMap<>(this).tailMap(from));
    }
}
