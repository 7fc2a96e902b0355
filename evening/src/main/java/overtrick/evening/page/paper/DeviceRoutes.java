package overtrick.evening.page.paper;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import java.util.regex.Pattern;
import overtrick.evening.Evenings;
import overtrick.evening.page.EventVisit;
import overtrick.evening.page.Roster;
import overtrick.evening.page.TableName;
import overtrick.evening.tournament.EventLink;
import overtrick.evening.tournament.EventLink.Kind;
import overtrick.house.people.Grant;
import overtrick.page.Frame;
import overtrick.page.Framed;
import overtrick.page.Pages;
import overtrick.page.Right;
import overtrick.page.Routes;
import overtrick.page.Sorry;
import overtrick.page.Visit;
import overtrick.tournament.session.Section;
import overtrick.tournament.view.TournamentView;

/// The devices that hold tables, chairs and the console, as the director looks them through, ends
/// them and renews their links.
record DeviceRoutes(Evenings evenings) {

    private static final Pattern CHAIR = Pattern.compile("(\\d{1,6})/(\\d{1,2})");

    void addTo(Routes routes) {
        routes.get(Right.DIRECT, "/events/{code}/console/devices", this::show);
        routes.post(Right.DIRECT, "/events/{code}/console/devices/end", this::end);
        routes.post(Right.DIRECT, "/events/{code}/console/devices/renew", this::renew);
    }

    private void show(Visit visit) {
        var event = EventVisit.of(visit, evenings);
        var view = event.asDirector().state();
        var byLink = new LinkedHashMap<EventLink, List<Grant>>();
        evenings.devices()
                .in(event.id())
                .forEach(grant ->
                        EventLink.of(grant.scope())
                                .ifPresent(link ->
                                        byLink.computeIfAbsent(link, _ -> new ArrayList<>())
                                                .add(grant)));
        var groups =
                byLink.entrySet().stream()
                        .sorted(Map.Entry.comparingByKey(inOrder()))
                        .map(one -> group(event, view, one.getKey(), one.getValue()))
                        .toList();
        var page =
                new DevicesPage(visit.words(), event.path(""), notice(event), groups, tables(view));
        var frame = Frame.of(visit, visit.words().get("ev.devices"));
        visit.page(Pages.render("evening/devices", new Framed<>(frame, page)));
    }

    /// Tables by their numbers, then chairs.
    private static Comparator<EventLink> inOrder() {
        return Comparator.comparing(EventLink::kind)
                .thenComparing(
                        link -> TableName.parse(link.place()),
                        (one, other) ->
                                one.isPresent() && other.isPresent()
                                        ? one.get().compareTo(other.get())
                                        : 0)
                .thenComparing(EventLink::place);
    }

    private static List<String> tables(TournamentView view) {
        var tables = new TreeSet<Section.Table>();
        for (var floor : Roster.floors(view)) {
            floor.planned()
                    .seatings()
                    .forEach(at -> tables.add(new Section.Table(floor.section(), at.table())));
        }
        return tables.stream().map(Section.Table::toString).toList();
    }

    private DevicesPage.Group group(
            EventVisit event, TournamentView view, EventLink link, List<Grant> grants) {
        var words = event.words();
        String seen = words.time(grants.getFirst().seen());
        boolean many = link.kind() == Kind.ENTRY;
        boolean helps = link.kind() == Kind.DIRECT;
        return new DevicesPage.Group(
                title(event, view, link),
                link.kind().name(),
                link.place(),
                words.count("ev.devices.count", grants.size(), seen),
                !helps,
                !helps || event.has(Right.PRESIDE),
                many ? List.of() : grants.stream().map(one -> line(event, link, one)).toList());
    }

