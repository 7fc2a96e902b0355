package overtrick.cantable;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.EnumSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import overtrick.can.act.CanEvent;
import overtrick.can.game.CanGame;
import overtrick.can.match.CanTable;
import overtrick.can.rules.CanRules;
import overtrick.can.view.CanView;
import overtrick.can.view.DealView;
import overtrick.can.view.KickView;
import overtrick.cards.Party.Outsider;
import overtrick.robots.can.CanDecision;
import overtrick.robots.can.CanRobot;
import overtrick.robots.can.table.RobotTable;
import overtrick.testkit.Seeds;

/// Robots leave people the time that they need.
@Timeout(60)
class CanPausesTest {

    private static final Duration PACE = Duration.ofSeconds(1);

    /// Where a pack lay shuffled while a robot waited.
    private enum Shuffled {
        DEAL,
        KICK
    }

    /// An opponent may have the pack cut before every deal, that of a kick too.
    @Test
    void beforeTheCardsComeThereIsTimeToAskForACut() {
        var rules = CanRules.SHORT.with("match.decider = shoot-out");
        var seen = EnumSet.noneOf(Shuffled.class);
        for (int seed = 1; seen.size() < 2; seed++) {
            var robot = CanRobot.byRules();
            var table = new RobotTable(_ -> robot, Seeds.chance(seed), new Watcher(seen));
            table.open(rules);
            while (table.step()) {} // until the match is over
        }
    }

    private record Watcher(Set<Shuffled> seen) implements RobotTable.Watcher {

        @Override
        public void decided(CanView view, CanDecision decision) {}

        @Override
        public void happened(CanEvent event, CanTable table) {
            var view = new CanGame().view(table, Outsider.WATCHER).orElseThrow();
            boolean deal =
                    view.deal().filter(now -> now.step() == DealView.Step.SHUFFLED).isPresent();
            boolean kick =
                    view.kick().filter(now -> now.step() == KickView.Step.SHUFFLED).isPresent();
            if (deal || kick) {
                seen.add(deal ? Shuffled.DEAL : Shuffled.KICK);
                assertThat(CanPauses.of(view, PACE)).isEqualTo(PACE.multipliedBy(4));
            }
        }
    }
}
