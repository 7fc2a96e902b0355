package overtrick.can.game;

import java.util.List;
import java.util.Optional;
import overtrick.can.act.CanCommand;
import overtrick.can.act.CanEvent;
import overtrick.can.match.CanTable;
import overtrick.can.view.CanView;
import overtrick.cards.Party;
import overtrick.cards.rules.Decision;
import overtrick.cards.rules.Rules;

/// Bài Càn as [CanGame] has it, but for where it starts and what else a variant says.
public interface CanVariant
        extends Rules<CanTable, Party, CanCommand, CanEvent, Optional<CanView>> {

    CanGame GAME = new CanGame();

    @Override
    default Decision<CanEvent> decide(CanTable table, Party actor, CanCommand command) {
        return GAME.decide(table, actor, command);
    }

    @Override
    default CanTable evolve(CanTable table, CanEvent event) {
        return GAME.evolve(table, event);
    }

    @Override
    default Optional<CanView> view(CanTable table, Party viewer) {
        return GAME.view(table, viewer);
    }

    @Override
    default List<CanCommand> offers(CanTable table, Party actor) {
        return GAME.offers(table, actor);
    }
}
