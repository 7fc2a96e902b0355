package overtrick.server.front;

import io.javalin.http.HttpStatus;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import overtrick.bridgetable.duplicate.BoardPlan;
import overtrick.bridgetable.duplicate.BoardSet;
import overtrick.bridgetable.duplicate.BoardSetException;
import overtrick.bridgetable.duplicate.DuplicateTerms;
import overtrick.free.FreeTerms;
import overtrick.house.codes.TableId;
import overtrick.house.codes.TournamentId;
import overtrick.house.codes.TypedCode;
import overtrick.house.game.TableSummary;
import overtrick.house.table.Access;
import overtrick.house.table.Member;
import overtrick.house.table.TableView;
import overtrick.house.terms.Custom;
import overtrick.laws.LawBook;
import overtrick.log.host.Reply;
import overtrick.page.Feature;
import overtrick.page.Frame;
import overtrick.page.Framed;
import overtrick.page.Pages;
import overtrick.page.Preferences;
import overtrick.page.Routes;
import overtrick.page.Sorry;
import overtrick.page.Upload;
import overtrick.page.Visit;
import overtrick.page.door.Deed;
import overtrick.page.room.Door;
import overtrick.page.table.NewTable;
import overtrick.robots.bidding.Agreements;
import overtrick.server.Club;

/// The front page and what its doors lead to.
public record FrontRoutes(Club club, List<Door> doors, Choices choices) implements Feature {

    /// Tables shown on the front page.
    private static final int TABLES_SHOWN = 24;

    /// Of these, the visitor's own.
    private static final int MINE_SHOWN = 4;

    /// A path of the club. Browsers leave out tabs and line breaks and take `\\` for `/`, and two
    /// of these at the beginning lead to another server.
    private static final Pattern OURS = Pattern.compile("/(?!/)[!-~&&[^\\\\]]*");

    /// @param doors to the rooms
    public FrontRoutes(Club club, List<Door> doors) {
        this(club, doors, new Choices(club.readings()));
    }

    @Override
    public void addTo(Routes routes) {
        routes.get("/", this::front);
        routes.get("/join", this::join);
        routes.get("/tables", this::tables);
        routes.post("/tables", this::open);
        routes.post("/play", this::play);
        routes.post("/me", this::rename);
        routes.post("/preferences", this::prefer);
        routes.get("/open/choices", this::choices);
    }

    private void front(Visit visit) {
        var page =
                new FrontPage(
                        lobby(visit),
                        doors,
                        club.boardSets().house().map(BoardSet::name),
                        visit.person().map(Member.Person::name),
                        visit.isNamed(),
                        choices.titles(),
                        choices.part(visit),
                        visit.preferences().level().orElse(club.robots()));
        var frame = Frame.of(visit, "Overtrick");
        visit.page(Pages.render("front/page", new Framed<>(frame, page)));
    }

    /// What the systems of the form leave to their players, for the page that is filled in.
    private void choices(Visit visit) {
        visit.limit(Deed.HINT); // systems are read for it
        visit.page(Pages.render("front/choices", choices.part(visit)));
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
        var person = visit.person().map(Member.Person::id);
        var tables = new LinkedHashSet<TableSummary>();
        person.ifPresent(id -> tables.addAll(club.tables().of(id, MINE_SHOWN)));
        tables.addAll(club.tables().lobby(TABLES_SHOWN));
        return new Lobby(visit.words(), List.copyOf(tables), person);
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
        var terms = new DuplicateTerms(usualPlan(Optional.of(person)), agreements, customs, level);
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
        said.put("ns", terms.agreements().northSouth());
        said.put("ew", terms.agreements().eastWest());
        said.put("memory", terms.customs().contains(Custom.MEMORY) ? "yes" : "no");
        terms.robots().ifPresent(level -> said.put("level", Preferences.word(level)));
        visit.like(visit.preferences().with(said));
    }

    /// The visitor's own session with robots, where they go on: with its board, or with the next
    /// one.
    private Optional<TableId> gameUnderWay(Member.Person person, DuplicateTerms terms) {
        return club.tables().of(person.id(), TABLES_SHOWN).stream()
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

    private void open(Visit visit) {
        visit.nameGuest();
        var person = visit.guest();
        visit.limit(Deed.TABLE);
        if (visit.has("laws") && !"strict".equals(visit.param("laws"))) {
            openFree(visit, person);
            return;
        }
        var terms =
                new DuplicateTerms(
                        planAsked(visit),
                        choices.asked(visit, Agreements.STANDARD),
                        NewTable.customs(visit),
                        NewTable.level(visit));
        boolean robots = !"no".equals(visit.param("robots"));
        NewTable.asked(visit, person, Access.FRIENDS, robots).open(visit, club.duplicate(), terms);
    }

    /// A table at which the Laws can be broken; its director does not play.
    private void openFree(Visit visit, Member.Person person) {
        boolean directed = "directed".equals(visit.param("laws"));
        var book =
                visit.has("book")
                        ? visit.oneOf("book", LawBook.values(), "free.unclear")
                        : LawBook.WBF2017;
        var terms =
                new FreeTerms(
                        planAsked(visit),
                        choices.asked(visit, Agreements.STANDARD),
                        book,
                        directed,
                        NewTable.level(visit));
        boolean robots = !"no".equals(visit.param("robots")) && !directed;
        var table = NewTable.asked(visit, person, Access.FRIENDS, robots);
        if (directed) {
            table.openUnseated(visit, club.free().tables(), terms);
        } else {
            table.open(visit, club.free().tables(), terms);
        }
    }

    /// The boards of the house, for as long as there is one that they have not seen.
    private BoardPlan usualPlan(Optional<Member.Person> person) {
        return club.boardSets()
                .house()
                .filter(set -> person.isEmpty() || club.hasBoardFor(set, person.get().id()))
                .map(FrontRoutes::plan)
                .orElseGet(BoardPlan.Dealt::new);
    }

    private static BoardPlan plan(BoardSet set) {
        return new BoardPlan.FromSet(set.id(), set.name());
    }

    private BoardPlan planAsked(Visit visit) {
        var file = visit.file("pbn");
        if (file.isPresent()) {
            visit.limit(Deed.UPLOAD);
            return visit.slowly(() -> plan(added(file.get())));
        }
        return switch (visit.param("boards")) {
            case "dealt" -> new BoardPlan.Dealt();
            case "pbn" -> throw Sorry.unclear("unclear.nofile");
            case "house", "" -> usualPlan(visit.person());
            default -> throw Sorry.unclear("unclear.boards", visit.param("boards"));
        };
    }

    private BoardSet added(Upload file) {
        try {
            return club.boardSets().add(file.name(), file.bytes());
        } catch (BoardSetException wrong) {
            throw Sorry.unclear("unclear.pbn", String.valueOf(wrong.getMessage()));
        }
    }

    private void rename(Visit visit) {
        visit.limit(Deed.PREFERENCE);
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
            var frame = new Frame(visit.words(), liked, "", visit.param("back"));
            visit.page(Pages.render("front/liked", frame));
            return;
        }
        back(visit);
    }

    private static boolean isByHtmx(Visit visit) {
        return visit.ctx().header("HX-Request") != null;
    }

    /// Shows the page again on which the form stood.
    private static void back(Visit visit) {
        String path = visit.param("back");
        if (isByHtmx(visit)) {
            visit.ctx().header("HX-Refresh", "true").status(HttpStatus.NO_CONTENT);
            return;
        }
        visit.seeOther(OURS.matcher(path).matches() ? path : "/");
    }
}
