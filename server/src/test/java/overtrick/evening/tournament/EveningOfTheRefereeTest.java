package overtrick.evening.tournament;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.math.RoundingMode;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import overtrick.cards.Card;
import overtrick.cards.Side;
import overtrick.log.host.Reply;
import overtrick.movement.EntryNumber;
import overtrick.movement.RoundNumber;
import overtrick.movement.choice.Kind;
import overtrick.movement.choice.Wish;
import overtrick.movement.repair.Mishap;
import overtrick.scoring.Adjustment;
import overtrick.scoring.Award;
import overtrick.scoring.Outcome;
import overtrick.scoring.Unit;
import overtrick.scoring.WeightedScore;
import overtrick.scoring.WeightedScore.Part;
import overtrick.scoring.reckoning.Fraction;
import overtrick.sqlite.SqliteStore;
import overtrick.testkit.Seeds;
import overtrick.tournament.TournamentRules;
import overtrick.tournament.act.Act;
import overtrick.tournament.act.Attendee;
import overtrick.tournament.act.Attendee.Director;
import overtrick.tournament.act.Attendee.Outsider;
import overtrick.tournament.act.Attendee.Player;
import overtrick.tournament.act.TournamentCommand.Do;
import overtrick.tournament.act.Wearer;
import overtrick.tournament.session.Charter;
import overtrick.tournament.session.Contestants;
import overtrick.tournament.session.EntryId;
import overtrick.tournament.session.Floor;
import overtrick.tournament.session.Method;
import overtrick.tournament.session.Question;
import overtrick.tournament.session.Section;
import overtrick.tournament.session.Slot;
import overtrick.tournament.session.Terms;
import overtrick.tournament.view.TournamentView;

/// An evening at which everything happens that a referee has seen: thirteen pairs with a latecomer,
/// a skip and an arrow switch, a stand-in, a wrong direction, a fouled board, a lead, a late play,
/// an average, a penalty, a weighted score, a program that is killed, and telephones without a
/// network for ten minutes. What it comes to is reckoned here once more from what was written down,
/// by tournaments.md §2.1 to tournaments.md §2.3 and nothing else.
class EveningOfTheRefereeTest {

    private static final String CODE = "FRYDAY";
    private static final Attendee DIRECTOR = new Director("Minh");
    private static final int PAIRS = 12;
    private static final int BOARDS = 2;

    /// Scores that can be whoever is vulnerable.
    private static final List<Integer> POSSIBLE =
            List.of(90, 110, 120, 140, 150, 170, 100, -100, -110, -140);

    private static final Duration NO_NETWORK = Duration.ofMinutes(10);

    @TempDir private Path directory;

    private final Paper paper = new Paper();
    private SqliteStore store;
    private Tournaments tournaments;
    private Instant at = Instant.parse("2026-11-27T19:30:00Z");

    @BeforeEach
    void open() {
        store =
                SqliteStore.open(
                        directory, List.of("overtrick/house/schema"), InstantSource.system());
        tournaments = new Tournaments(store, InstantSource.system());
    }

    @AfterEach
    void close() {
        store.close();
    }

    /// What somebody has noted on paper who knows nothing of the program: who scored what, and what
    /// was ruled.
    private static final class Paper {

        /// A result: one score, or several with their weights; none for an average.
        private record Line(String northSouth, String eastWest, Map<Integer, Double> scores) {

            /// The pairs sat the other way.
            @SuppressWarnings("ArgumentSelectionDefectChecker")
            Line turned() {
                return new Line(eastWest, northSouth, scores);
            }
        }

        private final Map<Slot, Line> lines = new TreeMap<>();
        private final Map<Slot, Integer> forms = new HashMap<>();
        private final Map<String, Double> penalties = new HashMap<>();

        /// Every pair's percentage.
        Map<String, Double> percentages() {
            var byBoard = new TreeMap<Integer, List<Slot>>();
            lines.keySet()
                    .forEach(slot ->
                            byBoard.computeIfAbsent(slot.board().value(), _ -> new ArrayList<>())
                                    .add(slot));
            int most = byBoard.values().stream().mapToInt(List::size).max().orElseThrow();
            double top = 2.0 * (most - 1);
            var won = new TreeMap<String, Double>();
            var played = new HashMap<String, Integer>();
            for (var slots : byBoard.values()) {
                for (var slot : slots) {
                    var line = lines.get(slot);
                    double points = matchpoints(slot, slots, most);
                    won.merge(line.northSouth(), points, Double::sum);
                    won.merge(line.eastWest(), top - points, Double::sum);
                    played.merge(line.northSouth(), 1, Integer::sum);
                    played.merge(line.eastWest(), 1, Integer::sum);
                }
            }
            won.replaceAll((pair, points) ->
                    100
                            * (points - penalties.getOrDefault(pair, 0.0) * top)
                            / (top * played.getOrDefault(pair, 0)));
            return won;
        }

