package overtrick.tournament.view;

import java.util.HashSet;
import java.util.Set;
import overtrick.bridge.BoardNumber;
import overtrick.tournament.act.Act;
import overtrick.tournament.act.Attendee;
import overtrick.tournament.act.TournamentEvent.Done;
import overtrick.tournament.session.EntryId;
import overtrick.tournament.session.Session;
import overtrick.tournament.session.Slot;

/// What a viewer may see. The director sees everything, and so does everybody once the tournament
/// is closed. Until then a board that some table has still to play is hidden from all but those who
/// have played it.
final class Sight {

    private final Session session;
    private final Attendee viewer;
    private final Set<BoardNumber> unfinished;
    private final Set<Slot> ownPlaces;
    private final Set<BoardNumber> played;

    /// @param unfinished boards that some table has still to play
    Sight(Session session, Attendee viewer, Set<BoardNumber> unfinished) {
        this.session = session;
        this.viewer = viewer;
        this.unfinished = unfinished;
        this.ownPlaces = ownPlaces(session, viewer);
        this.played = played(session, ownPlaces);
    }

    /// Whether the viewer sees everything.
    boolean isOpen() {
        return viewer instanceof Attendee.Director || (session.closed() && !isHidden());
    }

    /// Whether the director alone sees what it came to.
    boolean isHidden() {
        return session.particulars().hidden() && !(viewer instanceof Attendee.Director);
    }

    boolean sees(Slot slot) {
        return isOpen()
                || isAtOwnTable(slot)
                || (!isHidden() && (!unfinished.contains(slot.board()) || hasPlayed(slot.board())));
    }

    /// Whether the viewer may know the cards of a board: nobody may who has still to play it.
    boolean seesCards(BoardNumber board) {
        return session.closed()
                || viewer instanceof Attendee.Director
                || !unfinished.contains(board)
                || hasPlayed(board);
    }

    private static Set<Slot> ownPlaces(Session session, Attendee viewer) {
        if (!(viewer instanceof Attendee.Player(var entry, _))) {
            return Set.of();
        }
        var own = new HashSet<Slot>();
        session.floors()
                .forEach(floor ->
                        floor.movement().seatings().stream()
                                .filter(seating -> floor.side(seating, entry).isPresent())
                                .flatMap(floor::slots)
                                .forEach(own::add));
        return own;
    }

    /// A team has played a board when both its pairs have.
    private static Set<BoardNumber> played(Session session, Set<Slot> own) {
        var boards = new HashSet<BoardNumber>();
        own.forEach(slot -> boards.add(slot.board()));
        own.stream().filter(slot -> !session.isIn(slot)).map(Slot::board).forEach(boards::remove);
        return boards;
    }

    private boolean isAtOwnTable(Slot slot) {
        return ownPlaces.contains(slot);
    }

    private boolean hasPlayed(BoardNumber board) {
        return played.contains(board);
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
            case Act.Enter _, Act.Join _ -> done.number() == own.value();
            case Act.Withdraw(var entry) -> entry.equals(own);
            case Act.Admit admit -> admit.entry().equals(own);
            case Act.Substitute(var entry, _, _) -> entry.equals(own);
            case Act.StandIn(var entry, _, _, _, _) -> entry.equals(own);
            case Act.Rename(var entry, _, _) -> entry.equals(own);
            case Act.Turn(var slots) -> slots.stream().anyMatch(this::isAtOwnTable);
            case Act.PlayLate(var slots, _, _) -> slots.stream().anyMatch(this::isAtOwnTable);
            case Act.Foul(var slots, _) -> slots.stream().anyMatch(this::isAtOwnTable);
            case Act.Adjust(var entry, _, _, _) -> entry.equals(own);
            case Act.OfTable act -> isAtOwnTable(act.slot());
            case Act.Rule(var slot, _) -> isAtOwnTable(slot);
            case Act.RecordHand(var slot, _) -> isAtOwnTable(slot);
            case Act.TellLead(var slot, _) -> isAtOwnTable(slot);
            case Act.Sit sit -> sit.entry().equals(own);
            case Act.Pay pay -> pay.entry().equals(own);
            case Act.Appeal appeal -> isAtOwnTable(appeal.slot());
            case Act.CallDirector _ ->
                    done.by() instanceof Attendee.Player(var entry, _) && entry.equals(own);
            case Act.Create _,
                    Act.Amend _,
                    Act.Attend _,
                    Act.Seek _,
                    Act.EndSearch _,
                    Act.MarkTable _,
                    Act.Seat _,
                    Act.Draw _,
                    Act.Repair _,
                    Act.BeginRound _,
                    Act.OfClock _,
                    Act.Note _,
                    Act.Show _,
                    Act.SetPace _,
                    Act.Ask _,
                    Act.UseHands _,
                    Act.SetFees _,
                    Act.SetPrizes _,
                    Act.LimitPrizes _,
                    Act.DecideAppeal _,
                    Act.Entrust _,
                    Act.ShowLater _,
                    Act.Close _ ->
                    false;
        };
    }

    boolean seesLevyOf(EntryId entry) {
        return isOpen() || (viewer instanceof Attendee.Player(var own, _) && own.equals(entry));
    }
}
