package overtrick.evening.page;

import overtrick.page.Right;
import overtrick.scoring.Outcome;
import overtrick.tournament.act.Act;
import overtrick.tournament.session.Slip;
import overtrick.tournament.session.Slot;
import overtrick.tournament.view.ResultLine;
import overtrick.tournament.view.TournamentView;

/// The right that an act takes of those who do it for the director.
final class ActRights {

    private ActRights() {}

    /// @param view as the director sees it
    static Right of(Act act, TournamentView view) {
        return switch (act) {
            case Act.Enter _,
                    Act.Join _,
                    Act.Seek _,
                    Act.EndSearch _,
                    Act.Withdraw _,
                    Act.Substitute _,
                    Act.StandIn _,
                    Act.Rename _,
                    Act.RecordHand _,
                    Act.TellLead _,
                    Act.Sit _,
                    Act.Pay _,
                    Act.Report _ ->
                    Right.RECORD;
            case Act.Rule(var slot, var outcome) ->
                    isScore(outcome) && !isRuledOn(slot, view) ? Right.RECORD : Right.DIRECT;
            case Act.Entrust _ -> Right.PRESIDE;
            case Act.Create _,
                    Act.Amend _,
                    Act.CallDirector _,
                    Act.Attend _,
                    Act.Admit _,
                    Act.MarkTable _,
                    Act.Seat _,
                    Act.Draw _,
                    Act.Repair _,
                    Act.BeginRound _,
                    Act.OfClock _,
                    Act.Confirm _,
                    Act.Dispute _,
                    Act.Note _,
                    Act.Appeal _,
                    Act.DecideAppeal _,
                    Act.Adjust _,
                    Act.Foul _,
                    Act.Turn _,
                    Act.PlayLate _,
                    Act.Show _,
                    Act.SetPace _,
                    Act.Ask _,
                    Act.UseHands _,
                    Act.SetFees _,
                    Act.SetPrizes _,
                    Act.LimitPrizes _,
                    Act.ShowLater _,
                    Act.Close _ ->
                    Right.DIRECT;
        };
    }

    /// Whether it is what was played, and no award (Laws 12, 79C).
    private static boolean isScore(Outcome outcome) {
        return outcome instanceof Outcome.Scored;
    }

    /// Whether something else than a score stands there, which a director has decided.
    private static boolean isRuledOn(Slot slot, TournamentView view) {
        return view.line(slot)
                .flatMap(ResultLine::slip)
                .flatMap(Slip::outcome)
                .filter(outcome -> !isScore(outcome))
                .isPresent();
    }
}