        /// Of North–South: two for a score beaten, one for an equal one, by weights; brought to the
        /// top of the most plays by (N / n) · (MP + 1) − 1.
        private double matchpoints(Slot slot, List<Slot> slots, int most) {
            var own = lines.get(slot).scores();
            if (own.isEmpty()) {
                return most - 1.0; // an average: half a top
            }
            double points = 0;
            int count = 0;
            for (var other : slots) {
                var theirs = lines.get(other).scores();
                boolean same = forms.getOrDefault(slot, 1).equals(forms.getOrDefault(other, 1));
                if (!theirs.isEmpty() && same) {
                    count++;
                    points += other.equals(slot) ? 0 : compared(own, theirs);
                }
            }
            return (double) most / count * (points + 1) - 1;
        }

        private static double compared(Map<Integer, Double> own, Map<Integer, Double> theirs) {
            double sum = 0;
            for (var one : own.entrySet()) {
                for (var other : theirs.entrySet()) {
                    int sign = Integer.signum(Integer.compare(one.getKey(), other.getKey()));
                    sum += one.getValue() * other.getValue() * (sign + 1);
                }
            }
            return sum;
        }
    }

    private TournamentView view(Attendee viewer) {
        return tournaments.view(CODE, viewer).state();
    }

    private Section section() {
        return view(DIRECTOR).sections().getFirst().section();
    }

    private List<Slot> slots(int round) {
        return section().floor().slots().filter(slot -> slot.round().value() == round).toList();
    }

    private void does(Attendee by, Act act) {
        at = at.plusSeconds(20);
        assertThat(tournaments.submit(CODE, by, new Do(at, "as it was", act)))
                .as("%s", act)
                .isInstanceOf(Reply.Done.class);
    }

    private void direct(Act act) {
        does(DIRECTOR, act);
    }

    private Player player(Floor floor, Slot slot, Side side) {
        var number = floor.at(slot).orElseThrow().at(side).members().getFirst();
        var id = floor.wearers().getOrDefault(number, new EntryId(1));
        var entry = view(DIRECTOR).entry(id).orElseThrow();
        return new Player(id, entry.players().getFirst());
    }

    private static String number(Floor floor, Slot slot, Side side) {
        return floor.at(slot).orElseThrow().at(side).members().getFirst().toString();
    }

    /// One side enters, the other agrees, and somebody writes it down.
    private void play(Slot slot, int points) {
        var floor = section().floor();
        var score = new Outcome.Scored(points, Optional.empty());
        does(player(floor, slot, Side.NORTH_SOUTH), new Act.Report(slot, score));
        does(player(floor, slot, Side.EAST_WEST), new Act.Confirm(slot));
        note(slot, Map.of(points, 1.0));
    }

    private void note(Slot slot, Map<Integer, Double> scores) {
        var floor = section().floor();
        paper.lines.put(
                slot,
                new Paper.Line(
                        number(floor, slot, Side.NORTH_SOUTH),
                        number(floor, slot, Side.EAST_WEST),
                        scores));
    }

    private void play(int round, Set<Slot> but) {
        var chance = Seeds.chance(500 + round);
        for (var slot : slots(round)) {
            int points = POSSIBLE.get(chance.nextInt(POSSIBLE.size()));
            if (!but.contains(slot)) {
                play(slot, points);
            }
        }
    }

    private void begin(int round) {
        direct(new Act.BeginRound(new RoundNumber(round)));
    }

    private void seatTwelve() {
        direct(
                new Act.Create(
                        new Charter("Friday", Terms.of(Contestants.PAIRS, Method.MATCHPOINTS))));
        for (int pair = 1; pair <= PAIRS; pair++) {
            direct(new Act.Enter(List.of("N" + pair, "S" + pair)));
        }
        var movement = Kind.SCRAMBLED.movement(Wish.entries(PAIRS));
        var wearers = new ArrayList<Wearer>();
        for (var number : movement.entries()) {
            wearers.add(new Wearer(number, new EntryId(2 + wearers.size())));
        }
        direct(new Act.Seat(movement, BOARDS, wearers));
    }

    /// They play from the second round on, by one of the ways that the program proposes.
    private EntryNumber theThirteenthPairComesLate() {
        direct(new Act.Enter(List.of("Late", "Later")));
        var newcomer = view(DIRECTOR).entries().getLast().id();
        var late = new EntryNumber(13);
        var mishap = new Mishap.LatePair(late, new RoundNumber(2));
        var ways = TournamentRules.repairs(section().floor(), mishap);
        assertThat(ways).isNotEmpty();
        direct(new Act.Repair(mishap, ways.getFirst().movement(), Optional.of(newcomer)));
        return late;
    }

    private void killAndStartAgain() {
        var before = view(DIRECTOR);
        store.close(); // nothing is saved at the end
        open();
        assertThat(view(DIRECTOR)).isEqualTo(before);
    }

    /// Where a line sits East–West in a round: by the skip somebody moves two tables.
    private boolean skips() {
        var floor = section().floor();
        var moves = new HashSet<Integer>();
        for (int round = 2; round <= floor.movement().rounds(); round++) {
            moves.add(table(floor, 101, round) - table(floor, 101, round - 1));
        }
        return moves.contains(2) || moves.contains(2 - PAIRS / 2);
    }

