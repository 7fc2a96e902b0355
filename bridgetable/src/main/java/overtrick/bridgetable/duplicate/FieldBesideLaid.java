package overtrick.bridgetable.duplicate;

import java.util.Optional;
import java.util.Set;
import overtrick.bridge.BoardNumber;
import overtrick.house.laid.LaidDeals;
import overtrick.house.table.PersonId;
import overtrick.robots.stake.Stake;

/// The field of events, and deals that are laid for everybody alike.
record FieldBesideLaid(EventField events, LaidDeals laid) implements EventField {

    @Override
    public boolean mayBegin(BoardPlan.OfEvent place) {
        return events.mayBegin(place);
    }

    @Override
    public boolean mayWatch(BoardPlan.OfEvent place, Optional<BoardNumber> lying, PersonId person) {
        return events.mayWatch(place, lying, person);
    }

    @Override
    public Set<Integer> stillToPlay(BoardPlan.OfEvent place, Set<Integer> deals, PersonId person) {
        return events.stillToPlay(place, deals, person);
    }

    @Override
    public boolean comments(BoardPlan.OfEvent place, PersonId person) {
        return events.comments(place, person);
    }

    @Override
    public boolean isFinished(String event, BoardNumber board) {
        return events.isFinished(event, board);
    }

    @Override
    public Optional<MatchpointField> matchpoints(String event) {
        return events.matchpoints(event);
    }

    @Override
    public Stake stake(String event) {
        return events.stake(event);
    }
}
