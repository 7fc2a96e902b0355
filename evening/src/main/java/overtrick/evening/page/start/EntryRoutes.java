package overtrick.evening.page.start;

import io.javalin.http.HttpStatus;
import java.util.List;
import java.util.Optional;
import overtrick.evening.Evenings;
import overtrick.evening.page.Admission;
import overtrick.evening.page.EventVisit;
import overtrick.evening.page.Names;
import overtrick.evening.tournament.EventLink;
import overtrick.house.codes.TournamentId;
import overtrick.log.host.Snapshot;
import overtrick.page.Frame;
import overtrick.page.Framed;
import overtrick.page.Pages;
import overtrick.page.Right;
import overtrick.page.Routes;
import overtrick.page.Sorry;
import overtrick.page.Visit;
import overtrick.page.door.Deed;
import overtrick.page.stream.Streams;
import overtrick.tournament.act.Act;
import overtrick.tournament.session.Entry;
import overtrick.tournament.session.EntryId;
import overtrick.tournament.view.TournamentView;

/// How people come into a tournament, typed by the director or by their own telephones.
public final class EntryRoutes implements AutoCloseable {

    /// What a telephone follows: where an entry plays.
    private record Followed(TournamentId id, EntryId entry) {}

    private final Evenings evenings;
    private final Entering entering;
    private final Streams<Followed, Snapshot<TournamentView>, MyPlacesPart> streams =
            new Streams<>();

    /// @param people for how many the evenings is made: no event has more entries
    public EntryRoutes(Evenings evenings, int people) {
        this.evenings = evenings;
        this.entering = Entering.of(evenings, people);
    }

    public void addTo(Routes routes) {
        routes.get(Right.SCORE, "/events/{code}/enter", this::show);
        routes.post(Right.SCORE, "/events/{code}/enter", this::enterMyself);
        routes.get(Right.SCORE, "/events/{code}/enter/{key}", this::come);
        routes.post(Right.SCORE, "/events/{code}/enter/{key}", this::enterMyself);
        routes.get(Right.SCORE, "/events/{code}/my/stream", this::follow);
        routes.post(Right.RECORD, "/events/{code}/entries", this::enter);
        routes.post(Right.RECORD, "/events/{code}/withdraw", this::withdraw);
        routes.post(Right.RECORD, "/events/{code}/substitute", this::substitute);
    }

    /// The link on the wall has been opened.
    private void come(Visit visit) {
        var event = EventVisit.of(visit, evenings);
        var admission = new Admission(event, EventLink.ENTRY);
        admission.expect(visit.ctx().pathParam("key"));
        admission.exchange(event.path(entering.isAllOnline(event) ? "/join" : "/enter"));
    }

    /// @throws Sorry when the link was not opened on the device; a page from before links were
    ///   exchanged still holds the key
    static EventVisit admitted(Visit visit, Evenings evenings) {
        var event = EventVisit.of(visit, evenings);
        var admission = new Admission(event, EventLink.ENTRY);
        String key = visit.ctx().pathParamMap().getOrDefault("key", "");
        if (key.isEmpty()) {
            var _ = admission.grant();
        } else {
            admission.expect(key);
            admission.take();
        }
        return event;
    }

    private void show(Visit visit) {
        var anywhere = EventVisit.of(visit, evenings);
        if (new Admission(anywhere, EventLink.ENTRY).isLedToResults()) {
            return;
        }
        var event = anywhere.entry().isPresent() ? anywhere : admitted(visit, evenings);
        if (entering.isAllOnline(event)) {
            visit.seeOther(event.path("/join"));
            return;
        }
        show(event, HttpStatus.OK, "");
    }

