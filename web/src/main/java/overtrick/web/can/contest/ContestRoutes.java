package overtrick.web.can.contest;

import io.javalin.http.HttpStatus;
import overtrick.can.rules.CanRules;
import overtrick.cards.rules.Refusal;
import overtrick.club.Club;
import overtrick.club.can.CanStrength;
import overtrick.club.can.contest.Contest;
import overtrick.club.can.contest.Contest.Place;
import overtrick.club.can.contest.ContestCommand.Enter;
import overtrick.club.can.contest.ContestCommand.Withdraw;
import overtrick.club.can.contest.ContestRefusal;
import overtrick.club.table.TableRules;
import overtrick.log.host.Reply;
import overtrick.web.Feature;
import overtrick.web.Frame;
import overtrick.web.Framed;
import overtrick.web.Pages;
import overtrick.web.Robots;
import overtrick.web.Routes;
import overtrick.web.Sorry;
import overtrick.web.Visit;
import overtrick.web.can.words.Speech;
import overtrick.web.door.Deed;

/// Contests of duplicate Bài Càn: announced, entered, begun round by round, ranked.
public final class ContestRoutes implements Feature {

    private static final int SHOWN = 50;

    private final Club club;
    private final LivePages<ContestScene.Seen, ContestPage> live;

    public ContestRoutes(Club club) {
        this.club = club;
        this.live = new LivePages<>(id -> new ContestScene(club.contests(), id));
    }

    @Override
    public void addTo(Routes routes) {
        routes.get("/can/contests", this::list);
        routes.post("/can/contests", this::announce);
        routes.get("/can/contests/{code}", this::show);
        routes.get("/can/contests/{code}/stream", live::stream);
        routes.post("/can/contests/{code}/enter", this::enter);
        routes.post("/can/contests/{code}/withdraw", this::withdraw);
        routes.post("/can/contests/{code}/round", this::beginRound);
    }

    private void list(Visit visit) {
        var speech = Speech.of(visit.words());
        var page = new ContestsPage(speech, visit.isNamed(), club.contests().latest(SHOWN));
        var frame = Frame.of(visit, speech.get("contests.title"));
        visit.page(Pages.render("can/contests", new Framed<>(frame, page)));
    }

    private void announce(Visit visit) {
        visit.nameGuest();
        var person = visit.guest();
        visit.limit(Deed.TABLE);
        String name = visit.title("title");
        if (name.isEmpty()) {
            throw Sorry.unclear("unclear.long", TableRules.LONGEST_NAME);
        }
        int tables = visit.number("tables", Contest.FEWEST_TABLES, Contest.MOST_TABLES);
        int rounds = visit.number("rounds", 1, 2 * tables - 1);
        var rules = CanRules.preset(visit.param("preset")).orElse(CanRules.CLUB);
        var strength =
                "rules".equals(visit.param("strength")) ? CanStrength.RULES : CanStrength.SEARCH;
        var id = club.contests().announce(person, name, rules, tables, rounds, strength);
        visit.seeOther("/can/contests/" + id.code());
    }

    private void show(Visit visit) {
        var page = live.page(visit);
        var frame = Frame.of(visit, page.plan().name());
        visit.page(Pages.render("can/contest", new Framed<>(frame, page)));
    }

    @Override
    public void close() {
        live.close();
    }

    private void enter(Visit visit) {
        live.look(visit);
        visit.nameGuest();
        var person = visit.guest();
        String place = visit.param("place");
        if (!place.matches("\\d{1,2}\\.[12]")) {
            throw refused(ContestRefusal.NO_SUCH_PLACE);
        }
        int dot = place.indexOf('.');
        var wanted =
                new Place(
                        Integer.parseInt(place.substring(0, dot)),
                        Integer.parseInt(place.substring(dot + 1)));
        answer(visit, club.contests().act(visit.tournament(), person, new Enter(wanted)));
    }

    private void withdraw(Visit visit) {
        live.look(visit);
        answer(visit, club.contests().act(visit.tournament(), visit.guest(), new Withdraw()));
    }

    private void beginRound(Visit visit) {
        live.look(visit);
        visit.limit(Deed.TABLE);
        answer(
                visit,
                club.contests()
                        .beginRound(visit.tournament(), visit.guest(), club.can(), Robots::name));
    }

    private static void answer(Visit visit, Reply reply) {
        if (reply instanceof Reply.Refused(var reason)) {
            throw refused(reason);
        }
        visit.seeOther("/can/contests/" + visit.tournament().code());
    }

    private static Sorry refused(Refusal reason) {
        return new Sorry(
                HttpStatus.CONFLICT,
                words -> Speech.of(words).get("contest.refused." + reason.name()));
    }
}
