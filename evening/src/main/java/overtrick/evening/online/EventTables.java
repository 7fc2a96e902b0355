package overtrick.evening.online;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import overtrick.bridge.BoardNumber;
import overtrick.bridge.board.BoardCommand;
import overtrick.bridgetable.duplicate.BoardPlan;
import overtrick.bridgetable.duplicate.DuplicateTerms;
import overtrick.cards.Side;
import overtrick.house.codes.TableId;
import overtrick.house.codes.TournamentId;
import overtrick.house.table.Access;
import overtrick.house.table.Delay;
import overtrick.house.table.Member;
import overtrick.house.table.TableCommand.SetDelay;
import overtrick.house.table.TableRules;
import overtrick.log.Store;
import overtrick.movement.RoundNumber;
import overtrick.movement.Seating;
import overtrick.movement.TableNumber;
import overtrick.robots.bidding.Agreements;
import overtrick.scoring.TablePlace;
import overtrick.tournament.session.Entry;
import overtrick.tournament.session.EntryId;
import overtrick.tournament.session.Floor;
import overtrick.tournament.session.Section;
import overtrick.tournament.session.TableKind;
import overtrick.tournament.view.TournamentView;

/// The tables of the club at which an event is played: one for each place of a round whose players
/// do not all sit in the room.
public final class EventTables {

    private static final String ONE =
            "SELECT code FROM event_table"
                    + " WHERE event = ? AND section = ? AND round = ? AND place = ?";

    private static final String ALL = "SELECT code FROM event_table WHERE event = ?";

    private static final String PLACES =
            "SELECT code, section, round, place FROM event_table WHERE event = ?";

    private final Store store;

    EventTables(Store store) {
        this.store = store;
    }

    /// The table that plays the place in the round; empty before it is opened, and where all play
    /// in the room.
    public Optional<TableId> find(TournamentId event, Section.Table place, RoundNumber round) {
        return store.row(
                ONE,
                row -> new TableId(row.getString(1)),
                event.code(),
                place.section().text(),
                round.value(),
                place.number().value());
    }

    /// All tables of an event, of every round.
    List<TableId> all(TournamentId event) {
        return store.rows(ALL, row -> new TableId(row.getString(1)), event.code());
    }

    /// Where each of them plays, as slips have it.
    Map<TableId, TablePlace> places(TournamentId event) {
        var places = new HashMap<TableId, TablePlace>();
        store.rows(
                PLACES,
                row ->
                        places.put(
                                new TableId(row.getString(1)),
                                TablePlace.of(row.getString(2), row.getInt(3), row.getInt(4))),
                event.code());
        return places;
    }

    /// Where those who meet play.
    public static TableKind kind(TournamentView view, Floor floor, Seating seating) {
        var marked = view.tables().get(new Section.Table(floor.section(), seating.table()));
        return marked != null && marked != TableKind.REAL
                ? marked
                : TableKind.meeting(entries(view, floor.entries(seating)));
    }

    static List<Entry> entries(TournamentView view, List<EntryId> ids) {
        return ids.stream().flatMap(id -> view.entry(id).stream()).toList();
    }

    /// Opens the table, unless it is open. The row that finds it is written with its first event:
    /// there are never two.
    static TableId open(
            Office office, TournamentId event, TournamentView view, Floor floor, Seating seating) {
        var tables = new EventTables(office.store());
        return tables.find(
                        event, new Section.Table(floor.section(), seating.table()), seating.round())
                .orElseGet(() -> opened(office, event, view, floor, seating));
    }

    private static TableId opened(
            Office office, TournamentId event, TournamentView view, Floor floor, Seating seating) {
        var plan = office.plans().plan(event);
        String usual =
                plan.map(one -> one.robots().system())
                        .filter(one -> !one.isEmpty())
                        .orElse(Agreements.USUAL);
        var place =
                new BoardPlan.OfEvent(
                        event.code(),
                        floor.section().text(),
                        seating.round().value(),
                        seating.table().value(),
                        floor.order(seating).stream().map(BoardNumber::value).toList());
        var agreements =
                new Agreements(
                        system(view, floor, seating, Side.NORTH_SOUTH, usual),
                        system(view, floor, seating, Side.EAST_WEST, usual));
        boolean watched = plan.filter(OnlinePlan::watched).isPresent();
        var table =
                office.tables()
                        .open(
                                Member.House.HOUSE,
                                name(view, seating.round(), floor, seating.table()),
                                new DuplicateTerms(place, agreements),
                                watched ? Access.OPEN : Access.CLOSED,
                                plan.map(OnlinePlan::delay).orElse(Delay.NONE));
        // The director may have chosen another meanwhile, without knowing of this table.
        office.plans()
                .plan(event)
                .map(now -> new SetDelay<BoardCommand>(now.delay()))
                .ifPresent(now -> office.tables().send(table, Member.House.HOUSE, now));
        return table;
    }

    /// As `Evening · 3 · A7`: the round and the table.
    private static String name(
            TournamentView view, RoundNumber round, Floor floor, TableNumber table) {
        String end = " · " + round + " · " + floor.section() + table;
        String title = view.title();
        int room = Math.min(title.length(), TableRules.LONGEST_NAME - end.length());
        return title.substring(0, room) + end;
    }

    private static String system(
            TournamentView view, Floor floor, Seating seating, Side side, String usual) {
        var ids = new ArrayList<EntryId>();
        for (var number : seating.at(side).members()) {
            Optional.ofNullable(floor.wearers().get(number)).ifPresent(ids::add);
        }
        return entries(view, ids).stream()
                .map(Entry::system)
                .filter(system -> !system.isEmpty())
                .findFirst()
                .orElse(usual);
    }
}
