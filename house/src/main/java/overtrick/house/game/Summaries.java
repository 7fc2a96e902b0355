package overtrick.house.game;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import overtrick.cards.Seat;
import overtrick.house.codes.TableId;
import overtrick.house.json.Json;
import overtrick.house.table.Access;
import overtrick.house.table.Chair;
import overtrick.house.table.Occupant;
import overtrick.house.table.PersonId;
import overtrick.house.table.Table;
import overtrick.house.table.TableEvent;
import overtrick.house.table.TableEvent.InGame;
import overtrick.house.table.TableEvent.Said;
import overtrick.log.Beside;
import overtrick.log.Sql;
import overtrick.log.Store;
import overtrick.log.host.Projection;
import overtrick.log.host.Snapshot;
import tools.jackson.core.type.TypeReference;
import tools.jackson.databind.json.JsonMapper;

/// What the lobby knows of every table: a row for each.
public final class Summaries {

    /// How long a table stays in the lobby after its last event.
    private static final Duration LOBBY = Duration.ofHours(24);

    private static final JsonMapper JSON = TableForms.people(Json.MAPPER);

    private static final String KEEP =
            """
            INSERT INTO table_summary (code, game, number, name, chairs, place, access, touched)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?)
            ON CONFLICT (code) DO UPDATE SET number = excluded.number, name = excluded.name,
                chairs = excluded.chairs, place = excluded.place, access = excluded.access,
                touched = excluded.touched
            WHERE excluded.number >= table_summary.number
            """;
    private static final String LATEST =
            "SELECT * FROM table_summary WHERE access IN ('OPEN', ?) AND touched > ?"
                    + " ORDER BY touched DESC, code LIMIT ?";
    private static final String OF_PERSON =
            "SELECT table_summary.* FROM table_person JOIN table_summary USING (code)"
                    + " WHERE person = ? AND touched > ? ORDER BY touched DESC, code LIMIT ?";
    private static final String TOUCHED =
            "SELECT code, game FROM table_summary WHERE touched > ?"
                    + " ORDER BY touched DESC, code LIMIT ?";
    private static final String GAME = "SELECT game FROM table_summary WHERE code = ?";
    private static final String FORGET = "DELETE FROM table_person WHERE code = ?";
    private static final String SEATED = "INSERT INTO table_person (person, code) VALUES (?, ?)";

    private final Store store;
    private final InstantSource clock;

    public Summaries(Store store, InstantSource clock) {
        this.store = store;
        this.clock = clock;
    }

    /// A table and the name of what is played there.
    record Played(TableId id, String game) {}

    /// Open tables with some life during the last day, the latest first.
    ///
    /// @param also who may come to others that are listed too
    public List<TableSummary> latest(Access also, int limit) {
        return store.rows(LATEST, Summaries::summary, also.name(), dayAgo(), limit);
    }

    /// Tables with some life during the last day at which the person sits, the latest first.
    public List<TableSummary> of(PersonId person, int limit) {
        return store.rows(OF_PERSON, Summaries::summary, person.value(), dayAgo(), limit);
    }

    /// All tables with some life since then, the latest first.
    List<Played> touchedSince(Instant since, int limit) {
        return store.rows(
                TOUCHED,
                row -> new Played(new TableId(row.getString(1)), row.getString(2)),
                since.toEpochMilli(),
                limit);
    }

    /// All tables at which the person sits.
    List<TableId> of(PersonId person) {
        return store.rows(
                "SELECT code FROM table_person WHERE person = ?",
                row -> new TableId(row.getString(1)),
                person.value());
    }

    /// The name of the game that is played at a table; empty when there is no such table.
    Optional<String> game(TableId table) {
        return store.row(GAME, row -> row.getString("game"), table.code());
    }

    private long dayAgo() {
        return clock.instant().minus(LOBBY).toEpochMilli();
    }

    private static TableSummary summary(ResultSet row) throws SQLException {
        return new TableSummary(
                new TableId(row.getString("code")),
                row.getString("game"),
                row.getString("name"),
                JSON.readValue(row.getString("chairs"), new TypeReference<Map<Seat, Chair>>() {}),
                TableSummary.Place.parse(row.getString("place")),
                Access.valueOf(row.getString("access")),
                Instant.ofEpochMilli(row.getLong("touched")));
    }

    /// Keeps the row of a table, and whatever its game keeps.
    static <S, E> Projection<Table<S>, TableEvent<E>> of(Game<S, ?, E, ?> game) {
        var own = game.projection();
        return (id, now, events) -> {
            var rows = own.after(id, now, events);
            boolean shown = events.stream().anyMatch(event -> isShown(game, event));
            return shown ? row(game, id, now).and(rows) : rows;
        };
    }

    private static <E> boolean isShown(Game<?, ?, E, ?> game, TableEvent<E> event) {
        return event instanceof InGame<E>(var inner)
                ? game.isMilestone(inner)
                : !(event instanceof Said<E>);
    }

    private static <S> Beside row(Game<S, ?, ?, ?> game, String id, Snapshot<Table<S>> now) {
        return (connection, at) -> keep(connection, game, id, now, at);
    }

    private static <S> void keep(
            Connection connection,
            Game<S, ?, ?, ?> game,
            String id,
            Snapshot<Table<S>> now,
            Instant at)
            throws SQLException {
        var table = now.state();
        Sql.of(
                        KEEP,
                        id,
                        game.name(),
                        now.number(),
                        table.name(),
                        JSON.writeValueAsString(table.chairs()),
                        game.place(table.game()).toString(),
                        table.door().access().name(),
                        at.toEpochMilli())
                .change(connection);
        Sql.of(FORGET, id).change(connection);
        for (var chair : table.chairs().values()) {
            if (chair.occupant() instanceof Occupant.Person(var person, _)) {
                Sql.of(SEATED, person.value(), id).change(connection);
            }
        }
    }
}
