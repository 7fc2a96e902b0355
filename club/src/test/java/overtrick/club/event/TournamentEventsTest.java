package overtrick.club.event;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import overtrick.bridge.BoardNumber;
import overtrick.bridge.auction.Auction;
import overtrick.bridge.score.Result;
import overtrick.cards.Seat;
import overtrick.cards.Side;
import overtrick.club.store.NewEvent;
import overtrick.tournament.compare.Adjustment;
import overtrick.tournament.compare.Award;
import overtrick.tournament.compare.Outcome;
import overtrick.tournament.compare.Unit;
import overtrick.tournament.compare.WeightedScore;
import overtrick.tournament.compare.WeightedScore.Part;
import overtrick.tournament.compare.regulation.Winners;
import overtrick.tournament.event.act.Act;
import overtrick.tournament.event.act.Attendee;
import overtrick.tournament.event.act.Attendee.Director;
import overtrick.tournament.event.act.Attendee.Outsider;
import overtrick.tournament.event.act.Attendee.Player;
import overtrick.tournament.event.act.TournamentEvent;
import overtrick.tournament.event.act.TournamentEvent.Done;
import overtrick.tournament.event.act.TournamentEvent.TakenBack;
import overtrick.tournament.event.act.Wearer;
import overtrick.tournament.event.session.Charter;
import overtrick.tournament.event.session.Contestants;
import overtrick.tournament.event.session.Method;
import overtrick.tournament.event.session.Slot;
import overtrick.tournament.event.session.TableKind;
import overtrick.tournament.event.session.Terms;
import overtrick.tournament.movement.EntryNumber;
import overtrick.tournament.movement.Movement;
import overtrick.tournament.movement.RoundNumber;
import overtrick.tournament.movement.SetNumber;
import overtrick.tournament.movement.TableNumber;
import overtrick.tournament.movement.individual.Individual;
import overtrick.tournament.movement.mitchell.Mitchell;
import overtrick.tournament.reckoning.Fraction;
import overtrick.tournament.repair.Mishap;

/// Old logs stay readable: `tournament-events.log` holds one line for each form that was ever
/// written, and lines are only ever added to it.
class TournamentEventsTest {

    private static final Attendee DIRECTOR = new Director("Minh");
    private static final Attendee PLAYER = new Player(2, "Lê Ánh");
    private static final Instant AT = Instant.parse("2026-11-20T19:30:00.250Z");

    private final TournamentEvents codec = new TournamentEvents();

    @Test
    void writesEveryEventInTheFormThatIsKept() {
        var lines = all().stream().map(codec::encode).map(TournamentEventsTest::line).toList();

        assertThat(lines).isSubsetOf(kept());
    }

    @Test
    void readsEveryFormThatWasEverWritten() {
        assertThat(kept().stream().map(TournamentEventsTest::event).map(codec::decode))
                .containsAll(all());
    }

    @Test
    void hasALineForEveryName() {
        var names = kept().stream().map(line -> line.split(" ", 3)[0]);

        assertThat(names).containsAll(TournamentEvents.names().toList());
    }

    @Test
    void saysWhichEventItCannotRead() {
        assertThatThrownBy(() -> codec.decode(new NewEvent("meteor-fallen", 1, "{}")))
                .hasMessage("no reader for event meteor-fallen, version 1");
        assertThatThrownBy(() -> codec.decode(new NewEvent("result-ruled", 9, "{}")))
                .hasMessage("no reader for event result-ruled, version 9");
    }

    private static List<TournamentEvent> all() {
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
        events.add(new TakenBack(7, PLAYER, AT, ""));
        return events;
    }

    private static List<Act> directed() {
        var mitchell = Mitchell.skip(4, 4);
        var wearers =
                List.of(new Wearer(new EntryNumber(1), 2), new Wearer(new EntryNumber(101), 3));
        return List.of(
                new Act.Create(
                        new Charter(
                                "Thứ Sáu",
                                Terms.of(Contestants.PAIRS, Method.MATCHPOINTS).with(Winners.TWO))),
                new Act.Enter(List.of("Lê Ánh", "Bảo")),
                new Act.Withdraw(2),
                new Act.Substitute(2, "Bảo", "Chi"),
                new Act.MarkTable(new TableNumber(3), TableKind.ROBOT),
                new Act.Seat(mitchell, 2, wearers),
                new Act.Seat(Individual.individual(8), 3, wearers),
                new Act.Draw(mitchell.in(new RoundNumber(2)).toList()),
                new Act.BeginRound(new RoundNumber(2)),
                new Act.StopClock(),
                new Act.RestartClock(),
                new Act.ExtendRound(Duration.ofMinutes(-3)),
                new Act.Adjust(2, Adjustment.Kind.PENALTY, Fraction.of(-1, 3), Unit.MATCHPOINTS),
                new Act.Adjust(2, Adjustment.Kind.CARRY_OVER, Fraction.of(4), Unit.IMPS),
                new Act.Close());
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
                new Act.Repair(new Mishap.LatePair(pair, round), movement, Optional.of(9)),
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

    private static String line(NewEvent event) {
        return "%s %d %s".formatted(event.type(), event.version(), event.payload());
    }

    private static NewEvent event(String line) {
        String[] words = line.split(" ", 3);
        return new NewEvent(words[0], Integer.parseInt(words[1]), words[2]);
    }

    private static List<String> kept() {
        try (InputStream file =
                TournamentEventsTest.class.getResourceAsStream("tournament-events.log")) {
            return new String(file.readAllBytes(), StandardCharsets.UTF_8).lines().toList();
        } catch (IOException broken) {
            throw new IllegalStateException(broken);
        }
    }
}
