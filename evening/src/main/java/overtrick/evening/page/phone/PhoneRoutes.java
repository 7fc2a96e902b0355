package overtrick.evening.page.phone;

import io.javalin.http.HttpStatus;
import java.util.List;
import java.util.Optional;
import overtrick.evening.Evenings;
import overtrick.evening.page.EventVisit;
import overtrick.evening.page.LineUps;
import overtrick.evening.page.Roster;
import overtrick.evening.tournament.Phones.Pair;
import overtrick.house.codes.TournamentId;
import overtrick.log.host.Snapshot;
import overtrick.movement.EntryNumber;
import overtrick.movement.RoundNumber;
import overtrick.page.Frame;
import overtrick.page.Framed;
import overtrick.page.Pages;
import overtrick.page.Right;
import overtrick.page.Routes;
import overtrick.page.Sorry;
import overtrick.page.Visit;
import overtrick.page.stream.Streams;
import overtrick.tournament.act.Act;
import overtrick.tournament.act.Attendee.Outsider;
import overtrick.tournament.session.Section;
import overtrick.tournament.view.TournamentView;

/// The pages of the tables. The card of a table leads there; whose telephone it is it says once,
/// and from then on sees what its pair may see and speaks for its pair.
public final class PhoneRoutes implements AutoCloseable {

    /// What is followed: a pair, or a table whose telephone nobody has claimed, in the round being
    /// played or in another.
    ///
    /// @param path at which its page stands
    private record Followed(TournamentId id, String path, Optional<Pair> mine, int round) {}

    private static final String TABLE = "/events/{code}/t/{table}";

    /// As the card has it, and pages that were open when cards were not exchanged yet, and what
    /// telephones have kept for the server since.
    private static final String WITH_KEY = TABLE + "/{key}";

    private final Evenings evenings;
    private final Streams<Followed, Snapshot<TournamentView>, PhonePage> streams = new Streams<>();

    public PhoneRoutes(Evenings evenings) {
        this.evenings = evenings;
    }

    public void addTo(Routes routes) {
        routes.get(Right.SCORE, "/events/scores", ScoreList::show);
        routes.get(Right.SCORE, TABLE, this::show);
        new CardsRoutes(evenings, TABLE).addTo(routes);
        for (var table : List.of(TABLE, WITH_KEY)) {
            routes.get(Right.SCORE, table + "/stream", visit -> stream(visit, 0));
            routes.get(
                    Right.SCORE,
                    table + "/stream/{round}",
                    visit -> stream(visit, round(visit.ctx().pathParam("round"))));
            routes.post(Right.SCORE, table + "/who", this::who);
            routes.post(Right.SCORE, table + "/seats", this::seats);
            new PhoneDeeds(evenings, table).addTo(routes);
        }
        routes.get(Right.SCORE, WITH_KEY, this::come);
    }

    /// The card of a table has been read.
    private void come(Visit visit) {
        var event = EventVisit.of(visit, evenings);
        var admission = TableVisit.admission(event);
        admission.expect(visit.ctx().pathParam("key"));
        String round = visit.param("round");
        String query = round.matches("\\d{1,3}") ? "?round=" + round : "";
        admission.exchange(event.path("/t/" + admission.link().place()) + query);
    }

    private void show(Visit visit) {
        var event = EventVisit.of(visit, evenings);
        if (TableVisit.admission(event).isLedToResults()) {
            return;
        }
        var at = TableVisit.of(visit, evenings);
        int wanted = visit.has("round") ? visit.number("round", 0, 999) : 0;
        var page = PhonePage.of(seen(at), at, visit.words(), wanted, at.event().plan());
        String title = visit.words().get("ev.table", at.table());
        visit.page(Pages.render("evening/phone", new Framed<>(Frame.of(visit, title), page)));
    }

    private static int round(String text) {
        if (!text.matches("\\d{1,3}")) {
            throw Sorry.notFound("no.page");
        }
        return Integer.parseInt(text);
    }

    private void stream(Visit visit, int wanted) {
        var at = TableVisit.of(visit, evenings);
        var id = at.event().id();
        var plan = at.event().plan();
        streams.open(
                visit,
                new Followed(id, at.path(), at.mine(), wanted),
                () -> new PhoneScene(evenings.tournaments(), id, at, () -> seen(at), wanted, plan),
                EventVisit.lastSeen(visit));
    }

