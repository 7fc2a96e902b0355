package overtrick.robots.can.table;

import java.util.List;
import java.util.function.Function;
import java.util.random.RandomGenerator;
import overtrick.can.Pack;
import overtrick.can.act.CanCommand;
import overtrick.can.act.CanCommand.BringPack;
import overtrick.can.act.CanCommand.DrawLots;
import overtrick.can.act.CanCommand.OpenMatch;
import overtrick.can.act.CanEvent;
import overtrick.can.game.CanGame;
import overtrick.can.match.CanTable;
import overtrick.can.rules.CanRules;
import overtrick.can.view.CanView;
import overtrick.cards.Party;
import overtrick.cards.Party.Outsider;
import overtrick.cards.Seat;
import overtrick.cards.rules.Decision.Accepted;
import overtrick.cards.rules.Decision.Refused;
import overtrick.robots.can.CanDecision;
import overtrick.robots.can.CanRobot;

/// Four robots and the house at one table, under the real rules and from views alone. Mutable and
/// confined to one thread.
public final class RobotTable {

    /// Who is told what happens.
    public interface Watcher {

        /// A robot has decided on what it saw.
        void decided(CanView view, CanDecision decision);

        /// Something has happened; the table is as it is after it.
        void happened(CanEvent event, CanTable table);
    }

    private static final CanGame GAME = new CanGame();

    private final Function<Seat, CanRobot> robots;
    private final RandomGenerator chance;
    private final Watcher watcher;
    private CanTable table = GAME.start();

    /// @param robots who sits in a chair, asked each time: chairs are changed in a match
    /// @param chance shuffles the packs and draws the lots
    public RobotTable(Function<Seat, CanRobot> robots, RandomGenerator chance, Watcher watcher) {
        this.robots = robots;
        this.chance = chance;
        this.watcher = watcher;
    }

    public void open(CanRules rules) {
        act(Outsider.HOUSE, new OpenMatch(rules));
    }

    /// Lets one of those who have to act do one thing.
    ///
    /// @return whether the match goes on
    public boolean step() {
        var house = view(Outsider.HOUSE);
        if (house.isOver()) {
            return false;
        }
        if (house.awaited().isEmpty()) {
            act(Outsider.HOUSE, ofHouse(house.offers()));
            return true;
        }
        for (var seat : Seat.values()) {
            if (house.awaited().contains(seat)) {
                decide(seat);
                return true;
            }
        }
        throw new IllegalStateException("nobody is awaited");
    }

    private CanCommand ofHouse(List<CanCommand> offers) {
        var lots = offers.stream().filter(DrawLots.class::isInstance).toList();
        return lots.isEmpty()
                ? new BringPack(Pack.shuffled(chance))
                : lots.get(chance.nextInt(lots.size()));
    }

    private void decide(Seat seat) {
        var view = view(seat);
        var decision =
                robots.apply(seat)
                        .move(view)
                        .orElseThrow(() -> new IllegalStateException(seat + " has no answer"));
        watcher.decided(view, decision);
        act(seat, decision.command());
    }

    private CanView view(Party viewer) {
        return GAME.view(table, viewer).orElseThrow();
    }

    /// @throws IllegalStateException when the rules refuse what a robot asked, which is a bug
    private void act(Party actor, CanCommand command) {
        switch (GAME.decide(table, actor, command)) {
            case Accepted<CanEvent>(var events) -> {
                for (var event : events) {
                    table = GAME.evolve(table, event);
                    watcher.happened(event, table);
                }
            }
            case Refused<CanEvent>(var reason) ->
                    throw new IllegalStateException(
                            "%s asked for %s: %s".formatted(actor, command, reason.name()));
        }
    }
}
