package overtrick.cantable;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import overtrick.can.Pack;
import overtrick.can.act.CanCommand;
import overtrick.can.act.CanCommand.AskCut;
import overtrick.can.act.CanCommand.BringPack;
import overtrick.can.act.CanCommand.MakeClaim;
import overtrick.can.act.CanCommand.OpenMatch;
import overtrick.can.act.CanEvent;
import overtrick.can.rules.CanRules;
import overtrick.cards.Party;
import overtrick.cards.Party.Outsider;
import overtrick.cards.Seat;
import overtrick.cards.rules.Decision.Accepted;
import overtrick.testkit.Seeds;

/// The robots of the house at Bài Càn: quick enough, and never without something to do.
@Timeout(240)
class CanPlayerTest {

    /// How long people are to wait for a card at most, but for one in twenty.
    private static final Duration PATIENCE = Duration.ofSeconds(1);

    private final SittingRules rules = new SittingRules(Ceremony.PLAYERS);
    private final List<Duration> thoughts = new ArrayList<>();
    private Sitting sitting = Sitting.BEFORE;

    @Test
    void aStrongRobotAnswersWithinASecond() {
        playDeals(2, new CanPlayer(CanStrength.SEARCH));

        var sorted = thoughts.stream().sorted().toList();
        var p95 = sorted.get((sorted.size() * 95) / 100);
        assertThat(thoughts).hasSizeGreaterThan(90);
        assertThat(p95).as("of %d thoughts", sorted.size()).isLessThan(PATIENCE);
    }

    @Test
    void theSameViewGetsTheSameAnswer() {
        playDeals(1, new CanPlayer(CanStrength.RULES));
        var seat = sitting.awaited().stream().findFirst();
        var view = rules.view(sitting, seat.<Party>map(one -> one).orElse(Outsider.WATCHER));
        var player = new CanPlayer(CanStrength.SEARCH);

        assertThat(player.think(view)).isEqualTo(new CanPlayer(CanStrength.SEARCH).think(view));
    }

    private void playDeals(int deals, CanPlayer player) {
        var chance = Seeds.chance(1);
        act(Outsider.HOUSE, new OpenMatch(CanRules.CLUB));
        while (sitting.story().deals().size() < deals) {
            var awaited = sitting.awaited();
            if (awaited.isEmpty()) {
                act(Outsider.HOUSE, new BringPack(Pack.shuffled(chance)));
                continue;
            }
            var seat = awaited.iterator().next();
            var view = rules.view(sitting, seat);
            assertThat(player.offers(view))
                    .isNotEmpty()
                    .noneMatch(offer -> offer instanceof AskCut || offer instanceof MakeClaim);
            long begun = System.nanoTime();
            var command = player.think(view).orElseThrow();
            thoughts.add(Duration.ofNanos(System.nanoTime() - begun));
            act(seat, command);
        }
    }

    private void act(Party actor, CanCommand command) {
        if (!(rules.decide(sitting, actor, command) instanceof Accepted<CanEvent>(var events))) {
            throw new AssertionError(actor + " may not " + command);
        }
        for (var event : events) {
            sitting = rules.evolve(sitting, event);
        }
    }

    /// Before a match there is nothing to do.
    @Test
    void aRobotOffersNothingWhereItIsNotAsked() {
        var view = rules.view(sitting, Seat.NORTH);

        assertThat(new CanPlayer(CanStrength.RULES).atOnce(view)).isEmpty();
        assertThat(new CanPlayer(CanStrength.RULES).offers(view)).isEmpty();
    }
}
