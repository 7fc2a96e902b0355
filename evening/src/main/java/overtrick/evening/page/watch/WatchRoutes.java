package overtrick.evening.page.watch;

import io.javalin.http.HttpStatus;
import overtrick.evening.Evenings;
import overtrick.evening.online.OnlinePlan;
import overtrick.evening.page.EventVisit;
import overtrick.house.codes.TournamentId;
import overtrick.page.Frame;
import overtrick.page.Framed;
import overtrick.page.Pages;
import overtrick.page.Right;
import overtrick.page.Routes;
import overtrick.page.Sorry;
import overtrick.page.Visit;
import overtrick.page.stream.Streams;

/// Matches of teams, both tables side by side.
public final class WatchRoutes implements AutoCloseable {

    /// A match by a round and a table of it.
    private record Place(TournamentId event, int round, int table) {}

    private final Evenings evenings;
    private final Streams<Place, WatchedMatch.Seen, WatchPage> streams = new Streams<>();

    public WatchRoutes(Evenings evenings) {
        this.evenings = evenings;
    }

    public void addTo(Routes routes) {
        routes.get(Right.LOOK, "/events/{code}/matches/{round}/{table}/watch", this::show);
        routes.get(Right.LOOK, "/events/{code}/matches/{round}/{table}/watch/stream", this::stream);
    }

    /// @throws Sorry when there is no such match, or its event is not shown to others
    private Place place(EventVisit event) {
        var visit = event.visit();
        if (event.online().plan(event.id()).filter(OnlinePlan::watched).isEmpty()) {
            throw new Sorry(HttpStatus.FORBIDDEN, words -> words.get("beside.not.shown"));
        }
        int round = number(visit, "round");
        int table = number(visit, "table");
        if (Played.of(event.asPublic().state(), round, table).isEmpty()) {
            throw Sorry.notFound("ev.no.match");
        }
        return new Place(event.id(), round, table);
    }

    private static int number(Visit visit, String name) {
        String text = visit.ctx().pathParam(name);
        return text.matches("\\d{1,3}") ? Integer.parseInt(text) : 0;
    }

    private WatchedMatch scene(Place place) {
        return new WatchedMatch(evenings, place.event(), place.round(), place.table());
    }

    private void show(Visit visit) {
        var scene = scene(place(EventVisit.of(visit, evenings)));
        var seen = scene.look(visit.viewer()).orElseThrow(() -> Sorry.notFound("ev.no.match"));
        var page = scene.page(seen, visit.words());
        var frame = Frame.of(visit, page.title());
        visit.page(Pages.render("evening/watch", new Framed<>(frame, page)));
    }

    private void stream(Visit visit) {
        var place = place(EventVisit.of(visit, evenings));
        streams.open(visit, place, () -> scene(place), EventVisit.lastSeen(visit));
    }

    @Override
    public void close() {
        streams.close();
    }
}
