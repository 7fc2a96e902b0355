package overtrick.tournament;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import overtrick.cards.Deal;
import overtrick.cards.Side;
import overtrick.movement.EntryNumber;
import overtrick.movement.Movement;
import overtrick.movement.Seating;
import overtrick.movement.repair.Mishap;
import overtrick.tournament.act.Act;
import overtrick.tournament.act.Attendee;
import overtrick.tournament.act.Seats;
import overtrick.tournament.act.TournamentEvent.Done;
import overtrick.tournament.session.Clock;
import overtrick.tournament.session.Entry;
import overtrick.tournament.session.EntryId;
import overtrick.tournament.session.Floor;
import overtrick.tournament.session.LatePlay;
import overtrick.tournament.session.Levy;
import overtrick.tournament.session.LineUp;
import overtrick.tournament.session.Particulars;
import overtrick.tournament.session.RecordedHand;
import overtrick.tournament.session.Section;
import overtrick.tournament.session.SectionName;
import overtrick.tournament.session.Seeker;
import overtrick.tournament.session.Session;
import overtrick.tournament.session.Slip;
import overtrick.tournament.session.Slot;
import overtrick.tournament.session.StandIn;
import overtrick.tournament.session.TableCall;
import overtrick.tournament.session.Till;
import overtrick.tournament.session.Told;

/// What an act makes of a session.
final class Evolution {

    private Evolution() {}

    static Session after(Session now, Done done) {
        return switch (done.act()) {
            case Act.Create(var charter) -> now.with(charter);
            case Act.Amend(var charter) -> now.with(charter);
            case Act.Enter(var team, var players) ->
                    found(now, players).with(Entry.of(new EntryId(done.number()), team, players));
            case Act.Join(var players, var where, var system) ->
                    found(now, players)
                            .with(Entry.joined(new EntryId(done.number()), players, where, system));
            case Act.Seek(var player) -> now.with(new Seeker(done.number(), player));
            case Act.EndSearch(int search) -> now.without(seeker -> seeker.id() == search);
            case Act.Admit admit -> now.with(admitted(floor(now, admit.section()), admit));
            case Act.Withdraw(var entry) -> now.with(known(now, entry).gone());
            case Act.Substitute(var entry, var leaving, var coming) ->
                    now.with(known(now, entry).with(leaving, coming));
            case Act.StandIn(var entry, var leaving, var coming, var from, var last) ->
                    now.with(known(now, entry).with(new StandIn(leaving, coming, from, last)));
            case Act.Rename(var entry, var wrong, var right) -> renamed(now, entry, wrong, right);
            case Act.Foul(var slots, int form) -> now.with(now.particulars().fouled(slots, form));
            case Act.Turn(var slots) -> turned(now, slots);
            case Act.PlayLate(var slots, var table, var when) ->
                    now.with(now.particulars().late(slots, new LatePlay(table, when)));
            case Act.Show(boolean shown) -> now.with(now.particulars().withHidden(!shown));
            case Act.Ask(var question, boolean asked) ->
                    now.with(told(now, now.particulars().told().asked(question, asked)));
            case Act.TellLead(var slot, var card) ->
                    now.with(told(now, now.particulars().told().with(slot, card)));
            case Act.Sit(var entry, var table, var round, var players) -> {
                var at = new LineUp(entry, table, round);
                yield now.with(told(now, now.particulars().told().with(at, players)));
            }
            case Act.UseHands(boolean used) -> now.with(now.particulars().withUsed(used));
            case Act.SetFees(var fees) -> now.with(till(now, now.particulars().till().with(fees)));
            case Act.Pay(var entry, var player, var amount) -> {
                var payer = new Till.Payer(entry, player);
                yield now.with(till(now, now.particulars().till().paid(payer, amount)));
            }
            case Act.SetPrizes(var prizes) ->
                    now.with(till(now, now.particulars().till().with(prizes)));
            case Act.LimitPrizes(boolean once) ->
                    now.with(till(now, now.particulars().till().limited(once)));
            case Act.SetPace(var pace) -> now.with(now.particulars().with(pace));
            case Act.MarkTable(var section, var table, var kind) ->
                    now.with(new Section.Table(section, table), kind);
            case Act.Seat seat -> seated(now, seat);
            case Act.Draw(var section, var round) -> now.with(drawn(floor(now, section), round));
            case Act.Repair repair -> now.with(repaired(floor(now, repair.section()), repair));
            case Act.BeginRound(var section, var round) ->
                    now.with(section, round, Clock.start(done.at(), length(now, section)));
            case Act.OfClock act -> clock(now, act, done.at());
            case Act.OfTable act -> now.with(act.slot(), slip(now, act, done.by()));
            case Act.Rule(var slot, var outcome) ->
                    now.with(
                            slot,
                            now.slip(slot)
                                    .ruled(new Slip.Ruled(outcome, name(done.by()), done.why())));
            case Act.Adjust(var entry, var kind, var amount, var unit) ->
                    now.with(new Levy(done.number(), entry, kind, amount, unit, done.why()));
            case Act.CallDirector(var table, var matter) ->
                    now.with(TableCall.of(done.number(), table, done.at(), matter));
            case Act.RecordHand(var slot, var deal) ->
                    now.with(now.particulars().with(slot.board(), hand(deal, done.by())));
            case Act.Attend(int call) -> now.attended(call);
            case Act.Note _, Act.Appeal _, Act.DecideAppeal _, Act.Entrust _, Act.ShowLater _ ->
                    now; // the trail keeps it
            case Act.Close() -> now.ended();
        };
    }

