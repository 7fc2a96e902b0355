package overtrick.evening.page.series;

import io.javalin.http.HttpStatus;
import java.nio.charset.StandardCharsets;
import overtrick.cards.FormatException;
import overtrick.evening.Evenings;
import overtrick.evening.season.Regulations;
import overtrick.page.Frame;
import overtrick.page.Framed;
import overtrick.page.Pages;
import overtrick.page.Right;
import overtrick.page.Routes;
import overtrick.page.Sorry;
import overtrick.page.Upload;
import overtrick.page.Visit;

/// Where officers load the club's own regulation of masterpoints.
public record RegulationRoutes(Evenings evenings) {

    private static final int LONGEST_TEXT = 20_000;

    public void addTo(Routes routes) {
        routes.get(Right.RUN, "/club/masterpoints", visit -> show(visit, HttpStatus.OK, "", ""));
        routes.post(Right.RUN, "/club/masterpoints", this::keep);
    }

    private Regulations regulations() {
        return evenings.season().regulations();
    }

    private void show(Visit visit, HttpStatus status, String text, String wrong) {
        var page = new RegulationsPage(visit.words(), regulations().own(), text, wrong);
        var frame = Frame.of(visit, visit.words().get("ev.regulations"));
        visit.page(status, Pages.render("evening/regulations", new Framed<>(frame, page)));
    }

    private void keep(Visit visit) {
        String text =
                visit.file("file")
                        .map(Upload::bytes)
                        .map(bytes -> new String(bytes, StandardCharsets.UTF_8))
                        .orElseGet(() -> visit.lines("text"));
        if (text.length() > LONGEST_TEXT) {
            throw Sorry.unclear("ev.regulations.long", LONGEST_TEXT);
        }
        if (regulations().own().size() >= Regulations.MOST) {
            throw Sorry.unclear("ev.regulations.full", Regulations.MOST);
        }
        try {
            var _ = regulations().keep(visit.viewer().id(), text);
            visit.seeOther("/club/masterpoints");
        } catch (FormatException wrong) {
            String what = String.valueOf(wrong.getMessage());
            show(visit, HttpStatus.UNPROCESSABLE_CONTENT, text, what);
        }
    }
}
