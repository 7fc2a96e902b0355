package overtrick.evening.tournament;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import overtrick.bridge.BoardNumber;
import overtrick.bridge.auction.Auction;
import overtrick.bridge.score.Result;
import overtrick.cards.Card;
import overtrick.cards.Deal;
import overtrick.cards.Seat;
import overtrick.cards.Side;
import overtrick.movement.EntryNumber;
import overtrick.movement.Movement;
import overtrick.movement.RoundNumber;
import overtrick.movement.SetNumber;
import overtrick.movement.TableNumber;
import overtrick.movement.individual.Individual;
import overtrick.movement.mitchell.Mitchell;
import overtrick.movement.repair.Mishap;
import overtrick.scoring.Adjustment;
import overtrick.scoring.Award;
import overtrick.scoring.Outcome;
import overtrick.scoring.Unit;
import overtrick.scoring.WeightedScore;
import overtrick.scoring.WeightedScore.Part;
import overtrick.scoring.reckoning.Fraction;
import overtrick.scoring.regulation.Field;
import overtrick.scoring.regulation.Winners;
import overtrick.scoring.vp.VpFile;
import overtrick.testkit.log.EventCodecContract;
import overtrick.tournament.act.Act;
import overtrick.tournament.act.Attendee;
import overtrick.tournament.act.Attendee.Director;
import overtrick.tournament.act.Attendee.Outsider;
import overtrick.tournament.act.Attendee.Player;
import overtrick.tournament.act.Seats;
import overtrick.tournament.act.TournamentEvent;
import overtrick.tournament.act.TournamentEvent.Done;
import overtrick.tournament.act.TournamentEvent.TakenBack;
import overtrick.tournament.act.Wearer;
import overtrick.tournament.session.Charter;
import overtrick.tournament.session.Contestants;
import overtrick.tournament.session.EntryId;
import overtrick.tournament.session.Fees;
import overtrick.tournament.session.Method;
import overtrick.tournament.session.Pace;
import overtrick.tournament.session.Prize;
import overtrick.tournament.session.Question;
import overtrick.tournament.session.Section;
import overtrick.tournament.session.SectionName;
import overtrick.tournament.session.Slot;
import overtrick.tournament.session.TableKind;
import overtrick.tournament.session.Terms;

/// The events of a tournament in the log.
class TournamentEventsTest extends EventCodecContract<TournamentEvent> {

    private static final Attendee DIRECTOR = new Director("Minh");
    private static final Attendee PLAYER = new Player(new EntryId(2), "Lê Ánh");
    private static final Deal DEAL =
            Deal.parse("N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432");
    private static final Instant AT = Instant.parse("2026-11-20T19:30:00.250Z");

    TournamentEventsTest() {
        super(new TournamentEvents(), "tournament-events.log");
    }

    /// What was written when there was one section without a name, and one scale.
    @Test
    void readsTheFirstVersionAsOneSectionWithoutAName() {
        var terms = Terms.of(Contestants.TEAMS, Method.VICTORY_POINTS);
        assertThat(((Done) read("event-created 1 {\"number\":3")).act())
                .isEqualTo(new Act.Create(new Charter("Teams", terms)));
        assertThat(((Done) read("result-confirmed 1")).act())
                .isEqualTo(new Act.Confirm(Slot.of(2, 1, 3)));
        assertThat(((Done) read("round-begun 1")).act())
                .isEqualTo(new Act.BeginRound(new RoundNumber(2)));
        var seat = (Act.Seat) ((Done) read("entries-seated 1")).act();
        assertThat(seat.sections()).extracting(Seats::section).containsExactly(SectionName.ONLY);
    }

