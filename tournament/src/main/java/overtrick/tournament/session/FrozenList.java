package overtrick.tournament.session;

import java.util.AbstractList;
import java.util.Iterator;
import java.util.List;
import java.util.Objects;

/// A list that never changes. With one element more it shares all but a few nodes with what it was,
/// so that what has been done in a long tournament is not copied for each thing more.
public final class FrozenList<E> extends AbstractList<E> {

    private final FrozenMap<Integer, E> elements;

    private FrozenList(FrozenMap<Integer, E> elements) {
        this.elements = elements;
    }

    public static <E> FrozenList<E> copyOf(List<E> list) {
        if (list instanceof FrozenList<E> frozen) {
            return frozen;
        }
        var copy = new FrozenList<E>(FrozenMap.empty());
        for (var element : list) {
            copy = copy.with(element);
        }
        return copy;
    }

    /// With another element at its end.
    public FrozenList<E> with(E last) {
        return new FrozenList<>(elements.with(size(), last));
    }

    /// With another element in the place of one.
    public FrozenList<E> with(int index, E element) {
        return new FrozenList<>(elements.with(Objects.checkIndex(index, size()), element));
    }

    @Override
    public E get(int index) {
        return Objects.requireNonNull(elements.get(Objects.checkIndex(index, size())));
    }

    @Override
    public int size() {
        return elements.size();
    }

    @Override
    public Iterator<E> iterator() {
        return elements.values().iterator();
    }
}
