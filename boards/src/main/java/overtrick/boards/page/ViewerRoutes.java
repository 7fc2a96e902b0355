package overtrick.boards.page;

import io.javalin.http.HttpStatus;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import overtrick.boards.PlayedBoards;
import overtrick.boards.review.Comparison;
import overtrick.bridgetable.page.Explained;
import overtrick.cards.Side;
import overtrick.formats.any.AnyBoards.Found;
import overtrick.page.Feature;
import overtrick.page.Frame;
import overtrick.page.Framed;
import overtrick.page.Pages;
import overtrick.page.Right;
import overtrick.page.Routes;
import overtrick.page.Sorry;
import overtrick.page.Visit;
import overtrick.page.Words;
import overtrick.page.door.Deed;
import overtrick.page.link.Addresses;

/// The hand viewer: a board that stands wholly in the address, for whoever follows the link and for
/// pages of others that frame it. It keeps nothing and knows nobody.
public final class ViewerRoutes implements Feature {

    /// How long a page waits for an analysis before it asks again.
    private static final Duration PATIENCE = Duration.ofSeconds(15);

    private final Analyses analyses;

    public ViewerRoutes(PlayedBoards archive) {
        this.analyses = new Analyses(archive.readings(), (_, _) -> {});
    }

    @Override
    public void addTo(Routes routes) {
        routes.get(Right.LOOK, "/viewer", this::show);
        routes.get(Right.LOOK, "/viewer/analysis", this::analysis);
    }

    @Override
    public void close() {
        analyses.close();
    }

    private void show(Visit visit) {
        var address = ViewerAddress.of(visit.ctx().queryString());
        var words = words(visit, address);
        if (address.isTooLong()) {
            sorry(
                    visit,
                    address,
                    words,
                    words.get("viewer.long", address.text().length(), ViewerAddress.LONGEST));
        } else if (address.fetched().isPresent()) {
            sorry(visit, address, words, words.get("viewer.fetched", address.fetched().get()));
        } else if (address.isEmpty()) {
            sorry(visit, address, words, "");
        } else {
            show(visit, address, address.read(), words);
        }
    }

    private void show(Visit visit, ViewerAddress address, Found found, Words words) {
        if (found.boards().isEmpty() && !found.parts().isEmpty()) {
            var page = new PartPage(found.parts().getFirst(), words);
            var frame = Frame.of(visit, page.title());
            send(
                    visit,
                    address,
                    HttpStatus.OK,
                    rendered(address, "viewer/part", frame, page, words));
        } else if (found.boards().isEmpty()) {
            var mended = LookPage.toMend(new byte[0], found, words).reasons();
            sorry(visit, address, words, String.join(" ", mended));
        } else {
            show(visit, address, found, ViewerShown.of(address, found), words);
        }
    }

    private void show(
            Visit visit, ViewerAddress address, Found found, ViewerShown shown, Words words) {
        var answer = analyses.now(shown.line());
        var replay = replay(address, shown, answer, words);
        if (visit.ctx().header("HX-Request") != null && replay.isPresent()) {
            var part = part(address, shown, answer, false, words);
            var moved = new ViewerMoves(replay.get(), part, shown.back(words));
            send(visit, address, HttpStatus.OK, Pages.render("viewer/moves", moved));
            return;
        }
        var page = page(visit, address, found, shown, words);
        var frame = Frame.of(visit, page.page().title());
        send(visit, address, HttpStatus.OK, rendered(address, "viewer/page", frame, page, words));
    }

