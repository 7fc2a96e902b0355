package overtrick.web.evening.start;

import io.javalin.http.HttpStatus;
import java.time.Duration;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import overtrick.club.Club;
import overtrick.club.tournament.Places;
import overtrick.club.tournament.TournamentPlan;
import overtrick.club.tournament.Tournaments.Announced;
import overtrick.movement.choice.Evening;
import overtrick.movement.choice.Kind;
import overtrick.movement.choice.Wish;
import overtrick.systems.BiddingSystem;
import overtrick.tournament.session.Charter;
import overtrick.tournament.session.Contestants;
import overtrick.tournament.session.Method;
import overtrick.tournament.session.Terms;
import overtrick.web.Frame;
import overtrick.web.Framed;
import overtrick.web.Pages;
import overtrick.web.Routes;
import overtrick.web.Sorry;
import overtrick.web.Visit;
import overtrick.web.door.Deed;
import overtrick.web.evening.EventVisit;
import overtrick.web.evening.online.OnlineForm;

/// The door "Run an event": one page on which everything has a sensible answer already.
public final class StartRoutes {

    /// What pairs can be scored by.
    static final List<Method.Kind> FOR_PAIRS =
            List.of(
                    Method.Kind.MATCHPOINTS,
                    Method.Kind.CROSS_IMPS,
                    Method.Kind.BUTLER,
                    Method.Kind.TOTAL_POINTS);

    private static final int USUAL_TABLES = 7;
    private static final int USUAL_BOARDS = 24;
    private static final int USUAL_MINUTES = 8;
    private static final int MOST_TABLES = Offers.MOST_PAIRS / 2;
    private static final int MOST_BOARDS = 60;
    private static final int LONGEST_TITLE = 60;
    private static final int LATEST = 20;

    private final Club club;
    private final Offers offers;

    public StartRoutes(Club club, Offers offers) {
        this.club = club;
        this.offers = offers;
    }

    public void addTo(Routes routes) {
        routes.get("/events", this::show);
        routes.get("/events/offers", this::offers);
        routes.get("/events/movements/{kind}", this::movement);
        routes.post("/events", this::announce);
    }

    private void show(Visit visit) {
        var words = visit.words();
        String title = words.get("ev.title.usual", words.day(club.tournaments().now()));
        var part = part(visit, 2 * USUAL_TABLES, USUAL_BOARDS, USUAL_MINUTES);
        var page =
                new NewPage(
                        words,
                        title,
                        2 * USUAL_TABLES,
                        USUAL_BOARDS,
                        USUAL_MINUTES,
                        part,
                        club.tournaments().latest(LATEST),
                        systems());
        var frame = Frame.of(visit, words.get("ev.run"));
        visit.page(Pages.render("evening/start", new Framed<>(frame, page)));
    }

    private Map<String, String> systems() {
        var titles = new LinkedHashMap<String, String>();
        BiddingSystem.NAMES.forEach(name -> titles.put(name, club.readings().title(name)));
        return titles;
    }

    private void offers(Visit visit) {
        visit.limit(Deed.ANALYSIS);
        int boards = visit.number("boards", 1, MOST_BOARDS);
        int minutes = visit.number("minutes", 1, 60);
        visit.page(Pages.render("evening/offers", part(visit, 2 * tables(visit), boards, minutes)));
    }

    /// 0 for as many as come.
    private static int tables(Visit visit) {
        return visit.has("tables") ? visit.number("tables", 0, MOST_TABLES) : 0;
    }

    private OffersPart part(Visit visit, int pairs, int boards, int minutes) {
        var terms = terms(Method.MATCHPOINTS, minutes);
        var now = club.tournaments().now();
        var shown = offers.shown(pairs, boards, Optional.empty(), terms, now, visit.words());
        return new OffersPart(visit.words(), pairs, boards, shown);
    }

    private void movement(Visit visit) {
        visit.limit(Deed.ANALYSIS);
        var kind =
                Kind.named(visit.ctx().pathParam("kind"))
                        .orElseThrow(() -> Sorry.notFound("no.page"));
        int pairs = visit.number("pairs", Offers.FEWEST_PAIRS, Offers.MOST_PAIRS);
        int boards = visit.number("boards", 1, MOST_BOARDS);
        var proposal =
                offers.proposal(pairs, boards, Optional.of(kind))
                        .filter(one -> one.kind() == kind)
                        .orElseThrow(() -> noMovement(kind, pairs));
        String name = Offer.name(kind, visit.words());
        var plan = TournamentPlan.of(boards);
        var page =
                MovementPage.of(
                        visit.words(),
                        name,
                        Places.whole(proposal, pairs, plan.numbering()),
                        proposal.boardsPerRound());
        var frame = Frame.of(visit, name);
        visit.page(Pages.render("evening/movement", new Framed<>(frame, page)));
    }

    private static Sorry noMovement(Kind kind, int pairs) {
        return new Sorry(
                HttpStatus.NOT_FOUND,
                words ->
                        kind.refusal(Wish.entries(pairs))
                                .map(why -> why.in(words.locale()))
                                .orElse(words.get("ev.no.movement", pairs)));
    }

    private void announce(Visit visit) {
        var method = method(visit);
        int boards = visit.has("boards") ? visit.number("boards", 1, MOST_BOARDS) : USUAL_BOARDS;
        int minutes = visit.has("minutes") ? visit.number("minutes", 1, 60) : USUAL_MINUTES;
        var kind = visit.has("movement") ? Kind.named(visit.param("movement")) : noKind();
        int tables = tables(visit);
        String title = title(visit);
        var online = OnlineForm.plan(visit, club.tournaments().now());
        var person = visit.guest();
        visit.limit(Deed.TABLE);
        var usual = TournamentPlan.of(boards);
        var plan = new TournamentPlan(boards, tables, kind, usual.numbering(), usual.open());
        var charter = new Charter(title, terms(method, minutes));
        switch (club.tournaments().announce(person, charter, plan)) {
            case Announced.Made(var id) -> {
                online.ifPresent(how -> club.online().plan(id, how));
                visit.seeOther("/events/" + id.code() + "/console");
            }
            case Announced.Refused(var reason) ->
                    throw new Sorry(
                            HttpStatus.UNPROCESSABLE_CONTENT,
                            words -> EventVisit.sentence(words, reason));
        }
    }

    private static Optional<Kind> noKind() {
        return Optional.empty();
    }

    private String title(Visit visit) {
        String title = visit.param("title").replaceAll("\\p{Cntrl}", " ").strip();
        if (title.codePointCount(0, title.length()) > LONGEST_TITLE) {
            throw Sorry.unclear("unclear.long", LONGEST_TITLE);
        }
        return title.isEmpty()
                ? visit.words().get("ev.title.usual", visit.words().day(club.tournaments().now()))
                : title;
    }

    private static Method method(Visit visit) {
        String word = visit.param("scoring");
        var kind =
                word.isEmpty()
                        ? Optional.of(Method.Kind.MATCHPOINTS)
                        : Arrays.stream(Method.Kind.values())
                                .filter(FOR_PAIRS::contains)
                                .filter(one -> one.word().equals(word))
                                .findFirst();
        return new Method(
                kind.orElseThrow(() -> Sorry.unclear("ev.unclear.scoring", word)),
                Optional.empty());
    }

    private static Terms terms(Method method, int minutes) {
        var usual = Terms.of(Contestants.PAIRS, method);
        return new Terms(
                usual.contestants(),
                usual.method(),
                usual.winners(),
                usual.field(),
                Duration.ofMinutes(minutes),
                Evening.CHANGE,
                usual.warnings());
    }
}
