package overtrick.robots.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import overtrick.bridge.Board;
import overtrick.bridge.BoardNumber;
import overtrick.bridge.board.BoardView;
import overtrick.cards.Card;
import overtrick.robots.TestTable;
import overtrick.robots.bidding.Agreements;
import overtrick.robots.bidding.Readings;
import overtrick.robots.board.Robot;
import overtrick.robots.layout.Evidence;
import overtrick.robots.layout.Layout;
import overtrick.robots.layout.Layouts;
import overtrick.robots.stake.Plain;
import overtrick.solver.Solver;
import overtrick.testkit.Sample;
import overtrick.testkit.Seeds;

@Timeout(60)
class TrialTest {

    private static final Readings READINGS = new Readings();
    private static final Robot BY_RULES = Robot.playing(Agreements.STANDARD, READINGS);

    /// Layouts in which all is told apart.
    private static final int FIRST = 6;

    /// In an ending there are layouts in which no card matters.
    private static final int ENDING = 5;

    private static final int BOARDS = 200;

    private final Solver solver = new Solver(1);

    /// A decision, a layout in which all cards do alike, and one in which they do not.
    private record Decision(Evidence evidence, Stakes stakes, Layout alike, Layout differing) {

        Trial trial() {
            return new Trial(evidence, stakes, FIRST);
        }
    }

    private Map<Card, Integer> tricks(Evidence evidence, Layout layout) {
        return solver.values(evidence.position(layout));
    }

    private static Stakes stakes(BoardView view, Evidence evidence) {
        return new Stakes(
                Plain.MATCHPOINTS, evidence.contract(), view.vulnerability(), evidence.me().side());
    }

    private static Evidence evidence(BoardView view) {
        return Evidence.of(view, Agreements.STANDARD, READINGS);
    }

    private static List<Layout> layouts(Evidence evidence) {
        return new Layouts(evidence, Level.EXPERT.attention()).draw(40, new SplittableRandom(1));
    }

    private static TestTable table(int number) {
        var deal = Sample.deal(Seeds.chance(number));
        return TestTable.with(Board.of(new BoardNumber(1), deal)).auctionBy(BY_RULES);
    }

    /// @param turns whether the differing layout is one in which the card decides the contract
    private Decision decision(boolean turns) {
        for (int number = 0; number < BOARDS; number++) {
            var table = table(number);
            while (!table.board().isOver()) {
                var view = table.view(table.actor());
                if (view.play().isPresent() && view.playable().size() > 1) {
                    var found = decision(view, turns);
                    if (found.isPresent()) {
                        return found.get();
                    }
                }
                table.moveBy(BY_RULES);
            }
        }
        throw new AssertionError("no such decision in %d boards".formatted(BOARDS));
    }

    private Optional<Decision> decision(BoardView view, boolean turns) {
        var evidence = evidence(view);
        if (evidence.play().left() > ENDING) {
            return Optional.empty();
        }
        var stakes = stakes(view, evidence);
        var layouts = layouts(evidence);
        Predicate<Integer> reached = tricks -> stakes.reaches(evidence.won() + tricks);
        var alike = layouts.stream().filter(one -> spread(tricks(evidence, one).values()) == 0);
        var differing =
                layouts.stream()
                        .filter(one -> {
                            var tricks = tricks(evidence, one).values();
                            boolean decides =
                                    tricks.stream().anyMatch(reached)
                                            && !tricks.stream().allMatch(reached);
                            return spread(tricks) > 0 && decides == turns;
                        })
                        .findFirst();
        return differing.flatMap(
                other -> alike.findFirst().map(one -> new Decision(evidence, stakes, one, other)));
    }

    private static int spread(Collection<Integer> tricks) {
        return Collections.max(tricks) - Collections.min(tricks);
    }

    private void add(Trial trial, Layout layout, int times) {
        for (int time = 0; time < times; time++) {
            trial.add(new Layout(layout.hands(), 1), solver);
        }
    }

    private static Candidate last(Trial trial) {
        return trial.candidates().getLast();
    }

