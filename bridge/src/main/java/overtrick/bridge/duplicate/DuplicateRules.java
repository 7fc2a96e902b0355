package overtrick.bridge.duplicate;

import java.util.List;
import java.util.Optional;
import overtrick.bridge.board.BoardCommand;
import overtrick.bridge.board.BoardEvent;
import overtrick.bridge.board.BoardEvent.BoardOpened;
import overtrick.bridge.board.BoardRules;
import overtrick.bridge.board.BoardView;
import overtrick.cards.Party;
import overtrick.cards.rules.Decision;
import overtrick.cards.rules.Rules;

/// Duplicate bridge at one table: boards of a set, one after another, each played by [BoardRules].
public final class DuplicateRules
        implements Rules<Session, Party, BoardCommand, BoardEvent, Optional<BoardView>> {

    private final BoardRules rules = new BoardRules();

    public DuplicateRules() {} // explicit, as lint asks for in exported packages

    @Override
    public Session start() {
        return Session.EMPTY;
    }

    @Override
    public Decision<BoardEvent> decide(Session session, Party actor, BoardCommand command) {
        return rules.decide(session.board(), actor, command);
    }

    @Override
    public Session evolve(Session session, BoardEvent event) {
        int opened = session.opened() + (event instanceof BoardOpened ? 1 : 0);
        return new Session(opened, rules.evolve(session.board(), event));
    }

    @Override
    public Optional<BoardView> view(Session session, Party viewer) {
        return rules.view(session.board(), viewer);
    }

    /// A new board comes from outside and is not listed.
    @Override
    public List<BoardCommand> offers(Session session, Party actor) {
        return rules.offers(session.board(), actor);
    }
}
