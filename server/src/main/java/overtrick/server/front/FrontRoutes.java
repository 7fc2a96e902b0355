package overtrick.server.front;

import io.javalin.http.HttpStatus;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import overtrick.bridgetable.duplicate.DuplicateTerms;
import overtrick.house.codes.TableId;
import overtrick.house.codes.TournamentId;
import overtrick.house.codes.TypedCode;
import overtrick.house.game.TableSummary;
import overtrick.house.table.Member;
import overtrick.house.table.TableView;
import overtrick.house.terms.Custom;
import overtrick.log.host.Reply;
import overtrick.page.Bulletin;
import overtrick.page.Called;
import overtrick.page.Feature;
import overtrick.page.Frame;
import overtrick.page.Framed;
import overtrick.page.Pages;
import overtrick.page.Preferences;
import overtrick.page.Right;
import overtrick.page.Routes;
import overtrick.page.Signboard;
import overtrick.page.Visit;
import overtrick.page.door.Deed;
import overtrick.page.room.Door;
import overtrick.page.table.NewTable;
import overtrick.robots.bidding.Agreements;
import overtrick.server.Club;
import overtrick.systems.Agreement;
import overtrick.systems.BiddingSystem;
import overtrick.systems.ReadyCard;

/// The front page and what its doors lead to.
///
/// @param doors to the rooms
record FrontRoutes(Club club, List<Door> doors, Choices choices) implements Feature {

    @Override
    public void addTo(Routes routes) {
        routes.get(Right.ENTER, "/", this::front);
        routes.get(Right.ENTER, "/join", this::join);
        routes.get(Right.ENTER, "/bulletins", FrontRoutes::bulletins);
        routes.get(Right.LOOK, "/tables", this::tables);
        routes.get(Right.ENTER, "/play/systems", FrontRoutes::systems);
        routes.post(Right.PLAY, "/play", this::play);
        routes.post(Right.PLAY, "/me", this::rename);
        routes.post(Right.ENTER, "/preferences", this::prefer);
    }

    private void front(Visit visit) {
        var page =
                new FrontPage(
                        lobby(visit),
                        doors(visit, true),
                        doors(visit, false),
                        visit.person().map(one -> Called.in(visit.words(), one.name())),
                        Today.of(club, visit.person()),
                        visit.preferences().level().orElse(club.robots()));
        var frame = Frame.of(visit, Signboard.of(visit.ctx()).title());
        visit.page(Pages.render("front/page", new Framed<>(frame, page)));
    }

    /// The doors to games that are at home in the visitor's language, or the others.
    private List<Door> doors(Visit visit, boolean home) {
        var language = visit.words().locale();
        return doors.stream().filter(door -> door.isAtHome(language) == home).toList();
    }

    /// The systems and ready cards that can be chosen, when somebody looks.
    private static void systems(Visit visit) {
        var liked = visit.preferences().systems();
        var chosen =
                new Agreements(
                        chosen(visit, "ns", liked.northSouth()),
                        chosen(visit, "ew", liked.eastWest()));
        visit.page(Pages.render("front/systems", new SystemsPart(visit.words(), chosen, true)));
    }

    private static String chosen(Visit visit, String side, String liked) {
        String asked = visit.param(side);
        return BiddingSystem.isKnown(asked) ? asked : liked;
    }

    /// The whole page for people, only the list for the page that keeps itself fresh.
    private void tables(Visit visit) {
        if (isByHtmx(visit)) {
            visit.page(Pages.render("front/lobby", lobby(visit)));
            return;
        }
        var frame = Frame.of(visit, visit.words().get("lobby.title"));
        visit.page(Pages.render("front/tables", new Framed<>(frame, lobby(visit))));
    }

    private Lobby lobby(Visit visit) {
        return Lobby.of(club, visit);
    }

    /// To the table or the event of a code. One that leads nowhere stays in its field, to be
    /// mended.
    private void join(Visit visit) {
        String typed = visit.param("code").strip();
        if (typed.isEmpty()) {
            visit.seeOther("/");
            return;
        }
        visit.expectFewGuesses();
        String code = TypedCode.of(typed);
        if (TournamentId.isCode(code)
                && club.tournaments().plan(new TournamentId(code)).isPresent()) {
            visit.seeOther("/events/" + code);
        } else if (TableId.isCode(code) && club.tables().at(new TableId(code)).isPresent()) {
            visit.seeOther("/tables/" + code);
        } else {
            var wrong = visit.unknown("no.code", typed);
            var page = new JoinPage(typed, wrong.sentence(visit.words()), visit.words());
            var frame = Frame.of(visit, visit.words().get("door.join"));
            visit.page(wrong.status(), Pages.render("front/join", new Framed<>(frame, page)));
        }
    }

