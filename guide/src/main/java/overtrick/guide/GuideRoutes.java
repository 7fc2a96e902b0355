package overtrick.guide;

import java.util.Optional;
import overtrick.guide.book.Book;
import overtrick.guide.book.Guide;
import overtrick.page.Feature;
import overtrick.page.Frame;
import overtrick.page.Framed;
import overtrick.page.Pages;
import overtrick.page.Right;
import overtrick.page.Routes;
import overtrick.page.Sorry;
import overtrick.page.Visit;

/// The shelf of guides, their search, and each of them.
public final class GuideRoutes implements Feature {

    @Override
    public void addTo(Routes routes) {
        routes.get(Right.LOOK, "/guide", GuideRoutes::shelf);
        routes.get(Right.LOOK, "/guide/{guide}", GuideRoutes::guide);
    }

    private static void shelf(Visit visit) {
        var book = Book.of(visit.words());
        String asked = Optional.ofNullable(visit.ctx().queryParam("q")).orElse("").strip();
        var page = new ShelfPage(book, asked, book.find(asked));
        var frame = Frame.of(visit, visit.words().get("guides.title"));
        visit.page(Pages.render("guide/shelf", new Framed<>(frame, page)));
    }

    private static void guide(Visit visit) {
        String code = visit.ctx().pathParam("guide");
        var guide = Guide.of(code).orElseThrow(() -> Sorry.notFound("guides.no", code));
        var page = new GuidePage(visit.words(), Book.of(visit.words()).chapter(guide));
        var frame = Frame.of(visit, page.chapter().title());
        visit.page(Pages.render("guide/page", new Framed<>(frame, page)));
    }
}
