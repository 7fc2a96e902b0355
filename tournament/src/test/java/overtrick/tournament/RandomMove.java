package overtrick.tournament;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.random.RandomGenerator;
import overtrick.cards.SealedDeal;
import overtrick.movement.EntryNumber;
import overtrick.movement.Movement;
import overtrick.movement.RoundNumber;
import overtrick.movement.howell.Howell;
import overtrick.movement.mitchell.Mitchell;
import overtrick.movement.repair.Mishap;
import overtrick.scoring.Adjustment.Kind;
import overtrick.scoring.Unit;
import overtrick.scoring.reckoning.Fraction;
import overtrick.scoring.regulation.Field;
import overtrick.testkit.Game.Move;
import overtrick.tournament.act.Act;
import overtrick.tournament.act.Attendee;
import overtrick.tournament.act.Attendee.Outsider;
import overtrick.tournament.act.TournamentCommand;
import overtrick.tournament.act.TournamentCommand.Do;
import overtrick.tournament.session.Contestants;
import overtrick.tournament.session.Entry;
import overtrick.tournament.session.EntryId;
import overtrick.tournament.session.Fees;
import overtrick.tournament.session.Floor;
import overtrick.tournament.session.Method;
import overtrick.tournament.session.Pace;
import overtrick.tournament.session.Prize;
import overtrick.tournament.session.Question;
import overtrick.tournament.session.Section;
import overtrick.tournament.session.SectionName;
import overtrick.tournament.session.Slot;
import overtrick.tournament.session.TableKind;
import overtrick.tournament.session.Terms;

/// What may happen in a tournament and carries words or numbers of its own.
///
/// @param now how the tournament stands
record RandomMove(Tournament now, RandomGenerator chance) {

    private static final List<Method> METHODS =
            List.of(Method.MATCHPOINTS, Method.CROSS_IMPS, Method.VICTORY_POINTS);

    /// @param actors everybody
    Move<Attendee, TournamentCommand> move(List<Attendee> actors) {
        var session = now.session();
        if (session.charter().isEmpty()) {
            var terms =
                    Terms.of(Contestants.PAIRS, any(METHODS)).with(any(List.of(Field.values())));
            return directs(Happenings.create(terms));
        }
        if (!session.isSeated()) {
            return Happenings.here(session) < TournamentGame.PAIRS
                    ? directs(Happenings.enter(now.next()))
                    : directs(Happenings.seat(session, movements(), 2));
        }
        return playing(any(List.copyOf(session.sections().values())), actors);
    }

    private SortedMap<SectionName, Movement> movements() {
        var movements = new TreeMap<SectionName, Movement>();
        if (chance.nextBoolean()) {
            movements.put(SectionName.ONLY, Mitchell.skip(4));
        } else {
            movements.put(new SectionName("A"), Howell.howell(4));
            movements.put(new SectionName("B"), Howell.howell(4));
        }
        return movements;
    }

    private Move<Attendee, TournamentCommand> playing(Section section, List<Attendee> actors) {
        var floor = section.floor();
        var slot = slot(section);
        var entry = any(List.copyOf(now.session().entries().keySet()));
        return switch (chance.nextInt(31)) {
            case 0 -> directs(new Act.Rule(slot, any(Happenings.rulings(slot.board()))));
            case 1 -> directs(new Act.Adjust(entry, Kind.PENALTY, Fraction.of(-1, 2), unit()));
            case 2 -> directs(repair(floor));
            case 3 ->
                    directs(
                            new Act.MarkTable(
                                    slot.section(),
                                    slot.table(),
                                    any(List.of(TableKind.values()))));
            case 4 ->
                    directs(
                            new Act.ExtendRound(
                                    slot.section(), Duration.ofMinutes(chance.nextInt(-5, 5))));
            case 5 -> directs(new Act.Substitute(entry, "Q" + entry, "R" + chance.nextInt(9)));
            case 6 -> reports(Outsider.HOUSE, slot);
            case 7 -> reports(TournamentGame.DIRECTOR, slot);
            case 8 ->
                    new Move<>(
                            any(actors),
                            new Do(now.latest(), "", new Act.CallDirector(slot.at(), "3")));
            case 9 -> directs(new Act.Foul(List.of(slot), 1 + chance.nextInt(3)));
            case 10 -> directs(new Act.Turn(List.of(slot)));
            case 11 -> directs(new Act.PlayLate(List.of(slot), slot.at(), Optional.empty()));
            case 12 -> directs(standIn(entry, slot.round()));
            case 13 -> directs(new Act.Rename(entry, "R" + chance.nextInt(9), "Q" + entry));
            case 14 -> directs(new Act.Show(chance.nextBoolean()));
            case 16 -> records(any(actors), slot);
            case 15 -> directs(new Act.SetPace(any(List.of(Pace.values()))));
            case 17 -> says(any(actors), new Act.TellLead(slot, any(Happenings.LEADS)));
            case 18 -> sits(floor, slot, entry);
            case 19 -> directs(new Act.Ask(any(List.of(Question.values())), chance.nextBoolean()));
            case 20 -> directs(new Act.UseHands(chance.nextBoolean()));
            case 21 -> directs(pays(entry));
            case 22 -> directs(new Act.SetFees(new Fees("đ", 50 + chance.nextInt(2), 40)));
            case 23 -> directs(new Act.SetPrizes(List.of(new Prize(0, 1, 1 + chance.nextInt(2)))));
            case 25 -> directs(new Act.LimitPrizes(chance.nextBoolean()));
            case 24 -> directs(Happenings.enter(now.next()));
            default -> reports(any(actors), slot);
        };
    }

