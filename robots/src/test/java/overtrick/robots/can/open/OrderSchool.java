package overtrick.robots.can.open;

import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;

/// Learns the weights of [MoveOrder]: changes them by chance and keeps what solves the same endings
/// with less work. `main` takes the seconds it may use, 0 to learn nothing; it prints what it found
/// and how long endings take.
final class OrderSchool {

    /// So that large endings do not outweigh the small ones.
    private static final double DAMPED = 0.75;

    private static final int TRICKS = 6;
    private static final int ENDINGS = 400;
    private static final int[] STEPS = {1, 2, 5, 10, 20, 40, 80, 160, 320};

    private final List<PointGame> endings;

    private OrderSchool(int seed) {
        endings = endings(ENDINGS, TRICKS, new SplittableRandom(seed));
    }

    public static void main(String[] arguments) {
        long end = System.nanoTime() + Long.parseLong(arguments[0]) * 1_000_000_000;
        var lessons = new OrderSchool(11);
        var examination = new OrderSchool(12);
        var weights = numbers(OrderWeights.LEARNT);
        double work = lessons.work(weights, Double.MAX_VALUE);
        System.out.printf("work %.0f, examination %.0f%n", work, examination.work(weights));
        var chance = new SplittableRandom(3);
        while (System.nanoTime() < end) {
            var tried = changed(weights, chance);
            double now = lessons.work(tried, work);
            if (now < work) {
                weights = tried;
                work = now;
            }
        }
        System.out.printf("work %.0f, examination %.0f%n", work, examination.work(weights));
        System.out.println(weights(weights));
        for (int tricks = 5; tricks <= 8; tricks++) {
            System.out.printf("%d tricks: %s%n", tricks, times(weights(weights), tricks));
        }
    }

    /// Time of the processor for the payoff of endings not seen before, after as many others.
    private static String times(OrderWeights weights, int tricks) {
        var clock = ManagementFactory.getThreadMXBean();
        var solver = new OpenCardSolver(16, weights);
        var endings = endings(2 * ENDINGS, tricks, new SplittableRandom(tricks));
        endings.subList(0, ENDINGS).forEach(solver::payoff);
        var millis = new double[ENDINGS];
        for (int at = 0; at < ENDINGS; at++) {
            long begun = clock.getCurrentThreadCpuTime();
            solver.payoff(endings.get(ENDINGS + at));
            millis[at] = (clock.getCurrentThreadCpuTime() - begun) / 1e6;
        }
        Arrays.sort(millis);
        return "mean %.2f ms, p50 %.2f, p95 %.2f, max %.1f"
                .formatted(
                        Arrays.stream(millis).average().orElseThrow(),
                        millis[ENDINGS / 2],
                        millis[ENDINGS * 95 / 100],
                        millis[ENDINGS - 1]);
    }

    private static int[] changed(int[] weights, RandomGenerator chance) {
        var tried = weights.clone();
        for (int left = 1 + chance.nextInt(2); left > 0; left--) {
            int step = STEPS[chance.nextInt(STEPS.length)];
            tried[chance.nextInt(tried.length)] += chance.nextBoolean() ? step : -step;
        }
        return tried;
    }

    private double work(int[] weights) {
        return work(weights, Double.MAX_VALUE);
    }

    /// Stops when it is more than so much.
    private double work(int[] weights, double most) {
        var solver = new OpenCardSolver(16, weights(weights));
        double work = 0;
        for (var ending : endings) {
            long before = solver.nodes();
            solver.payoff(ending);
            work += Math.pow((double) (solver.nodes() - before), DAMPED);
            if (work > most) {
                return work;
            }
        }
        return work;
    }

    static int[] numbers(OrderWeights weights) {
        var lead = weights.lead();
        var follow = weights.follow();
        var cards = new ArrayList<Integer>();
        for (var card : List.of(follow.stays(), follow.wins(), follow.mayWin(), follow.loses())) {
            cards.addAll(List.of(card.base(), card.fives(), card.rank()));
        }
        var first =
                List.of(
                        lead.length(),
                        lead.toRuff(),
                        lead.sure(),
                        lead.sureTrump(),
                        lead.toPartner(),
                        lead.lost(),
                        lead.fives(),
                        follow.ruffs(),
                        follow.lastOfLane(),
                        weights.trumpRank());
        cards.addAll(first);
        return cards.stream().mapToInt(Integer::intValue).toArray();
    }

    static OrderWeights weights(int[] n) {
        return new OrderWeights(
                new OrderWeights.Lead(n[12], n[13], n[14], n[15], n[16], n[17], n[18]),
                new OrderWeights.Follow(
                        card(n, 0), card(n, 3), n[19], card(n, 6), card(n, 9), n[20]),
                n[21]);
    }

    private static OrderWeights.Card card(int[] numbers, int from) {
        var three = Arrays.copyOfRange(numbers, from, from + 3);
        return new OrderWeights.Card(three[0], three[1], three[2]);
    }

    /// Endings dealt at random, and endings that come up when cards are played as they promise.
    static List<PointGame> endings(int count, int tricks, RandomGenerator chance) {
        var line = new LikelyLine(new MoveOrder(OrderWeights.LEARNT));
        var endings = new ArrayList<PointGame>();
        while (endings.size() < count) {
            boolean played = endings.size() % 2 == 0;
            var game = Ending.random(4, played ? PointGame.TRICKS : tricks, chance).game();
            if (played) {
                game.taken(0);
                line.play(game, tricks);
            }
            if (!game.isOver()) {
                endings.add(game);
            }
        }
        return endings;
    }
}
