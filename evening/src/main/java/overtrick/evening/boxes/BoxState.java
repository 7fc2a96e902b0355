package overtrick.evening.boxes;

import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import overtrick.boxes.BoxTrouble;

/// How it stands with the boxes of an event.
///
/// @param path where the file is
/// @param read when it was last looked at and understood
/// @param trouble why it was not, when it was looked at last
/// @param results how many of its results have been dealt with
/// @param waiting those that wait for a round, or for which the event has no place
public record BoxState(
        Path path,
        Optional<Instant> read,
        Optional<BoxTrouble> trouble,
        int results,
        List<String> waiting) {

    public BoxState {
        waiting = List.copyOf(waiting);
    }

    /// What became of the results of a file.
    ///
    /// @param results how many have been dealt with
    public record Taken(int results, List<String> waiting) {
        public Taken {
            waiting = List.copyOf(waiting);
        }
    }

    static BoxState unseen(Path path) {
        return new BoxState(path, Optional.empty(), Optional.empty(), 0, List.of());
    }

    BoxState read(Instant now, Taken taken) {
        return new BoxState(
                path, Optional.of(now), Optional.empty(), taken.results(), taken.waiting());
    }

    /// Looked at again, and nothing is new.
    BoxState unchanged(Instant now) {
        return trouble.isPresent()
                ? this
                : new BoxState(path, Optional.of(now), trouble, results, waiting);
    }

    BoxState failed(BoxTrouble why) {
        return new BoxState(path, read, Optional.of(why), results, waiting);
    }
}
