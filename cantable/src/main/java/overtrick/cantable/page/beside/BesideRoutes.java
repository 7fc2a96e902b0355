package overtrick.cantable.page.beside;

import io.javalin.http.HttpStatus;
import overtrick.cantable.hall.CanHall;
import overtrick.cantable.page.words.Speech;
import overtrick.house.codes.TournamentId;
import overtrick.page.Feature;
import overtrick.page.Frame;
import overtrick.page.Framed;
import overtrick.page.Pages;
import overtrick.page.Right;
import overtrick.page.Routes;
import overtrick.page.Sorry;
import overtrick.page.Visit;
import overtrick.page.stream.Streams;

/// The tables of a contest or a league, side by side.
public final class BesideRoutes implements Feature {

    private final CanHall hall;
    private final Streams<TournamentId, WatchedTables.Seen, BesidePage> streams = new Streams<>();

    public BesideRoutes(CanHall hall) {
        this.hall = hall;
    }

    @Override
    public void addTo(Routes routes) {
        routes.get(Right.LOOK, "/can/contests/{code}/watch", visit -> show(visit, contest(visit)));
        routes.get(
                Right.LOOK,
                "/can/contests/{code}/watch/stream",
                visit -> stream(visit, contest(visit)));
        routes.get(Right.LOOK, "/can/leagues/{code}/watch", visit -> show(visit, league(visit)));
        routes.get(
                Right.LOOK,
                "/can/leagues/{code}/watch/stream",
                visit -> stream(visit, league(visit)));
    }

    private Source contest(Visit visit) {
        return new Source.OfContest(hall, visit.tournament());
    }

    private Source league(Visit visit) {
        return new Source.OfLeague(hall, visit.tournament());
    }

    private WatchedTables.Seen look(Visit visit, WatchedTables scene) {
        return scene.look(visit.viewer()).orElseThrow(BesideRoutes::notShown);
    }

    private static Sorry notShown() {
        return new Sorry(HttpStatus.FORBIDDEN, words -> Speech.of(words).get("beside.not.shown"));
    }

    private void show(Visit visit, Source source) {
        var scene = new WatchedTables(source, hall.can());
        var page = scene.page(look(visit, scene), visit.words());
        var frame = Frame.of(visit, page.score().name());
        visit.page(Pages.render("can/beside", new Framed<>(frame, page)));
    }

    private void stream(Visit visit, Source source) {
        look(visit, new WatchedTables(source, hall.can()));
        streams.open(
                visit,
                visit.tournament(),
                () -> new WatchedTables(source, hall.can()),
                visit.lastSeen());
    }

    @Override
    public void close() {
        streams.close();
    }
}
