package overtrick.evening.tournament;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import overtrick.evening.tournament.TournamentSummary.Stage;
import overtrick.house.codes.TournamentId;
import overtrick.log.Beside;
import overtrick.log.Store;
import overtrick.log.host.Snapshot;
import overtrick.tournament.Tournament;
import overtrick.tournament.act.Act;
import overtrick.tournament.act.TournamentEvent;
import overtrick.tournament.session.Charter;
import overtrick.tournament.session.Session;

/// A row for each tournament of the club.
final class TournamentSummaries {

    private static final String KEEP =
            """
            INSERT INTO tournament_summary (code, number, title, stage, entries, touched)
            VALUES (?, ?, ?, ?, ?, ?)
            ON CONFLICT (code) DO UPDATE SET number = excluded.number, title = excluded.title,
                stage = excluded.stage, entries = excluded.entries, touched = excluded.touched
            WHERE excluded.number >= tournament_summary.number
            """;
    private static final String LATEST =
            "SELECT * FROM tournament_summary ORDER BY touched DESC, code LIMIT ?";

    private static final String ONE = "SELECT * FROM tournament_summary WHERE code = ?";

    private final Store store;

    TournamentSummaries(Store store) {
        this.store = store;
    }

    List<TournamentSummary> latest(int limit) {
        return store.rows(LATEST, TournamentSummaries::summary, limit);
    }

    Optional<TournamentSummary> of(TournamentId id) {
        return store.row(ONE, TournamentSummaries::summary, id.code());
    }

    private static TournamentSummary summary(ResultSet row) throws SQLException {
        return new TournamentSummary(
                new TournamentId(row.getString("code")),
                row.getString("title"),
                Stage.valueOf(row.getString("stage")),
                row.getInt("entries"),
                Instant.ofEpochMilli(row.getLong("touched")));
    }

    /// The row to keep after these events.
    static Beside after(String id, Snapshot<Tournament> now, List<TournamentEvent> events) {
        return events.stream().anyMatch(TournamentSummaries::isShown)
                ? (connection, _) -> {
                    try (var row = connection.prepareStatement(KEEP)) {
                        var session = now.state().session();
                        row.setString(1, id);
                        row.setLong(2, now.number());
                        row.setString(3, session.charter().map(Charter::title).orElse(""));
                        row.setString(4, stage(session).name());
                        row.setLong(5, entries(session));
                        row.setLong(6, now.state().latest().toEpochMilli());
                        row.executeUpdate();
                    }
                }
                : Beside.NOTHING;
    }

    private static boolean isShown(TournamentEvent event) {
        return switch (event) {
            case TournamentEvent.TakenBack _ -> true;
            case TournamentEvent.Done done ->
                    done.act() instanceof Act.Create
                            || done.act() instanceof Act.Amend
                            || done.act() instanceof Act.Enter
                            || done.act() instanceof Act.Join
                            || done.act() instanceof Act.Withdraw
                            || done.act() instanceof Act.Seat
                            || done.act() instanceof Act.BeginRound
                            || done.act() instanceof Act.SetPace
                            || done.act() instanceof Act.Close;
        };
    }

    private static Stage stage(Session session) {
        if (session.closed()) {
            return Stage.CLOSED;
        }
        return session.isSeated() ? Stage.PLAY : Stage.ENTRY;
    }

    private static long entries(Session session) {
        return session.entries().values().stream().filter(one -> !one.withdrawn()).count();
    }
}