    @Test
    void tellsAllApartInTheFirstLayouts() {
        var decision = decision(false);
        var trial = decision.trial();
        add(trial, decision.alike, FIRST - 1);
        add(trial, decision.differing, 1);

        assertThat(last(trial).score()).isNegative();
    }

    /// A guard that matters in one layout of ten is seen in that one.
    @Test
    void tellsAllApartInEveryLayoutOfAnEnding() {
        var decision = decision(false);
        var trial = new Trial(decision.evidence, decision.stakes);
        add(trial, decision.alike, FIRST);
        add(trial, decision.differing, 1);

        assertThat(last(trial).score()).isNegative();
    }

    @Test
    void asksNoMoreWhereCardsHaveNeverDiffered() {
        var decision = decision(false);
        var trial = decision.trial();
        add(trial, decision.alike, FIRST);
        add(trial, decision.differing, 1);

        assertThat(last(trial).score()).isZero();
    }

    /// However often unlikely layouts say so: a card is behind by what is likely.
    @Test
    void noCardIsLeftOutByUnlikelyLayouts() {
        var decision = decision(true);
        var trial = new Trial(decision.evidence, decision.stakes);
        trial.add(new Layout(decision.alike.hands(), 1), solver);
        for (int time = 0; time < 3 * FIRST; time++) {
            trial.add(new Layout(decision.differing.hands(), time == 0 ? 1 : 0.001), solver);
        }

        assertThat(trial.isDecided()).isFalse();
        assertThat(trial.candidates()).allMatch(each -> each.of() == last(trial).of());
    }

    @Test
    void asksAgainWhereCardsHaveDiffered() {
        var decision = decision(false);
        var once = decision.trial();
        add(once, decision.differing, 1);
        var twice = decision.trial();
        add(twice, decision.differing, 1);
        add(twice, decision.alike, FIRST - 1);
        add(twice, decision.differing, 1);

        double share = 2.0 / (FIRST + 1);
        assertThat(last(twice).score()).isCloseTo(share * last(once).score(), within(1e-9));
    }

    @Test
    void alwaysAsksWhetherTheContractIsMade() {
        var decision = decision(true);
        var trial = decision.trial();
        add(trial, decision.alike, FIRST);
        add(trial, decision.differing, 1);

        var candidates = trial.candidates();
        assertThat(candidates.getFirst().reached()).isGreaterThan(candidates.getLast().reached());
    }

    /// Those in which not all is told apart say nothing of the mean.
    @Test
    void countsTricksInTheFirstLayouts() {
        var decision = decision(false);
        var trial = decision.trial();
        add(trial, decision.alike, FIRST);
        double before = last(trial).tricks();
        add(trial, decision.differing, 1);

        assertThat(last(trial).tricks()).isEqualTo(before);
    }

    /// The lead is made with least to go by.
    @Test
    void tellsAllApartBeforeTheLead() {
        var view = lead();
        var evidence = evidence(view);
        var layouts = layouts(evidence);
        var one = layouts.getFirst();
        var card = evidence.playable().highest();
        int first = tricks(evidence, one).get(card);
        var other =
                layouts.stream()
                        .filter(layout -> tricks(evidence, layout).get(card) != first)
                        .findFirst()
                        .orElseThrow();
        var trial = new Trial(evidence, stakes(view, evidence));
        add(trial, one, FIRST);
        add(trial, other, 1);

        double mean =
                evidence.won()
                        + (FIRST * first + tricks(evidence, other).get(card)) / (FIRST + 1.0);
        var found = trial.candidates().stream().filter(candidate -> candidate.card().equals(card));
        assertThat(found.findFirst().orElseThrow().tricks()).isCloseTo(mean, within(1e-9));
    }

    private static BoardView lead() {
        for (int number = 0; number < BOARDS; number++) {
            var table = table(number);
            if (table.board().play().isPresent()) {
                return table.view(table.actor());
            }
        }
        throw new AssertionError("all boards passed out");
    }
}
