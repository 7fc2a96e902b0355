package overtrick.manager.table;

import java.time.Duration;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import overtrick.cards.Side;
import overtrick.manager.protocol.ManagerMessage.Spent;
import overtrick.manager.protocol.ManagerMessage.Timing;

/// How long each side has thought. At most one clock runs. Mutable.
final class Clocks {

    private final Map<Side, Duration> board = new EnumMap<>(Side.class);
    private final Map<Side, Duration> total = new EnumMap<>(Side.class);
    private Optional<Side> running = Optional.empty();
    private Duration since = Duration.ZERO;

    void newBoard() {
        stop(since);
        board.clear();
    }

    void start(Side side, Duration now) {
        stop(now);
        running = Optional.of(side);
        since = now;
    }

    void stop(Duration now) {
        running.ifPresent(side -> {
            var used = now.minus(since);
            board.merge(side, used, Duration::plus);
            total.merge(side, used, Duration::plus);
        });
        running = Optional.empty();
        since = now;
    }

    Timing timing() {
        return new Timing(spent(Side.NORTH_SOUTH), spent(Side.EAST_WEST));
    }

    private Spent spent(Side side) {
        return new Spent(
                board.getOrDefault(side, Duration.ZERO), total.getOrDefault(side, Duration.ZERO));
    }
}
