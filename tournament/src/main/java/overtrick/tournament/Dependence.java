package overtrick.tournament;

import static overtrick.tournament.Subject.Whole.CHARTER;
import static overtrick.tournament.Subject.Whole.FEES;
import static overtrick.tournament.Subject.Whole.HANDS;
import static overtrick.tournament.Subject.Whole.PRIZES;
import static overtrick.tournament.Subject.Whole.PRIZE_RULE;
import static overtrick.tournament.Subject.Whole.SEATING;
import static overtrick.tournament.Subject.Whole.SHOWING;
import static overtrick.tournament.Subject.Whole.WITHDRAWALS;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import overtrick.movement.RoundNumber;
import overtrick.movement.Seating;
import overtrick.movement.repair.Mishap;
import overtrick.tournament.Subject.AppealOf;
import overtrick.tournament.Subject.BegunRound;
import overtrick.tournament.Subject.CallOf;
import overtrick.tournament.Subject.ClockOf;
import overtrick.tournament.Subject.FormsOf;
import overtrick.tournament.Subject.HandOf;
import overtrick.tournament.Subject.KindOf;
import overtrick.tournament.Subject.LeadAt;
import overtrick.tournament.Subject.LineUpOf;
import overtrick.tournament.Subject.MovementOf;
import overtrick.tournament.Subject.OfEntry;
import overtrick.tournament.Subject.PaymentOf;
import overtrick.tournament.Subject.PlacesIn;
import overtrick.tournament.Subject.PlayersOf;
import overtrick.tournament.Subject.QuestionOf;
import overtrick.tournament.Subject.ResultAt;
import overtrick.tournament.Subject.SearchOf;
import overtrick.tournament.act.Act;
import overtrick.tournament.act.Attendee;
import overtrick.tournament.act.TournamentEvent.Done;
import overtrick.tournament.act.TrailLine;
import overtrick.tournament.session.EntryId;
import overtrick.tournament.session.Section;
import overtrick.tournament.session.SectionName;
import overtrick.tournament.session.Slot;
import overtrick.tournament.session.Till;

/// Which acts rest on which. It may say so once too often, never once too little: after any act was
/// taken back, all that still stand would be accepted again, one after the other.
final class Dependence {

    private Dependence() {}

    /// The numbers of the acts that stand and that no later one rests on.
    static Set<Integer> free(List<TrailLine> trail) {
        var free = new TreeSet<Integer>();
        var needed = new HashSet<Subject>();
        for (var line : trail.reversed()) {
            if (line.stands()) {
                if (Collections.disjoint(makes(line.done()), needed)) {
                    free.add(line.done().number());
                }
                needed.addAll(needs(line.done()));
            }
        }
        return free;
    }

    /// The last act that rests on another; empty when none does.
    static Optional<Done> onTopOf(Done earlier, List<TrailLine> trail) {
        var made = makes(earlier);
        return trail.subList(earlier.number(), trail.size()).reversed().stream()
                .filter(TrailLine::stands)
                .map(TrailLine::done)
                .filter(later -> !Collections.disjoint(needs(later), made))
                .findFirst();
    }

    private static Set<Subject> makes(Done done) {
        return switch (done.act()) {
            case Act.Create _, Act.Amend _ -> Set.of(CHARTER);
            case Act.Enter _, Act.Join _ -> entered(new EntryId(done.number()));
            case Act.Withdraw(var entry) -> Set.of(new OfEntry(entry), WITHDRAWALS);
            case Act.Substitute(var entry, _, _) -> Set.of(new PlayersOf(entry));
            case Act.StandIn(var entry, _, _, _, _) -> Set.of(new PlayersOf(entry));
            case Act.Rename(var entry, _, _) -> Set.of(new PlayersOf(entry));
            case Act.Foul(var slots, _) -> Set.of(new FormsOf(slots.getFirst().board()));
            case Act.Turn(var slots) -> results(slots);
            case Act.PlayLate(var slots, _, _) -> results(slots);
            case Act.RecordHand(var slot, _) -> Set.of(new HandOf(slot.board()));
            case Act.Show _ -> Set.of(SHOWING);
            case Act.Ask _,
                    Act.TellLead _,
                    Act.Sit _,
                    Act.UseHands _,
                    Act.SetFees _,
                    Act.Pay _,
                    Act.SetPrizes _,
                    Act.LimitPrizes _ ->
                    Set.of(told(done.act()));
            case Act.MarkTable(var section, var table, _) ->
                    Set.of(new KindOf(new Section.Table(section, table)));
            case Act.Seat _ -> Set.of(SEATING);
            case Act.Seek _ -> Set.of(new SearchOf(done.number()));
            case Act.EndSearch(int search) -> Set.of(new SearchOf(search));
            case Act.Admit admit -> places(admit.section(), admit.places());
            case Act.Draw(var section, var round) -> places(section, round);
            case Act.Repair repair -> makes(repair);
            case Act.BeginRound(var section, var round) ->
                    Set.of(new BegunRound(section, round), new ClockOf(section));
            case Act.OfClock act -> Set.of(new ClockOf(act.section()));
            case Act.OfTable act -> Set.of(new ResultAt(act.slot()));
            case Act.Rule(var slot, _) -> Set.of(new ResultAt(slot));
            case Act.CallDirector _, Act.Attend _ -> Set.of(new CallOf(numberOf(done)));
            case Act.Adjust _,
                    Act.Note _,
                    Act.Entrust _,
                    Act.ShowLater _,
                    Act.SetPace _,
                    Act.Close _ ->
                    Set.of();
            case Act.Appeal _ -> Set.of(new AppealOf(done.number()));
            case Act.DecideAppeal(int appeal, _, _, _) -> Set.of(new AppealOf(appeal));
        };
    }