    /// What the telephone's pair may know; what everybody may as long as it is nobody's.
    private Snapshot<TournamentView> seen(TableVisit at) {
        String code = at.event().id().code();
        var everybody = evenings.tournaments().view(code, Outsider.PUBLIC);
        return at.player(everybody.state())
                .map(player -> evenings.tournaments().view(code, player))
                .orElse(everybody);
    }

    /// Whose telephone it is. In the first round whoever is at a table belongs there. Later others
    /// have been there before: then the telephone of a pair that has one is not taken by another,
    /// and nobody comes in to results that have been entered. Who sits out comes by any card.
    private void who(Visit visit) {
        var at = TableVisit.of(visit, evenings);
        var view = at.event().asPublic().state();
        int begun =
                view.sections().stream()
                        .filter(one -> one.section().name().equals(at.table().section()))
                        .mapToInt(one -> one.section().begun())
                        .findFirst()
                        .orElse(0);
        var round = new RoundNumber(Math.max(1, begun));
        var number = new EntryNumber(visit.number("number", 1, 9999));
        var resting = new Resting(view, at, round);
        boolean sits = at.there(view, round).filter(one -> one.seats(number)).isPresent();
        if (!sits && !resting.has(number)) {
            throw elsewhere(view, at.table(), number, round);
        }
        var pair = new Pair(at.table().section(), number);
        var phone = at.phone();
        var phones = evenings.tournaments().phones();
        boolean known = at.mine().equals(Optional.of(pair));
        if (!known && begun > 1 && !at.event().directs()) {
            if (phones.hasAnother(at.event().id(), pair, at.event().speakers())) {
                throw refused("ev.phone.taken", pair);
            }
            if (!sits && resting.hasPlayed(number)) {
                throw elsewhere(view, at.table(), number, round);
            }
            if (sits && isUnderWay(view, at.table(), round)) {
                throw refused("ev.phone.late", at.table());
            }
        }
        at.event().expectPlayer();
        phones.take(at.event().id(), phone, pair);
        visit.seeOther(at.home());
    }

    /// Whoever is at a wrong table is told which one is theirs.
    private static Sorry elsewhere(
            TournamentView view, Section.Table table, EntryNumber number, RoundNumber round) {
        var floor =
                Roster.floors(view).stream()
                        .filter(one -> one.section().equals(table.section()))
                        .findFirst();
        var pair = new Pair(table.section(), number);
        if (floor.filter(one -> one.wearers().containsKey(number)).isEmpty()) {
            return Sorry.unclear("ev.phone.no.pair", pair);
        }
        return TableVisit.place(floor.get(), pair, round)
                .map(place -> Sorry.unclear("ev.phone.wrong.table", pair, place.table(), round))
                .orElseGet(() -> Sorry.unclear("ev.phone.sits.out", pair, round));
    }

    /// Which of the pair's or the team's players sit at the table.
    private void seats(Visit visit) {
        var at = TableVisit.of(visit, evenings);
        var view = at.event().asPublic().state();
        var by = at.player(view).orElseThrow(() -> Sorry.unclear("ev.phone.who.first"));
        var place = at.place(view, at.round()).orElseThrow(() -> Sorry.unclear("ev.phone.sat.out"));
        var entry =
                LineUps.entry(view, place.floor(), place.seating(), place.side())
                        .orElseThrow(() -> Sorry.unclear("ev.phone.who.first"));
        var there = entry.players(at.round());
        String first = visit.param("first");
        var others = there.stream().filter(one -> !one.equals(first)).toList();
        String second =
                visit.has("second") || others.isEmpty() ? visit.param("second") : others.getFirst();
        var act = new Act.Sit(entry.id(), place.table(), at.round(), List.of(first, second));
        var told = LineUps.of(view, place.floor(), place.seating(), place.side());
        if (!told.equals(act.players())) {
            at.event().expectDone(at.event().act(by, "", act));
        }
        boolean current = at.round().value() == Math.max(1, at.begun(view));
        visit.seeOther(current ? at.home() : at.home() + "?round=" + at.round());
    }

    private static Sorry refused(String key, Object about) {
        return new Sorry(HttpStatus.CONFLICT, words -> words.get(key, about));
    }

    /// Whether something has been said about a board of the round.
    private static boolean isUnderWay(TournamentView view, Section.Table table, RoundNumber round) {
        return view.results().stream()
                .anyMatch(line ->
                        line.in()
                                && line.slot().round().equals(round)
                                && line.slot().table().equals(table.number())
                                && line.slot().section().equals(table.section()));
    }

    @Override
    public void close() {
        streams.close();
    }
}
