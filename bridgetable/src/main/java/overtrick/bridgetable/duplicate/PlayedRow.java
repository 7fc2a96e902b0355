package overtrick.bridgetable.duplicate;

import java.sql.Connection;
import java.sql.SQLException;
import java.time.Instant;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import overtrick.bridge.board.BoardInPlay;
import overtrick.bridge.sheet.Given;
import overtrick.cards.Seat;
import overtrick.house.codes.TableId;
import overtrick.house.json.Json;
import overtrick.house.table.Chair;
import overtrick.house.table.Occupant;
import overtrick.house.table.Table;
import overtrick.house.terms.Strength;
import overtrick.log.Beside;

/// A finished board as it is kept for those who have played it, whatever form of contract it was.
///
/// @param code of the table
/// @param ordinal how many boards the table had opened with this one, from 1
/// @param set the set the board came from; empty when it was dealt at the table
/// @param again the board that was played once more here
/// @param given what it gave where it is not scored as boards are
public record PlayedRow(
        String code,
        Map<Seat, Chair> chairs,
        BoardInPlay board,
        int ordinal,
        BridgeTerms terms,
        Optional<String> set,
        Optional<PlayedAt> again,
        Optional<Given> given) {

    private static final String BOARD =
            """
            INSERT INTO finished_board
                (code, ordinal, ended, board_set, board, again, record, robots)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?)
            ON CONFLICT (code, ordinal) DO UPDATE SET ended = excluded.ended,
                board_set = excluded.board_set, board = excluded.board, again = excluded.again,
                record = excluded.record, robots = excluded.robots
            """;
    private static final String PLAYER =
            """
            INSERT INTO board_player (person, code, ordinal, seat, ended)
            VALUES (?, ?, ?, ?, ?)
            ON CONFLICT (person, code, ordinal) DO UPDATE SET seat = excluded.seat,
                ended = excluded.ended
            """;

    /// A board that was dealt at the table.
    public static PlayedRow of(
            String code, Table<?> table, BoardInPlay board, int ordinal, BridgeTerms terms) {
        return new PlayedRow(
                code,
                table.chairs(),
                board,
                ordinal,
                terms,
                Optional.empty(),
                Optional.empty(),
                Optional.empty());
    }

    /// The same as a deal of a game that keeps a score of its own.
    public PlayedRow scored(Optional<Given> own) {
        return new PlayedRow(code, chairs, board, ordinal, terms, set, again, own);
    }

    /// The same from a set of boards, or played once more.
    public PlayedRow from(Optional<String> boards, Optional<PlayedAt> other) {
        return new PlayedRow(code, chairs, board, ordinal, terms, boards, other, given);
    }

    /// To be written with the event that ended it.
    public Beside row() {
        return this::write;
    }

    private FinishedBoard finished(Instant at) {
        var id = new TableId(code);
        var played =
                FinishedBoard.of(id, ordinal, at, board, names(), terms.agreements())
                        .from(set, again);
        return given.map(played::scored).orElse(played);
    }

    private void write(Connection connection, Instant at) throws SQLException {
        var finished = finished(at);
        try (var row = connection.prepareStatement(BOARD)) {
            row.setString(1, code);
            row.setInt(2, ordinal);
            row.setLong(3, at.toEpochMilli());
            row.setString(4, set.orElse(null));
            row.setInt(5, finished.board().number().value());
            row.setString(6, again.map(PlayedAt::toString).orElse(null));
            row.setString(7, Json.MAPPER.writeValueAsString(finished));
            row.setString(8, robots());
            row.executeUpdate();
        }
        try (var row = connection.prepareStatement(PLAYER)) {
            for (var taken : chairs.entrySet()) {
                if (taken.getValue().occupant() instanceof Occupant.Person(var person, _)) {
                    row.setString(1, person.value());
                    row.setString(2, code);
                    row.setInt(3, ordinal);
                    row.setString(4, String.valueOf(taken.getKey().letter()));
                    row.setLong(5, at.toEpochMilli());
                    row.executeUpdate();
                }
            }
        }
    }

    /// How well robots play here, `club/thumb` for the two sides; nothing where as those of the
    /// house do.
    private String robots() {
        return terms instanceof DuplicateTerms own
                ? Stream.of(Seat.NORTH, Seat.EAST)
                        .flatMap(seat -> own.strength(seat).stream())
                        .map(Strength::word)
                        .collect(Collectors.joining("/"))
                : terms.robots().map(one -> one.word() + "/" + one.word()).orElse("");
    }

    private Map<Seat, String> names() {
        var names = new EnumMap<Seat, String>(Seat.class);
        chairs.forEach((seat, chair) -> names.put(seat, chair.occupant().name()));
        return names;
    }
}
