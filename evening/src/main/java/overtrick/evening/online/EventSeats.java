package overtrick.evening.online;

import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import overtrick.house.codes.TournamentId;
import overtrick.house.table.PersonId;
import overtrick.log.Sql;
import overtrick.log.Store;
import overtrick.tournament.session.EntryId;

/// Which people sit at which chairs of an event.
public final class EventSeats {

    private static final String TAKE =
            "INSERT INTO event_seat (event, entry, player, person) VALUES (?, ?, ?, ?)"
                    + " ON CONFLICT DO NOTHING";
    private static final String LEAVE = "DELETE FROM event_seat WHERE event = ? AND person = ?";
    private static final String ALL =
            "SELECT entry, player, person FROM event_seat WHERE event = ?";
    private static final String OF =
            "SELECT entry, player FROM event_seat WHERE event = ? AND person = ?";

    /// One of the players of an entry.
    ///
    /// @param player their place in the entry, from 0
    public record Player(EntryId entry, int player) {}

    private final Store store;

    EventSeats(Store store) {
        this.store = store;
    }

    /// The person plays in that place from now on, and in no other.
    ///
    /// @return whether they do; not so when somebody else has it
    public boolean take(TournamentId event, Player place, PersonId person) {
        return store.write(connection -> {
            var held = Sql.of(OF, event.code(), person.value()).row(connection, EventSeats::player);
            if (held.equals(Optional.of(place))) {
                return true;
            }
            boolean free =
                    Sql.of(ALL, event.code()).rows(connection, EventSeats::player).stream()
                            .noneMatch(place::equals);
            if (free) {
                Sql.of(LEAVE, event.code(), person.value()).change(connection);
                Sql.of(TAKE, event.code(), place.entry().value(), place.player(), person.value())
                        .change(connection);
            }
            return free;
        });
    }

    /// The chair of the person is free again.
    ///
    /// @return whether they had it
    public boolean leave(TournamentId event, Player place, PersonId person) {
        return store.change(
                        LEAVE + " AND entry = ? AND player = ?",
                        event.code(),
                        person.value(),
                        place.entry().value(),
                        place.player())
                > 0;
    }

    /// Everybody who has come.
    public Map<Player, PersonId> of(TournamentId event) {
        return store
                .rows(
                        ALL,
                        row -> Map.entry(player(row), new PersonId(row.getString(3))),
                        event.code())
                .stream()
                .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue));
    }

    /// Where a person plays; empty when they do not.
    public Optional<Player> of(TournamentId event, PersonId person) {
        return store.row(OF, EventSeats::player, event.code(), person.value());
    }

    private static Player player(java.sql.ResultSet row) throws java.sql.SQLException {
        return new Player(new EntryId(row.getInt(1)), row.getInt(2));
    }
}
