package overtrick.boards.match;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.function.BiFunction;
import java.util.function.Function;
import overtrick.bridge.board.BoardCommand;
import overtrick.bridge.board.BoardView;
import overtrick.bridgetable.duplicate.BoardPlan;
import overtrick.bridgetable.duplicate.Duplicate;
import overtrick.bridgetable.duplicate.DuplicateTerms;
import overtrick.bridgetable.duplicate.History;
import overtrick.cards.Seat;
import overtrick.cards.Side;
import overtrick.house.codes.TableId;
import overtrick.house.game.GameTables;
import overtrick.house.table.Access;
import overtrick.house.table.Member;
import overtrick.house.table.Occupant;
import overtrick.house.table.TableCommand.Place;
import overtrick.log.Store;
import overtrick.log.host.Reply;
import overtrick.robots.bidding.Agreements;

/// The matches among robots: begun by anybody, watched by anybody, played at two tables like any
/// other.
public final class RobotMatches {

    /// Boards of one match.
    public static final int MOST_BOARDS = 32;

    private static final String ADD =
            "INSERT INTO robot_match (open_table, closed_table, began) VALUES (?, ?, ?)";
    private static final String FIND =
            "SELECT open_table, closed_table FROM robot_match WHERE ? IN (open_table, closed_table)";
    private static final String LATEST =
            "SELECT open_table, closed_table FROM robot_match ORDER BY began DESC LIMIT ?";

    private final Store store;
    private final InstantSource clock;
    private final Duplicate game;
    private final GameTables<BoardCommand, Optional<BoardView>> tables;
    private final History history;

    public RobotMatches(
            Store store,
            InstantSource clock,
            Duplicate game,
            GameTables<BoardCommand, Optional<BoardView>> tables,
            History history) {
        this.store = store;
        this.clock = clock;
        this.game = game;
        this.tables = tables;
        this.history = history;
    }

    /// Deals the boards and begins in both rooms.
    ///
    /// @param boards 1 to [#MOST_BOARDS]
    /// @param room what a room is called: the open one, the closed one
    /// @param robot what the robot of a team at a seat is called
    /// @return the table of the open room, by which the match is known
    public TableId begin(
            Team one,
            Team other,
            int boards,
            Function<Boolean, String> room,
            BiFunction<Seat, Team, String> robot) {
        if (boards < 1 || boards > MOST_BOARDS) {
            throw new IllegalArgumentException(
                    "boards are not 1 to " + MOST_BOARDS + ": " + boards);
        }
        String match = UUID.randomUUID().toString();
        game.eventBoards().deal(BoardPlan.OfMatch.set(match), boards);
        var open = open(room.apply(true), match, boards, one, other);
        var closed = open(room.apply(false), match, boards, other, one);
        store.change(ADD, open.code(), closed.code(), clock.millis());
        for (var seat : Seat.values()) {
            boolean first = seat.side() == Side.NORTH_SOUTH;
            place(open, seat, robot.apply(seat, first ? one : other));
            place(closed, seat, robot.apply(seat, first ? other : one));
        }
        return open;
    }

    private TableId open(String name, String match, int boards, Team northSouth, Team eastWest) {
        var plan = new BoardPlan.OfMatch(match, boards, northSouth.strength(), eastWest.strength());
        var agreements = new Agreements(northSouth.system(), eastWest.system());
        return tables.open(
                Member.House.HOUSE, name, new DuplicateTerms(plan, agreements), Access.OPEN);
    }

    private void place(TableId table, Seat seat, String name) {
        var placed =
                tables.send(table, Member.House.HOUSE, new Place<>(seat, new Occupant.Robot(name)));
        if (placed instanceof Reply.Refused(var reason)) {
            throw new IllegalStateException("a robot is refused at " + table + ": " + reason);
        }
    }

    /// How a match stands.
    ///
    /// @param room the table of either room
    /// @return empty when there is none
    public Optional<RobotMatch> find(TableId room) {
        return store.row(FIND, Rooms::of, room.code()).flatMap(this::look);
    }

    private record Rooms(TableId open, TableId closed) {

        static Rooms of(ResultSet row) throws SQLException {
            return new Rooms(new TableId(row.getString(1)), new TableId(row.getString(2)));
        }
    }

    private Optional<RobotMatch> look(Rooms rooms) {
        var open = rooms.open();
        var closed = rooms.closed();
        var terms = tables.look(open, Member.House.HOUSE).map(view -> DuplicateTerms.of(view));
        return terms.flatMap(known ->
                known.match()
                        .map(match ->
                                new RobotMatch(
                                        open,
                                        closed,
                                        new Team(
                                                known.agreements().northSouth(),
                                                match.northSouth()),
                                        new Team(known.agreements().eastWest(), match.eastWest()),
                                        RobotMatch.lines(
                                                match.boards(),
                                                history.boardsAt(open),
                                                history.boardsAt(closed)))));
    }

    /// The matches that were begun last.
    public List<RobotMatch> latest(int count) {
        return store.rows(LATEST, Rooms::of, count).stream()
                .flatMap(rooms -> look(rooms).stream())
                .toList();
    }
}
