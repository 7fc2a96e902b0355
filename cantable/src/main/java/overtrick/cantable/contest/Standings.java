package overtrick.cantable.contest;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import overtrick.cantable.CanHistory;
import overtrick.house.codes.TournamentId;

/// How contests stand. What the rounds that are over have come to does not change, so the standings
/// asked for lately are kept ready.
final class Standings {

    private static final int KEPT = 20;

    private final CanHistory history;
    private final Map<TournamentId, Standing> kept =
            Collections.synchronizedMap(
                    new LinkedHashMap<>() {
                        @Override
                        protected boolean removeEldestEntry(
                                Map.Entry<TournamentId, Standing> eldest) {
                            return size() > KEPT;
                        }
                    });

    Standings(CanHistory history) {
        this.history = history;
    }

    /// @param over how many rounds are over
    Standing of(TournamentId id, Contest contest, int over) {
        var known = kept.get(id);
        if (known != null && known.rounds() == over) {
            return known;
        }
        var played = new ArrayList<Standing.Table>();
        for (int round = 1; round <= over; round++) {
            played.addAll(played(contest, round));
        }
        var standing = Standing.of(contest, played);
        kept.put(id, standing);
        return standing;
    }

    void refresh() {
        kept.clear();
    }

    private List<Standing.Table> played(Contest contest, int round) {
        var tables = contest.rounds().get(round - 1);
        var played = new ArrayList<Standing.Table>();
        for (int at = 0; at < tables.size(); at++) {
            played.add(
                    new Standing.Table(
                            round, at + 1, history.match(tables.get(at), 1).orElseThrow()));
        }
        return played;
    }
}
