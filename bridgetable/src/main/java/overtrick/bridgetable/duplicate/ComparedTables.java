package overtrick.bridgetable.duplicate;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import overtrick.bridgetable.room.RoomResult;
import overtrick.cards.Seat;
import overtrick.cards.Side;
import overtrick.house.compared.Comparables;
import overtrick.house.compared.Field;
import overtrick.house.json.Json;
import overtrick.log.Sql;
import overtrick.log.Store;
import overtrick.scoring.rating.ComparedBoard;
import overtrick.scoring.rating.Comparison;
import overtrick.scoring.rating.Partnership;
import overtrick.scoring.rating.Player;

/// Boards of the tables of duplicate that were compared: those of one set at several tables, and
/// those that were dealt at a table beside what robots made of them in the closed room. What was
/// played again counts for nothing; boards of events are for the events to tell.
public final class ComparedTables implements Comparables {

    private static final String SETS =
            """
            SELECT board_set, SUM(ended) + COUNT(*) FROM finished_board
            WHERE board_set IS NOT NULL AND again IS NULL AND board_set NOT LIKE 'event/%'
            GROUP BY board_set HAVING COUNT(*) > 1
            """;
    private static final String DEALT =
            """
            SELECT f.code, SUM(f.ended) + COUNT(*) FROM finished_board f
            JOIN closed_room r ON r.code = f.code AND r.ordinal = f.ordinal AND r.room = 'RULES'
            WHERE f.board_set IS NULL AND f.again IS NULL
            GROUP BY f.code
            """;
    private static final String OF_SET =
            "SELECT record, robots FROM finished_board WHERE board_set = ? AND again IS NULL"
                    + " ORDER BY ended, code, ordinal";
    private static final String OF_TABLE =
            """
            SELECT f.record, f.robots, r.record AS room FROM finished_board f
            JOIN closed_room r ON r.code = f.code AND r.ordinal = f.ordinal AND r.room = 'RULES'
            WHERE f.code = ? AND f.board_set IS NULL AND f.again IS NULL
            ORDER BY f.ordinal
            """;
    private static final String SEATED =
            "SELECT seat, person FROM board_player WHERE code = ? AND ordinal = ?";

    private static final String TABLE = "table/";
    private static final String SET = "set/";

    /// Robots that play as those of the house do.
    public static final Player HOUSE = Player.robot("house");

    /// Robots that play by rules of thumb, as the closed room does.
    private static final Player THUMB = Player.robot("thumb");

    private static final long DAY = 86_400_000;

    private final Store store;

    public ComparedTables(Store store) {
        this.store = store;
    }

    /// A board as a row tells it.
    private record Row(FinishedBoard board, String robots, Optional<RoomResult> room) {}

    @Override
    public String source() {
        return "table";
    }

    @Override
    public Map<String, Long> versions() {
        var versions = new HashMap<String, Long>();
        store.rows(SETS, row -> versions.put(SET + row.getString(1), row.getLong(2)));
        store.rows(DEALT, row -> versions.put(TABLE + row.getString(1), row.getLong(2)));
        return versions;
    }

    @Override
    public Compared of(String thing) {
        return store.read(connection ->
                new Compared(
                        thing.startsWith(SET)
                                ? ofSet(connection, thing.substring(SET.length()))
                                : ofTable(connection, thing.substring(TABLE.length())),
                        List.of()));
    }

    private static List<ComparedBoard> ofSet(Connection connection, String set)
            throws SQLException {
        var byNumber = new TreeMap<Integer, List<Row>>();
        var rows =
                Sql.of(OF_SET, set)
                        .rows(
                                connection,
                                row ->
                                        new Row(
                                                board(row.getString(1)),
                                                row.getString(2),
                                                Optional.empty()));
        for (var row : rows) {
            byNumber.computeIfAbsent(row.board().board().number().value(), _ -> new ArrayList<>())
                    .add(row);
        }
        var boards = new ArrayList<ComparedBoard>();
        for (var same : byNumber.entrySet()) {
            var played = new ArrayList<Field.Played>();
            for (var row : same.getValue()) {
                if (row.board().isCompared()) {
                    played.add(played(connection, row));
                }
            }
            long day = day(same.getValue().getLast().board());
            new Field("" + same.getKey(), day, played)
                    .compared(Comparison.CROSS_IMPS)
                    .ifPresent(boards::add);
        }
        return boards;
    }

    /// A board that no person has played says nothing of anybody.
    private static List<ComparedBoard> ofTable(Connection connection, String code)
            throws SQLException {
        var rows =
                Sql.of(OF_TABLE, code)
                        .rows(
                                connection,
                                row ->
                                        new Row(
                                                board(row.getString(1)),
                                                row.getString(2),
                                                Optional.of(room(row.getString(3)))));
        var boards = new ArrayList<ComparedBoard>();
        for (var row : rows) {
            var own = played(connection, row);
            boolean alone = own.northSouth().equals(own.eastWest());
            if (!row.board().isCompared() || (alone && own.northSouth().hasRobot())) {
                continue;
            }
            var robots = Partnership.of(THUMB, THUMB);
            int points =
                    row.room()
                            .orElseThrow()
                            .result()
                            .points(Side.NORTH_SOUTH, row.board().board().vulnerability());
            new Field(
                            "" + row.board().ordinal(),
                            day(row.board()),
                            List.of(own, new Field.Played(robots, robots, points)))
                    .compared(Comparison.CROSS_IMPS)
                    .ifPresent(boards::add);
        }
        return boards;
    }

    private static Field.Played played(Connection connection, Row row) throws SQLException {
        var people = new EnumMap<Seat, Player>(Seat.class);
        Sql.of(SEATED, row.board().table().code(), row.board().ordinal())
                .rows(
                        connection,
                        seat ->
                                people.put(
                                        Seat.parse(seat.getString(1)),
                                        Player.person(seat.getString(2))));
        return new Field.Played(
                pair(people, row, Side.NORTH_SOUTH),
                pair(people, row, Side.EAST_WEST),
                row.board().points(Side.NORTH_SOUTH));
    }

    /// Somebody who turned out to be two people of one side, a guest and a member, counts beside a
    /// robot.
    private static Partnership pair(Map<Seat, Player> people, Row row, Side side) {
        var robot = robot(row.robots(), side);
        var first = side == Side.NORTH_SOUTH ? Seat.NORTH : Seat.EAST;
        var one = people.getOrDefault(first, robot);
        var other = people.getOrDefault(first.partner(), robot);
        return Partnership.of(one, one.equals(other) ? robot : other);
    }

    private static Player robot(String strengths, Side side) {
        if (strengths.isEmpty()) {
            return HOUSE;
        }
        int cut = strengths.indexOf('/');
        return Player.robot(
                side == Side.NORTH_SOUTH
                        ? strengths.substring(0, cut)
                        : strengths.substring(cut + 1));
    }

    private static long day(FinishedBoard board) {
        return Math.floorDiv(board.ended().toEpochMilli(), DAY);
    }

    private static FinishedBoard board(String record) {
        return Json.MAPPER.readValue(record, FinishedBoard.class);
    }

    private static RoomResult room(String record) {
        return Json.MAPPER.readValue(record, RoomResult.class);
    }
}
