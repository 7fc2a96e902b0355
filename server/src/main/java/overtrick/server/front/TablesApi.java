package overtrick.server.front;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import overtrick.bridgetable.duplicate.DuplicateTerms;
import overtrick.cards.Seat;
import overtrick.house.game.TableSummary;
import overtrick.house.table.Access;
import overtrick.page.Right;
import overtrick.page.Visit;
import overtrick.page.api.About;
import overtrick.page.api.Operation;
import overtrick.page.door.Deed;
import overtrick.page.table.NewTable;
import overtrick.robots.bidding.Agreements;
import overtrick.server.Club;

/// The tables in play, and how programs open one.
record TablesApi(Club club, Choices choices) {

    @About("The tables in play, your own first.")
    record TablesNow(List<TableLine> tables) {}

    /// A table as the lobby shows it.
    @About("A table as the lobby shows it.")
    record TableLine(
            @About(value = "By which it is found.", example = "K7Q2M") String code,
            @About(value = "What is played there.", example = "duplicate") String game,
            String name,
            @About(
                            value = "Who may come.",
                            words = {"open", "members", "friends", "closed"})
                    String access,
            @About("The names of those who sit there, by their seats.") Map<String, String> seats,
            @About("How far it has come, as its game says it: a word, and its numbers.")
                    String place,
            @About("Whether you sit there.") boolean mine) {

        private static TableLine of(Lobby lobby, TableSummary table) {
            var seats = new LinkedHashMap<String, String>();
            for (var seat : Seat.values()) {
                lobby.name(table, seat)
                        .ifPresent(name -> seats.put(String.valueOf(seat.letter()), name));
            }
            return new TableLine(
                    table.id().code(),
                    table.game(),
                    lobby.title(table),
                    table.access().name().toLowerCase(Locale.ROOT),
                    seats,
                    table.place().toString(),
                    lobby.isMine(table));
        }
    }

    @About("A table of duplicate to be opened; what is not said is as usual.")
    record TableAsked(
            @About("What it is called.") Optional<String> table,
            @About(
                            value = "Who may come besides those who sit there.",
                            words = {"open", "members", "friends", "closed"})
                    Optional<String> access,
            @About(
                            value = "Where you sit.",
                            words = {"N", "E", "S", "W"})
                    Optional<String> seat,
            @About(value = "Whether robots take the other seats.", example = "true")
                    Optional<Boolean> robots,
            @About(
                            value = "How well they play.",
                            words = {"thumb", "beginner", "club", "expert"})
                    Optional<String> level,
            @About(
                            value = "Where the boards come from.",
                            words = {"house", "dealt"})
                    Optional<String> boards,
            @About(value = "The system of North and South.", example = "standard-american")
                    Optional<String> ns,
            @About(value = "The system of East and West.", example = "standard-american")
                    Optional<String> ew) {}

    @About("A table that was opened.")
    record TableOpened(@About(value = "By which it is found.", example = "K7Q2M") String code) {}

    List<Operation> operations() {
        return List.of(
                Operation.look("/tables", "The tables in play.", TablesNow.class, this::list),
                Operation.act(
                        Right.PLAY,
                        "/tables",
                        "Opens a table of duplicate and sits down.",
                        TableAsked.class,
                        TableOpened.class,
                        this::open));
    }

    private TablesNow list(Visit visit) {
        var lobby = Lobby.of(club, visit);
        return new TablesNow(
                lobby.tables().stream().map(table -> TableLine.of(lobby, table)).toList());
    }

    private TableOpened open(Visit visit) {
        var person = visit.guest();
        visit.limit(Deed.TABLE);
        var terms =
                new DuplicateTerms(
                        OpenRoutes.plan(club, visit),
                        choices.asked(visit, Agreements.STANDARD),
                        NewTable.customs(visit),
                        NewTable.level(visit));
        boolean robots = !"no".equals(visit.param("robots"));
        var table = NewTable.asked(visit, person, Access.FRIENDS, robots);
        return new TableOpened(table.opened(visit, club.duplicate(), terms).code());
    }
}
