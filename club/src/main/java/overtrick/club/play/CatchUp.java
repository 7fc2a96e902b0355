package overtrick.club.play;

import java.util.List;
import java.util.stream.Collectors;
import overtrick.bridge.board.BoardEvent;
import overtrick.bridge.duplicate.Session;
import overtrick.cards.rules.Rules;
import overtrick.club.history.ReadModels;
import overtrick.club.host.Snapshot;
import overtrick.club.store.SqliteStore;
import overtrick.club.table.Member;
import overtrick.club.table.Table;
import overtrick.club.table.TableEvent;

/// Brings the read models up to the log: after a crash, or after they were dropped.
final class CatchUp {

    private static final String BEHIND =
            """
            SELECT DISTINCT e.stream
            FROM event e
            LEFT JOIN table_summary s ON e.stream = 'table/' || s.code
            WHERE e.number > coalesce(s.number, 0) AND e.type IN (%s)
            """
                    .formatted(
                            TableEvents.SHOWN.stream()
                                    .map("'%s'"::formatted)
                                    .collect(Collectors.joining(", ")));

    private final SqliteStore store;
    private final Rules<Table<Session>, Member, ?, TableEvent<BoardEvent>, ?> rules;
    private final TableEvents codec = new TableEvents();

    CatchUp(SqliteStore store, Rules<Table<Session>, Member, ?, TableEvent<BoardEvent>, ?> rules) {
        this.store = store;
        this.rules = rules;
    }

    /// Tells the read models again of every table they are behind with.
    ///
    /// @return how many tables that were
    int run(ReadModels models) {
        List<String> behind =
                store.queries()
                        .withHandle(handle -> handle.select(BEHIND).mapTo(String.class).list());
        behind.forEach(stream -> retell(stream, models));
        return behind.size();
    }

    private void retell(String stream, ReadModels models) {
        var now = new Snapshot<>(0, rules.start());
        for (var logged : store.log().read(stream, 0)) {
            var event = codec.decode(logged.event());
            now = new Snapshot<>(logged.number(), rules.evolve(now.state(), event));
            models.happened(stream, now, List.of(event), logged.at());
        }
    }
}