    /// What is said beside the score; whoever says it again says something new.
    private static Subject told(Act act) {
        return switch (act) {
            case Act.Ask(var question, _) -> new QuestionOf(question);
            case Act.TellLead(var slot, _) -> new LeadAt(slot);
            case Act.Sit sit -> new LineUpOf(sit.entry(), sit.round());
            case Act.UseHands _ -> HANDS;
            case Act.SetFees _ -> FEES;
            case Act.Pay(var entry, var player, _) -> new PaymentOf(new Till.Payer(entry, player));
            case Act.SetPrizes _ -> PRIZES;
            case Act.LimitPrizes _ -> PRIZE_RULE;
            case Act other -> throw new IllegalArgumentException("no saying: " + other);
        };
    }

    private static Set<Subject> results(List<Slot> slots) {
        return slots.stream().map(ResultAt::new).collect(Collectors.toSet());
    }

    /// Of the call that was made or answered.
    private static int numberOf(Done done) {
        return done.act() instanceof Act.Attend(int call) ? call : done.number();
    }

    private static Set<Subject> entered(EntryId entry) {
        return Set.of(new OfEntry(entry), new PlayersOf(entry));
    }

    /// Tables in rounds that are still to be called.
    private static Set<Subject> places(SectionName section, List<Seating> seatings) {
        var made = new HashSet<Subject>(Set.of(new MovementOf(section)));
        seatings.forEach(seating -> made.add(new PlacesIn(section, seating.round())));
        return made;
    }

    /// A wrong pair or set changes what happened in a round, and what comes after it.
    private static Set<Subject> makes(Act.Repair repair) {
        var section = repair.section();
        var made = new HashSet<Subject>(Set.of(new MovementOf(section)));
        changedFrom(repair.mishap())
                .ifPresent(round ->
                        IntStream.rangeClosed(round.value(), repair.movement().rounds())
                                .mapToObj(RoundNumber::new)
                                .forEach(one -> made.add(new PlacesIn(section, one))));
        return made;
    }

    private static Optional<RoundNumber> changedFrom(Mishap mishap) {
        return switch (mishap) {
            case Mishap.LatePair(_, var next) -> Optional.of(next);
            case Mishap.LeavingPair(_, var next) -> Optional.of(next);
            case Mishap.HalfTable _, Mishap.WrongPair _, Mishap.WrongPlayer _, Mishap.WrongSet _ ->
                    wrongRound(mishap);
        };
    }

    private static Optional<RoundNumber> wrongRound(Mishap mishap) {
        return switch (mishap) {
            case Mishap.WrongPair(var round, _, _, _) -> Optional.of(round);
            case Mishap.WrongPlayer(var round, _, _) -> Optional.of(round);
            case Mishap.WrongSet(var round, _, _) -> Optional.of(round);
            case Mishap.LatePair _, Mishap.LeavingPair _, Mishap.HalfTable _ -> Optional.empty();
        };
    }

    private static Set<Subject> needs(Done done) {
        var needed = new HashSet<Subject>(ownNeeds(done));
        needed.add(CHARTER);
        if (done.by() instanceof Attendee.Player(var entry, _)) {
            needed.add(new PlayersOf(entry));
        }
        return needed;
    }