    private Act standIn(EntryId entry, RoundNumber round) {
        var last = Optional.of(round).filter(_ -> chance.nextBoolean());
        return new Act.StandIn(entry, "Q" + entry, "S" + chance.nextInt(9), round, last);
    }

    /// Mostly somebody who sits there, under the names as they came or as they are now.
    private Move<Attendee, TournamentCommand> sits(Floor floor, Slot slot, EntryId any) {
        var there = floor.at(slot).map(floor::entries).orElse(List.of(any));
        var entry = chance.nextInt(4) == 0 ? any : any(there);
        var known = now.session().entry(entry).map(Entry::players).orElse(List.of("P1", "Q1"));
        var players = chance.nextInt(4) == 0 ? List.of("P" + entry, "Q" + entry) : known;
        var turned = chance.nextBoolean() ? players : players.reversed();
        var act = new Act.Sit(entry, slot.at(), slot.round(), turned);
        return chance.nextBoolean()
                ? directs(act)
                : says(new Attendee.Player(entry, players.getFirst()), act);
    }

    private Act pays(EntryId entry) {
        var player = any(List.of("P" + entry, "Q" + entry));
        var amount = Optional.of(50).filter(_ -> chance.nextInt(3) > 0);
        return new Act.Pay(entry, player, amount);
    }

    private Move<Attendee, TournamentCommand> says(Attendee by, Act act) {
        return new Move<>(by, new Do(now.latest(), "", act));
    }

    private Unit unit() {
        return now.session().charter().orElseThrow().terms().regulations().scoring().unit();
    }

    private Slot slot(Section section) {
        var begun =
                section.floor()
                        .slots()
                        .filter(one -> one.round().value() <= section.begun() + 1)
                        .toList();
        return begun.isEmpty() ? Slot.of(section.name(), 1, 1, 1) : any(begun);
    }

    private Act repair(Floor floor) {
        var round = new RoundNumber(1 + chance.nextInt(floor.movement().rounds()));
        var number = any(List.copyOf(floor.wearers().keySet()));
        var late = new EntryNumber(50 + chance.nextInt(3));
        boolean isLate = chance.nextBoolean();
        var mishap =
                isLate ? new Mishap.LatePair(late, round) : new Mishap.LeavingPair(number, round);
        var unseated = Happenings.unseated(now.session()).stream().findFirst().map(Entry::id);
        boolean nobodyNew = isLate && unseated.isEmpty();
        if (nobodyNew || TournamentRules.impossible(floor, mishap).isPresent()) {
            return Happenings.enter(now.next());
        }
        var repairs = TournamentRules.repairs(floor, mishap);
        return repairs.isEmpty()
                ? Happenings.enter(now.next())
                : new Act.Repair(
                        floor.section(),
                        mishap,
                        any(repairs).movement(),
                        unseated.filter(_ -> isLate));
    }

    private Move<Attendee, TournamentCommand> reports(Attendee by, Slot slot) {
        var score = any(Happenings.scores(slot.board()).subList(0, 3));
        return new Move<>(by, new Do(now.latest(), "", new Act.Report(slot, score)));
    }

    private Move<Attendee, TournamentCommand> records(Attendee by, Slot slot) {
        var deal = SealedDeal.draw(chance).deal();
        return new Move<>(by, new Do(now.latest(), "", new Act.RecordHand(slot, deal)));
    }

    private Move<Attendee, TournamentCommand> directs(Act act) {
        return new Move<>(
                TournamentGame.DIRECTOR, new Do(now.latest().plusSeconds(30), "as heard", act));
    }

    private <T> T any(List<T> all) {
        return all.get(chance.nextInt(all.size()));
    }
}
