package overtrick.robots.can.table;

import java.util.SplittableRandom;
import java.util.function.LongSupplier;
import overtrick.can.act.CanCommand.MakeCall;
import overtrick.can.act.CanCommand.PlayCard;
import overtrick.can.act.CanEvent;
import overtrick.can.act.CanEvent.DealEnded;
import overtrick.can.match.CanTable;
import overtrick.can.match.Stage.Between;
import overtrick.can.play.CanPlay;
import overtrick.can.rules.CanRules;
import overtrick.can.score.DealResult;
import overtrick.can.view.CanView;
import overtrick.cards.Side;
import overtrick.robots.can.CanDecision;
import overtrick.robots.can.CanRobot;

/// One kind of robot against another, in single deals that are played twice with the sides changed.
///
/// Both times the packs are the same and so is the dealer, so the luck of the cards cancels out. A
/// deal is worth a hundred points for a goal, for or against, and less what the tribute that it
/// leaves behind costs; see [DuelScore#value].
public final class Duel {

    private final CanRobot first;
    private final CanRobot second;
    private final CanRules rules;
    private final LongSupplier nanoseconds;

    /// @param nanoseconds a clock to measure the first robot's cards by
    public Duel(CanRobot first, CanRobot second, CanRules rules, LongSupplier nanoseconds) {
        this.first = first;
        this.second = second;
        this.rules = rules;
        this.nanoseconds = nanoseconds;
    }

    /// Plays the deal of this seed twice and adds both to the score.
    public void play(long seed, DuelScore score) {
        double north = play(seed, Side.NORTH_SOUTH, score);
        double east = play(seed, Side.EAST_WEST, score);
        score.pair((north + east) / 2);
    }

    private double play(long seed, Side side, DuelScore score) {
        var watcher = new OneDeal(side, score);
        var table =
                new RobotTable(
                        seat -> watcher.timed(seat.side() == side ? first : second),
                        new SplittableRandom(seed),
                        watcher);
        table.open(rules);
        while (!watcher.ended) {
            table.step();
        }
        return watcher.value;
    }

    /// Waits for the end of the first deal.
    private final class OneDeal implements RobotTable.Watcher {

        private final Side side;
        private final DuelScore score;
        private boolean ended;
        private double value;
        private long asked;

        OneDeal(Side side, DuelScore score) {
            this.side = side;
            this.score = score;
        }

        private CanRobot timed(CanRobot robot) {
            asked = nanoseconds.getAsLong();
            return robot;
        }

        @Override
        public void decided(CanView view, CanDecision decision) {
            long took = nanoseconds.getAsLong() - asked;
            boolean ours = view.seat().filter(seat -> seat.side() == side).isPresent();
            switch (decision.command()) {
                case PlayCard _ when ours -> score.card(took);
                case MakeCall _ when ours -> score.call(took);
                default -> {}
            }
        }

        @Override
        public void happened(CanEvent event, CanTable table) {
            if (event instanceof DealEnded(var result)) {
                end(result, table);
            }
        }

        private void end(DealResult result, CanTable table) {
            ended = true;
            var last = table.match().orElseThrow().stage();
            int kept =
                    last instanceof Between(_, var play)
                            ? play.map(CanPlay::pointsFor).orElse(0)
                            : 0;
            value = score.deal(result, kept, result.declarers() == side, rules);
        }
    }
}
