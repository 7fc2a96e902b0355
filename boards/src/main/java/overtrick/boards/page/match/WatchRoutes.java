package overtrick.boards.page.match;

import overtrick.boards.match.WatchedMatch;
import overtrick.page.Feature;
import overtrick.page.Frame;
import overtrick.page.Framed;
import overtrick.page.Pages;
import overtrick.page.Right;
import overtrick.page.Routes;
import overtrick.page.Visit;
import overtrick.page.stream.Streams;

/// The only page of a match that is played elsewhere. There is nothing on it to be changed.
public final class WatchRoutes implements Feature {

    private final WatchedMatch match;
    private final Streams<WatchedMatch, WatchedMatch.Now, WatchPage> streams = new Streams<>();

    public WatchRoutes(WatchedMatch match) {
        this.match = match;
    }

    @Override
    public void addTo(Routes routes) {
        routes.get(Right.ENTER, "/", this::show);
        routes.get(Right.ENTER, "/stream", this::stream);
    }

    private void show(Visit visit) {
        var page = WatchPage.of(match.now(), visit.words());
        var frame = Frame.of(visit, page.title());
        visit.page(Pages.render("match/watch", new Framed<>(frame, page)));
    }

    private void stream(Visit visit) {
        streams.open(visit, match, () -> new WatchScene(match), visit.lastSeen());
    }

    @Override
    public void close() {
        streams.close();
    }
}
