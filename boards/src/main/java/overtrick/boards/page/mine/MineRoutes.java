package overtrick.boards.page.mine;

import java.util.List;
import java.util.Optional;
import overtrick.boards.PlayedBoards;
import overtrick.boards.page.BoardFiles;
import overtrick.boards.review.Note;
import overtrick.bridgetable.duplicate.PlayedEntry;
import overtrick.house.table.Member;
import overtrick.page.Feature;
import overtrick.page.Frame;
import overtrick.page.Framed;
import overtrick.page.Pages;
import overtrick.page.Right;
import overtrick.page.Routes;
import overtrick.page.Sorry;
import overtrick.page.Visit;

/// The boards somebody has played.
public record MineRoutes(PlayedBoards archive) implements Feature {

    /// Boards that are looked through, the latest.
    private static final int MOST = 2_000;

    /// Boards that the curve goes back.
    private static final int CURVE = 400;

    @Override
    public void addTo(Routes routes) {
        routes.get(Right.ENTER, "/me/boards", this::page);
        routes.getSlow(Right.ENTER, "/me/boards.pbn", this::pbn);
        routes.getSlow(Right.ENTER, "/me/boards.csv", this::csv);
    }

    private void page(Visit visit) {
        var filter = Filter.of(visit);
        int from = visit.has("from") ? visit.number("from", 0, MOST) : 0;
        var all = all(visit);
        var found = all.stream().filter(filter::holds).toList();
        var latest = found.stream().filter(Mine::hasImps).limit(CURVE).toList().reversed();
        var page =
                new MyBoards(
                        found,
                        filter,
                        from,
                        all.size(),
                        all.stream()
                                .map(Mine::partner)
                                .filter(name -> !name.isEmpty())
                                .distinct()
                                .sorted()
                                .toList(),
                        Curve.of(latest.stream().map(mine -> mine.imps().orElse(0)).toList()),
                        Losses.of(
                                found.stream().filter(mine -> mine.board().isCompared()).toList()),
                        visit.person().map(Member.Person::name),
                        visit.words());
        var frame = Frame.of(visit, visit.words().get("mine.title"));
        visit.page(Pages.render("mine/page", new Framed<>(frame, page)));
    }

    private List<Mine> all(Visit visit) {
        return visit.person().map(this::all).orElse(List.of());
    }

    private List<Mine> all(Member.Person person) {
        var played = archive.history().boardsOf(person.id(), 0, MOST);
        var imps = archive.comparisons().imps(person.id(), played);
        var notes = archive.reviews().notes(person.id());
        var costs = archive.reviews().costs(person.id());
        return played.stream()
                .map(entry -> {
                    var at = entry.board().at();
                    return new Mine(
                            entry.board(),
                            entry.seat(),
                            Optional.ofNullable(imps.get(at)).or(() -> own(entry)),
                            notes.getOrDefault(at, Note.NONE),
                            Optional.ofNullable(costs.get(at))
                                    .filter(_ -> entry.board().isCompared()));
                })
                .toList();
    }

    /// IMPs that the board's own game gives.
    private static Optional<Integer> own(PlayedEntry entry) {
        return entry.board().given().flatMap(given -> given.imps(entry.seat().side()));
    }

    /// @throws Sorry when there is nothing to take home
    private List<Mine> chosen(Visit visit) {
        var filter = Filter.of(visit);
        var chosen = all(visit).stream().filter(filter::holds).toList().reversed();
        if (chosen.isEmpty()) {
            throw Sorry.notFound("mine.none");
        }
        return chosen;
    }

    private void pbn(Visit visit) {
        var boards = chosen(visit).stream().map(Mine::board).toList();
        BoardFiles.send(visit, "overtrick.pbn", boards, archive.readings());
    }

    private void csv(Visit visit) {
        visit.ctx()
                .contentType("text/csv; charset=utf-8")
                .header("Content-Disposition", "attachment; filename=\"overtrick.csv\"")
                .header("Cache-Control", "no-store")
                .result(MineCsv.of(chosen(visit)));
    }
}