    private static List<Subject> ownNeeds(Done done) {
        return switch (done.act()) {
            case Act.Create _,
                    Act.Amend _,
                    Act.Enter _,
                    Act.Join _,
                    Act.MarkTable _,
                    Act.CallDirector _,
                    Act.Seek _,
                    Act.Entrust _,
                    Act.ShowLater _,
                    Act.SetPace _,
                    Act.Close _ ->
                    List.of();
            case Act.RecordHand(var slot, _) -> {
                var needed = new ArrayList<Subject>(at(slot));
                needed.add(new HandOf(slot.board()));
                yield needed;
            }
            case Act.Show _ -> List.of(SHOWING);
            case Act.Ask _, Act.UseHands _, Act.SetFees _, Act.SetPrizes _, Act.LimitPrizes _ ->
                    List.of(told(done.act()));
            case Act.TellLead(var slot, _) -> {
                var needed = new ArrayList<Subject>(at(slot));
                needed.add(told(done.act()));
                yield needed;
            }
            case Act.Sit(var entry, var table, var round, _) ->
                    List.of(
                            SEATING,
                            new MovementOf(table.section()),
                            new PlacesIn(table.section(), round),
                            new OfEntry(entry),
                            new PlayersOf(entry),
                            told(done.act()));
            case Act.Pay(var entry, _, _) ->
                    List.of(new OfEntry(entry), new PlayersOf(entry), told(done.act()));
            case Act.StandIn(var entry, _, _, _, _) ->
                    List.of(new OfEntry(entry), new PlayersOf(entry));
            case Act.Rename(var entry, _, _) -> List.of(new OfEntry(entry), new PlayersOf(entry));
            case Act.Foul(var slots, _) -> {
                var needed = new ArrayList<Subject>(List.of(SEATING));
                needed.add(new FormsOf(slots.getFirst().board()));
                slots.forEach(slot -> needed.add(new MovementOf(slot.section())));
                slots.forEach(slot -> needed.add(new PlacesIn(slot.section(), slot.round())));
                yield needed;
            }
            case Act.Turn(var slots) -> all(slots);
            case Act.PlayLate(var slots, _, _) -> all(slots);
            case Act.Attend(int call) -> List.of(new CallOf(call));
            case Act.Appeal appeal -> {
                var slot = appeal.slot();
                yield List.of(
                        SEATING,
                        new BegunRound(slot.section(), slot.round()),
                        new OfEntry(appeal.by()));
            }
            case Act.DecideAppeal(int appeal, _, _, _) -> List.of(new AppealOf(appeal));
            case Act.EndSearch(int search) -> List.of(new SearchOf(search));
            case Act.Admit(var section, var entry, _, _) ->
                    List.of(SEATING, new MovementOf(section), new OfEntry(entry));
            case Act.Withdraw(var entry) -> List.of(new OfEntry(entry));
            case Act.Substitute(var entry, _, _) ->
                    List.of(new OfEntry(entry), new PlayersOf(entry));
            case Act.Seat seat -> {
                var needed = new ArrayList<Subject>(List.of(WITHDRAWALS));
                seat.sections().stream()
                        .flatMap(section -> section.wearers().stream())
                        .forEach(wearer -> needed.add(new OfEntry(wearer.entry())));
                yield needed;
            }
            case Act.Draw(var section, _) -> List.of(SEATING, new MovementOf(section));
            case Act.Repair repair -> {
                var section = repair.section();
                var needed = new ArrayList<Subject>(List.of(SEATING, new MovementOf(section)));
                wrongRound(repair.mishap())
                        .ifPresent(round -> needed.add(new BegunRound(section, round)));
                repair.newcomer().ifPresent(entry -> needed.add(new OfEntry(entry)));
                yield needed;
            }
            case Act.BeginRound(var section, var round) -> {
                var needed = new ArrayList<Subject>(List.of(SEATING, new MovementOf(section)));
                if (round.value() > 1) {
                    needed.add(new BegunRound(section, new RoundNumber(round.value() - 1)));
                }
                yield needed;
            }
            case Act.OfClock act -> List.of(new ClockOf(act.section()));
            case Act.OfTable act -> at(act.slot());
            case Act.Rule(var slot, _) -> at(slot);
            case Act.Note(var slot, _) -> at(slot);
            case Act.Adjust(var entry, _, _, _) -> List.of(new OfEntry(entry));
        };
    }

    private static List<Subject> all(List<Slot> slots) {
        return slots.stream().map(Dependence::at).flatMap(List::stream).toList();
    }

    /// A result of the round that is called next rests on the one that has begun.
    private static List<Subject> at(Slot slot) {
        var before = new RoundNumber(Math.max(1, slot.round().value() - 1));
        return List.of(
                SEATING,
                new BegunRound(slot.section(), before),
                new BegunRound(slot.section(), slot.round()),
                new PlacesIn(slot.section(), slot.round()),
                new KindOf(slot.at()),
                new ResultAt(slot));
    }
}
