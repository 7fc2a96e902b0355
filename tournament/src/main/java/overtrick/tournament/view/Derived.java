package overtrick.tournament.view;

import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import overtrick.bridge.BoardNumber;

/// What a session implies, worked out when it is first asked for, and then from what an earlier
/// session implied and the boards that have changed since; once, however many ask at the same time.
final class Derived<T> {

    /// How it is worked out.
    interface Work<T> {

        /// @param earlier empty when nothing of it holds any more
        /// @param changed boards since the earlier one
        T of(Optional<T> earlier, Set<BoardNumber> changed);
    }

    private final Optional<T> earlier;
    private final Set<BoardNumber> changed;
    private final Work<T> work;
    private volatile Optional<T> value = Optional.empty();

    private Derived(Optional<T> earlier, Set<BoardNumber> changed, Work<T> work) {
        this.earlier = earlier;
        this.changed = changed;
        this.work = work;
    }

    static <T> Derived<T> anew(Work<T> work) {
        return new Derived<>(Optional.empty(), Set.of(), work);
    }

    /// The same of a later session. One that nobody asked for is not worked out on the way.
    Derived<T> after(Set<BoardNumber> boards, Work<T> next) {
        var known = value;
        if (known.isPresent()) {
            return new Derived<>(known, boards, next);
        }
        var all = new HashSet<>(changed);
        all.addAll(boards);
        return new Derived<>(earlier, all, next);
    }

    T get() {
        var known = value;
        return known.isPresent() ? known.get() : workedOut();
    }

    private synchronized T workedOut() {
        if (value.isEmpty()) {
            value = Optional.of(work.of(earlier, changed));
        }
        return value.orElseThrow();
    }
}
