package overtrick.bridgetable.duplicate;

import java.util.Optional;
import java.util.Set;
import overtrick.bridge.BoardNumber;
import overtrick.house.laid.LaidDeals;
import overtrick.house.table.PersonId;
import overtrick.robots.stake.Stake;

/// What tables and pages of boards must know of the field that plays the same boards in an event.
public interface EventField {

    /// No event is ever played here.
    EventField NONE =
            new EventField() {
                @Override
                public boolean mayBegin(BoardPlan.OfEvent place) {
                    return false;
                }

                @Override
                public boolean mayWatch(
                        BoardPlan.OfEvent place, Optional<BoardNumber> lying, PersonId person) {
                    return false;
                }

                @Override
                public boolean isFinished(String event, BoardNumber board) {
                    return false;
                }

                @Override
                public Stake stake(String event) {
                    return DuplicateTerms.USUAL.stake();
                }
            };

    /// Whether the table may begin another board: its round is being played, and there is time.
    boolean mayBegin(BoardPlan.OfEvent place);

    /// Whether somebody may look on at a table: never one who plays in the event, and nobody while
    /// another table still has to play the board. A player needs no name to look on.
    ///
    /// @param lying the number of the board on the table
    boolean mayWatch(BoardPlan.OfEvent place, Optional<BoardNumber> lying, PersonId person);

    /// The boards that another table of the event has still to play, or is playing, of those that a
    /// table has had: nothing is told of them to somebody who looks on, unless they comment.
    ///
    /// @param deals the boards of the table by their place in its round, from 1
    /// @return some of these
    default Set<Integer> stillToPlay(BoardPlan.OfEvent place, Set<Integer> deals, PersonId person) {
        return Set.of();
    }

    /// Whether somebody directs the event or comments on it, does not play in it, and so sees at
    /// once what is shown to others later.
    default boolean comments(BoardPlan.OfEvent place, PersonId person) {
        return false;
    }

    /// Whether the whole field has a result on the board: from then on it may be looked at.
    ///
    /// @param event its code
    boolean isFinished(String event, BoardNumber board);

    /// The results of an event; empty where its boards are not compared by matchpoints, or not
    /// everybody may see what they came to.
    ///
    /// @param event its code
    default Optional<MatchpointField> matchpoints(String event) {
        return Optional.empty();
    }

    /// The deals that are laid for everybody alike.
    default LaidDeals laid() {
        return LaidDeals.NONE;
    }

    /// The same field beside deals that are laid for everybody alike.
    default EventField with(LaidDeals deals) {
        return new FieldBesideLaid(this, deals);
    }

    /// What is played for in an event, as its conditions of contest say (Law 78).
    ///
    /// @param event its code
    Stake stake(String event);

    /// What is played for at a table: as the event whose boards it plays, else as was agreed there.
    default Stake stake(BridgeTerms terms) {
        return terms.plan()
                .setId()
                .flatMap(BoardPlan.OfEvent::eventOf)
                .map(this::stake)
                .orElseGet(terms::stake);
    }
}
