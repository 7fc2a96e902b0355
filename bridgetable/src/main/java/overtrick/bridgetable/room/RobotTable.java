package overtrick.bridgetable.room;

import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.LongSupplier;
import overtrick.bridge.play.Play;
import overtrick.robots.bidding.Readings;
import overtrick.robots.board.Robot;
import overtrick.robots.board.RobotBoard;
import overtrick.robots.search.Solvers;

/// Four robots with a board. Each gets the view of its own seat, as at any table.
final class RobotTable {

    /// The same board is always played alike by rules.
    private static final long SEED = 1;

    private final Readings readings;
    private final Solvers solvers = new Solvers();
    private final LongSupplier nanos;

    /// @param nanos tells how time goes by
    RobotTable(Readings readings, LongSupplier nanos) {
        this.readings = readings;
        this.nanos = nanos;
    }

    /// With the systems and for the score of the table that the board is compared with.
    ///
    /// @throws InterruptedException when the result is no longer wanted
    RoomResult play(Room room, ClosedRooms.Order order) throws InterruptedException {
        var robot = robot(room, order);
        var table = new RobotBoard(order.board(), robot, robot);
        while (!table.now().isOver()) {
            table.move(enough());
            Thread.sleep(room.rest());
        }
        var over = table.now();
        return new RoomResult(
                room,
                over.auction(),
                over.meanings(),
                over.play().map(Play::cards).orElse(List.of()),
                over.result().orElseThrow());
    }

    private Robot robot(Room room, ClosedRooms.Order order) {
        var agreements = order.agreements();
        return room.level()
                .map(level ->
                        Robot.playing(level, agreements, readings, order.stake(), solvers, SEED))
                .orElseGet(() -> Robot.playing(agreements, readings, order.stake()));
    }

    private BooleanSupplier enough() {
        long end = nanos.getAsLong() + Room.LONGEST_THOUGHT.toNanos();
        return () -> nanos.getAsLong() - end >= 0;
    }
}
