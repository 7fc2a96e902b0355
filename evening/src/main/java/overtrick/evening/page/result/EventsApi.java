package overtrick.evening.page.result;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import overtrick.evening.Evenings;
import overtrick.evening.page.EventVisit;
import overtrick.evening.page.KnockOutLines;
import overtrick.evening.page.PublicScene;
import overtrick.evening.page.Roster;
import overtrick.evening.page.result.EventScores.RankingNow;
import overtrick.evening.page.result.EventScores.ResultsNow;
import overtrick.evening.page.result.EventScores.TravellerNow;
import overtrick.evening.tournament.Format;
import overtrick.evening.tournament.TournamentSummary;
import overtrick.evening.tournament.Tournaments;
import overtrick.house.codes.TournamentId;
import overtrick.log.host.Snapshot;
import overtrick.page.Feature;
import overtrick.page.Routes;
import overtrick.page.Sorry;
import overtrick.page.Visit;
import overtrick.page.Words;
import overtrick.page.api.About;
import overtrick.page.api.Operation;
import overtrick.page.stream.Region;
import overtrick.page.stream.Streams;
import overtrick.scoring.Contestant;
import overtrick.scoring.rank.Ranking;
import overtrick.scoring.rank.Scores;
import overtrick.tournament.session.Entry;
import overtrick.tournament.view.TournamentView;

/// Events as programs ask for them. It answers no address by itself; as a feature it ends what
/// programs follow when the server stops.
public final class EventsApi implements Feature {

    /// Events in the list.
    private static final int LATEST = 40;

    private final Evenings evenings;
    private final Streams<TournamentId, Snapshot<TournamentView>, EventNow> streams =
            new Streams<>();

    public EventsApi(Evenings evenings) {
        this.evenings = evenings;
    }

    @About("The events in which something was new lately, the latest first.")
    record EventsNow(List<EventLine> events) {}

    @About("An event in the list.")
    record EventLine(
            @About(value = "By which it is found.", example = "K7Q2MX") String code,
            String title,
            @About(
                            value = "How far it has come.",
                            words = {"entry", "play", "closed"})
                    String stage,
            int entries,
            @About("When something of this was new (UTC).") String touched) {

        private static EventLine of(TournamentSummary one) {
            return new EventLine(
                    one.id().code(),
                    one.title(),
                    one.stage().name().toLowerCase(Locale.ROOT),
                    one.entries(),
                    one.touched().toString());
        }
    }

    @About("Who takes part, in the order in which they have entered.")
    record EntriesNow(List<EntrantNow> entries) {}

    @About("A pair, a team or a player.")
    record EntrantNow(
            @About("As they have entered.") String id,
            @About(
                            value = "The number by which they are ranked, once they are seated.",
                            example = "A7")
                    Optional<String> number,
            @About("The name of a team.") Optional<String> team,
            List<String> players,
            boolean withdrawn) {

        private static EntrantNow of(Entry entry, Roster roster) {
            return new EntrantNow(
                    entry.id().toString(),
                    roster.number(entry.id()).map(Contestant::id),
                    entry.team(),
                    entry.players(),
                    entry.withdrawn());
        }
    }

    @Override
    public void addTo(Routes routes) {}

    /// What programs can ask.
    public List<Operation> operations() {
        return List.of(
                Operation.look("/events", "The latest events.", EventsNow.class, this::list),
                Operation.look("/events/{code}", "An event.", EventNow.class, this::event),
                Operation.look(
                        "/events/{code}/entries",
                        "Who takes part.",
                        EntriesNow.class,
                        this::entries),
                Operation.lookSlowly(
                        "/events/{code}/ranking",
                        "The ranking as it stands.",
                        RankingNow.class,
                        this::ranking),
                Operation.lookSlowly(
                        "/events/{code}/results",
                        "All results that everybody may see.",
                        ResultsNow.class,
                        this::results),
                Operation.lookSlowly(
                        "/events/{code}/boards/{board}",
                        "What the tables have made of a board.",
                        TravellerNow.class,
                        this::traveller),
                Operation.stream(
                        "/events/{code}/stream",
                        "An event after every change.",
                        EventNow.class,
                        this::follow));
    }

    private EventsNow list(Visit visit) {
        return new EventsNow(
                evenings.tournaments().latest(LATEST).stream().map(EventLine::of).toList());
    }

    private EventNow event(Visit visit) {
        var event = EventVisit.of(visit, evenings);
        return EventNow.of(event.id(), event.asPublic());
    }

    private EntriesNow entries(Visit visit) {
        var view = EventVisit.of(visit, evenings).asPublic().state();
        var roster = Roster.of(view);
        return new EntriesNow(
                view.entries().stream().map(entry -> EntrantNow.of(entry, roster)).toList());
    }

    private static Scores scores(TournamentView view) {
        return view.standing().scores().orElseThrow(() -> Sorry.notFound("ev.no.scores"));
    }

    private RankingNow ranking(Visit visit) {
        var event = EventVisit.of(visit, evenings);
        var view = event.asVisitor().state();
        Optional<Ranking> ranking =
                event.plan().format() == Format.KNOCK_OUT
                        ? KnockOutLines.ranking(view)
                        : view.standing().ranking();
        return EventScores.ranking(
                scores(view),
                ranking.orElseThrow(() -> Sorry.notFound("ev.no.scores")),
                view.standing().provisional());
    }

    private ResultsNow results(Visit visit) {
        var view = EventVisit.of(visit, evenings).asVisitor().state();
        return EventScores.results(scores(view).results(), new ToldBeside(view));
    }

    private TravellerNow traveller(Visit visit) {
        var view = EventVisit.of(visit, evenings).asVisitor().state();
        String number = visit.ctx().pathParam("board");
        var all = scores(view);
        return all.results().travellers().stream()
                .filter(slip -> String.valueOf(slip.board().value()).equals(number))
                .findFirst()
                .map(slip ->
                        EventScores.traveller(all, slip, Roster.of(view), new ToldBeside(view)))
                .orElseThrow(() -> Sorry.notFound("ev.no.board.yet", number));
    }

    private void follow(Visit visit) {
        var event = EventVisit.of(visit, evenings);
        streams.open(
                visit,
                event.id(),
                () -> new Followed(evenings.tournaments(), event.id()),
                visit.lastSeen());
    }

    /// An event as programs follow it.
    private record Followed(Tournaments tournaments, TournamentId id)
            implements PublicScene<EventNow> {

        @Override
        public EventNow page(Snapshot<TournamentView> view, Words words) {
            return EventNow.of(id, view);
        }

        @Override
        public List<Region<EventNow>> regions() {
            return List.of(Region.forPrograms(event -> event));
        }

        @Override
        public String said(EventNow now, EventNow before) {
            return "";
        }
    }

    @Override
    public void close() {
        streams.close();
    }
}
