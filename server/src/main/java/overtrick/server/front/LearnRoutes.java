package overtrick.server.front;

import java.util.List;
import overtrick.page.Feature;
import overtrick.page.Frame;
import overtrick.page.Framed;
import overtrick.page.Pages;
import overtrick.page.Right;
import overtrick.page.Routes;
import overtrick.page.Visit;
import overtrick.page.room.Door;

/// The page of all that can be learnt in the rooms.
record LearnRoutes(List<Door> lessons) implements Feature {

    @Override
    public void addTo(Routes routes) {
        routes.get(Right.LOOK, "/learn", this::show);
    }

    private void show(Visit visit) {
        var frame = Frame.of(visit, visit.words().get("learn.title"));
        visit.page(Pages.render("front/learn", new Framed<>(frame, new LearnPage(lessons))));
    }
}
