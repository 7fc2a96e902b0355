package overtrick.boards.page.cost;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import overtrick.boards.PlayedBoards;
import overtrick.boards.review.CostCourse;
import overtrick.boards.review.Costs;
import overtrick.bridgetable.duplicate.BoardPlan;
import overtrick.bridgetable.duplicate.FinishedBoard;
import overtrick.bridgetable.duplicate.PlayedAt;
import overtrick.bridgetable.page.curve.Curve;
import overtrick.house.table.Member;
import overtrick.page.Download;
import overtrick.page.Feature;
import overtrick.page.Frame;
import overtrick.page.Framed;
import overtrick.page.Pages;
import overtrick.page.Right;
import overtrick.page.Routes;
import overtrick.page.Sorry;
import overtrick.page.Visit;
import overtrick.page.door.Deed;

/// What cost most at a table, in a match of robots and in an event: of boards that the visitor may
/// look at, as far as they have been worked out. Nobody waits here for the solver.
///
/// @param begin works out what a board has cost, unless there is too much to do
public record CostRoutes(PlayedBoards archive, Consumer<FinishedBoard> begin) implements Feature {

    /// Boards that are worked out when somebody asks.
    private static final int AT_ONCE = 24;

    @Override
    public void addTo(Routes routes) {
        add(routes, "/tables/{code}/costs", this::ofTable);
        add(routes, "/matches/{code}/costs", this::ofMatch);
        add(routes, "/events/{code}/costs", this::ofEvent);
    }

    /// Where boards are found.
    @FunctionalInterface
    private interface Source {

        /// @throws Sorry when there are none that the visitor may look at
        CostsPage of(Visit visit);
    }

    private void add(Routes routes, String address, Source source) {
        routes.getSlow(Right.LOOK, address, visit -> show(visit, source.of(visit)));
        routes.getSlow(Right.LOOK, address + ".csv", visit -> csv(visit, source.of(visit)));
        routes.getSlow(Right.LOOK, address + ".svg", visit -> svg(visit, source.of(visit)));
        routes.post(Right.ENTER, address, visit -> work(visit, source.of(visit)));
    }

    private static void show(Visit visit, CostsPage page) {
        var frame = Frame.of(visit, visit.words().get("losses.title"));
        visit.page(Pages.render("cost/page", new Framed<>(frame, page)));
    }

    private static void csv(Visit visit, CostsPage page) {
        Download.send(visit, "costs.csv", "text/csv; charset=utf-8", curve(page).csv());
    }

    private static void svg(Visit visit, CostsPage page) {
        Download.send(visit, "costs.svg", "image/svg+xml; charset=utf-8", curve(page).svg());
    }

    private static Curve curve(CostsPage page) {
        return page.curve().orElseThrow(() -> Sorry.notFound("cost.none"));
    }

    private void work(Visit visit, CostsPage page) {
        visit.limit(Deed.ANALYSIS);
        page.course().unknown().stream()
                .filter(FinishedBoard::isCompared)
                .limit(AT_ONCE)
                .forEach(begin);
        visit.seeOther(page.path());
    }

    private CostsPage ofTable(Visit visit) {
        var table = visit.table();
        var viewer = visit.person().map(Member.Person::id);
        var boards =
                archive.history().boardsAt(table).stream()
                        .filter(board -> archive.history().maySee(board, viewer))
                        .toList();
        String back = "/tables/" + table.code();
        return page(visit, back, true, boards, archive.reviews().costsAt(table));
    }

    private CostsPage ofMatch(Visit visit) {
        var id = visit.table();
        var match = archive.matches().find(id).orElseThrow(() -> visit.noTable(id));
        var boards = new ArrayList<FinishedBoard>();
        match.boards().stream()
                .filter(line -> line.imps().isPresent()) // both rooms have played it
                .forEach(line -> {
                    line.open().ifPresent(boards::add);
                    line.closed().ifPresent(boards::add);
                });
        var costs = new HashMap<>(archive.reviews().costsAt(match.open()));
        costs.putAll(archive.reviews().costsAt(match.closed()));
        return page(visit, "/matches/" + id.code(), false, boards, costs);
    }

    private CostsPage ofEvent(Visit visit) {
        String event = visit.tournament().code();
        String set = BoardPlan.OfEvent.set(event);
        var boards = archive.history().openOf(set);
        return page(visit, "/events/" + event, false, boards, archive.reviews().costsOf(set));
    }

    private CostsPage page(
            Visit visit,
            String back,
            boolean bySides,
            List<FinishedBoard> boards,
            Map<PlayedAt, Costs> costs) {
        var scorer = archive.costScorer();
        var compared =
                boards.stream()
                        .filter(board -> board.isCompared() && board.again().isEmpty())
                        .sorted(Comparator.comparing(FinishedBoard::ended))
                        .map(board ->
                                new CostCourse.Costed(
                                        board,
                                        scorer.unit(board),
                                        Optional.ofNullable(costs.get(board.at()))
                                                .flatMap(cost -> scorer.of(board, cost))))
                        .toList();
        if (compared.isEmpty()) {
            throw Sorry.notFound("no.boards");
        }
        return new CostsPage(
                visit.words(), back + "/costs", back, bySides, new CostCourse(compared));
    }
}
