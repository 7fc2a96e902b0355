package overtrick.bridgetable.page;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import overtrick.cards.Seat;
import overtrick.house.terms.Custom;
import overtrick.page.Words;

/// The time the board and its players have taken, at tables that want to see it.
public record ClockPart(Words words, Optional<TablePage.Time> time) {

    /// One line of it.
    ///
    /// @param seat empty for the board
    /// @param millis until now
    /// @param runs whether it goes on
    public record Line(Optional<Seat> seat, long millis, boolean runs) {

        /// Such as `3:07`.
        public String text() {
            long seconds = Duration.ofMillis(millis).toSeconds();
            return "%d:%02d".formatted(seconds / 60, seconds % 60);
        }
    }

    public static ClockPart of(TablePage page) {
        return new ClockPart(page.words(), page.time().filter(_ -> page.has(Custom.CLOCK)));
    }

    public boolean isShown() {
        return time.isPresent();
    }

    /// The board as a whole, as it stands now.
    public Line board() {
        var clock = time.orElseThrow().clock();
        boolean runs = clock.thinking().isPresent();
        return new Line(Optional.empty(), clock.taken(now()).toMillis(), runs);
    }

    /// The players, as it stands now.
    public List<Line> players() {
        var clock = time.orElseThrow().clock();
        return List.of(Seat.values()).stream()
                .map(seat -> {
                    long millis = clock.thought(seat, now()).toMillis();
                    return new Line(Optional.of(seat), millis, clock.isThinking(seat));
                })
                .toList();
    }

    /// A player's seat in full, and that they think while they do.
    public String says(Line line) {
        String name = words.name(line.seat().orElseThrow());
        return line.runs() ? words.get("clock.thinks", name) : name;
    }

    private Instant now() {
        return time.orElseThrow().now().instant();
    }
}
