package overtrick.club.duplicate;

import java.sql.Connection;
import java.sql.SQLException;
import java.time.Instant;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import overtrick.bridge.board.BoardEvent;
import overtrick.bridge.board.BoardEvent.BoardEnded;
import overtrick.bridge.board.BoardEvent.BoardOpened;
import overtrick.bridge.board.BoardInPlay;
import overtrick.bridge.duplicate.Session;
import overtrick.cards.Seat;
import overtrick.club.json.Json;
import overtrick.club.table.Chair;
import overtrick.club.table.Occupant;
import overtrick.club.table.PersonId;
import overtrick.club.table.Table;
import overtrick.club.table.TableEvent;
import overtrick.club.table.TableEvent.InGame;
import overtrick.club.table.TableEvent.SeatTaken;
import overtrick.club.table.TableEvent.TableOpened;
import overtrick.club.table.TableId;
import overtrick.log.Beside;
import overtrick.log.Sql;
import overtrick.log.host.Projection;
import overtrick.log.host.Snapshot;

/// The rows that follow from boards: each finished board with its players, who has seen which deal
/// of a set, and which tables play an event.
final class FinishedBoards implements Projection<Table<Session>, TableEvent<BoardEvent>> {

    private static final String BOARD =
            """
            INSERT INTO finished_board (code, ordinal, ended, board_set, board, again, record)
            VALUES (?, ?, ?, ?, ?, ?, ?)
            ON CONFLICT (code, ordinal) DO UPDATE SET ended = excluded.ended,
                board_set = excluded.board_set, board = excluded.board, again = excluded.again,
                record = excluded.record
            """;
    private static final String PLACE =
            """
            INSERT INTO event_table (event, section, round, place, code) VALUES (?, ?, ?, ?, ?)
            ON CONFLICT (event, section, round, place) DO UPDATE SET code = excluded.code
            """;
    private static final String PLAYER =
            """
            INSERT INTO board_player (person, code, ordinal, seat, ended)
            VALUES (?, ?, ?, ?, ?)
            ON CONFLICT (person, code, ordinal) DO UPDATE SET seat = excluded.seat,
                ended = excluded.ended
            """;

    @Override
    public Beside after(
            String id, Snapshot<Table<Session>> now, List<TableEvent<BoardEvent>> events) {
        var table = now.state();
        var rows = Beside.NOTHING;
        for (var event : events) {
            rows =
                    switch (event) {
                        case InGame<BoardEvent>(BoardEnded _) ->
                                rows.and((connection, at) -> write(connection, id, table, at));
                        case InGame<BoardEvent>(BoardOpened _) when isFromSet(table) ->
                                rows.and(SeenDeals.opened(deal(table), id, seated(table).toList()));
                        case SeatTaken<BoardEvent>(_, Occupant.Person(var person, _))
                                when isFromSet(table) ->
                                rows.and(SeenDeals.seen(deal(table), id, List.of(person)));
                        case TableOpened<BoardEvent>(_, DuplicateTerms terms)
                                when terms.event().isPresent() ->
                                rows.and(place(id, terms.event().get()));
                        case TableEvent<BoardEvent> _ -> rows;
                    };
        }
        return rows;
    }

    private static Beside place(String id, BoardPlan.OfEvent place) {
        return (connection, _) ->
                Sql.of(PLACE, place.event(), place.section(), place.round(), place.table(), id)
                        .change(connection);
    }

    private static boolean isFromSet(Table<Session> table) {
        return table.game().board().isPresent() && terms(table).plan().setId().isPresent();
    }

    private static DuplicateTerms terms(Table<Session> table) {
        return (DuplicateTerms) table.terms().orElseThrow();
    }

    private static overtrick.cards.Deal deal(Table<Session> table) {
        return board(table).board().deal();
    }

    private static BoardInPlay board(Table<Session> table) {
        return table.game().board().orElseThrow();
    }

    private static Stream<PersonId> seated(Table<Session> table) {
        return table.chairs().values().stream()
                .map(Chair::occupant)
                .map(sitting -> sitting instanceof Occupant.Person(var id, _) ? id : null)
                .filter(Objects::nonNull);
    }

    private static void write(Connection connection, String id, Table<Session> table, Instant at)
            throws SQLException {
        var terms = terms(table);
        int ordinal = table.game().opened();
        var finished =
                FinishedBoard.of(new TableId(id), ordinal, at, board(table), names(table), terms);
        try (var row = connection.prepareStatement(BOARD)) {
            row.setString(1, id);
            row.setInt(2, ordinal);
            row.setLong(3, at.toEpochMilli());
            row.setString(4, terms.plan().setId().orElse(null));
            row.setInt(5, finished.board().number().value());
            row.setString(6, finished.again().map(PlayedAt::toString).orElse(null));
            row.setString(7, Json.MAPPER.writeValueAsString(finished));
            row.executeUpdate();
        }
        try (var row = connection.prepareStatement(PLAYER)) {
            for (var taken : table.chairs().entrySet()) {
                if (taken.getValue().occupant() instanceof Occupant.Person(var person, _)) {
                    row.setString(1, person.value());
                    row.setString(2, id);
                    row.setInt(3, ordinal);
                    row.setString(4, String.valueOf(taken.getKey().letter()));
                    row.setLong(5, at.toEpochMilli());
                    row.executeUpdate();
                }
            }
        }
    }

    private static Map<Seat, String> names(Table<Session> table) {
        var names = new EnumMap<Seat, String>(Seat.class);
        table.chairs().forEach((seat, chair) -> names.put(seat, chair.occupant().name()));
        return names;
    }
}
