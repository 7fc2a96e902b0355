package overtrick.tournament.view;

import java.util.Set;
import overtrick.bridge.BoardNumber;
import overtrick.tournament.act.Act;
import overtrick.tournament.act.Attendee;
import overtrick.tournament.act.TournamentEvent.Done;
import overtrick.tournament.session.EntryId;
import overtrick.tournament.session.Floor;
import overtrick.tournament.session.Session;
import overtrick.tournament.session.Slot;

/// What a viewer may see. The director sees everything, and so does everybody once the tournament
/// is closed. Until then a board that some table has still to play is hidden from all but those who
/// have played it.
final class Sight {

    private final Session session;
    private final Attendee viewer;
    private final Set<BoardNumber> unfinished;

    /// @param unfinished boards that some table has still to play
    Sight(Session session, Attendee viewer, Set<BoardNumber> unfinished) {
        this.session = session;
        this.viewer = viewer;
        this.unfinished = unfinished;
    }

    /// Whether the viewer sees everything.
    boolean isOpen() {
        return session.closed() || viewer instanceof Attendee.Director;
    }

    boolean sees(Slot slot) {
        return isOpen()
                || !unfinished.contains(slot.board())
                || isAtOwnTable(slot)
                || hasPlayed(slot.board());
    }

    private boolean isAtOwnTable(Slot slot) {
        return viewer instanceof Attendee.Player(var entry, _)
                && session.floor(slot.section())
                        .filter(floor -> sits(floor, slot, entry))
                        .isPresent();
    }

    private static boolean sits(Floor floor, Slot slot, EntryId entry) {
        return floor.at(slot).flatMap(seating -> floor.side(seating, entry)).isPresent();
    }

    /// A team has played a board when both its pairs have.
    private boolean hasPlayed(BoardNumber board) {
        var own =
                session.slots()
                        .filter(slot -> slot.board().equals(board))
                        .filter(this::isAtOwnTable)
                        .toList();
        return !own.isEmpty() && own.stream().allMatch(session::isIn);
    }

    /// Whether the act is one of the viewer's entry, or about it. The trail as a whole is for the
    /// director.
    boolean sees(Done done) {
        if (viewer instanceof Attendee.Director) {
            return true;
        }
        if (!(viewer instanceof Attendee.Player(var own, _))) {
            return false;
        }
        return switch (done.act()) {
            case Act.Enter _ -> done.number() == own.value();
            case Act.Withdraw(var entry) -> entry.equals(own);
            case Act.Substitute(var entry, _, _) -> entry.equals(own);
            case Act.Adjust(var entry, _, _, _) -> entry.equals(own);
            case Act.OfTable act -> isAtOwnTable(act.slot());
            case Act.Rule(var slot, _) -> isAtOwnTable(slot);
            case Act.Create _,
                    Act.MarkTable _,
                    Act.Seat _,
                    Act.Draw _,
                    Act.Repair _,
                    Act.BeginRound _,
                    Act.OfClock _,
                    Act.Close _ ->
                    false;
        };
    }

    boolean seesLevyOf(EntryId entry) {
        return isOpen() || (viewer instanceof Attendee.Player(var own, _) && own.equals(entry));
    }
}
