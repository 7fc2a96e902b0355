package overtrick.evening.online;

import java.util.List;
import java.util.Optional;
import overtrick.house.codes.TournamentId;
import overtrick.house.json.Json;
import overtrick.log.Store;

/// What is kept of how tournaments go on in the program.
final class OnlinePlans {

    private static final String KEEP =
            "INSERT INTO online_plan (code, plan, done) VALUES (?, ?, 0)"
                    + " ON CONFLICT (code) DO UPDATE SET plan = excluded.plan";
    private static final String ONE = "SELECT plan FROM online_plan WHERE code = ?";
    private static final String GOING = "SELECT code FROM online_plan WHERE done = 0";
    private static final String DONE =
            "UPDATE online_plan SET done = ? WHERE code = ? AND done <> ?";
    private static final String FOLLOWING = "SELECT following FROM online_plan WHERE code = ?";
    private static final String FOLLOW =
            "UPDATE online_plan SET following = ? WHERE code = ? AND following IS NULL";

    private final Store store;

    OnlinePlans(Store store) {
        this.store = store;
    }

    void keep(TournamentId id, OnlinePlan plan) {
        store.change(KEEP, id.code(), Json.MAPPER.writeValueAsString(plan));
    }

    Optional<OnlinePlan> plan(TournamentId id) {
        return store.row(
                ONE, row -> Json.MAPPER.readValue(row.getString(1), OnlinePlan.class), id.code());
    }

    /// The tournaments whose ranking was not final when it was last looked at.
    List<TournamentId> going() {
        return store.rows(GOING, row -> new TournamentId(row.getString(1)));
    }

    void done(TournamentId id, boolean done) {
        int value = done ? 1 : 0;
        store.change(DONE, value, id.code(), value);
    }

    /// The next event of a series; empty before it has a code.
    Optional<TournamentId> following(TournamentId id) {
        return store.row(FOLLOWING, row -> Optional.ofNullable(row.getString(1)), id.code())
                .flatMap(code -> code)
                .map(TournamentId::new);
    }

    /// Gives the next event of a series its code; one that it has stays.
    TournamentId follow(TournamentId id, TournamentId next) {
        store.change(FOLLOW, next.code(), id.code());
        return following(id).orElse(next);
    }
}
