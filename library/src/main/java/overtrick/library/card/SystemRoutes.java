package overtrick.library.card;

import io.javalin.http.HttpStatus;
import java.util.List;
import overtrick.cards.FormatException;
import overtrick.page.Feature;
import overtrick.page.Frame;
import overtrick.page.Framed;
import overtrick.page.Pages;
import overtrick.page.Right;
import overtrick.page.Routes;
import overtrick.page.Sorry;
import overtrick.page.Visit;
import overtrick.page.back.BackRoom.Length;
import overtrick.page.door.Deed;
import overtrick.robots.bidding.Readings;
import overtrick.systems.Agreement;
import overtrick.systems.BiddingSystem;
import overtrick.systems.sheet.CardSheet;
import overtrick.systems.sheet.Choices;

/// The bidding systems of the house.
public final class SystemRoutes implements Feature {

    private final Readings readings;

    public SystemRoutes(Readings readings) {
        this.readings = readings;
    }

    @Override
    public void addTo(Routes routes) {
        routes.get(Right.LOOK, "/systems", this::list);
        routes.get(Right.LOOK, "/systems/{name}", this::card);
        routes.get(Right.LOOK, "/systems/{name}/card", this::sheet);
        routes.get(Right.LOOK, "/systems/{name}/files/{file}", this::file);
    }

    private void list(Visit visit) {
        var systems = BiddingSystem.NAMES.stream().map(readings::system).toList();
        var frame = Frame.of(visit, visit.words().get("card.systems"));
        visit.page(
                Pages.render(
                        "card/list", new Framed<>(frame, new SystemsPage(systems, visit.words()))));
    }

    private void card(Visit visit) {
        String name = visit.ctx().pathParam("name");
        if (Agreement.hasChoices(name)) {
            visit.limit(Deed.ANALYSIS); // as many cards as there are choices
        }
        var agreement = agreement(name);
        var written = agreement.toString();
        var open = readings.system(written).book().leftOpen();
        var page = new CardPage(readings.card(written), agreement, open, visit.words());
        var frame = Frame.of(visit, page.title());
        visit.page(Pages.render("card/page", new Framed<>(frame, page)));
    }

    /// The card that lies on the table, to be printed by the browser.
    private void sheet(Visit visit) {
        visit.limit(Deed.ANALYSIS);
        var agreement = agreement(visit.ctx().pathParam("name"));
        var written = agreement.toString();
        var system = readings.system(written);
        var words = visit.words();
        var choices = Choices.of(system.book(), agreement.choices(), words.locale());
        var card = readings.card(written);
        var sheet = CardSheet.of(system, card, choices, words.locale());
        var page = new CardSheetPage(sheet, written, words);
        var frame = Frame.of(visit, page.sheet().title());
        visit.page(Pages.render("card/sheet", new Framed<>(frame, page)));
    }

    private void file(Visit visit) {
        visit.limit(Deed.ANALYSIS);
        var agreement = agreement(visit.ctx().pathParam("name"));
        var file =
                SystemFile.named(visit.ctx().pathParam("file"))
                        .orElseThrow(() -> Sorry.notFound("no.page"));
        var written = agreement.toString();
        var language = visit.words().locale();
        var content =
                visit.document(
                        Length.FILE,
                        List.of("system", written, file, language),
                        () -> {
                            var system = readings.system(written);
                            var choices = Choices.of(system.book(), agreement.choices(), language);
                            return file.of(system, readings.card(written), choices, language);
                        });
        String name = agreement.system() + "-" + file.file();
        visit.ctx()
                .contentType(file.type())
                .header("Content-Disposition", "attachment; filename=\"" + name + "\"")
                .result(content);
    }

    private Agreement playable(Agreement agreement) {
        for (var refused : readings.system(agreement.toString()).book().refused()) {
            throw new Sorry(
                    HttpStatus.NOT_FOUND, "no.system", words -> words.systems().refusal(refused));
        }
        return agreement;
    }

    private Agreement agreement(String name) {
        try {
            var asked = Agreement.parse(name);
            var agreement = Agreement.of(asked.system(), asked.choices());
            if (agreement.equals(asked)) {
                return playable(agreement);
            }
        } catch (FormatException unknown) {
            throw Sorry.notFound("no.system", name);
        }
        throw Sorry.notFound("no.system", name);
    }
}
