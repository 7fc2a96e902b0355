package overtrick.evening.page.online;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import overtrick.evening.Evenings;
import overtrick.evening.online.OnlinePlan;
import overtrick.evening.page.EventVisit;
import overtrick.evening.page.result.MatchReports;
import overtrick.house.codes.TableId;
import overtrick.house.codes.TournamentId;
import overtrick.page.Frame;
import overtrick.page.Framed;
import overtrick.page.Pages;
import overtrick.page.Right;
import overtrick.page.Routes;
import overtrick.page.Visit;
import overtrick.page.Words;
import overtrick.page.stream.Streams;
import overtrick.tournament.session.TableKind;
import overtrick.tournament.view.TournamentView;

/// The page of a player: it leads them to their table, and after the round to the next.
final class PlayRoutes implements AutoCloseable {

    /// How long somebody waits for their table to be opened before they look again.
    private static final Duration PATIENCE = Duration.ofSeconds(3);

    private static final Duration STEP = Duration.ofMillis(50);

    private final Evenings evenings;
    private final Streams<TournamentId, PlayScene.Seen, PlayScene.Shown> streams = new Streams<>();

    PlayRoutes(Evenings evenings) {
        this.evenings = evenings;
    }

    void addTo(Routes routes) {
        routes.get(Right.LOOK, "/events/{code}/play", this::show);
        routes.get(Right.LOOK, "/events/{code}/play/stream", this::stream);
        routes.get(Right.LOOK, "/events/{code}/table", this::table);
        routes.get(Right.LOOK, "/events/{code}/time", this::time);
    }

    private PlayScene scene(EventVisit event) {
        return new PlayScene(evenings, event.id(), chair -> Chair.path(event, chair));
    }

    private void show(Visit visit) {
        var event = EventVisit.of(visit, evenings);
        var scene = scene(event);
        var seen = scene.look(visit.viewer()).orElseThrow();
        String title = seen.now().state().title();
        var page =
                new PlayPage(
                        visit.words(),
                        title,
                        event.path("/play"),
                        seen.now().number(),
                        scene.part(seen, visit.words()));
        visit.page(Pages.render("evening/play", new Framed<>(Frame.of(visit, title), page)));
    }

    private void stream(Visit visit) {
        var event = EventVisit.of(visit, evenings);
        streams.open(visit, event.id(), () -> scene(event), EventVisit.lastSeen(visit));
    }

    /// To the table of the round; back to their page as long as there is none.
    private void table(Visit visit) {
        var event = EventVisit.of(visit, evenings);
        var stand = stand(event).filter(one -> one.kind() != TableKind.REAL);
        var end = System.nanoTime() + PATIENCE.toNanos();
        var found = stand.flatMap(one -> find(event, one));
        while (stand.isPresent() && found.isEmpty() && System.nanoTime() < end) {
            pause();
            found = find(event, stand.get());
        }
        visit.goTo(
                found.map(table -> "/tables/" + table.code()).orElseGet(() -> event.path("/play")));
    }

    private static void pause() {
        try {
            Thread.sleep(STEP);
        } catch (InterruptedException closing) {
            Thread.currentThread().interrupt();
        }
    }

    private Optional<Stand> stand(EventVisit event) {
        return event.visit()
                .person()
                .flatMap(person -> evenings.online().seats().of(event.id(), person.id()))
                .flatMap(own -> Stand.of(event.asPublic().state(), own.entry()));
    }

    private Optional<TableId> find(EventVisit event, Stand stand) {
        return evenings.online().tables().find(event.id(), stand.table(), stand.seating().round());
    }

    /// How much time the round has, for the page of a table; who plays elsewhere by now is led
    /// there.
    private void time(Visit visit) {
        var event = EventVisit.of(visit, evenings);
        int round = visit.number("round", 1, 999);
        var view = event.asPublic().state();
        var section = view.sections().stream().map(one -> one.section()).findFirst();
        int begun = section.map(one -> one.begun()).orElse(0);
        boolean plays =
                visit.person()
                        .flatMap(one -> evenings.online().seats().of(event.id(), one.id()))
                        .isPresent();
        if (plays && (begun > round || view.closed())) {
            visit.goTo(event.path("/play"));
            return;
        }
        var words = visit.words();
        String text =
                section.flatMap(one -> one.clock())
                        .map(clock ->
                                clock.end()
                                        .map(end -> left(end, words))
                                        .orElseGet(() -> words.get("ev.clock.stands")))
                        .orElse("");
        visit.page(
                Pages.render(
                        "evening/time", new TimePart(words, text, beside(event, view, round))));
    }

    /// Where both tables of a match are watched, for somebody who looks on at one; empty where
    /// there is no other.
    private String beside(EventVisit event, TournamentView view, int round) {
        var visit = event.visit();
        boolean watched =
                evenings.online().plan(event.id()).filter(OnlinePlan::watched).isPresent();
        if (!watched || !visit.has("table")) {
            return "";
        }
        int table = visit.number("table", 1, 999);
        return MatchReports.of(view, visit.words(), event.path(""))
                .flatMap(reports -> reports.find(round, table))
                .filter(match -> match.closed().isPresent())
                .map(_ -> event.path("/matches/%d/%d/watch".formatted(round, table)))
                .orElse("");
    }

    private String left(Instant end, Words words) {
        var left = Duration.between(evenings.tournaments().now(), end);
        return left.isPositive()
                ? words.count("ev.minutes.left", (int) left.plusSeconds(59).toMinutes())
                : words.get("ev.time.up");
    }

    @Override
    public void close() {
        streams.close();
    }
}