    private static Session renamed(Session now, EntryId entry, String wrong, String right) {
        var particulars = now.particulars();
        return now.with(known(now, entry).renamed(wrong, right))
                .with(
                        particulars
                                .with(particulars.told().renamed(entry, wrong, right))
                                .with(particulars.till().renamed(entry, wrong, right)));
    }

    private static Particulars told(Session now, Told told) {
        return now.particulars().with(told);
    }

    private static Particulars till(Session now, Till till) {
        return now.particulars().with(till);
    }

    private static RecordedHand hand(Deal deal, Attendee by) {
        return new RecordedHand(
                deal,
                by instanceof Attendee.Player(var entry, _)
                        ? Optional.of(entry)
                        : Optional.empty());
    }

    /// What a pair has said about a board stays theirs.
    private static Session turned(Session now, List<Slot> slots) {
        var after = now.with(now.particulars().turned(slots));
        for (var slot : slots) {
            if (now.isIn(slot)) {
                after = after.with(slot, now.slip(slot).turned());
            }
        }
        return after;
    }

    private static String name(Attendee by) {
        return by instanceof Attendee.Director(var name) ? name : "";
    }

    /// Whoever has entered looks for nobody any longer.
    private static Session found(Session now, List<String> players) {
        return now.without(seeker -> players.contains(seeker.player()));
    }

    static Floor admitted(Floor floor, Act.Admit admit) {
        var after = floor;
        for (var number : admit.numbers()) {
            after = after.wornBy(number, admit.entry());
        }
        return admit.places().isEmpty() ? after : drawn(after, admit.places());
    }

    private static Entry known(Session now, EntryId entry) {
        return now.entry(entry).orElseThrow();
    }

    private static Floor floor(Session now, SectionName section) {
        return now.floor(section).orElseThrow();
    }

    private static Session seated(Session now, Act.Seat seat) {
        var after = now;
        for (var seats : seat.sections()) {
            after = after.with(floor(seats));
        }
        return after;
    }

    private static Floor floor(Seats seats) {
        var numbers = new TreeMap<EntryNumber, EntryId>();
        seats.wearers().forEach(wearer -> numbers.put(wearer.number(), wearer.entry()));
        return Floor.of(seats.section(), seats.movement(), numbers, seats.boards());
    }

    static List<Seating> further(Floor floor, List<Seating> round) {
        var all = new ArrayList<>(floor.movement().seatings());
        all.addAll(round);
        return all;
    }

    private static Floor drawn(Floor floor, List<Seating> round) {
        return floor.repaired(Movement.frank(floor.movement().name(), further(floor, round)));
    }

    private static Floor repaired(Floor floor, Act.Repair repair) {
        var after = floor.repaired(repair.movement());
        return repair.mishap() instanceof Mishap.LatePair(var pair, _)
                ? after.wornBy(pair, repair.newcomer().orElseThrow())
                : after;
    }

    private static Duration length(Session now, SectionName section) {
        return now.charter().orElseThrow().terms().round(floor(now, section).boards());
    }

    private static Session clock(Session now, Act.OfClock act, Instant at) {
        var section = now.section(act.section()).orElseThrow();
        var changed = clock(section.clock().orElseThrow(), act, at);
        return now.with(act.section(), section.round().orElseThrow(), changed);
    }

    private static Clock clock(Clock clock, Act.OfClock act, Instant at) {
        return switch (act) {
            case Act.StopClock _ -> clock.stop(at);
            case Act.RestartClock _ -> clock.restart(at);
            case Act.ExtendRound(_, var by) -> clock.extend(by);
        };
    }

    private static Slip slip(Session now, Act.OfTable act, Attendee by) {
        var slip = now.slip(act.slot());
        return switch (act) {
            case Act.Report(var slot, var score) -> {
                for (var side : speaksFor(now, slot, by)) {
                    slip = slip.said(side, score);
                }
                yield slip;
            }
            case Act.Confirm(var slot) -> {
                var side = side(now, slot, by).orElseThrow();
                var theirs = Optional.ofNullable(slip.said().get(side.other()));
                yield slip.said(side, theirs.orElseThrow());
            }
            case Act.Dispute(var slot) -> slip.objectedBy(side(now, slot, by).orElseThrow());
        };
    }

    /// The side of the table on which the attendee sits; empty when they do not sit there.
    static Optional<Side> side(Session now, Slot slot, Attendee by) {
        if (!(by instanceof Attendee.Player(var entry, var name))) {
            return Optional.empty();
        }
        boolean plays = now.entry(entry).filter(one -> one.names(name)).isPresent();
        return now.floor(slot.section())
                .filter(_ -> plays)
                .flatMap(floor -> floor.at(slot).flatMap(at -> floor.side(at, entry)))
                .map(side -> now.side(slot, side));
    }

    private static List<Side> speaksFor(Session now, Slot slot, Attendee by) {
        return switch (by) {
            case Attendee.Player _ -> List.of(side(now, slot, by).orElseThrow());
            case Attendee.Director _, Attendee.Outsider _ -> List.of(Side.values());
        };
    }
}
