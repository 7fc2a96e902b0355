package overtrick.page.stream;

import java.util.List;
import java.util.Optional;
import overtrick.house.table.Member;
import overtrick.log.host.Watch;
import overtrick.page.Words;

/// Something that lives and is shown on pages.
///
/// @param <V> what one viewer may know of it: those whose views are equal see the same page
/// @param <P> the page of a view in one language
public interface Scene<V, P> {

    /// What a viewer may know now; empty when it is no more.
    Optional<V> look(Member.Person viewer);

    /// The last event that a view includes.
    long number(V view);

    /// Whether a view may be older than what a page has shown, and may change without an event.
    default boolean goesBack(V view) {
        return false;
    }

    P page(V view, Words words);

    /// The parts of the page, in its order.
    List<Region<P>> regions();

    /// What is read aloud to those who do not see the page; empty when nothing is worth saying.
    String said(P now, P before);

    /// Signals after every change.
    Watch watch(Member.Person viewer, Runnable signal);
}
