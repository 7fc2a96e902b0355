package overtrick.cantable;

import java.sql.Connection;
import java.sql.SQLException;
import java.time.Instant;
import java.util.EnumMap;
import java.util.List;
import overtrick.can.act.CanEvent;
import overtrick.can.act.CanEvent.DealEnded;
import overtrick.can.act.CanEvent.KickEnded;
import overtrick.can.act.CanEvent.MatchEnded;
import overtrick.can.act.CanEvent.RecordSigned;
import overtrick.can.act.CanEvent.Ruled;
import overtrick.can.match.CanMatch;
import overtrick.cards.Seat;
import overtrick.house.codes.TableId;
import overtrick.house.table.Occupant;
import overtrick.house.table.Table;
import overtrick.house.table.TableEvent;
import overtrick.house.table.TableEvent.InGame;
import overtrick.log.Beside;
import overtrick.log.host.Projection;
import overtrick.log.host.Snapshot;

/// The rows that follow from matches: each match of which a deal has been played, with its players.
final class PlayedMatches implements Projection<Table<Sitting>, TableEvent<CanEvent>> {

    private static final String MATCH =
            """
            INSERT INTO can_match (code, ordinal, touched, ended, record)
            VALUES (?, ?, ?, ?, ?)
            ON CONFLICT (code, ordinal) DO UPDATE SET touched = excluded.touched,
                ended = excluded.ended, record = excluded.record
            """;
    private static final String PLAYER =
            """
            INSERT INTO can_player (person, code, ordinal, seat, touched)
            VALUES (?, ?, ?, ?, ?)
            ON CONFLICT (person, code, ordinal) DO UPDATE SET seat = excluded.seat,
                touched = excluded.touched
            """;

    @Override
    public Beside after(
            String id, Snapshot<Table<Sitting>> now, List<TableEvent<CanEvent>> events) {
        boolean told = events.stream().anyMatch(PlayedMatches::isTold);
        var table = now.state();
        return told ? (connection, at) -> write(connection, id, table, at) : Beside.NOTHING;
    }

    private static boolean isTold(TableEvent<CanEvent> event) {
        return event instanceof InGame<CanEvent>(var happened)
                && (happened instanceof DealEnded
                        || happened instanceof KickEnded
                        || happened instanceof Ruled
                        || happened instanceof RecordSigned
                        || happened instanceof MatchEnded);
    }

    private static void write(Connection connection, String id, Table<Sitting> table, Instant at)
            throws SQLException {
        var sitting = table.game();
        var match = sitting.match().orElseThrow();
        int ordinal = sitting.table().opened();
        var played = played(id, table, match, at);
        try (var row = connection.prepareStatement(MATCH)) {
            row.setString(1, id);
            row.setInt(2, ordinal);
            row.setLong(3, at.toEpochMilli());
            row.setInt(4, match.isOver() ? 1 : 0);
            row.setString(5, CanForms.JSON.writeValueAsString(played));
            row.executeUpdate();
        }
        try (var row = connection.prepareStatement(PLAYER)) {
            for (var taken : table.chairs().entrySet()) {
                if (taken.getValue().occupant() instanceof Occupant.Person(var person, _)) {
                    row.setString(1, person.value());
                    row.setString(2, id);
                    row.setInt(3, ordinal);
                    row.setString(4, String.valueOf(came(match, taken.getKey()).letter()));
                    row.setLong(5, at.toEpochMilli());
                    row.executeUpdate();
                }
            }
        }
    }

    private static Seat came(CanMatch match, Seat chair) {
        return match.chairs().came(chair);
    }

    private static PlayedMatch played(String id, Table<Sitting> table, CanMatch match, Instant at) {
        var names = new EnumMap<Seat, String>(Seat.class);
        table.chairs()
                .forEach((seat, chair) -> names.put(came(match, seat), chair.occupant().name()));
        var sitting = table.game();
        return new PlayedMatch(
                new TableId(id), sitting.table().opened(), at, names, sitting.story());
    }
}
