package overtrick.web.evening.start;

import io.javalin.http.HttpStatus;
import java.security.SecureRandom;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import overtrick.club.Club;
import overtrick.club.tournament.Places;
import overtrick.movement.choice.Kind;
import overtrick.tournament.act.Act;
import overtrick.tournament.act.Attendee.Outsider;
import overtrick.tournament.session.Charter;
import overtrick.tournament.session.Entry;
import overtrick.tournament.session.EntryId;
import overtrick.tournament.view.TournamentView;
import overtrick.web.Frame;
import overtrick.web.Framed;
import overtrick.web.Pages;
import overtrick.web.Routes;
import overtrick.web.Sorry;
import overtrick.web.Visit;
import overtrick.web.door.Deed;
import overtrick.web.evening.EventVisit;
import overtrick.web.evening.Names;

/// How people come into a tournament, typed by the director or by their own telephones, and get
/// their places.
public final class EntryRoutes {

    private static final int MOST_ENTRIES = 2 * Offers.MOST_PAIRS;

    private final Club club;
    private final Offers offers;
    private final SecureRandom lots = new SecureRandom();

    public EntryRoutes(Club club, Offers offers) {
        this.club = club;
        this.offers = offers;
    }

    public void addTo(Routes routes) {
        routes.get("/events/{code}/enter/{key}", this::show);
        routes.post("/events/{code}/enter/{key}", this::enterMyself);
        routes.post("/events/{code}/entries", this::enter);
        routes.post("/events/{code}/withdraw", this::withdraw);
        routes.post("/events/{code}/substitute", this::substitute);
        routes.post("/events/{code}/seat", this::seat);
    }

    private EventVisit byKey(Visit visit) {
        var event = EventVisit.of(visit, club);
        if (!club.tournaments().isEntryKey(event.id(), visit.ctx().pathParam("key"))) {
            throw visit.unknown("ev.old.link");
        }
        return event;
    }

    private void show(Visit visit) {
        show(byKey(visit), HttpStatus.OK, "");
    }

    private static void show(EventVisit event, HttpStatus status, String notice) {
        var visit = event.visit();
        var view = event.asPublic().state();
        var rights = event.tournaments().rights();
        var entered =
                visit.person()
                        .flatMap(person -> rights.entry(event.id(), person.id()))
                        .flatMap(id -> entry(view, id))
                        .map(Entry::name);
        String title = view.charter().map(Charter::title).orElse("");
        var page =
                new EntryPage(
                        visit.words(),
                        event.id().code(),
                        title,
                        visit.ctx().pathParam("key"),
                        entered,
                        view.sections().isEmpty(),
                        notice);
        var frame = Frame.of(visit, title);
        visit.page(status, Pages.render("evening/enter", new Framed<>(frame, page)));
    }

    private static Optional<Entry> entry(TournamentView view, EntryId id) {
        return view.entries().stream()
                .filter(entry -> entry.id().equals(id) && !entry.withdrawn())
                .findFirst();
    }

    /// Two names, done. Whoever has entered already and says it again has entered once.
    private void enterMyself(Visit visit) {
        var event = byKey(visit);
        visit.limit(Deed.TALK);
        var players = List.of(Names.tidy(visit.param("one")), Names.tidy(visit.param("other")));
        if (players.stream().anyMatch(String::isEmpty)) {
            show(event, HttpStatus.UNPROCESSABLE_CONTENT, visit.words().get("ev.two.names"));
            return;
        }
        var view = event.asPublic().state();
        requireRoom(view, 1);
        var known = same(view, players);
        if (known.isPresent()) {
            show(event, HttpStatus.CONFLICT, visit.words().get("ev.entered.before"));
            return;
        }
        var person = visit.guest();
        var reply = club.tournaments().act(event.id(), Outsider.HOUSE, "", new Act.Enter(players));
        event.expectDone(reply);
        same(event.asPublic().state(), players)
                .ifPresent(entry ->
                        club.tournaments().rights().speak(event.id(), person.id(), entry.id()));
        visit.seeOther(visit.ctx().path());
    }

    private static Optional<Entry> same(TournamentView view, List<String> players) {
        return view.entries().stream()
                .filter(entry -> !entry.withdrawn())
                .filter(entry -> folded(entry.players()).equals(folded(players)))
                .findFirst();
    }

    /// In any order, in small letters.
    private static List<String> folded(List<String> names) {
        return names.stream().map(name -> name.toLowerCase(Locale.ROOT)).sorted().toList();
    }

