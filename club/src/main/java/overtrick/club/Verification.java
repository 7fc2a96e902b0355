package overtrick.club;

import java.nio.file.Path;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import overtrick.club.event.Tournaments;
import overtrick.club.play.DuplicateHost;
import overtrick.club.store.Copies;
import overtrick.club.store.EventLog;
import overtrick.club.store.SqliteStore;

/// What a check of a club's data has found.
///
/// @param problems one line each; empty when all is well
public record Verification(int streams, long events, List<String> problems) {

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
        try (var store = SqliteStore.open(directory, InstantSource.system())) {
            var heads = store.log().heads();
            for (var stream : heads.keySet()) {
                replayProblem(store.log(), stream).ifPresent(problems::add);
            }
            long events = heads.values().stream().mapToLong(Long::longValue).sum();
            return new Verification(heads.size(), events, problems);
        }
    }

    private static Optional<String> replayProblem(EventLog log, String stream) {
        return Tournaments.isStream(stream)
                ? Tournaments.replayProblem(log, stream)
                : DuplicateHost.replayProblem(log, stream);
    }
}
