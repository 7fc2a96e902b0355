package overtrick.bridgetable.duplicate;

import java.util.List;
import overtrick.bridge.board.BoardEvent;
import overtrick.bridge.board.BoardEvent.BoardEnded;
import overtrick.bridge.board.BoardInPlay;
import overtrick.bridge.duplicate.Session;
import overtrick.house.table.Table;
import overtrick.house.table.TableEvent;
import overtrick.house.table.TableEvent.InGame;
import overtrick.house.table.TableEvent.TableOpened;
import overtrick.log.Beside;
import overtrick.log.Sql;
import overtrick.log.host.Projection;
import overtrick.log.host.Snapshot;

/// The rows that follow from boards: each finished board with its players, and which tables play an
/// event. What a class plays is kept by the class, and by nobody beside it.
final class FinishedBoards implements Projection<Table<Session>, TableEvent<BoardEvent>> {

    private static final String PLACE =
            """
            INSERT INTO event_table (event, section, round, place, code) VALUES (?, ?, ?, ?, ?)
            ON CONFLICT (event, section, round, place) DO UPDATE SET code = excluded.code
            """;

    @Override
    public Beside after(
            String id, Snapshot<Table<Session>> now, List<TableEvent<BoardEvent>> events) {
        var table = now.state();
        var rows = Beside.NOTHING;
        for (var event : events) {
            rows =
                    switch (event) {
                        case InGame<BoardEvent>(BoardEnded _)
                                when terms(table).ofClass().isEmpty() ->
                                rows.and(played(id, table).row());
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

    private static PlayedRow played(String id, Table<Session> table) {
        var terms = terms(table);
        return PlayedRow.of(id, table, board(table), table.game().opened(), terms)
                .from(terms.plan().setId(), terms.plan().again());
    }

    private static DuplicateTerms terms(Table<Session> table) {
        return (DuplicateTerms) table.terms().orElseThrow();
    }

    private static BoardInPlay board(Table<Session> table) {
        return table.game().board().orElseThrow();
    }
}
