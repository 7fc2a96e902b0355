package overtrick.boards.page.mine;

import java.util.List;
import java.util.Optional;
import overtrick.boards.PlayedBoards;
import overtrick.boards.page.BoardFiles;
import overtrick.boards.review.Note;
import overtrick.bridgetable.duplicate.PlayedEntry;
import overtrick.bridgetable.page.curve.Curve;
import overtrick.bridgetable.paper.HandRecordPdf;
import overtrick.bridgetable.paper.HandRecords;
import overtrick.bridgetable.paper.HandSheet;
import overtrick.bridgetable.paper.HonourLetters;
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

/// The boards somebody has played.
public record MineRoutes(PlayedBoards archive, HandRecords records) implements Feature {

    public MineRoutes(PlayedBoards archive) {
        this(archive, new HandRecords(1));
    }

    /// Boards that are printed at once, the latest.
    private static final int PRINTED = 48;

    /// Boards that are looked through, the latest.
    static final int MOST = 2_000;

    private static final String CSV = "text/csv; charset=utf-8";
    private static final String SVG = "image/svg+xml; charset=utf-8";

    /// Boards that the curve goes back.
    private static final int CURVE = 400;

    @Override
    public void addTo(Routes routes) {
        routes.get(Right.ENTER, "/me/boards", this::page);
        routes.getSlow(Right.ENTER, "/me/boards.pbn", this::pbn);
        routes.getSlow(Right.ENTER, "/me/boards.pdf", this::pdf);
        routes.getSlow(Right.ENTER, "/me/boards.csv", this::csv);
        routes.getSlow(Right.ENTER, "/me/boards/curve.csv", this::curveCsv);
        routes.getSlow(Right.ENTER, "/me/boards/curve.svg", this::curveSvg);
    }

    private void page(Visit visit) {
        var filter = Filter.of(visit);
        int from = visit.has("from") ? visit.number("from", 0, MOST) : 0;
        var all = all(visit);
        var found = all.stream().filter(filter::holds).toList();
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
                        curve(found),
                        Losses.of(
                                found.stream().filter(mine -> mine.board().isCompared()).toList()),
                        visit.person().map(Member.Person::name),
                        visit.words());
        var frame = Frame.of(visit, visit.words().get("mine.title"));
        visit.page(Pages.render("mine/page", new Framed<>(frame, page)));
    }

    /// @param found the latest board first
    private static ImpCurve curve(List<Mine> found) {
        var latest = found.stream().filter(Mine::hasImps).limit(CURVE).toList().reversed();
        return ImpCurve.of(latest.stream().map(mine -> mine.imps().orElse(0)).toList());
    }

    List<Mine> all(Visit visit) {
        return visit.person().map(this::all).orElse(List.of());
    }

    private List<Mine> all(Member.Person person) {
        var played = archive.history().boardsOf(person.id(), 0, MOST);
        var imps = archive.comparisons().imps(person.id(), played);
        var notes = archive.reviews().notes(person.id());
        var costs = archive.reviews().costs(person.id());
        var scorer = archive.costScorer();
        return played.stream()
                .map(entry -> {
                    var at = entry.board().at();
                    return new Mine(
                            entry.board(),
                            entry.seat(),
                            Optional.ofNullable(imps.get(at)).or(() -> own(entry)),
                            notes.getOrDefault(at, Note.NONE),
                            scorer.unit(entry.board()),
                            Optional.ofNullable(costs.get(at))
                                    .filter(_ -> entry.board().isCompared())
                                    .flatMap(cost -> scorer.of(entry.board(), cost)));
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

    void pbn(Visit visit) {
        var boards = chosen(visit).stream().map(Mine::board).toList();
        BoardFiles.send(visit, "overtrick.pbn", boards, archive.readings());
    }

    /// The latest of the boards as hand records, as many as an evening has.
    private void pdf(Visit visit) {
        visit.limit(Deed.ANALYSIS);
        var sheet = HandSheet.asked(visit);
        var chosen = chosen(visit);
        var boards =
                chosen.subList(Math.max(0, chosen.size() - PRINTED), chosen.size()).stream()
                        .map(mine -> mine.board().board())
                        .distinct()
                        .toList();
        var words = visit.words();
        var letters = HonourLetters.of(words.locale());
        String name = visit.person().map(Member.Person::name).orElse("");
        Download.send(
                visit,
                "overtrick.pdf",
                "application/pdf",
                HandRecordPdf.of(
                        words.get("mine.title"), name, records.of(boards), sheet, letters, words));
    }

    private void csv(Visit visit) {
        Download.send(visit, "overtrick.csv", CSV, MineCsv.of(chosen(visit)));
    }

    private void curveCsv(Visit visit) {
        Download.send(visit, "curve.csv", CSV, asked(visit).csv());
    }

    private void curveSvg(Visit visit) {
        Download.send(visit, "curve.svg", SVG, asked(visit).svg());
    }

    /// The curve of the boards that were chosen, with all its numbers.
    ///
    /// @throws Sorry when there are not two boards with IMPs
    private Curve asked(Visit visit) {
        var curve = curve(chosen(visit).reversed());
        if (curve.boards() < 2) {
            throw Sorry.notFound("mine.none");
        }
        return curve.numbers(visit.words());
    }
}