    private void show(EventVisit event, HttpStatus status, String notice) {
        var visit = event.visit();
        var view = event.asPublic().state();
        var rights = event.tournaments().rights();
        var searched = visit.person().flatMap(one -> rights.searched(event.id(), one.id()));
        var entered = event.entry().flatMap(id -> entry(view, id));
        var places =
                entered.map(entry ->
                        new MyPlaces(evenings.tournaments(), event.id(), entry.id())
                                .page(event.asPublic(), visit.words()));
        String title = view.title();
        var page =
                new EntryPage(
                        visit.words(),
                        event.id().code(),
                        title,
                        Newcomers.contestants(view),
                        entered.map(EntryRoutes::whole),
                        places,
                        view.sections().isEmpty(),
                        view.seekers(),
                        searched.filter(name -> seeks(view, name)).isPresent(),
                        notice);
        var frame = Frame.of(visit, title);
        visit.page(status, Pages.render("evening/enter", new Framed<>(frame, page)));
    }

    /// `Hà Nội: An – Bình – Chi – Dũng`, or the names alone.
    private static String whole(Entry entry) {
        return entry.team().map(team -> team + ": " + entry.people()).orElseGet(entry::people);
    }

    private static Optional<Entry> entry(TournamentView view, EntryId id) {
        return view.entries().stream()
                .filter(entry -> entry.id().equals(id) && !entry.withdrawn())
                .findFirst();
    }

    static boolean seeks(TournamentView view, String player) {
        return view.seekers().stream().anyMatch(one -> one.player().equals(player));
    }

    private void follow(Visit visit) {
        var event = EventVisit.of(visit, evenings);
        var entry = event.entry().orElseThrow(() -> Sorry.notFound("ev.old.link"));
        streams.open(
                visit,
                new Followed(event.id(), entry),
                () -> new MyPlaces(evenings.tournaments(), event.id(), entry),
                EventVisit.lastSeen(visit));
    }

    @Override
    public void close() {
        streams.close();
    }

    /// Names, done. Whoever has entered already and says it again has entered once.
    private void enterMyself(Visit visit) {
        var event = admitted(visit, evenings);
        visit.limit(Deed.TALK);
        event.expectPlayer();
        var view = event.asPublic().state();
        var newcomers = new Newcomers(view);
        Act.Enter act;
        try {
            act = newcomers.fromForm(visit);
        } catch (Sorry unclear) {
            show(event, unclear.status(), unclear.sentence(visit.words()));
            return;
        }
        entering.requireRoom(view, 1);
        entering.bySelf(event, visit.guest(), act);
        visit.seeOther(event.path("/enter"));
    }

    /// One entry or a whole list. Lines that are none are told, and none of the list is taken.
    private void enter(Visit visit) {
        var event = EventVisit.of(visit, evenings);
        event.expect(Right.RECORD);
        var view = event.asPublic().state();
        String typed = EntryList.of(visit, Newcomers.contestants(view));
        var alone = EntryList.alone(typed, view);
        String pairs = EntryList.withoutAlone(typed, view);
        var acts =
                pairs.isBlank() && !alone.isEmpty()
                        ? List.<Act.Enter>of()
                        : new Newcomers(view).fromList(pairs);
        entering.requireRoom(view, acts.size() + alone.size());
        entering.byDirector(event, acts);
        alone.forEach(name -> event.direct("", new Act.Seek(name)));
        event.done(event.path("/console"));
    }

    private void withdraw(Visit visit) {
        var event = EventVisit.of(visit, evenings);
        event.expect(Right.RECORD);
        event.direct("", new Act.Withdraw(entryAsked(visit)));
        event.done(event.path("/console"));
    }

    private static EntryId entryAsked(Visit visit) {
        return new EntryId(visit.number("entry", 1, Integer.MAX_VALUE));
    }

    private void substitute(Visit visit) {
        var event = EventVisit.of(visit, evenings);
        event.expect(Right.RECORD);
        var coming = Names.tidy(visit.param("coming"));
        var act = new Act.Substitute(entryAsked(visit), visit.param("leaving"), coming);
        event.direct("", act);
        event.done(event.path("/console/people"));
    }
}