    private static String title(EventVisit event, TournamentView view, EventLink link) {
        var words = event.words();
        return switch (link.kind()) {
            case TABLE -> words.get("ev.table", link.place());
            case CHAIR -> words.get("ev.devices.chair", player(view, link.place()));
            case ENTRY -> words.get("ev.devices.entry");
            case DIRECT ->
                    words.get(
                            "ev.devices.direct",
                            event.tournaments()
                                    .duties()
                                    .link(event.id(), link.place())
                                    .map(one -> one.invitation().label())
                                    .orElse("–"));
        };
    }

    private static String player(TournamentView view, String place) {
        var chair = CHAIR.matcher(place);
        if (!chair.matches()) {
            return place;
        }
        int player = Integer.parseInt(chair.group(2));
        return view.entries().stream()
                .filter(entry -> entry.id().toString().equals(chair.group(1)))
                .filter(entry -> player < entry.players().size())
                .findFirst()
                .map(entry -> entry.players().get(player))
                .orElse(place);
    }

    private DevicesPage.Line line(EventVisit event, EventLink link, Grant grant) {
        var words = event.words();
        return new DevicesPage.Line(
                grant.id(),
                grant.browser().isEmpty() ? words.get("ev.devices.unknown") : grant.browser(),
                link.kind() == Kind.TABLE ? pair(event, grant) : name(grant),
                words.get("ev.devices.line", words.time(grant.began()), words.time(grant.seen())));
    }

    /// For whom a telephone speaks.
    private static String pair(EventVisit event, Grant grant) {
        var phones = event.tournaments().phones();
        return phones.of(event.id(), grant.device())
                .or(() -> grant.person().flatMap(person -> phones.of(event.id(), person)))
                .map(Object::toString)
                .orElse("");
    }

    private String name(Grant grant) {
        return grant.person().flatMap(evenings::name).orElse("");
    }

    private static DevicesPage.Notice notice(EventVisit event) {
        String renewed = event.visit().param("renewed");
        String page =
                switch (renewed) {
                    case "TABLE" -> "/console/cards";
                    case "CHAIR" -> "/console/screens";
                    case "ENTRY" -> "/console/share";
                    default -> "";
                };
        return page.isEmpty()
                ? DevicesPage.Notice.NONE
                : new DevicesPage.Notice(
                        event.words().get("ev.devices.renewed." + renewed), event.path(page));
    }

    /// One device, or all that have opened a link.
    private void end(Visit visit) {
        var event = EventVisit.of(visit, evenings);
        event.director();
        if (visit.has("grant")) {
            String id = visit.param("grant");
            evenings.devices()
                    .end(event.id(), grant -> grant.id().equals(id) && mayEnd(event, grant));
        } else {
            var scope = link(visit).scope(event.id());
            evenings.devices()
                    .end(event.id(), grant -> grant.scope().equals(scope) && mayEnd(event, grant));
        }
        visit.seeOther(event.path("/console/devices"));
    }

    /// Who helps by a device is the director's alone to say.
    private static boolean mayEnd(EventVisit event, Grant grant) {
        return event.has(Right.PRESIDE) || !grant.scope().link().equals(Kind.DIRECT.word());
    }

    private void renew(Visit visit) {
        var event = EventVisit.of(visit, evenings);
        event.director();
        var link = link(visit);
        if (link.kind() == Kind.DIRECT || !event.tournaments().renew(event.id(), link)) {
            throw Sorry.unclear("ev.old.link");
        }
        visit.seeOther(event.path("/console/devices?renewed=" + link.kind()));
    }

    /// @throws Sorry when the form names no link
    private static EventLink link(Visit visit) {
        var kind = visit.oneOf("link", Kind.values(), "ev.old.link");
        String place = visit.param("place");
        var known =
                switch (kind) {
                    case TABLE -> TableName.parse(place).map(EventLink::of);
                    case CHAIR ->
                            Optional.of(new EventLink(kind, place))
                                    .filter(_ -> CHAIR.matcher(place).matches());
                    case ENTRY -> Optional.of(EventLink.ENTRY);
                    case DIRECT -> Optional.of(EventLink.ofDirector(place));
                };
        return known.orElseThrow(() -> Sorry.unclear("ev.old.link"));
    }
}
