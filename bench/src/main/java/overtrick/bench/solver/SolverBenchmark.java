package overtrick.bench.solver;

import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import overtrick.bridge.auction.Strain;
import overtrick.cards.Card;
import overtrick.cards.Deal;
import overtrick.cards.SealedDeal;
import overtrick.cards.Seat;
import overtrick.solver.DoubleDummyTable;
import overtrick.solver.Position;
import overtrick.solver.Solver;

/// The solver's questions one by one, over the same few deals again and again.
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
public class SolverBenchmark {

    private static final int DEALS = 16;
    private static final int TRICKS_PLAYED = 6;

    private final Solver solver = new Solver();
    private final List<Deal> deals = deals();
    private final List<Position> endings = deals.stream().map(this::ending).toList();
    private int turn;

    private static List<Deal> deals() {
        var chance = new SplittableRandom(1);
        return Stream.generate(() -> SealedDeal.draw(chance).deal()).limit(DEALS).toList();
    }

    @Benchmark
    public DoubleDummyTable table() {
        return solver.table(deals.get(next()));
    }

    @Benchmark
    public int strainAndLeader() {
        return solver.tricks(deals.get(next()), Strain.SPADES, Seat.SOUTH);
    }

    @Benchmark
    public Map<Card, Integer> cardsAfterSixTricks() {
        return solver.values(endings.get(next()));
    }

    private int next() {
        turn = (turn + 1) % DEALS;
        return turn;
    }

    /// Where a deal stands when everybody has played a card that costs nothing, six tricks long.
    private Position ending(Deal deal) {
        var position = Position.of(deal, Strain.NOTRUMP, Seat.WEST);
        for (int card = 0; card < TRICKS_PLAYED * Seat.values().length; card++) {
            var values = solver.values(position);
            int best = values.values().stream().max(Integer::compare).orElseThrow();
            var free = values.entrySet().stream().filter(it -> it.getValue() == best).findFirst();
            position = position.after(free.orElseThrow().getKey());
        }
        return position;
    }
}
