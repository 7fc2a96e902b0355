package overtrick.app.manager;

import java.util.Optional;
import java.util.Set;
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

    /// @param seats of the open room
    void go(String host, int port, boolean closed, Set<Seat> seats) {
        for (var seat : seats) {
            var there = closed ? seat.left() : seat;
            var mind = house.mind(Agreements.both(system), level, seed);
            String team =
                    named.team(seat.side()).orElseGet(() -> "Ours " + seat.side().name().charAt(0));
            var player = new SeatedPlayer(team, Optional.of(there), false, mind);
            Thread.ofVirtual()
                    .name("ours")
                    .start(() ->
                            new Player(
                                            player,
                                            Wording.USUAL,
                                            RoomSettings.OPEN.silence(),
                                            new RoomListener() {})
                                    .play(host, port));
        }
    }
}
