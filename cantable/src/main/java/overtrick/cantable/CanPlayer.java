package overtrick.cantable;

import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import overtrick.can.act.CanCommand;
import overtrick.can.act.CanCommand.AnswerRedeal;
import overtrick.can.act.CanCommand.AskCut;
import overtrick.can.act.CanCommand.MakeClaim;
import overtrick.can.view.CanView;
import overtrick.house.game.Player;
import overtrick.robots.can.CanDecision;
import overtrick.robots.can.CanRobot;

/// The robots of the house at Bài Càn, for any seat of any table.
public final class CanPlayer implements Player<CanCommand, CanSeen> {

    /// The same view gets the same answer, whenever it is seen.
    private static final long SEED = 1;

    private static final CanRobot BY_RULES = CanRobot.byRules();

    private final CanStrength strength;

    /// Searching robots that nobody uses just now: one serves one thread at a time, and has large
    /// tables.
    private final Queue<CanRobot> idle = new ConcurrentLinkedQueue<>();

    CanPlayer(CanStrength strength) {
        this.strength = strength;
    }

    @Override
    public Optional<CanCommand> atOnce(CanSeen seen) {
        return seen.match().flatMap(BY_RULES::move).map(CanDecision::command);
    }

    @Override
    public Optional<CanCommand> think(CanSeen seen) {
        return seen.match().flatMap(this::decide).map(CanDecision::command);
    }

    /// What it would do, and why.
    public Optional<CanDecision> decide(CanView view) {
        if (strength == CanStrength.RULES) {
            return BY_RULES.move(view);
        }
        var free = idle.poll();
        var robot = free == null ? CanRobot.bySearch(CanRobot.USUAL, SEED) : free;
        try {
            return robot.move(view);
        } finally {
            idle.add(robot);
        }
    }

    /// No redeal, no cut, no claim: the first of whatever else there is.
    @Override
    public List<CanCommand> offers(CanSeen seen) {
        return seen.match().map(CanView::offers).orElse(List.of()).stream()
                .filter(offer -> !(offer instanceof AskCut))
                .filter(offer -> !(offer instanceof MakeClaim))
                .filter(offer -> !offer.equals(new AnswerRedeal(true)))
                .toList();
    }
}
