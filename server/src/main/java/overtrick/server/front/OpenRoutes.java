package overtrick.server.front;

import java.util.Optional;
import overtrick.bridgetable.duplicate.BoardPlan;
import overtrick.bridgetable.duplicate.BoardSet;
import overtrick.bridgetable.duplicate.BoardSetException;
import overtrick.bridgetable.duplicate.DuplicateTerms;
import overtrick.free.FreeTerms;
import overtrick.house.table.Access;
import overtrick.house.table.Member;
import overtrick.laws.LawBook;
import overtrick.page.Feature;
import overtrick.page.Frame;
import overtrick.page.Framed;
import overtrick.page.Pages;
import overtrick.page.Right;
import overtrick.page.Routes;
import overtrick.page.Sorry;
import overtrick.page.Upload;
import overtrick.page.Visit;
import overtrick.page.door.Deed;
import overtrick.page.table.NewTable;
import overtrick.robots.bidding.Agreements;
import overtrick.server.Club;

/// The page on which somebody opens a table, as they like it.
record OpenRoutes(Club club, Choices choices) implements Feature {

    @Override
    public void addTo(Routes routes) {
        routes.get(Right.LOOK, "/open", this::show);
        routes.get(Right.LOOK, "/open/choices", this::choices);
        routes.post(Right.PLAY, "/tables", this::open);
    }

    private void show(Visit visit) {
        var page =
                new OpenPage(
                        club.boardSets().house().map(BoardSet::name),
                        visit.isNamed(),
                        choices.part(visit),
                        visit.preferences().level().orElse(club.robots()));
        var frame = Frame.of(visit, visit.words().get("door.open"));
        visit.page(Pages.render("front/open", new Framed<>(frame, page)));
    }

    /// What the systems of the form leave to their players, for the page that is filled in.
    private void choices(Visit visit) {
        visit.limit(Deed.HINT); // systems are read for it
        visit.page(Pages.render("front/choices", choices.part(visit)));
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
    static BoardPlan usualPlan(Club club, Optional<Member.Person> person) {
        return club.boardSets()
                .house()
                .filter(set -> person.isEmpty() || club.hasBoardFor(set, person.get().id()))
                .map(OpenRoutes::plan)
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
        return plan(club, visit);
    }

    /// The boards that the form names.
    ///
    /// @throws Sorry when it names no such
    static BoardPlan plan(Club club, Visit visit) {
        return switch (visit.param("boards")) {
            case "dealt" -> new BoardPlan.Dealt();
            case "pbn" -> throw Sorry.unclear("unclear.nofile");
            case "house", "" -> usualPlan(club, visit.person());
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
}
