package overtrick.library.dealing;

import io.javalin.http.HttpStatus;
import java.util.Map;
import java.util.Optional;
import overtrick.dealing.script.Dialect;
import overtrick.dealing.script.Script;
import overtrick.dealing.script.ScriptException;
import overtrick.formats.lin.Lin;
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

/// Scripts that deal, written on a page and run in the background.
public final class DealingRoutes implements Feature {

    private final Desk desk = new Desk();

    @Override
    public void addTo(Routes routes) {
        routes.get(Right.LOOK, "/dealing", DealingRoutes::blank);
        routes.post(Right.PLAY, "/dealing", this::begin);
        routes.get(Right.LOOK, "/dealing/{word}", this::show);
        routes.get(Right.LOOK, "/dealing/{word}/counts", this::counts);
        routes.get(Right.LOOK, "/dealing/{word}/deals.pbn", this::pbn);
        routes.get(Right.LOOK, "/dealing/{word}/deals.lin", this::lin);
        routes.post(Right.PLAY, "/dealing/{word}/stop", this::stop);
    }

    @Override
    public void close() {
        desk.close();
    }

    private static void blank(Visit visit) {
        var page = new DealingPage(visit.words(), "", Optional.empty());
        show(visit, HttpStatus.OK, page);
    }

    private static void show(Visit visit, HttpStatus status, DealingPage page) {
        var frame = Frame.of(visit, visit.words().get("lib.deal"));
        visit.page(status, Pages.render("dealing/page", new Framed<>(frame, page)));
    }

    private void begin(Visit visit) {
        visit.limit(Deed.LOOK);
        String all = visit.lines("script");
        String text = all.substring(0, Math.min(all.length(), DealingPage.LONGEST));
        try {
            var script = Script.parse(text, Dialect.EXTENDED, Map.of());
            var word =
                    desk.begin(visit.guest().id().value(), text, script)
                            .orElseThrow(() ->
                                    new Sorry(
                                            HttpStatus.SERVICE_UNAVAILABLE,
                                            words -> words.get("lib.deal.full")));
            visit.seeOther("/dealing/" + word);
        } catch (ScriptException wrong) {
            var fault = Optional.of(FaultText.of(wrong.fault(), visit.words()));
            var page = new DealingPage(visit.words(), text, fault);
            show(visit, HttpStatus.UNPROCESSABLE_CONTENT, page);
        }
    }

    private RunPage page(Visit visit) {
        String word = visit.ctx().pathParam("word");
        visit.expectFewGuesses();
        var job = desk.find(word).orElseThrow(() -> visit.unknown("lib.deal.gone"));
        return RunPage.of(visit.words(), word, job);
    }

    private void show(Visit visit) {
        var page = page(visit);
        var frame = Frame.of(visit, visit.words().get("lib.deal"));
        visit.page(Pages.render("dealing/run", new Framed<>(frame, page)));
    }

    private void counts(Visit visit) {
        visit.page(Pages.render("dealing/counts", page(visit)));
    }

    private void stop(Visit visit) {
        var page = page(visit);
        page.job().stop();
        visit.seeOther(page.path());
    }

    private void pbn(Visit visit) {
        Download.send(visit, "deals.pbn", "text/x-pbn", page(visit).pbn());
    }

    private void lin(Visit visit) {
        Download.send(visit, "deals.lin", "text/plain", Lin.text(page(visit).boards()));
    }
}