    private static void requireRoom(TournamentView view, int more) {
        if (view.entries().size() + more > MOST_ENTRIES) {
            throw Sorry.unclear("ev.too.many", MOST_ENTRIES);
        }
    }

    /// One entry or a whole list. Lines that are none are told, and none of the list is taken.
    private void enter(Visit visit) {
        var event = EventVisit.of(visit, club);
        event.director();
        var view = event.asPublic().state();
        int size = size(view);
        var lines = Names.lines(visit.param("names"));
        if (lines.isEmpty()) {
            throw Sorry.unclear("ev.no.names");
        }
        requireRoom(view, lines.size());
        for (var players : lines) {
            if (players.size() != size) {
                throw Sorry.unclear("ev.line.names", String.join(" – ", players), size);
            }
            if (same(view, players).isPresent()) {
                throw Sorry.unclear("ev.line.twice", String.join(" – ", players));
            }
        }
        for (var players : lines) {
            event.direct("", new Act.Enter(players));
        }
        event.done(event.path("/console"));
    }

    private static int size(TournamentView view) {
        return switch (view.charter().orElseThrow().terms().contestants()) {
            case PAIRS -> 2;
            case TEAMS -> 4;
            case PLAYERS -> 1;
        };
    }

    private void withdraw(Visit visit) {
        var event = EventVisit.of(visit, club);
        event.director();
        event.direct("", new Act.Withdraw(entryAsked(visit)));
        event.done(event.path("/console"));
    }

    private static EntryId entryAsked(Visit visit) {
        return new EntryId(visit.number("entry", 1, Integer.MAX_VALUE));
    }

    private void substitute(Visit visit) {
        var event = EventVisit.of(visit, club);
        event.director();
        var coming = Names.tidy(visit.param("coming"));
        var act = new Act.Substitute(entryAsked(visit), visit.param("leaving"), coming);
        event.direct("", act);
        event.done(event.path("/console/people"));
    }

    /// Everybody gets a place, by the movement that was chosen or the best that fits.
    private void seat(Visit visit) {
        var event = EventVisit.of(visit, club);
        event.director();
        if (club.online().plan(event.id()).isPresent()) {
            seatOnline(event);
            return;
        }
        var view = event.asPublic().state();
        var entries =
                view.entries().stream().filter(one -> !one.withdrawn()).map(Entry::id).toList();
        var plan = event.plan();
        var chosen = visit.has("movement") ? Kind.named(visit.param("movement")) : plan.kind();
        var proposal =
                offers.proposal(entries.size(), plan.boards(), chosen)
                        .orElseThrow(() ->
                                Sorry.unclear(
                                        "ev.too.few", Offers.FEWEST_PAIRS, Offers.MOST_PAIRS));
        var movement = Places.whole(proposal, entries.size(), plan.numbering());
        var charter = view.charter().orElseThrow();
        var winners = Places.winners(proposal);
        if (charter.terms().winners() != winners) {
            event.direct(
                    "", new Act.Amend(new Charter(charter.title(), charter.terms().with(winners))));
        }
        var order = visit.has("lots") ? Places.shuffled(entries, lots) : entries;
        event.direct(
                "",
                Places.seat(movement, proposal.boardsPerRound(), order, wishes(visit, entries)));
        event.done(event.path("/console"));
    }

    /// Robots take the places that are left.
    private void seatOnline(EventVisit event) {
        var visit = event.visit();
        var entries = event.asPublic().state().entries().stream().map(Entry::id).toList();
        var chosen =
                visit.has("movement")
                        ? Kind.named(visit.param("movement"))
                        : Optional.<Kind>empty();
        var reply =
                club.online()
                        .seat(
                                event.id(),
                                event.director(),
                                chosen,
                                visit.has("lots"),
                                wishes(visit, entries))
                        .orElseThrow(() ->
                                Sorry.unclear(
                                        "ev.too.few", Offers.FEWEST_PAIRS, Offers.MOST_PAIRS));
        event.expectDone(reply);
        event.done(event.path("/console"));
    }

    private static Map<EntryId, Integer> wishes(Visit visit, List<EntryId> entries) {
        var wishes = new HashMap<EntryId, Integer>();
        for (var entry : entries) {
            if (visit.has("n" + entry)) {
                wishes.put(entry, visit.number("n" + entry, 1, 999));
            }
        }
        return wishes;
    }
}
