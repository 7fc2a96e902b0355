package overtrick.library.card;

import overtrick.cards.FormatException;
import overtrick.page.Feature;
import overtrick.page.Frame;
import overtrick.page.Framed;
import overtrick.page.Pages;
import overtrick.page.Right;
import overtrick.page.Routes;
import overtrick.page.Sorry;
import overtrick.page.Visit;
import overtrick.page.door.Deed;
import overtrick.robots.bidding.Readings;
import overtrick.systems.Agreement;
import overtrick.systems.BiddingSystem;

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

    private static Agreement agreement(String name) {
        try {
            var asked = Agreement.parse(name);
            var agreement = Agreement.of(asked.system(), asked.choices());
            if (agreement.equals(asked)) {
                return agreement;
            }
        } catch (FormatException unknown) {
            throw Sorry.notFound("no.system", name);
        }
        throw Sorry.notFound("no.system", name);
    }
}
