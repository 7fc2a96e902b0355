package overtrick.app.manager;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import overtrick.app.input.UserError;
import overtrick.cards.Seat;
import overtrick.manager.line.Names;
import overtrick.manager.line.Player;
import overtrick.manager.line.RoomListener;
import overtrick.manager.line.RoomSettings;
import overtrick.manager.protocol.Wording;
import overtrick.manager.seat.SeatedPlayer;
import overtrick.robots.bidding.Agreements;
import overtrick.robots.search.Level;

/// Robots of ours that take seats of a table managed in this process, by the same door as others.
final class OurRobots {

    /// How long a room may take to answer somebody at its door.
    private static final Duration DOOR = Duration.ofSeconds(30);

    private final Names named;
    private final String system;
    private final Level level;
    private final long seed;
    private final RobotMind.House house = new RobotMind.House();

    /// @param named teams that have a name already
    OurRobots(Names named, String system, Level level, long seed) {
        this.named = named;
        this.system = system;
        this.level = level;
        this.seed = seed;
    }

    /// Comes back when all of them have been answered at the door.
    ///
    /// @param seats of the open room
    void go(String host, int port, boolean closed, Set<Seat> seats) throws InterruptedException {
        var answered = new ArrayList<CountDownLatch>();
        for (var seat : seats) {
            var door = new CountDownLatch(1);
            answered.add(door);
            var there = closed ? seat.left() : seat;
            var mind = house.mind(Agreements.both(system), level, seed);
            String team =
                    named.team(seat.side()).orElseGet(() -> "Ours " + seat.side().name().charAt(0));
            var player = new SeatedPlayer(team, Optional.of(there), false, mind);
            Thread.ofVirtual().name("ours").start(() -> play(player, host, port, door));
        }
        for (var door : answered) {
            if (!door.await(DOOR.toSeconds(), TimeUnit.SECONDS)) {
                throw new UserError(
                        "robots are not let in within %d s".formatted(DOOR.toSeconds()));
            }
        }
    }

    private static void play(SeatedPlayer player, String host, int port, CountDownLatch door) {
        var listener =
                new RoomListener() {
                    @Override
                    public void heard(String who, String line) {
                        door.countDown();
                    }
                };
        try {
            new Player(player, Wording.USUAL, RoomSettings.OPEN.silence(), listener)
                    .play(host, port);
        } finally {
            door.countDown();
        }
    }
}
