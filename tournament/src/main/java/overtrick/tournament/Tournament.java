package overtrick.tournament;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import overtrick.bridge.BoardNumber;
import overtrick.tournament.act.Act;
import overtrick.tournament.act.TournamentEvent.Done;
import overtrick.tournament.act.TournamentEvent.TakenBack;
import overtrick.tournament.act.TrailLine;
import overtrick.tournament.session.FrozenList;
import overtrick.tournament.session.Session;
import overtrick.tournament.session.Slot;
import overtrick.tournament.view.Scoreboard;

/// A tournament: how it stands, and how it came to that.
///
/// @param session what the acts that stand have made
/// @param scores of the session
/// @param trail every act, also those taken back; the act at index i has number i + 1
public record Tournament(Session session, Scoreboard scores, List<TrailLine> trail) {

    public static final Tournament EMPTY = Tournament.of(Session.EMPTY, List.of());

    public Tournament {
        trail = FrozenList.copyOf(trail);
    }

    /// With scores that are still to be reckoned.
    static Tournament of(Session session, List<TrailLine> trail) {
        return new Tournament(session, Scoreboard.of(session), trail);
    }

    /// The number the next act gets.
    public int next() {
        return trail.size() + 1;
    }

    public Optional<TrailLine> line(int number) {
        return 1 <= number && number <= trail.size()
                ? Optional.of(trail.get(number - 1))
                : Optional.empty();
    }

    /// When the last act happened; the beginning of time before the first.
    public Instant latest() {
        return trail.isEmpty() ? Instant.EPOCH : trail.getLast().done().at();
    }

    Tournament with(Done done) {
        var more = FrozenList.copyOf(trail).with(TrailLine.of(done));
        var after = Evolution.after(session, done);
        return new Tournament(after, scores(after, done.act()), more);
    }

    /// The acts that still stand are done again from the start, so that nothing remains of the one
    /// taken back.
    Tournament with(TakenBack back) {
        var line = trail.get(back.number() - 1);
        var changed = FrozenList.copyOf(trail).with(back.number() - 1, line.takenBack(back));
        var again = Session.EMPTY;
        for (var one : changed) {
            if (one.stands()) {
                again = Evolution.after(again, one.done());
            }
        }
        return new Tournament(again, scores(again, line.done().act()), changed);
    }

    private static Set<BoardNumber> boards(List<Slot> slots) {
        return slots.stream().map(Slot::board).collect(Collectors.toSet());
    }

    /// @param act that was done or taken back
    private Scoreboard scores(Session after, Act act) {
        return switch (act) {
            case Act.OfTable one -> scores.after(after, Set.of(one.slot().board()));
            case Act.Rule(var slot, _) -> scores.after(after, Set.of(slot.board()));
            case Act.Foul(var slots, _) -> scores.after(after, boards(slots));
            case Act.Turn(var slots) -> scores.after(after, boards(slots));
            case Act.Enter _,
                    Act.Join _,
                    Act.Withdraw _,
                    Act.Substitute _,
                    Act.StandIn _,
                    Act.Rename _,
                    Act.PlayLate _,
                    Act.Show _,
                    Act.RecordHand _,
                    Act.SetPace _,
                    Act.TellLead _,
                    Act.Sit _,
                    Act.Ask _,
                    Act.UseHands _,
                    Act.SetFees _,
                    Act.Pay _,
                    Act.SetPrizes _,
                    Act.LimitPrizes _,
                    Act.MarkTable _,
                    Act.BeginRound _,
                    Act.OfClock _,
                    Act.Adjust _,
                    Act.Note _,
                    Act.Appeal _,
                    Act.DecideAppeal _,
                    Act.CallDirector _,
                    Act.Attend _,
                    Act.Seek _,
                    Act.EndSearch _,
                    Act.Entrust _,
                    Act.ShowLater _,
                    Act.Close _ ->
                    scores.after(after, Set.of());
            case Act.Create _, Act.Amend _, Act.Seat _, Act.Draw _, Act.Repair _, Act.Admit _ ->
                    Scoreboard.of(after);
        };
    }
}
