package overtrick.evening.page.door;

import overtrick.evening.Evenings;
import overtrick.evening.page.boxes.BoxesRoutes;
import overtrick.evening.page.console.CommentaryRoutes;
import overtrick.evening.page.console.ConsoleRoutes;
import overtrick.evening.page.desk.DeskRoutes;
import overtrick.evening.page.draw.DrawRoutes;
import overtrick.evening.page.federation.FederationRoutes;
import overtrick.evening.page.hall.HallRoutes;
import overtrick.evening.page.online.OnlineRoutes;
import overtrick.evening.page.paper.PaperRoutes;
import overtrick.evening.page.phone.PhoneRoutes;
import overtrick.evening.page.result.ResultRoutes;
import overtrick.evening.page.series.RegulationRoutes;
import overtrick.evening.page.series.SeriesRoutes;
import overtrick.evening.page.start.EntryRoutes;
import overtrick.evening.page.start.Offers;
import overtrick.evening.page.start.PartnerRoutes;
import overtrick.evening.page.start.SeatRoutes;
import overtrick.evening.page.start.StartRoutes;
import overtrick.evening.page.start.TemplateRoutes;
import overtrick.evening.page.watch.WatchRoutes;
import overtrick.page.Feature;
import overtrick.page.Routes;
import overtrick.page.link.Addresses;

/// All pages of the evening.
public final class EveningFeature implements Feature {

    private final StartRoutes start;
    private final EntryRoutes entries;
    private final SeatRoutes seats;
    private final ConsoleRoutes console;
    private final CommentaryRoutes commentary;
    private final DeskRoutes desk;
    private final DrawRoutes draws;
    private final PhoneRoutes phones;
    private final HallRoutes hall;
    private final PaperRoutes papers;
    private final ResultRoutes results;
    private final OnlineRoutes online;
    private final PartnerRoutes partners;
    private final TemplateRoutes templates;
    private final BoxesRoutes boxes;
    private final SeriesRoutes series;
    private final RegulationRoutes regulations;
    private final FederationRoutes federation;
    private final WatchRoutes watched;

    /// @param bound the address that the server listens on
    /// @param people for how many the evenings is made
    public EveningFeature(Evenings evenings, String bound, int people) {
        var offers = new Offers(evenings.tournaments());
        var addresses = new Addresses(bound);
        this.start = new StartRoutes(evenings, offers);
        this.entries = new EntryRoutes(evenings, people);
        this.seats = new SeatRoutes(evenings, offers);
        this.console = new ConsoleRoutes(evenings, offers, addresses);
        this.commentary = new CommentaryRoutes(evenings, offers);
        this.desk = new DeskRoutes(evenings);
        this.draws = new DrawRoutes(evenings);
        this.phones = new PhoneRoutes(evenings);
        this.hall = new HallRoutes(evenings, addresses);
        this.papers = new PaperRoutes(evenings, addresses);
        this.results = new ResultRoutes(evenings);
        this.online = new OnlineRoutes(evenings, addresses);
        this.partners = new PartnerRoutes(evenings);
        this.boxes = new BoxesRoutes(evenings);
        this.templates = new TemplateRoutes(evenings);
        this.series = new SeriesRoutes(evenings);
        this.regulations = new RegulationRoutes(evenings);
        this.federation = new FederationRoutes(evenings);
        this.watched = new WatchRoutes(evenings);
    }

    /// The fixed addresses first: a code could be one of their words.
    @Override
    public void addTo(Routes routes) {
        start.addTo(routes);
        templates.addTo(routes);
        series.addTo(routes);
        regulations.addTo(routes);
        partners.addTo(routes);
        phones.addTo(routes);
        entries.addTo(routes);
        seats.addTo(routes);
        console.addTo(routes);
        commentary.addTo(routes);
        desk.addTo(routes);
        draws.addTo(routes);
        hall.addTo(routes);
        papers.addTo(routes);
        boxes.addTo(routes);
        online.addTo(routes);
        watched.addTo(routes);
        results.addTo(routes);
        federation.addTo(routes);
    }

    @Override
    public void close() {
        entries.close();
        console.close();
        commentary.close();
        phones.close();
        hall.close();
        online.close();
        watched.close();
    }
}
