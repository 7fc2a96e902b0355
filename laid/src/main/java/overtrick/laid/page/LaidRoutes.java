package overtrick.laid.page;

import java.util.Optional;
import overtrick.house.codes.TournamentId;
import overtrick.house.table.Member;
import overtrick.laid.Field;
import overtrick.laid.LaidGame;
import overtrick.laid.LaidHall;
import overtrick.laid.set.LaidSet;
import overtrick.laid.set.LaidSets;
import overtrick.page.Feature;
import overtrick.page.Frame;
import overtrick.page.Framed;
import overtrick.page.Pages;
import overtrick.page.Right;
import overtrick.page.Routes;
import overtrick.page.Sorry;
import overtrick.page.Visit;
import overtrick.page.door.Deed;
import overtrick.page.link.Addresses;

/// The deals that are laid for everybody alike: what there is to play, how the others did,
/// challenges, standings.
public record LaidRoutes(LaidHall hall, Addresses addresses) implements Feature {

    @Override
    public void addTo(Routes routes) {
        routes.get(Right.LOOK, "/today", this::list);
        routes.get(Right.LOOK, "/today/standings", this::standings);
        routes.post(Right.PLAY, "/today/challenge", this::challenge);
        routes.post(Right.PLAY, "/today/now", this::now);
        routes.get(Right.LOOK, "/today/{code}", this::show);
        routes.post(Right.PLAY, "/today/{code}/play", this::play);
    }

    private void list(Visit visit) {
        var words = visit.words();
        var page =
                ListPage.of(
                        hall, words, visit.person(), visit.isNamed(), visit.member().isPresent());
        var frame = Frame.of(visit, words.get("laid.title"));
        visit.page(Pages.render("laid/list", new Framed<>(frame, page)));
    }

    private void standings(Visit visit) {
        var words = visit.words();
        var game =
                visit.has("game")
                        ? game(visit)
                        : ListPage.inOrder(hall, words).stream()
                                .findFirst()
                                .orElseThrow(() -> Sorry.notFound("no.page"));
        var page = StandingsPage.of(hall, game.word(), visit.person(), words);
        var frame = Frame.of(visit, words.get("laid.standings"));
        visit.page(Pages.render("laid/standings", new Framed<>(frame, page)));
    }

    private LaidGame game(Visit visit) {
        String word = visit.param("game");
        return hall.game(word).orElseThrow(() -> Sorry.unclear("laid.unclear.game", word));
    }

    private void challenge(Visit visit) {
        var game = game(visit);
        int deals = visit.number("deals", 1, LaidSet.Plan.MOST);
        visit.limit(Deed.TABLE);
        visit.nameGuest();
        var code = hall.challenge(visit.guest(), game, deals);
        visit.seeOther("/today/" + code.code());
    }

    private void show(Visit visit) {
        var code = visit.tournament();
        var field = field(visit, code);
        var plan = field.set().plan().orElseThrow();
        var line =
                new LaidSets.Line(
                        code,
                        plan.game(),
                        plan.occasion(),
                        plan.opens(),
                        plan.closes(),
                        field.set().isClosed());
        var words = visit.words();
        var page =
                SetPage.of(
                        hall,
                        line,
                        field,
                        visit.person(),
                        words,
                        addresses.reach(visit).base(),
                        visit.member().isPresent());
        var frame = Frame.of(visit, page.game() + " · " + page.slot().title());
        visit.page(Pages.render("laid/set", new Framed<>(frame, page)));
    }

    private Field field(Visit visit, TournamentId code) {
        return hall.field(code).orElseThrow(() -> visit.unknown("laid.none", code.code()));
    }

    /// To the deal of the day in the game that comes first where the visitor's language is spoken;
    /// whoever has played it sees the others.
    private void now(Visit visit) {
        var person = visit.person();
        var slot =
                ListPage.inOrder(hall, visit.words()).stream()
                        .flatMap(game -> ListPage.now(hall, game, person, visit.words()).stream())
                        .filter(Slot::isPlayed)
                        .findFirst();
        if (slot.isEmpty()) {
            visit.seeOther("/today");
            return;
        }
        begin(visit, slot.get().line().code());
    }

    /// To the visitor's table, which is opened for them when they begin.
    private void play(Visit visit) {
        begin(visit, visit.tournament());
    }

    private void begin(Visit visit, TournamentId code) {
        var set = field(visit, code).set();
        var known = visit.person().map(Member.Person::id).flatMap(set::tableOf);
        if (known.isPresent()) {
            visit.seeOther("/tables/" + known.get().code());
            return;
        }
        if (!hall.sets().mayBegin(code.code())) {
            throw Sorry.unclear("laid.closed");
        }
        visit.limit(Deed.TABLE);
        visit.nameGuest();
        boolean alone = Optional.of(visit.param("with")).filter("friends"::equals).isEmpty();
        var table = hall.play(code, visit.guest(), alone);
        visit.seeOther("/tables/" + table.code());
    }
}
