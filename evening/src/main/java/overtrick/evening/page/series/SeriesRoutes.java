package overtrick.evening.page.series;

import io.javalin.http.HttpStatus;
import java.util.Arrays;
import java.util.Optional;
import overtrick.evening.Evenings;
import overtrick.evening.page.EventVisit;
import overtrick.evening.season.Series.Kept;
import overtrick.evening.season.SeriesPlan;
import overtrick.house.codes.TournamentId;
import overtrick.page.Download;
import overtrick.page.Frame;
import overtrick.page.Framed;
import overtrick.page.Pages;
import overtrick.page.Right;
import overtrick.page.Routes;
import overtrick.page.Sorry;
import overtrick.page.Visit;
import overtrick.page.door.Deed;
import overtrick.scoring.masterpoint.Schemes;
import overtrick.tournament.season.LadderRules;
import overtrick.tournament.season.LadderRules.Counting;

/// The series of the evenings. Each has an address that stays; whoever has opened it adds evenings.
public record SeriesRoutes(Evenings evenings) {

    private static final int LATEST = 40;
    private static final int LONGEST_TITLE = 60;
    private static final int MOST = 60;

    public void addTo(Routes routes) {
        routes.get(Right.LOOK, "/series", this::list);
        routes.post(Right.ANNOUNCE, "/series", this::open);
        routes.getSlow(Right.LOOK, "/series/{code}", this::show);
        routes.getSlow(Right.LOOK, "/series/{code}/masterpoints.csv", this::csv);
        routes.post(Right.ANNOUNCE, "/series/{code}/events", this::add);
        routes.post(Right.ANNOUNCE, "/series/{code}/events/remove", this::remove);
    }

    private void list(Visit visit) {
        var words = visit.words();
        var countings = Arrays.stream(Counting.values()).map(Counting::word).toList();
        var schemes =
                evenings.season().regulations().schemes().stream()
                        .map(one ->
                                new SeriesListPage.Scheme(
                                        one.name(), SeriesListPage.title(words, one)))
                        .toList();
        var page =
                new SeriesListPage(
                        words, evenings.season().series().latest(LATEST), countings, schemes);
        var frame = Frame.of(visit, words.get("ev.series.all"));
        visit.page(Pages.render("evening/series_list", new Framed<>(frame, page)));
    }

    private void open(Visit visit) {
        String title = visit.param("title").replaceAll("\\p{Cntrl}", " ").strip();
        if (title.isEmpty() || title.codePointCount(0, title.length()) > LONGEST_TITLE) {
            throw Sorry.unclear("ev.series.title.unclear", LONGEST_TITLE);
        }
        var counting =
                visit.has("counting")
                        ? visit.oneOf("counting", Counting.values(), "ev.unclear.counting")
                        : Counting.AVERAGE;
        int best = visit.has("best") ? visit.number("best", 0, MOST) : 0;
        int least = visit.has("least") ? visit.number("least", 0, MOST) : 0;
        var plan =
                new SeriesPlan(
                        title,
                        new LadderRules(counting, best, least),
                        visit.param("who").equals("teams"),
                        scheme(visit, counting));
        var person = visit.guest();
        visit.limit(Deed.TABLE);
        visit.seeOther("/series/" + evenings.season().series().open(person.id(), plan));
    }

    private Optional<String> scheme(Visit visit, Counting counting) {
        String name = visit.param("scheme");
        if (name.isEmpty()) {
            return counting == Counting.MASTERPOINTS
                    ? Optional.of(Schemes.all().getFirst().name())
                    : Optional.empty();
        }
        return Optional.of(
                evenings.season()
                        .regulations()
                        .named(name)
                        .orElseThrow(() -> Sorry.unclear("ev.unclear.scheme", name))
                        .name());
    }

    private Kept series(Visit visit) {
        String code = visit.tournament().code();
        return evenings.season()
                .series()
                .of(code)
                .orElseThrow(() -> visit.unknown("ev.series.none", code));
    }

    private void show(Visit visit) {
        var series = series(visit);
        var page = report(visit, series).page();
        var frame = Frame.of(visit, series.plan().title());
        visit.page(Pages.render("evening/series", new Framed<>(frame, page)));
    }

    private void csv(Visit visit) {
        var series = series(visit);
        String csv = report(visit, series).csv();
        Download.send(visit, "masterpoints.csv", "text/csv; charset=utf-8", csv);
    }

    private Kept own(Visit visit) {
        var series = series(visit);
        if (!evenings.season().series().owns(visit.viewer().id(), series.code())) {
            throw new Sorry(HttpStatus.FORBIDDEN, words -> words.get("ev.series.only"));
        }
        return series;
    }

    private void add(Visit visit) {
        var series = own(visit);
        var event = event(visit);
        if (!evenings.directs(event, visit.viewer().id())) {
            throw EventVisit.only(Right.DIRECT);
        }
        if (evenings.season().series().events(series.code()).size() >= MOST) {
            throw Sorry.unclear("ev.series.full", MOST);
        }
        evenings.season().series().add(series.code(), event);
        visit.seeOther("/series/" + series.code());
    }

    private void remove(Visit visit) {
        var series = own(visit);
        evenings.season().series().remove(series.code(), event(visit));
        visit.seeOther("/series/" + series.code());
    }

    private TournamentId event(Visit visit) {
        var id = visit.tournamentId(visit.param("event"));
        var _ =
                evenings.tournaments()
                        .plan(id)
                        .orElseThrow(() -> visit.unknown("ev.no.event", id.code()));
        return id;
    }

    private SeriesReport report(Visit visit, Kept series) {
        return new SeriesReport(evenings, visit.viewer().id(), visit.words(), series);
    }
}
