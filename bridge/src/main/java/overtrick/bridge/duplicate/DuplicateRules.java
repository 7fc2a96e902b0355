package overtrick.bridge.duplicate;

import java.util.List;
import java.util.Optional;
import overtrick.bridge.board.BoardCommand;
import overtrick.bridge.board.BoardEvent;
import overtrick.bridge.board.BoardEvent.BoardOpened;
import overtrick.bridge.board.BoardInPlay;
import overtrick.bridge.board.BoardRules;
import overtrick.bridge.board.BoardView;
import overtrick.bridge.board.HouseRules;
import overtrick.cards.Party;
import overtrick.cards.rules.Decision;
import overtrick.cards.rules.Rules;

/// Duplicate bridge at one table: boards of a set, one after another, each played by [BoardRules].
public final class DuplicateRules
        implements Rules<Session, Party, BoardCommand, BoardEvent, Optional<BoardView>> {

    private final BoardRules ofSets;
    private final BoardRules ofOwnDeals;

    /// The rules of a friendly table.
    public DuplicateRules() {
        this(HouseRules.FRIENDLY, HouseRules.FRIENDLY);
    }

    /// The rules of a table that tells boards of a set from deals of its own.
    ///
    /// @param sets for boards that come from a file or a set: other tables play them too
    /// @param ownDeals for boards dealt for this table alone, which bring the key of their deal
    public DuplicateRules(HouseRules sets, HouseRules ownDeals) {
        ofSets = new BoardRules(sets);
        ofOwnDeals = new BoardRules(ownDeals);
    }

    @Override
    public Session start() {
        return Session.EMPTY;
    }

    @Override
    public Decision<BoardEvent> decide(Session session, Party actor, BoardCommand command) {
        return rules(session).decide(session.board(), actor, command);
    }

    @Override
    public Session evolve(Session session, BoardEvent event) {
        int opened = session.opened() + (event instanceof BoardOpened ? 1 : 0);
        return new Session(opened, rules(session).evolve(session.board(), event));
    }

    @Override
    public Optional<BoardView> view(Session session, Party viewer) {
        return rules(session).view(session.board(), viewer);
    }

    /// A new board comes from outside and is not listed.
    @Override
    public List<BoardCommand> offers(Session session, Party actor) {
        return rules(session).offers(session.board(), actor);
    }

    private BoardRules rules(Session session) {
        boolean own = session.board().flatMap(BoardInPlay::key).isPresent();
        return own ? ofOwnDeals : ofSets;
    }
}
