package overtrick.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.junit.jupiter.api.Test;
import overtrick.can.act.CanCommand;
import overtrick.can.act.CanCommand.BringPack;
import overtrick.can.act.CanCommand.DrawLots;
import overtrick.can.act.CanCommand.OpenMatch;
import overtrick.can.act.CanEvent;
import overtrick.can.game.CanGame;
import overtrick.can.match.CanTable;
import overtrick.can.rules.CanRules;
import overtrick.can.score.Outcome.Means;
import overtrick.can.view.CanView;
import overtrick.cards.Party;
import overtrick.cards.Party.Outsider;
import overtrick.cards.Side;
import overtrick.cards.rules.Decision.Accepted;
import overtrick.cards.rules.Decision.Refused;

/// The plot of [CanWholeMatchTest] holds under the rules alone, without a page: a match that takes
/// many minutes to click through is not begun in vain.
class CanPlotTest {

    private static final CanGame GAME = new CanGame();

    private final CanPlot plot = new CanPlot(45, 8, 5);

    @Test
    void theMatchGoesThroughEverything() {
        var table = act(GAME.start(), Outsider.HOUSE, new OpenMatch(CanRules.parse(CanPlot.RULES)));
        var owed = new ArrayList<Integer>();
        var view = view(table, Outsider.HOUSE);
        while (!view.isOver()) {
            if (view.record().size() > owed.size()) {
                owed.add(view.debts().stream().mapToInt(debt -> debt.cards()).sum());
            }
            table = next(table, view);
            view = view(table, Outsider.HOUSE);
        }

        assertThat(owed.subList(0, 2)).containsExactly(2, 2); // two cards, then a card each
        assertThat(owed.get(7)).isEqualTo(2); // into extra time
        assertThat(view.record()).hasSize(12);
        assertThat(view.outcome().orElseThrow().by()).isEqualTo(Means.LOTS);
        assertThat(view.goals().get(Side.NORTH_SOUTH)).isPositive();
        assertThat(view.goals().get(Side.EAST_WEST)).isPositive();
    }

    private CanTable next(CanTable table, CanView house) {
        if (house.awaited().isEmpty()) {
            return act(table, Outsider.HOUSE, ofHouse(house));
        }
        var seat = house.awaited().stream().min(Comparator.naturalOrder()).orElseThrow();
        return act(table, seat, plot.choose(view(table, seat)));
    }

    private CanCommand ofHouse(CanView house) {
        List<CanCommand> offers = house.offers();
        return offers.stream().anyMatch(DrawLots.class::isInstance)
                ? new DrawLots(Side.NORTH_SOUTH)
                : new BringPack(plot.apply(house));
    }

    private static CanView view(CanTable table, Party viewer) {
        return GAME.view(table, viewer).orElseThrow();
    }

    private static CanTable act(CanTable table, Party actor, CanCommand command) {
        return switch (GAME.decide(table, actor, command)) {
            case Accepted<CanEvent>(var events) -> {
                var next = table;
                for (var event : events) {
                    next = GAME.evolve(next, event);
                }
                yield next;
            }
            case Refused<CanEvent>(var reason) ->
                    throw new AssertionError("%s: %s, %s".formatted(actor, command, reason.name()));
        };
    }
}