    /// The analysis as soon as it is there; people without a script are sent to the page that has
    /// it by then.
    private void analysis(Visit visit) {
        var address = ViewerAddress.of(visit.ctx().queryString());
        var words = words(visit, address);
        if (address.isTooLong() || address.isEmpty()) {
            throw Sorry.notFound("no.looked");
        }
        var found = address.read();
        if (found.boards().isEmpty()) {
            throw Sorry.notFound("no.looked");
        }
        var shown = ViewerShown.of(address, found);
        if (analyses.now(shown.line()).found().isEmpty()) {
            visit.limit(shown.isPlayedOn() ? Deed.HINT : Deed.ANALYSIS);
        }
        var answer = analyses.await(shown.line(), PATIENCE);
        var part = part(address, shown, answer, true, words);
        if (visit.ctx().header("HX-Request") == null) {
            visit.seeOther(part.pagePath());
            return;
        }
        var moved = new MovedPart(replay(address, shown, answer, words), part);
        send(visit, address, HttpStatus.OK, Pages.render("board/seen", moved));
    }

    private static Optional<Replay> replay(
            ViewerAddress address,
            ViewerShown shown,
            Backlog.Answer<Analysis> answer,
            Words words) {
        return shown.onward().isEmpty()
                ? Optional.empty()
                : Replay.of(
                        shown.line(),
                        shown.home(),
                        address.card(),
                        answer.found(),
                        shown.onward(),
                        words);
    }

    private static AnalysisPart part(
            ViewerAddress address,
            ViewerShown shown,
            Backlog.Answer<Analysis> answer,
            boolean again,
            Words words) {
        return new AnalysisPart(shown.line(), shown.home(), address.card(), answer, again, words);
    }

    private ViewerPage page(
            Visit visit, ViewerAddress address, Found found, ViewerShown shown, Words words) {
        var answer = analyses.now(shown.line());
        var line = shown.line();
        var nobody = Comparison.of(line, List.of(), List.of(), _ -> false);
        var page =
                new BoardPage(
                        line,
                        shown.home(),
                        Optional.empty(),
                        replay(address, shown, answer, words),
                        new ComparedPart(
                                nobody,
                                Side.NORTH_SOUTH,
                                Optional.empty(),
                                Optional.empty(),
                                words),
                        new DecidedPart("", "", Optional.empty(), false, true, false, ""),
                        new Traveller(nobody, Side.NORTH_SOUTH, false, words),
                        part(address, shown, answer, false, words),
                        Optional.empty(),
                        Explained.inOwnWords(line.auction(), line.meanings(), words),
                        Optional.empty(),
                        words);
        int number = address.board(found.boards().size());
        String here = new Addresses("").reach(visit).base();
        return new ViewerPage(
                new Looked(shown.given(), page),
                shown.back(words),
                ViewerPage.choices(address, found, number, words),
                ViewerFaults.of(address.text(), address.isByHand(), found, words),
                "<iframe src=\"%s/viewer?%s\" width=\"480\" height=\"720\" title=\"%s\"></iframe>"
                        .formatted(
                                here,
                                address.query(number, true).replace("&", "&amp;"),
                                page.title()),
                here + "/viewer?" + address.query(number, false));
    }

    /// A page of others says in which language it is; otherwise it is that of the reader.
    private static Words words(Visit visit, ViewerAddress address) {
        return address.words().filter(_ -> address.isFramed()).orElse(visit.words());
    }

    /// What is wrong, or where to paste a board.
    private static void sorry(Visit visit, ViewerAddress address, Words words, String why) {
        var page = new ViewerSorry(why, LookPage.empty(words).samples(), words);
        var status = why.isEmpty() ? HttpStatus.OK : HttpStatus.UNPROCESSABLE_CONTENT;
        var frame = Frame.of(visit, words.get("viewer.title"));
        send(visit, address, status, rendered(address, "viewer/ask", frame, page, words));
    }

    private static byte[] rendered(
            ViewerAddress address, String template, Frame frame, Record page, Words words) {
        if (!address.isFramed()) {
            return Pages.render(template, new Framed<>(frame, page));
        }
        var alone = frame.alone(words, address.theme());
        return Pages.render(template + "_framed", new Framed<>(alone, page));
    }

    private static void send(Visit visit, ViewerAddress address, HttpStatus status, byte[] html) {
        if (address.isFramed()) {
            visit.framed(status, html, words(visit, address));
        } else {
            visit.page(status, html);
        }
    }
}
