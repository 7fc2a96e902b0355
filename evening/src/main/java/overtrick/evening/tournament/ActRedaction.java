package overtrick.evening.tournament;

import overtrick.log.form.Redaction;
import overtrick.tournament.act.Act;
import overtrick.tournament.act.Attendee;
import overtrick.tournament.act.TournamentEvent;
import overtrick.tournament.act.TournamentEvent.Done;
import overtrick.tournament.act.TournamentEvent.TakenBack;
import overtrick.tournament.session.Charter;
import overtrick.tournament.session.Fees;

/// Names and words in what is done in an event.
final class ActRedaction {

    private ActRedaction() {}

    static TournamentEvent of(TournamentEvent event, Redaction how) {
        return switch (event) {
            case Done(int number, var by, var at, var why, var act) ->
                    new Done(number, of(by, how), at, how.text(why), of(act, how));
            case TakenBack(int number, var by, var at, var why) ->
                    new TakenBack(number, of(by, how), at, how.text(why));
        };
    }

    private static Attendee of(Attendee by, Redaction how) {
        return switch (by) {
            case Attendee.Director(var name) -> new Attendee.Director(how.name(name));
            case Attendee.Player(var entry, var name) -> new Attendee.Player(entry, how.name(name));
            case Attendee.Outsider outsider -> outsider;
        };
    }

    private static Act of(Act act, Redaction how) {
        return switch (act) {
            case Act.Create(var charter) -> new Act.Create(of(charter, how));
            case Act.Amend(var charter) -> new Act.Amend(of(charter, how));
            case Act.Enter(var team, var players) ->
                    new Act.Enter(team.map(how::text), how.names(players));
            case Act.Join(var players, var where, var system) ->
                    new Act.Join(how.names(players), where, system);
            case Act.Seek(var player) -> new Act.Seek(how.name(player));
            case Act.Substitute(var entry, var leaving, var coming) ->
                    new Act.Substitute(entry, how.name(leaving), how.name(coming));
            case Act.StandIn(var entry, var leaving, var coming, var from, var last) ->
                    new Act.StandIn(entry, how.name(leaving), how.name(coming), from, last);
            case Act.Rename(var entry, var wrong, var right) ->
                    new Act.Rename(entry, how.name(wrong), how.name(right));
            case Act.CallDirector(var table, var matter) ->
                    new Act.CallDirector(table, how.text(matter));
            case Act.Appeal appeal ->
                    new Act.Appeal(
                            appeal.slot(),
                            appeal.by(),
                            appeal.agreed(),
                            appeal.against(),
                            how.text(appeal.deposit()));
            case Act.DecideAppeal(int appeal, var decision, var by, boolean kept) ->
                    new Act.DecideAppeal(appeal, decision, how.names(by), kept);
            case Act.Entrust(var office, var change, var who) ->
                    new Act.Entrust(office, change, how.text(who));
            case Act.Sit(var entry, var table, var round, var players) ->
                    new Act.Sit(entry, table, round, how.names(players));
            case Act.Pay(var entry, var player, var amount) ->
                    new Act.Pay(entry, how.name(player), amount);
            case Act.SetFees(var fees) ->
                    new Act.SetFees(new Fees(how.text(fees.unit()), fees.full(), fees.reduced()));
            case Act.Attend _,
                    Act.EndSearch _,
                    Act.Admit _,
                    Act.Withdraw _,
                    Act.MarkTable _,
                    Act.Seat _,
                    Act.Draw _,
                    Act.Repair _,
                    Act.BeginRound _,
                    Act.OfClock _,
                    Act.Report _,
                    Act.Confirm _,
                    Act.Dispute _,
                    Act.Rule _,
                    Act.Note _,
                    Act.Adjust _,
                    Act.Foul _,
                    Act.Turn _,
                    Act.PlayLate _,
                    Act.Show _,
                    Act.RecordHand _,
                    Act.SetPace _,
                    Act.Ask _,
                    Act.TellLead _,
                    Act.UseHands _,
                    Act.SetPrizes _,
                    Act.LimitPrizes _,
                    Act.ShowLater _,
                    Act.Close _ ->
                    act;
        };
    }

    private static Charter of(Charter charter, Redaction how) {
        return new Charter(how.text(charter.title()), charter.terms());
    }
}