    @Override
    protected List<TournamentEvent> all() {
        var events = new ArrayList<TournamentEvent>();
        int number = 0;
        for (var act : directed()) {
            events.add(new Done(++number, DIRECTOR, AT, "", act));
        }
        var slot = Slot.of(2, 1, 3);
        events.add(new Done(++number, PLAYER, AT, "", new Act.Report(slot, fourSpades())));
        events.add(new Done(++number, PLAYER, AT, "", new Act.Confirm(slot)));
        events.add(new Done(++number, PLAYER, AT, "two down", new Act.Dispute(slot)));
        var points = new Outcome.Scored(-50, Optional.empty());
        events.add(new Done(++number, Outsider.HOUSE, AT, "", new Act.Report(slot, points)));
        for (var outcome : rulings()) {
            events.add(new Done(++number, DIRECTOR, AT, "Law 12", new Act.Rule(slot, outcome)));
        }
        for (var repair : repairs()) {
            events.add(new Done(++number, DIRECTOR, AT, "", repair));
        }
        events.add(new TakenBack(number, DIRECTOR, AT, "\"a slip of the pen\""));
        for (var act : ofSections()) {
            events.add(new Done(++number, DIRECTOR, AT, "", act));
        }
        events.add(new TakenBack(7, PLAYER, AT, ""));
        var table = new Section.Table(new SectionName("Đ"), new TableNumber(2));
        events.add(new Done(++number, PLAYER, AT, "", new Act.CallDirector(table, "lead?")));
        events.add(new Done(++number, DIRECTOR, AT, "", new Act.Attend(number - 1)));
        var butler = Terms.of(Contestants.PAIRS, Method.BUTLER);
        events.add(new Done(++number, DIRECTOR, AT, "", new Act.Amend(new Charter("", butler))));
        var players = List.of("An", "Bình", "Chi", "Dũng");
        var team = new Act.Enter(Optional.of("Hà Nội"), players);
        events.add(new Done(++number, DIRECTOR, AT, "", team));
        var robots = List.of("Robin 3", "Swift 3");
        var join = new Act.Join(robots, TableKind.ROBOT, "acol");
        events.add(new Done(++number, Outsider.HOUSE, AT, "", join));
        events.add(new Done(++number, Outsider.HOUSE, AT, "", new Act.Seek("Lê Ánh")));
        events.add(new Done(++number, DIRECTOR, AT, "", new Act.EndSearch(number - 1)));
        var numbers = List.of(new EntryNumber(4), new EntryNumber(104));
        var places = Mitchell.plain(3).in(new RoundNumber(2)).toList();
        var late = new Act.Admit(SectionName.ONLY, new EntryId(9), numbers, places);
        events.add(new Done(++number, DIRECTOR, AT, "", late));
        for (var matter : Act.Matter.values()) {
            var note = new Act.Note(slot, matter);
            events.add(new Done(++number, DIRECTOR, AT, "Law 27D", note));
        }
        for (var office : Act.Office.values()) {
            for (var change : Act.Change.values()) {
                var entrust = new Act.Entrust(office, change, "Lê Ánh");
                events.add(new Done(++number, DIRECTOR, AT, "ill", entrust));
            }
        }
        for (var act : mended(slot)) {
            events.add(new Done(++number, DIRECTOR, AT, "Law 87", act));
        }
        var appeal = new Act.Appeal(slot, new EntryId(9), true, Act.Against.JUDGEMENT, "50 000 đ");
        events.add(new Done(++number, DIRECTOR, AT, "we had no reason to bid", appeal));
        int made = number;
        for (var decision : Act.Decision.values()) {
            var decided = new Act.DecideAppeal(made, decision, List.of("Lê Ánh", "Chi"), true);
            events.add(new Done(++number, DIRECTOR, AT, "two in five passed", decided));
        }
        for (var act : told(slot)) {
            events.add(new Done(++number, DIRECTOR, AT, "", act));
        }
        return events;
    }

    private static List<Act> told(Slot slot) {
        var entry = new EntryId(2);
        return List.of(
                new Act.Ask(Question.LEAD, true),
                new Act.Ask(Question.LINE_UP, false),
                new Act.TellLead(slot, Card.parse("HQ")),
                new Act.Sit(entry, slot.at(), slot.round(), List.of("Lê Ánh", "Bảo")),
                new Act.UseHands(false),
                new Act.SetFees(new Fees("đ", 50_000, 30_000)),
                new Act.Pay(entry, "Bảo", Optional.of(30_000)),
                new Act.Pay(entry, "Bảo", Optional.empty()),
                new Act.SetPrizes(List.of(new Prize(0, 1, 200_000), new Prize(2, 1, 100_000))),
                new Act.LimitPrizes(true),
                new Act.ShowLater("NONE", "HALF_HOUR"));
    }

    private static List<Act> mended(Slot slot) {
        var entry = new EntryId(2);
        var round = new RoundNumber(2);
        return List.of(
                new Act.StandIn(entry, "Bảo", "Chi", round, Optional.empty()),
                new Act.StandIn(entry, "Bảo", "Chi", round, Optional.of(round)),
                new Act.Rename(entry, "Bao", "Bảo"),
                new Act.Foul(List.of(slot), 2),
                new Act.Turn(List.of(slot)),
                new Act.PlayLate(List.of(slot), slot.at(), Optional.empty()),
                new Act.PlayLate(List.of(slot), slot.at(), Optional.of(AT)),
                new Act.Show(false),
                new Act.SetPace(Pace.BY_CLOCK),
                new Act.RecordHand(slot, DEAL));
    }

