package overtrick.robots.search;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import overtrick.cards.Card;
import overtrick.cards.CardSet;
import overtrick.robots.layout.Evidence;
import overtrick.robots.layout.Layout;
import overtrick.solver.Solver;

/// The cards that may be played, tried in layout after layout with all cards open. A card that has
/// fallen behind for good is not tried any more.
final class Trial {

    /// Layouts before the first card is left out.
    private static final int LEAST = 8;

    /// A card is left out when the best one leads by so many standard errors.
    private static final double SURE = 2.5;

    /// Layouts in which all tricks that may matter are told apart, before only those are at which
    /// cards differ. The opening lead, made with least to go by, is worth it in all, and so is
    /// every card when so few tricks are left that it costs little: a guard that matters in one
    /// layout of ten is not seen in the first ones.
    private static final int WHOLE = 6;

    private static final int CHEAP = 9;

    private static final double ROUNDING = 1e-9;

    private final Evidence evidence;
    private final int won;
    private final Stakes stakes;
    private final Window window;
    private final List<Card> cards;

    /// By layout, then by card; those of cards left out stay as they were.
    private final List<double[]> scores = new ArrayList<>();

    private final List<Double> weights = new ArrayList<>();
    private final double[] score;
    private final double[] tricks;
    private final double[] told;
    private final double[] reached;
    private final double[] weight;
    private CardSet open;
    private Map<Card, Double> ahead = Map.of();

    Trial(Evidence evidence, Stakes stakes) {
        this(evidence, stakes, whole(evidence));
    }

    private static int whole(Evidence evidence) {
        boolean lead = evidence.play().played().isEmpty();
        return lead || evidence.play().left() <= CHEAP ? Integer.MAX_VALUE : WHOLE;
    }

    /// @param whole in how many layouts all tricks are told apart
    Trial(Evidence evidence, Stakes stakes, int whole) {
        this.stakes = stakes;
        this.evidence = evidence;
        won = evidence.won();
        window = stakes.window(won, evidence.play().left(), whole);
        open = evidence.playable();
        cards = open.stream().toList();
        score = new double[cards.size()];
        tricks = new double[cards.size()];
        told = new double[cards.size()];
        reached = new double[cards.size()];
        weight = new double[cards.size()];
    }

    /// @throws overtrick.solver.SearchCancelledException if cancelled or interrupted; the layout
    ///   does not count then
    void add(Layout layout, Solver solver) {
        var position = evidence.position(layout);
        boolean whole = window.isWhole();
        var apart = window.next();
        var found = solver.values(position, open, apart.low(), apart.high());
        window.learn(found.values().values());
        int best = found.best();
        int due = stakes.due(evidence, layout);
        var row = new double[cards.size()];
        Arrays.fill(row, Double.NaN);
        for (int at = 0; at < cards.size(); at++) {
            var card = cards.get(at);
            if (open.contains(card)) {
                int all = won + found.values().getOrDefault(card, 0);
                row[at] = stakes.worth(all, won + best, due);
                score[at] += layout.weight() * row[at];
                tricks[at] += whole ? layout.weight() * all : 0;
                told[at] += whole ? layout.weight() : 0;
                reached[at] += stakes.reaches(all) ? layout.weight() : 0;
                weight[at] += layout.weight();
            }
        }
        scores.add(row);
        weights.add(layout.weight());
        if (scores.size() >= LEAST && scores.size() % 4 == 0) {
            leaveOut();
        }
    }

    private void leaveOut() {
        int best = -1;
        for (int at = 0; at < cards.size(); at++) {
            boolean better = best < 0 || mean(at) > mean(best);
            best = better && open.contains(cards.get(at)) ? at : best;
        }
        for (int at = 0; at < cards.size(); at++) {
            if (open.contains(cards.get(at)) && isBehind(at, best)) {
                open = open.without(cards.get(at));
            }
        }
    }

    private boolean isBehind(int card, int best) {
        var gap = gap(card, best);
        return gap.mean > 0
                && gap.mean > SURE * gap.error
                && gap.mean * gap.layouts > 3 * stakes.least();
    }

    /// How far a card is behind the best one, over the layouts in which both were tried.
    ///
    /// @param error the standard error of the mean
    /// @param layouts as many of equal weight would tell as much
    record Gap(double mean, double error, double layouts) {}

    private Gap gap(int card, int best) {
        double sum = 0;
        double squares = 0;
        double all = 0;
        double weightsSquared = 0;
        for (int at = 0; at < scores.size(); at++) {
            double ahead = scores.get(at)[best] - scores.get(at)[card];
            if (Double.isNaN(ahead)) {
                continue; // one of them was left out by then
            }
            weightsSquared += weights.get(at) * weights.get(at);
            sum += weights.get(at) * ahead;
            squares += weights.get(at) * ahead * ahead;
            all += weights.get(at);
        }
        double mean = sum / all;
        double layouts = all * all / weightsSquared;
        double error = Math.sqrt(Math.max(0, squares / all - mean * mean) / layouts);
        return new Gap(mean, error, layouts);
    }

    /// How far one card is behind another; both must have been tried.
    Gap gap(Card card, Card best) {
        return gap(cards.indexOf(card), cards.indexOf(best));
    }

    /// Goes on with two cards alone, between which it is to be decided.
    ///
    /// @return whether neither was left out before
    boolean isBetween(Card one, Card other) {
        var both = CardSet.NONE.with(one).with(other);
        if (!both.minus(open).isEmpty()) {
            return false;
        }
        open = both;
        return true;
    }

    private double mean(int at) {
        return weight[at] == 0 ? Double.NEGATIVE_INFINITY : score[at] / weight[at];
    }

    /// Judges the cards again by what declarer will know at their next decision. That never makes a
    /// card better, so that one which is already behind stays there.
    void lookAhead(Foresight foresight, Solver solver) {
        double most = Double.NEGATIVE_INFINITY;
        var worths = new TreeMap<Card, Double>();
        for (var candidate : candidates()) {
            var card = candidate.card();
            if (open.contains(card) && candidate.score() >= most - ROUNDING) {
                double worth = foresight.worth(card, worths, solver);
                worths.put(card, worth);
                most = Math.max(most, worth);
            }
        }
        ahead = worths;
    }

    /// Only one card is left.
    boolean isDecided() {
        return open.size() == 1;
    }

    int layouts() {
        return scores.size();
    }

    /// The best first, those left out last; none before a layout was tried.
    List<Candidate> candidates() {
        var candidates = new ArrayList<Candidate>();
        for (int at = 0; at < cards.size() && weight[at] > 0; at++) {
            candidates.add(
                    new Candidate(
                            cards.get(at),
                            ahead.getOrDefault(cards.get(at), mean(at)),
                            tricks[at] / told[at],
                            reached[at],
                            weight[at]));
        }
        candidates.sort((one, other) -> {
            boolean first = open.contains(one.card());
            return first == open.contains(other.card())
                    ? Double.compare(other.score(), one.score())
                    : first ? -1 : 1;
        });
        return candidates;
    }
}
