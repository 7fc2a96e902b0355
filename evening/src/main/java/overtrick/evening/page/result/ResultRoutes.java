package overtrick.evening.page.result;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import overtrick.evening.Evenings;
import overtrick.evening.online.OnlinePlan;
import overtrick.evening.page.EventVisit;
import overtrick.evening.page.pdf.Press;
import overtrick.page.Frame;
import overtrick.page.Framed;
import overtrick.page.Pages;
import overtrick.page.Right;
import overtrick.page.Routes;
import overtrick.page.Sorry;
import overtrick.page.Visit;
import overtrick.page.back.BackRoom.Length;
import overtrick.page.door.Deed;

/// The results of an event at their permanent address.
public final class ResultRoutes {

    private final Evenings evenings;
    private final Press press;

    public ResultRoutes(Evenings evenings) {
        this.evenings = evenings;
        this.press = new Press(evenings);
    }

    public void addTo(Routes routes) {
        routes.get(Right.LOOK, "/events/{code}", this::ranking);
        routes.get(Right.LOOK, "/events/{code}/boards/{board}", this::board);
        routes.get(Right.LOOK, "/events/{code}/pairs/{number}", this::card);
        routes.get(Right.LOOK, "/events/{code}/rounds/{round}", this::round);
        routes.get(Right.LOOK, "/events/{code}/matches/{round}/{table}", this::match);
        routes.get(Right.LOOK, "/events/{code}/cross", this::cross);
        routes.get(Right.LOOK, "/events/{code}/bracket", this::bracket);
        routes.get(Right.LOOK, "/events/{code}/progress", this::progress);
        new FileRoutes(evenings, press).addTo(routes);
    }

    private static MatchReports matches(Reports reports) {
        return reports.matches().orElseThrow(() -> Sorry.notFound("ev.no.matches"));
    }

    private static int number(Visit visit, String name) {
        String text = visit.ctx().pathParam(name);
        return text.matches("\\d{1,3}") ? Integer.parseInt(text) : 0;
    }

    private void round(Visit visit) {
        int round = number(visit, "round");
        var event = EventVisit.of(visit, evenings);
        boolean watched = isWatched(event);
        show(
                Length.PAGE,
                event,
                "evening/result_round",
                _ -> visit.words().get("ev.matches.of", round),
                reports ->
                        matches(reports)
                                .round(round)
                                .map(page -> page.with(watched))
                                .orElseThrow(() -> Sorry.notFound("ev.no.round", round)),
                watched);
    }

    private static boolean isWatched(EventVisit event) {
        return event.online().plan(event.id()).filter(OnlinePlan::watched).isPresent();
    }

    private void match(Visit visit) {
        int round = number(visit, "round");
        int table = number(visit, "table");
        var event = EventVisit.of(visit, evenings);
        boolean watched = isWatched(event);
        String path = event.path("/matches/%d/%d/watch".formatted(round, table));
        show(
                Length.PAGE,
                event,
                "evening/result_match",
                page -> page.home().name() + " – " + page.away().name(),
                reports ->
                        matches(reports)
                                .match(round, table)
                                .map(page -> watched && page.other() ? page.with(path) : page)
                                .orElseThrow(() -> Sorry.notFound("ev.no.match")),
                watched);
    }

    private void cross(Visit visit) {
        show(
                Length.PAGE,
                EventVisit.of(visit, evenings),
                "evening/result_cross",
                _ -> visit.words().get("ev.cross"),
                reports -> {
                    if (!reports.hasCross()) {
                        throw Sorry.notFound("ev.no.cross");
                    }
                    return matches(reports).cross();
                });
    }

    private void bracket(Visit visit) {
        var event = EventVisit.of(visit, evenings);
        show(
                Length.PAGE,
                event,
                "evening/result_bracket",
                _ -> visit.words().get("ev.bracket"),
                reports -> {
                    if (!reports.hasBracket()) {
                        throw Sorry.notFound("ev.no.bracket");
                    }
                    return new BracketReport(matches(reports), visit.words())
                            .page(Press.links(event), reports.title());
                });
    }

    private void progress(Visit visit) {
        var event = EventVisit.of(visit, evenings);
        visit.limit(Deed.ANALYSIS);
        show(
                Length.FILE,
                event,
                "evening/result_progress",
                _ -> visit.words().get("ev.progress"),
                reports -> reports.progress().orElseThrow(() -> Sorry.notFound("ev.no.progress")));
    }

    private void ranking(Visit visit) {
        var event = EventVisit.of(visit, evenings);
        boolean entering = event.asPublic().state().sections().isEmpty();
        if (entering && evenings.online().plan(event.id()).isPresent()) {
            visit.seeOther(event.path("/join"));
            return;
        }
        String when = Press.when(event);
        boolean directs = event.has(Right.RECORD);
        boolean inProgram = event.online().plan(event.id()).isPresent();
        var series = evenings.season().series().of(event.id());
        show(
                Length.PAGE,
                event,
                "evening/result_ranking",
                RankingPage::title,
                reports -> reports.ranking(when, directs).with(series, inProgram),
                series,
                inProgram,
                directs);
    }

    /// A page of the event's results.
    ///
    /// @param length how long it takes
    /// @param page throws Sorry when there is none
    /// @param more what else is on it
    private <P> void show(
            Length length,
            EventVisit event,
            String template,
            Function<P, String> title,
            Function<Reports, P> page,
            Object... more) {
        var around = Frame.of(event.visit(), "");
        byte[] html =
                press.made(
                        event,
                        length,
                        around,
                        List.of(template, List.of(more)),
                        (view, hands) -> {
                            var shown =
                                    page.apply(
                                            new Reports(
                                                    view,
                                                    event.plan(),
                                                    around.words(),
                                                    Press.links(event),
                                                    hands));
                            var frame = around.titled(title.apply(shown));
                            return Pages.render(template, new Framed<>(frame, shown));
                        });
        event.visit().page(html);
    }

    private void board(Visit visit) {
        var event = EventVisit.of(visit, evenings);
        String text = visit.ctx().pathParam("board");
        if (!text.matches("\\d{1,4}")) {
            throw Sorry.notFound("ev.no.board.yet", text);
        }
        int number = Integer.parseInt(text);
        String look = look(event, number);
        show(
                Length.PAGE,
                event,
                "evening/result_traveller",
                _ -> visit.words().get("ev.board", text),
                reports ->
                        reports.traveller(number)
                                .orElseThrow(() -> Sorry.notFound("ev.no.board.yet", text))
                                .withLook(look),
                look);
    }

    /// The board with its cards, as one of the tables in the program has played it; empty before
    /// the whole field has.
    private String look(EventVisit event, int board) {
        return evenings.history()
                .ofEvent(event.id().code(), board)
                .filter(one -> evenings.history().maySee(one, Optional.empty()))
                .map(one -> "/tables/%s/boards/%d".formatted(one.table().code(), one.ordinal()))
                .orElse("");
    }

    private void card(Visit visit) {
        String number = visit.ctx().pathParam("number");
        show(
                Length.PAGE,
                EventVisit.of(visit, evenings),
                "evening/result_card",
                CardPage::name,
                reports ->
                        reports.card(number)
                                .orElseThrow(() ->
                                        reports.isWorn(number)
                                                ? Sorry.notFound("ev.card.none")
                                                : Sorry.notFound("ev.no.pair", number)));
    }
}
