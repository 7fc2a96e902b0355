package overtrick.club;

import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import overtrick.club.duplicate.Duplicate;
import overtrick.club.event.Tournaments;
import overtrick.club.game.Tables;
import overtrick.club.thinking.Thinking;
import overtrick.club.thinking.Timer;
import overtrick.log.EventLog;
import overtrick.log.host.Kind;
import overtrick.log.host.Replay;
import overtrick.robots.bidding.Readings;
import overtrick.sqlite.Copies;
import overtrick.sqlite.SqliteStore;

/// What a check of a club's data has found.
///
/// @param problems one line each; empty when all is well
public record Verification(int streams, long events, List<String> problems) {

    private static final int PAGE = 1000;

    public Verification {
        problems = List.copyOf(problems);
    }

    /// Checks the file, the numbers of every stream, and that every table and tournament can be
    /// replayed.
    public static Verification of(Path directory) {
        var problems = new ArrayList<>(Copies.problems(directory.resolve(SqliteStore.FILE)));
        if (!problems.isEmpty()) {
            return new Verification(0, 0, problems);
        }
        var clock = InstantSource.system();
        try (var store = SqliteStore.open(directory, List.of(Club.SCHEMA), clock);
                var timer = new Timer();
                var thinking = new Thinking(1, Duration.ofSeconds(1), timer)) {
            var tables =
                    new Tables(
                            store,
                            clock,
                            thinking,
                            timer,
                            Duration.ofDays(1),
                            new java.security.SecureRandom());
            tables.add(new Duplicate(store, clock, new Readings()));
            var kinds = new ArrayList<>(tables.kinds());
            kinds.add(Tournaments.KIND);
            return replayed(store.log(), kinds);
        }
    }

    private static Verification replayed(EventLog log, List<Kind<?, ?, ?, ?, ?>> kinds) {
        int streams = 0;
        long events = 0;
        var problems = new ArrayList<String>();
        for (var kind : kinds) {
            var replay = new Replay<>(kind, log);
            var heads = log.heads(kind.streams(), "", PAGE);
            while (!heads.isEmpty()) {
                for (var head : heads) {
                    streams++;
                    events += head.number();
                    replay.problem(kind.id(head.stream())).ifPresent(problems::add);
                }
                heads = log.heads(kind.streams(), heads.getLast().stream(), PAGE);
            }
        }
        return new Verification(streams, events, problems);
    }
}
