package overtrick.cantable.page.contest;

import java.util.function.Function;
import overtrick.house.codes.TournamentId;
import overtrick.page.Visit;
import overtrick.page.stream.Scene;
import overtrick.page.stream.Streams;

/// Pages of things that live under a code, and their streams.
///
/// @param <V> what one viewer may know of such a thing
/// @param <P> its page
final class LivePages<V, P> implements AutoCloseable {

    private final Function<TournamentId, Scene<V, P>> scenes;
    private final Streams<TournamentId, V, P> streams = new Streams<>();

    LivePages(Function<TournamentId, Scene<V, P>> scenes) {
        this.scenes = scenes;
    }

    private Scene<V, P> scene(Visit visit) {
        return scenes.apply(visit.tournament());
    }

    /// What the visitor may know.
    ///
    /// @throws overtrick.page.Sorry when there is nothing under the code
    V look(Visit visit) {
        return scene(visit)
                .look(visit.viewer())
                .orElseThrow(() -> visit.unknown("ev.no.event", visit.ctx().pathParam("code")));
    }

    P page(Visit visit) {
        return scene(visit).page(look(visit), visit.words());
    }

    /// Answers with what happens from now on.
    void stream(Visit visit) {
        look(visit);
        streams.open(visit, visit.tournament(), () -> scene(visit), visit.lastSeen());
    }

    @Override
    public void close() {
        streams.close();
    }
}
