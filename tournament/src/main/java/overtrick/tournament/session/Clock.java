package overtrick.tournament.session;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/// The time of the round being played. It is told the time and never asks for it.
///
/// @param length the time the round has, extensions included
/// @param stopped since when it stands; empty while it runs
/// @param lost the time it stood
public record Clock(Instant started, Duration length, Optional<Instant> stopped, Duration lost) {

    public static Clock start(Instant at, Duration length) {
        return new Clock(at, length, Optional.empty(), Duration.ZERO);
    }

    public boolean isRunning() {
        return stopped.isEmpty();
    }

    /// What was left when it was stopped; empty while it runs.
    public Optional<Duration> left() {
        return stopped.map(since -> Duration.between(since, started.plus(length).plus(lost)));
    }

    public Clock stop(Instant at) {
        return new Clock(started, length, Optional.of(at), lost);
    }

    /// A time before the stop, from another machine's clock, counts as the stop itself.
    public Clock restart(Instant at) {
        var stood = stopped.map(since -> Duration.between(since, at)).orElse(Duration.ZERO);
        var more = stood.isNegative() ? Duration.ZERO : stood;
        return new Clock(started, length, Optional.empty(), lost.plus(more));
    }

    public Clock extend(Duration by) {
        return new Clock(started, length.plus(by), stopped, lost);
    }

    /// When the round ends; empty while the clock stands.
    public Optional<Instant> end() {
        return isRunning() ? Optional.of(started.plus(length).plus(lost)) : Optional.empty();
    }

    /// When the tables are to be warned.
    public List<Instant> warnings(List<Duration> before) {
        return end().stream()
                .flatMap(end -> before.stream().map(end::minus))
                .filter(started::isBefore)
                .toList();
    }
}
