package overtrick.tournament;

import static overtrick.tournament.TournamentRefusal.Reason.DELAY_IS_CHANGED;
import static overtrick.tournament.TournamentRefusal.Reason.LATER_ACTS_REST_ON_IT;
import static overtrick.tournament.TournamentRefusal.Reason.NOTHING_NEW;
import static overtrick.tournament.TournamentRefusal.Reason.NOT_THE_DIRECTOR;
import static overtrick.tournament.TournamentRefusal.Reason.NOT_YOUR_ACT;
import static overtrick.tournament.TournamentRefusal.Reason.NO_SUCH_ACT;
import static overtrick.tournament.TournamentRefusal.Reason.NO_TOURNAMENT_YET;
import static overtrick.tournament.TournamentRefusal.Reason.OFFICE_IS_ENDED;
import static overtrick.tournament.TournamentRefusal.Reason.REASON_MISSING;
import static overtrick.tournament.TournamentRefusal.Reason.TAKEN_BACK_BEFORE;
import static overtrick.tournament.TournamentRefusal.Reason.TOURNAMENT_CLOSED;
import static overtrick.tournament.TournamentRefusal.Reason.TOURNAMENT_EXISTS;

import java.util.List;
import java.util.Optional;
import overtrick.cards.rules.Decision;
import overtrick.cards.rules.Rules;
import overtrick.movement.repair.Mishap;
import overtrick.movement.repair.Repair;
import overtrick.movement.repair.RepairRefusal;
import overtrick.movement.repair.Repairs;
import overtrick.tournament.act.Act;
import overtrick.tournament.act.Attendee;
import overtrick.tournament.act.Attendee.Director;
import overtrick.tournament.act.Attendee.Outsider;
import overtrick.tournament.act.TournamentCommand;
import overtrick.tournament.act.TournamentCommand.Do;
import overtrick.tournament.act.TournamentCommand.TakeBack;
import overtrick.tournament.act.TournamentEvent;
import overtrick.tournament.act.TournamentEvent.Done;
import overtrick.tournament.act.TournamentEvent.TakenBack;
import overtrick.tournament.session.Floor;
import overtrick.tournament.session.Session;
import overtrick.tournament.view.TournamentView;

