package overtrick.cantable.contest;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import overtrick.house.codes.TournamentId;
import overtrick.log.Beside;
import overtrick.log.Store;
import overtrick.log.host.Snapshot;

/// A row for each contest and each league of Bài Càn.
public final class ContestList {

    public static final String CONTEST = "contest";
    public static final String LEAGUE = "league";

    private static final String KEEP =
            "INSERT INTO can_event (code, kind, name, announced) VALUES (?, ?, ?, ?)"
                    + " ON CONFLICT (code) DO NOTHING";
    private static final String LATEST =
            "SELECT code, name, announced FROM can_event WHERE kind = ?"
                    + " ORDER BY announced DESC, code LIMIT ?";

    /// A line of the list.
    public record Entry(TournamentId id, String name, Instant announced) {}

    private final Store store;

    public ContestList(Store store) {
        this.store = store;
    }

    public List<Entry> latest(String kind, int limit) {
        return store.rows(LATEST, ContestList::entry, kind, limit);
    }

    private static Entry entry(ResultSet row) throws SQLException {
        return new Entry(
                new TournamentId(row.getString("code")),
                row.getString("name"),
                Instant.ofEpochMilli(row.getLong("announced")));
    }

    static Beside after(String id, Snapshot<Contest> now, List<ContestEvent> events) {
        return events.stream().anyMatch(ContestEvent.Announced.class::isInstance)
                ? now.state()
                        .plan()
                        .map(plan -> row(id, CONTEST, plan.name(), plan.announced()))
                        .orElse(Beside.NOTHING)
                : Beside.NOTHING;
    }

    /// The row of a contest or a league.
    public static Beside row(String id, String kind, String name, Instant announced) {
        return (connection, _) -> {
            try (var row = connection.prepareStatement(KEEP)) {
                row.setString(1, id);
                row.setString(2, kind);
                row.setString(3, name);
                row.setLong(4, announced.toEpochMilli());
                row.executeUpdate();
            }
        };
    }
}
