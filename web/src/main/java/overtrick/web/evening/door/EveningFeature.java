package overtrick.web.evening.door;

import overtrick.club.evening.Evenings;
import overtrick.web.Feature;
import overtrick.web.Routes;
import overtrick.web.evening.console.ConsoleRoutes;
import overtrick.web.evening.desk.DeskRoutes;
import overtrick.web.evening.draw.DrawRoutes;
import overtrick.web.evening.hall.HallRoutes;
import overtrick.web.evening.online.OnlineRoutes;
import overtrick.web.evening.paper.PaperRoutes;
import overtrick.web.evening.phone.PhoneRoutes;
import overtrick.web.evening.result.ResultRoutes;
import overtrick.web.evening.series.SeriesRoutes;
import overtrick.web.evening.start.EntryRoutes;
import overtrick.web.evening.start.Offers;
import overtrick.web.evening.start.PartnerRoutes;
import overtrick.web.evening.start.SeatRoutes;
import overtrick.web.evening.start.StartRoutes;
import overtrick.web.evening.start.TemplateRoutes;
import overtrick.web.link.Addresses;

/// All pages of the evening.
public final class EveningFeature implements Feature {

    private final StartRoutes start;
    private final EntryRoutes entries;
    private final SeatRoutes seats;
    private final ConsoleRoutes console;
    private final DeskRoutes desk;
    private final DrawRoutes draws;
    private final PhoneRoutes phones;
    private final HallRoutes hall;
    private final PaperRoutes papers;
    private final ResultRoutes results;
    private final OnlineRoutes online;
    private final PartnerRoutes partners;
    private final TemplateRoutes templates;
    private final SeriesRoutes series;

    /// @param bound the address that the server listens on
    /// @param people for how many the evenings is made
    public EveningFeature(Evenings evenings, String bound, int people) {
        var offers = new Offers();
        var addresses = new Addresses(bound);
        this.start = new StartRoutes(evenings, offers);
        this.entries = new EntryRoutes(evenings, people);
        this.seats = new SeatRoutes(evenings, offers);
        this.console = new ConsoleRoutes(evenings, offers, addresses);
        this.desk = new DeskRoutes(evenings);
        this.draws = new DrawRoutes(evenings);
        this.phones = new PhoneRoutes(evenings);
        this.hall = new HallRoutes(evenings, addresses);
        this.papers = new PaperRoutes(evenings, addresses);
        this.results = new ResultRoutes(evenings);
        this.online = new OnlineRoutes(evenings, addresses);
        this.partners = new PartnerRoutes(evenings);
        this.templates = new TemplateRoutes(evenings);
        this.series = new SeriesRoutes(evenings);
    }

    /// The fixed addresses first: a code could be one of their words.
    @Override
    public void addTo(Routes routes) {
        start.addTo(routes);
        templates.addTo(routes);
        series.addTo(routes);
        partners.addTo(routes);
        phones.addTo(routes);
        entries.addTo(routes);
        seats.addTo(routes);
        console.addTo(routes);
        desk.addTo(routes);
        draws.addTo(routes);
        hall.addTo(routes);
        papers.addTo(routes);
        online.addTo(routes);
        results.addTo(routes);
    }

    @Override
    public void close() {
        entries.close();
        console.close();
        phones.close();
        hall.close();
        online.close();
    }
}