    private void play(Visit visit) {
        var agreements = choices.asked(visit, visit.preferences().systems());
        var customs = NewTable.customs(visit);
        var person = visit.guest();
        var level = NewTable.level(visit);
        var terms =
                new DuplicateTerms(
                        OpenRoutes.usualPlan(club, Optional.of(person)),
                        agreements,
                        customs,
                        level);
        var going = gameUnderWay(person, terms);
        if (going.isPresent()) {
            visit.seeOther("/tables/" + going.get().code());
            return;
        }
        visit.limit(Deed.TABLE);
        like(visit, terms);
        NewTable.alone(visit, person).open(visit, club.duplicate(), terms);
    }

    /// Keeps what somebody plays now as their preference for the next time.
    private static void like(Visit visit, DuplicateTerms terms) {
        var said = new HashMap<String, String>();
        said.put("ns", named(terms.agreements().northSouth()));
        said.put("ew", named(terms.agreements().eastWest()));
        said.put("memory", terms.customs().contains(Custom.MEMORY) ? "yes" : "no");
        terms.robots().ifPresent(level -> said.put("level", Preferences.word(level)));
        visit.like(visit.preferences().with(said));
    }

    /// The ready card or the system, by which it is known the next time.
    private static String named(String agreed) {
        var agreement = Agreement.parse(agreed);
        return ReadyCard.of(agreement).map(ReadyCard::name).orElse(agreement.system());
    }

    /// The visitor's own session with robots, where they go on: with its board, or with the next
    /// one.
    private Optional<TableId> gameUnderWay(Member.Person person, DuplicateTerms terms) {
        return club.tables().of(person.id(), Lobby.SHOWN).stream()
                .filter(table -> table.isOnlyOf(person.id()))
                .map(TableSummary::id)
                .filter(table -> goesOn(table, person, terms))
                .findFirst();
    }

    private boolean goesOn(TableId table, Member.Person person, DuplicateTerms terms) {
        var session =
                club.duplicate()
                        .look(table, person)
                        .filter(view -> isSame(DuplicateTerms.of(view), terms));
        var board = session.flatMap(TableView::game);
        if (board.isEmpty()) {
            return false;
        }
        return !board.get().isOver()
                || club.duplicate().next(table, person, session.get().number())
                        instanceof Reply.Done;
    }

    /// Whether a session is one as it is asked for now, whatever boards it has.
    private static boolean isSame(DuplicateTerms session, DuplicateTerms asked) {
        return session.agreements().equals(asked.agreements())
                && session.customs().equals(asked.customs())
                && session.robots().equals(asked.robots())
                && session.plan().again().isEmpty();
    }

    /// A member is called as they sign in: they change it with their account.
    private void rename(Visit visit) {
        visit.limit(Deed.PREFERENCE);
        if (visit.member().isPresent()) {
            visit.seeOther("/account#name");
            return;
        }
        var person = visit.guest();
        club.people().rename(person.id(), visit.name());
        back(visit);
    }

    private void prefer(Visit visit) {
        visit.limit(Deed.PREFERENCE);
        var said =
                visit.ctx().formParamMap().entrySet().stream()
                        .filter(field -> !field.getValue().isEmpty())
                        .collect(
                                Collectors.toMap(
                                        Map.Entry::getKey, field -> field.getValue().getLast()));
        var liked = visit.preferences().with(said);
        visit.like(liked);
        var language = visit.words().locale();
        boolean readable = liked.language().orElse(language).equals(language);
        if (visit.has("here") && readable && isByHtmx(visit)) {
            var frame = Frame.of(visit, "").liked(liked, visit.param("back"));
            visit.page(Pages.render("front/liked", frame));
            return;
        }
        back(visit);
    }

    /// The part of every page with what the club tells everybody.
    private static void bulletins(Visit visit) {
        var now = Bulletin.board(visit.ctx()).get();
        visit.page(Pages.render("tag/bulletins", new Bulletin.Part(now, visit.words())));
    }

    private static boolean isByHtmx(Visit visit) {
        return visit.ctx().header("HX-Request") != null;
    }

    /// Shows the page again on which the form stood.
    private static void back(Visit visit) {
        if (isByHtmx(visit)) {
            visit.ctx().header("HX-Refresh", "true").status(HttpStatus.NO_CONTENT);
            return;
        }
        visit.seeOther(visit.back());
    }
}