    private static List<Act> directed() {
        var mitchell = Mitchell.skip(4, 4);
        var wearers =
                List.of(
                        new Wearer(new EntryNumber(1), new EntryId(2)),
                        new Wearer(new EntryNumber(101), new EntryId(3)));
        return List.of(
                new Act.Create(
                        new Charter(
                                "Thứ Sáu",
                                Terms.of(Contestants.PAIRS, Method.MATCHPOINTS).with(Winners.TWO))),
                new Act.Enter(List.of("Lê Ánh", "Bảo")),
                new Act.Withdraw(new EntryId(2)),
                new Act.Substitute(new EntryId(2), "Bảo", "Chi"),
                new Act.MarkTable(new TableNumber(3), TableKind.ROBOT),
                new Act.Seat(mitchell, 2, wearers),
                new Act.Seat(Individual.individual(8), 3, wearers),
                new Act.Draw(mitchell.in(new RoundNumber(2)).toList()),
                new Act.BeginRound(new RoundNumber(2)),
                new Act.StopClock(),
                new Act.RestartClock(),
                new Act.ExtendRound(Duration.ofMinutes(-3)),
                new Act.Adjust(
                        new EntryId(2),
                        Adjustment.Kind.PENALTY,
                        Fraction.of(-1, 3),
                        Unit.MATCHPOINTS),
                new Act.Adjust(
                        new EntryId(2), Adjustment.Kind.CARRY_OVER, Fraction.of(4), Unit.IMPS),
                new Act.Close());
    }

    private static List<Act> ofSections() {
        var section = new SectionName("Đ");
        var mitchell = Mitchell.plain(3);
        var wearers = List.of(new Wearer(new EntryNumber(1), new EntryId(2)));
        var slot = Slot.of(section, 2, 1, 3);
        var scale = VpFile.parse("scale club10\ntitle Ours\nboards 6-8\n0 5 5\n12 7.5 2.5");
        var teams = Contestants.TEAMS;
        var within = Terms.of(teams, Method.hybrid(scale)).with(Field.WITHIN_SECTION);
        var round = new RoundNumber(2);
        return List.of(
                new Act.Create(new Charter("", within)),
                new Act.Create(new Charter("", Terms.of(teams, Method.victoryPoints(scale)))),
                new Act.Create(new Charter("", Terms.of(teams, Method.VICTORY_POINTS))),
                new Act.MarkTable(section, new TableNumber(3), TableKind.ONLINE),
                new Act.Seat(List.of(new Seats(section, mitchell, 2, wearers))),
                new Act.Draw(section, mitchell.in(round).toList()),
                new Act.BeginRound(section, round),
                new Act.StopClock(section),
                new Act.RestartClock(section),
                new Act.ExtendRound(section, Duration.ofMinutes(5)),
                new Act.Confirm(slot),
                new Act.Rule(slot, new Outcome.NotPlayed()),
                new Act.Repair(
                        section,
                        new Mishap.WrongPlayer(round, new EntryNumber(3), new EntryNumber(5)),
                        mitchell,
                        Optional.empty()));
    }

    private static Outcome.Scored fourSpades() {
        var contract = Auction.parse(Seat.SOUTH, "1S P 4S X P P P").contract().orElseThrow();
        var result = new Result.Played(contract, 10);
        int points = result.points(Side.NORTH_SOUTH, new BoardNumber(3).vulnerability());
        return new Outcome.Scored(points, Optional.of(result));
    }

    private static List<Outcome> rulings() {
        var weighted =
                new WeightedScore(
                        List.of(
                                new Part(620, Fraction.of(2, 3)),
                                new Part(-100, Fraction.of(1, 3))));
        return List.of(
                new Outcome.Scored(0, Optional.of(new Result.PassedOut())),
                new Outcome.Assigned(weighted, WeightedScore.of(620)),
                new Outcome.Artificial(Award.AVERAGE_PLUS, Award.AVERAGE_MINUS),
                new Outcome.NotPlayed());
    }

    private static List<Act> repairs() {
        Movement movement = Mitchell.plain(3);
        var round = new RoundNumber(2);
        var table = new TableNumber(1);
        var pair = new EntryNumber(103);
        return List.of(
                new Act.Repair(
                        new Mishap.LatePair(pair, round), movement, Optional.of(new EntryId(9))),
                new Act.Repair(new Mishap.LeavingPair(pair, round), movement, Optional.empty()),
                new Act.Repair(new Mishap.HalfTable(), movement, Optional.empty()),
                new Act.Repair(
                        new Mishap.WrongPair(round, table, Side.EAST_WEST, pair),
                        movement,
                        Optional.empty()),
                new Act.Repair(
                        new Mishap.WrongSet(round, table, new SetNumber(3)),
                        movement,
                        Optional.empty()));
    }
}