/// A tournament from its announcement to the final ranking. The director does everything but speak
/// for a table; the tables enter, confirm and dispute their results; every act can be taken back as
/// long as none that stands rests on it.
public final class TournamentRules
        implements Rules<Tournament, Attendee, TournamentCommand, TournamentEvent, TournamentView> {

    public TournamentRules() {} // said aloud, as an exported class must

    @Override
    public Tournament start() {
        return Tournament.EMPTY;
    }

    @Override
    public Decision<TournamentEvent> decide(
            Tournament now, Attendee actor, TournamentCommand command) {
        var refusal = refusal(now, actor, command);
        if (refusal.isPresent()) {
            return Decision.refuse(refusal.get());
        }
        return Decision.accept(
                switch (command) {
                    case Do(var at, var why, var act) ->
                            new Done(now.next(), actor, at, why.strip(), act);
                    case TakeBack(var at, var why, int number) ->
                            new TakenBack(number, actor, at, why.strip());
                });
    }

    /// Why the command would not be accepted; empty when it would.
    public Optional<TournamentRefusal> refusal(
            Tournament now, Attendee actor, TournamentCommand command) {
        return switch (command) {
            case Do(_, var why, var act) ->
                    refusal(now.session(), actor, why, act).or(() -> Appeals.refusal(now, act));
            case TakeBack back -> refusal(now, actor, back);
        };
    }

    private static Optional<TournamentRefusal> refusal(
            Session now, Attendee actor, String why, Act act) {
        if (now.charter().isEmpty()) {
            return act instanceof Act.Create(var charter)
                    ? NOT_THE_DIRECTOR
                            .unless(actor instanceof Director)
                            .or(() -> Preparation.create(charter))
                    : NO_TOURNAMENT_YET.because();
        }
        if (now.closed() && !isHeardAfterwards(act)) {
            return TOURNAMENT_CLOSED.because(TournamentHint.TAKE_CLOSING_BACK);
        }
        return switch (act) {
            case Act.Create _ -> TOURNAMENT_EXISTS.because();
            case Act.Report report -> Reports.report(now, actor, report);
            case Act.Confirm(var slot) -> Reports.confirm(now, actor, slot);
            case Act.Dispute(var slot) -> Reports.dispute(now, actor, slot);
            case Act.CallDirector call -> Hall.call(now, actor, call);
            case Act.RecordHand hand -> Mending.hand(now, actor, hand);
            case Act.TellLead lead -> Sayings.lead(now, actor, lead);
            case Act.Sit sit -> Sayings.sit(now, actor, sit);
            case Act.Enter enter when actor == Outsider.HOUSE -> Preparation.enterAlone(now, enter);
            case Act.Join(var players, _, _) when actor == Outsider.HOUSE ->
                    Preparation.joinAlone(now, new Act.Enter(players));
            case Act.Seek seek when actor == Outsider.HOUSE -> Preparation.seekAlone(now, seek);
            case Act.Directing directing ->
                    NOT_THE_DIRECTOR
                            .unless(actor instanceof Director)
                            .or(() -> REASON_MISSING.unless(!wantsReason(act) || !why.isBlank()))
                            .or(() -> directing(now, directing));
        };
    }

    /// The director is there for errors in the score also when the ranking is final (Law 79C), a
    /// name is mended and results are shown then, and who helps is told as long as the event
    /// stands.
    private static boolean isHeardAfterwards(Act act) {
        return act instanceof Act.CallDirector
                || act instanceof Act.Attend
                || isKept(act)
                || act instanceof Act.DecideAppeal
                || isBesideTheScore(act);
    }

    /// What changes nothing in the game and stays in the trail: it is done otherwise where it was
    /// done, and not taken back.
    static boolean isKept(Act act) {
        return act instanceof Act.Entrust || act instanceof Act.ShowLater;
    }

    /// What may be done, and taken back, when the ranking is final.
    static boolean isBesideTheScore(Act act) {
        return act instanceof Act.Rename
                || act instanceof Act.Show
                || act instanceof Act.RecordHand
                || act instanceof Act.TellLead
                || act instanceof Act.Sit
                || act instanceof Act.UseHands
                || act instanceof Act.SetFees
                || act instanceof Act.Pay
                || act instanceof Act.SetPrizes
                || act instanceof Act.LimitPrizes;
    }

    /// What changes somebody's score is done for a reason, and a note says what it is about.
    private static boolean wantsReason(Act act) {
        return act instanceof Act.Rule
                || act instanceof Act.Adjust
                || act instanceof Act.Foul
                || act instanceof Act.Turn
                || act instanceof Act.Note
                || act instanceof Act.Appeal
                || act instanceof Act.DecideAppeal
                || isHandedOver(act);
    }

    /// Whether the event becomes somebody else's.
    private static boolean isHandedOver(Act act) {
        return act instanceof Act.Entrust(var office, var change, _)
                && office == Act.Office.DIRECTOR
                && change == Act.Change.GIVEN;
    }

    private static Optional<TournamentRefusal> directing(Session now, Act.Directing act) {
        return switch (act) {
            case Act.Amend(var charter) -> Preparation.amend(now, charter);
            case Act.Enter enter -> Preparation.enter(now, enter);
            case Act.Join(var players, _, _) -> Preparation.enter(now, new Act.Enter(players));
            case Act.Withdraw(var entry) -> Preparation.withdraw(now, entry);
            case Act.Substitute substitute -> Preparation.substitute(now, substitute);
            case Act.StandIn standIn -> Preparation.standIn(now, standIn);
            case Act.Rename rename -> Preparation.rename(now, rename);
            case Act.MarkTable _, Act.SetPace _ -> Optional.empty();
            case Act.Show(boolean shown) -> Mending.show(now, shown);
            case Act.Ask ask -> Sayings.ask(now, ask);
            case Act.UseHands(boolean used) -> Sayings.useHands(now, used);
            case Act.SetFees(var fees) ->
                    NOTHING_NEW.unless(!now.particulars().till().fees().equals(fees));
            case Act.Pay pay -> Sayings.pay(now, pay);
            case Act.SetPrizes(var prizes) ->
                    NOTHING_NEW.unless(!now.particulars().till().prizes().equals(prizes));
            case Act.LimitPrizes(boolean once) ->
                    NOTHING_NEW.unless(now.particulars().till().once() != once);
            case Act.Foul foul -> Mending.foul(now, foul);
            case Act.Turn turn -> Mending.turn(now, turn);
            case Act.PlayLate late -> Mending.playLate(now, late);
            case Act.Seat seat -> Places.refusal(now, seat);
            case Act.Draw draw -> Preparation.draw(now, draw);
            case Act.Repair repair -> Hall.repair(now, repair);
            case Act.BeginRound begin -> Hall.begin(now, begin);
            case Act.OfClock clock -> Hall.clock(now, clock);
            case Act.Attend(int call) -> Hall.attend(now, call);
            case Act.Seek seek -> Preparation.seek(now, seek);
            case Act.EndSearch(int search) -> Preparation.endSearch(now, search);
            case Act.Admit admit -> Hall.admit(now, admit);
            case Act.Rule rule -> Reports.rule(now, rule);
            case Act.Note note -> Reports.note(now, note);
            case Act.Appeal appeal -> Reports.appeal(now, appeal);
            case Act.DecideAppeal _ -> Optional.empty(); // the trail knows the appeal
            case Act.Adjust adjust -> Reports.adjust(now, adjust);
            case Act.Entrust _, Act.ShowLater _ -> Optional.empty();
            case Act.Close() -> Reports.close(now);
        };
    }

    /// The director takes back anything but offices, which are ended, and how late the tables are
    /// shown, and says why; a player what they did themselves.
    private static Optional<TournamentRefusal> refusal(
            Tournament now, Attendee actor, TakeBack back) {
        var line = now.line(back.number());
        if (line.isEmpty()) {
            return NO_SUCH_ACT.because();
        }
        var done = line.get().done();
        boolean isOwn = actor instanceof Attendee.Player && done.by().equals(actor);
        return NOT_YOUR_ACT
                .unless(isOwn || actor instanceof Director)
                .or(() -> REASON_MISSING.unless(isOwn || !back.why().isBlank()))
                .or(() -> OFFICE_IS_ENDED.unless(!(done.act() instanceof Act.Entrust)))
                .or(() -> DELAY_IS_CHANGED.unless(!(done.act() instanceof Act.ShowLater)))
                .or(() -> TAKEN_BACK_BEFORE.unless(line.get().stands()))
                .or(() ->
                        TOURNAMENT_CLOSED.unless(
                                !now.session().closed()
                                        || done.act() instanceof Act.Close
                                        || isBesideTheScore(done.act())))
                .or(() ->
                        Dependence.onTopOf(done, now.trail())
                                .flatMap(later ->
                                        LATER_ACTS_REST_ON_IT.because(
                                                TournamentHint.FIRST_ACT, later.number())));
    }

    @Override
    public Tournament evolve(Tournament now, TournamentEvent event) {
        return switch (event) {
            case Done done -> now.with(done);
            case TakenBack back -> now.with(back);
        };
    }

    @Override
    public TournamentView view(Tournament now, Attendee viewer) {
        return TournamentView.of(now.session(), now.scores(), now.trail(), viewer);
    }

    /// What needs no word or number of its own: entries, results, rulings and repairs come from
    /// outside and are not listed. All are told with the time of the last act.
    @Override
    public List<TournamentCommand> offers(Tournament now, Attendee actor) {
        return new Offers(this, now, actor).list();
    }

    /// The legal ways to go on after a mishap, the cheapest first.
    ///
    /// @throws IllegalArgumentException if the mishap cannot have happened, as [#impossible] tells
    public static List<Repair> repairs(Floor floor, Mishap mishap) {
        return Repairs.of(floor.planned(), floor.absent(), mishap);
    }

    /// Why the mishap cannot have happened; empty when it can.
    public static Optional<RepairRefusal> impossible(Floor floor, Mishap mishap) {
        return Repairs.refusal(floor.planned(), floor.absent(), mishap);
    }
}
