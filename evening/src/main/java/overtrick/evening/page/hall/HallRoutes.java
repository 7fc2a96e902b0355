package overtrick.evening.page.hall;

import overtrick.evening.Evenings;
import overtrick.evening.page.EventVisit;
import overtrick.house.codes.TournamentId;
import overtrick.log.host.Snapshot;
import overtrick.page.Frame;
import overtrick.page.Framed;
import overtrick.page.Pages;
import overtrick.page.Right;
import overtrick.page.Routes;
import overtrick.page.Visit;
import overtrick.page.link.Addresses;
import overtrick.page.stream.Streams;
import overtrick.tournament.view.TournamentView;

/// The page for the projector.
public final class HallRoutes implements AutoCloseable {

    private final Evenings evenings;
    private final Addresses addresses;
    private final Streams<TournamentId, Snapshot<TournamentView>, HallScene.Shown> streams =
            new Streams<>();

    public HallRoutes(Evenings evenings, Addresses addresses) {
        this.evenings = evenings;
        this.addresses = addresses;
    }

    public void addTo(Routes routes) {
        routes.getSlow(Right.LOOK, "/events/{code}/hall", this::show);
        routes.get(Right.LOOK, "/events/{code}/hall/stream", this::stream);
    }

    private void show(Visit visit) {
        var event = EventVisit.of(visit, evenings);
        var now = event.asPublic();
        var reach = addresses.reach(visit);
        String link = event.path("/enter/" + evenings.tournaments().entryKey(event.id()));
        var part = HallScene.part(now.state(), event.plan(), visit.words());
        var page =
                new HallPage(
                        visit.words(),
                        event.path("/hall"),
                        now.number(),
                        part,
                        reach.picture(link),
                        !reach.reachable());
        visit.page(Pages.render("evening/hall", new Framed<>(Frame.of(visit, part.title()), page)));
    }

    private void stream(Visit visit) {
        var event = EventVisit.of(visit, evenings);
        streams.open(
                visit,
                event.id(),
                () -> new HallScene(evenings.tournaments(), event.id()),
                EventVisit.lastSeen(visit));
    }

    @Override
    public void close() {
        streams.close();
    }
}