    private static int table(Floor floor, int pair, int round) {
        return floor.planned()
                .in(new RoundNumber(round))
                .filter(one -> one.seats(new EntryNumber(pair)))
                .mapToInt(one -> one.table().value())
                .findFirst()
                .orElse(0);
    }

    private boolean isSwitched() {
        var floor = section().floor();
        return floor.planned().seatings().stream()
                .anyMatch(one -> one.northSouth().members().getFirst().value() > 100);
    }

    @Test
    void everyNumberIsWhatThePaperSays() {
        seatTwelve();
        assertThat(skips()).as("a skip").isTrue();
        assertThat(isSwitched()).as("an arrow switch").isTrue();
        int rounds = section().floor().movement().rounds();
        direct(new Act.Ask(Question.LEAD, true));

        begin(1);
        play(1, Set.of());
        var late = theThirteenthPairComesLate();
        begin(2);
        play(2, Set.of());
        expectAsOnPaper();

        var fouled = slots(2).getFirst();
        direct(new Act.Foul(List.of(fouled), 2));
        paper.forms.put(fouled, 2);
        var led = slots(2).getLast();
        does(
                player(section().floor(), led, Side.NORTH_SOUTH),
                new Act.TellLead(led, Card.parse("SQ")));

        // round 3: a stand-in, a table that sat the other way, and one without a network
        var first = new EntryId(2);
        direct(new Act.StandIn(first, "N1", "Tú", new RoundNumber(3), Optional.empty()));
        begin(3);
        var wrong = slots(3).getFirst();
        var cutOff = slots(3).getLast();
        play(3, Set.of(cutOff));
        direct(new Act.Turn(List.of(wrong)));
        paper.lines.computeIfPresent(wrong, (_, line) -> line.turned());
        killAndStartAgain();
        at = at.plus(NO_NETWORK);
        begin(4);
        play(cutOff, 120); // what the telephone has kept
        expectAsOnPaper();

        // round 4: a board that is played after the last, an average and a weighted score
        var later = slots(4).getFirst();
        var spoilt = slots(4).get(1);
        var judged = slots(4).getLast();
        play(4, Set.of(later, spoilt));
        direct(new Act.PlayLate(List.of(later), later.at(), Optional.empty()));
        direct(new Act.Rule(spoilt, new Outcome.Artificial(Award.AVERAGE, Award.AVERAGE)));
        note(spoilt, Map.of());
        var weighted =
                new WeightedScore(
                        List.of(
                                new Part(140, Fraction.of(3, 5)),
                                new Part(-110, Fraction.of(2, 5))));
        direct(new Act.Rule(judged, new Outcome.Assigned(weighted, weighted)));
        note(judged, Map.of(140, 0.6, -110, 0.4));

        for (int round = 5; round <= rounds; round++) {
            begin(round);
            play(round, Set.of());
        }
        play(later, -100);
        direct(
                new Act.Adjust(
                        new EntryId(3),
                        Adjustment.Kind.PENALTY,
                        Fraction.of(-10),
                        Unit.PERCENT_OF_TOP));
        paper.penalties.put(numberOf(new EntryId(3)), 0.1);
        killAndStartAgain();
        direct(new Act.Close());
        expectAsOnPaper();

        var everybody = view(Outsider.PUBLIC);
        assertThat(everybody.particulars().told().lead(led)).contains(Card.parse("SQ"));
        assertThat(everybody.standing().ranking().orElseThrow().lines())
                .hasSize(PAIRS + 1)
                .anyMatch(line -> line.contestant().id().equals(late.toString()));
        assertThat(everybody.entry(first).orElseThrow().players(new RoundNumber(3)))
                .containsExactly("Tú", "S1");
    }

    private String numberOf(EntryId entry) {
        return section().floor().wearers().entrySet().stream()
                .filter(one -> one.getValue().equals(entry))
                .map(one -> one.getKey().toString())
                .findFirst()
                .orElseThrow();
    }

    /// Every pair's percentage, and the places by it.
    private void expectAsOnPaper() {
        var right = paper.percentages();
        var lines = view(DIRECTOR).standing().ranking().orElseThrow().lines();
        for (var line : lines) {
            double percent = right.getOrDefault(line.contestant().id(), Double.NaN);
            if (line.boards() == 0) {
                continue; // who has still to come
            }
            assertThat(
                            line.percentage()
                                    .orElseThrow()
                                    .rounded(9, RoundingMode.HALF_UP)
                                    .doubleValue())
                    .as("pair %s", line.contestant().id())
                    .isCloseTo(percent, within(1e-6));
            int ahead = (int) right.values().stream().filter(one -> one > percent + 1e-9).count();
            int level =
                    (int)
                            right.values().stream()
                                    .filter(one -> Math.abs(one - percent) <= 1e-9)
                                    .count();
            assertThat(line.place()) // ties may be broken (tournaments.md §2.5), and go no further
                    .as("place of %s", line.contestant().id())
                    .isBetween(ahead + 1, ahead + level);
        }
    }
}
