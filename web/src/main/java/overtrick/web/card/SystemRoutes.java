package overtrick.web.card;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import overtrick.cards.FormatException;
import overtrick.robots.bidding.Readings;
import overtrick.systems.BiddingSystem;
import overtrick.systems.ConventionCard;
import overtrick.web.Feature;
import overtrick.web.Frame;
import overtrick.web.Framed;
import overtrick.web.Pages;
import overtrick.web.Routes;
import overtrick.web.Sorry;
import overtrick.web.Visit;

/// The bidding systems of the house.
public final class SystemRoutes implements Feature {

    private final Readings readings;
    private final Map<String, ConventionCard> cards = new ConcurrentHashMap<>();

    public SystemRoutes(Readings readings) {
        this.readings = readings;
    }

    @Override
    public void addTo(Routes routes) {
        routes.get("/systems", this::list);
        routes.get("/systems/{name}", this::card);
    }

    private void list(Visit visit) {
        var systems = BiddingSystem.NAMES.stream().map(readings::system).toList();
        var frame = Frame.of(visit, visit.words().get("card.systems"));
        visit.page(Pages.render("card/list", new Framed<>(frame, new SystemsPage(systems))));
    }

    private void card(Visit visit) {
        var system = system(visit.ctx().pathParam("name"));
        var card = cards.computeIfAbsent(system.name(), _ -> ConventionCard.of(system));
        var page = new CardPage(card, visit.words());
        var frame = Frame.of(visit, page.title());
        visit.page(Pages.render("card/page", new Framed<>(frame, page)));
    }

    private BiddingSystem system(String name) {
        try {
            return readings.system(name);
        } catch (FormatException unknown) {
            throw Sorry.notFound("no.system", name);
        }
    }
}
