package overtrick.library;

import overtrick.page.Feature;
import overtrick.page.Frame;
import overtrick.page.Framed;
import overtrick.page.Pages;
import overtrick.page.Right;
import overtrick.page.Routes;
import overtrick.page.Sorry;
import overtrick.page.Visit;

/// The library of one shelf.
public final class LibraryRoutes implements Feature {

    @Override
    public void addTo(Routes routes) {
        routes.get(Right.LOOK, "/library", LibraryRoutes::shelf);
        routes.get(Right.LOOK, "/library/{game}", LibraryRoutes::story);
    }

    private static void shelf(Visit visit) {
        var words = visit.words();
        var frame = Frame.of(visit, words.get("lib.library"));
        visit.page(Pages.render("library/page", new Framed<>(frame, new LibraryPage(words))));
    }

    private static void room(Visit visit, Exhibit exhibit) {
        var page = new ExhibitPage(visit.words(), exhibit);
        var frame = Frame.of(visit, page.title());
        visit.page(Pages.render("library/exhibit", new Framed<>(frame, page)));
    }

    private static void story(Visit visit) {
        String code = visit.ctx().pathParam("game");
        var exhibit = Exhibit.of(code);
        if (exhibit.isPresent()) {
            room(visit, exhibit.get());
            return;
        }
        var story = Story.of(code).orElseThrow(() -> Sorry.notFound("lib.no", code));
        var page = new StoryPage(visit.words(), story);
        var frame = Frame.of(visit, page.title());
        visit.page(Pages.render("library/story", new Framed<>(frame, page)));
    }
}
