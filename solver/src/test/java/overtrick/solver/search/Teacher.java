package overtrick.solver.search;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;

/// Finds the weights under which a lead drawn by them (softmax over the leads of a position) loses
/// least on average: gradient descent by Adam (D. Kingma, J. Ba, 2015) in small batches.
final class Teacher {

    private static final int ROUNDS = 24;
    private static final int BATCH = 2048;
    private static final double SLOWER = 0.4;

    /// The weights are kept as hundredths.
    static final int SCALE = 100;

    private final List<Lesson> lessons;
    private final List<Lesson> aside;
    private final Random chance;
    private final Course course;
    private final double[] start;
    private final double[] weights;
    private final double mean;
    private final double[] first = new double[LeadWeights.count()];
    private final double[] second = new double[LeadWeights.count()];
    private int steps;

    Teacher(Course course, List<Lesson> all, long seed) {
        this.course = course;
        start = course.start();
        weights = start.clone();
        mean = all.stream().mapToDouble(Lesson::weight).average().orElseThrow();
        chance = new Random(seed);
        var shuffled = new ArrayList<>(all);
        Collections.shuffle(shuffled, chance);
        int tenth = shuffled.size() / 10;
        aside = List.copyOf(shuffled.subList(0, tenth));
        lessons = new ArrayList<>(shuffled.subList(tenth, shuffled.size()));
    }

    int[] teach() {
        double rate = course.rate();
        for (int round = 0; round < ROUNDS; round++) {
            if (round == ROUNDS / 2 || round == ROUNDS * 3 / 4 || round == ROUNDS * 9 / 10) {
                rate *= SLOWER;
            }
            Collections.shuffle(lessons, chance);
            for (int from = 0; from < lessons.size(); from += BATCH) {
                step(lessons.subList(from, Math.min(from + BATCH, lessons.size())), rate);
            }
        }
        System.err.println("learnt " + report(aside, weights));
        return Arrays.stream(weights).mapToInt(it -> (int) Math.round(SCALE * it)).toArray();
    }

    /// How some weights do at some lessons.
    static String report(List<Lesson> lessons, double[] weights) {
        double loss =
                lessons.stream().mapToDouble(it -> it.loss(weights)).average().orElse(Double.NaN);
        return "%.3f doublings beside the best lead".formatted(loss);
    }

    private void step(List<Lesson> batch, double rate) {
        var gradient = new double[LeadWeights.count()];
        batch.forEach(lesson -> add(lesson, gradient, batch.size()));
        steps++;
        double one = 1 - Math.pow(0.9, steps);
        double two = 1 - Math.pow(0.999, steps);
        for (int i = 0; i < weights.length; i++) {
            double slope = gradient[i] + course.decay() * (weights[i] - start[i]);
            first[i] = 0.9 * first[i] + 0.1 * slope;
            second[i] = 0.999 * second[i] + 0.001 * slope * slope;
            weights[i] -= rate * (first[i] / one) / (Math.sqrt(second[i] / two) + 1e-9);
        }
    }

    private void add(Lesson lesson, double[] gradient, int share) {
        double[] chances = softmax(lesson.scores(weights));
        double importance = lesson.weight() / mean;
        double expected = 0;
        for (int i = 0; i < chances.length; i++) {
            expected += chances[i] * lesson.loss()[i];
        }
        for (int i = 0; i < chances.length; i++) {
            double slope = importance * chances[i] * (lesson.loss()[i] - expected) / share;
            for (int at : lesson.places()[i]) {
                gradient[at] += slope;
            }
        }
    }

    private static double[] softmax(double[] scores) {
        double most = Arrays.stream(scores).max().orElse(0);
        double[] parts = Arrays.stream(scores).map(it -> Math.exp(it - most)).toArray();
        double all = Arrays.stream(parts).sum();
        return Arrays.stream(parts).map(it -> it / all).toArray();
    }
}
