package overtrick.robots.can.table;

import java.util.Arrays;
import overtrick.can.CanLevel;
import overtrick.can.rules.CanRules;
import overtrick.can.score.DealResult;
import overtrick.robots.can.sight.Stakes;

/// The score of a duel so far, from the first robot's point of view. Mutable and confined to one
/// thread.
public final class DuelScore {

    /// What a goal is worth, in points.
    public static final int GOAL = 100;

    private static final double MILLION = 1e6;

    private int pairs;
    private double sum;
    private double squares;
    private int deals;
    private long cardPoints;
    private int goalsFor;
    private int goalsAgainst;
    private int declared;
    private int above;
    private int made;
    private long[] cards = new long[1 << 10];
    private int cardCount;
    private long[] calls = new long[1 << 8];
    private int callCount;

    public DuelScore() {} // explicit, as lint asks for in exported packages

    /// What a deal is worth to declarer's side: a hundred for a goal of its own, less a hundred for
    /// one of the defenders, less fifteen for the first card of tribute it owes and thirteen for
    /// the second.
    public static double value(DealResult result, CanRules rules) {
        int goal =
                result.goal(rules).map(side -> side == result.declarers() ? GOAL : -GOAL).orElse(0);
        return goal - ((double) GOAL * Stakes.cost(result.debts(rules)) / Stakes.GOAL);
    }

    /// Adds a deal and says what it was worth to the first robot's side.
    ///
    /// @param kept the card points that declarer's side has won
    /// @param declares whether the first robot's side declared
    double deal(DealResult result, int kept, boolean declares, CanRules rules) {
        double value = value(result, rules);
        deals++;
        cardPoints += declares ? kept - result.points() : result.points() - kept;
        result.goal(rules)
                .ifPresent(side -> {
                    if (declares == (side == result.declarers())) {
                        goalsFor++;
                    } else {
                        goalsAgainst++;
                    }
                });
        if (declares) {
            declared++;
            if (result.level() != CanLevel.EIGHTY) {
                above++;
                made += value >= 0 ? 1 : 0;
            }
        }
        return declares ? value : -value;
    }

    void pair(double mean) {
        pairs++;
        sum += mean;
        squares += mean * mean;
    }

    void card(long nanoseconds) {
        if (cardCount == cards.length) {
            cards = Arrays.copyOf(cards, 2 * cardCount);
        }
        cards[cardCount++] = nanoseconds;
    }

    void call(long nanoseconds) {
        if (callCount == calls.length) {
            calls = Arrays.copyOf(calls, 2 * callCount);
        }
        calls[callCount++] = nanoseconds;
    }

    /// Deals, each of which was played twice.
    public int pairs() {
        return pairs;
    }

    /// Points a deal.
    public double mean() {
        return pairs == 0 ? 0 : sum / pairs;
    }

    /// The standard error of [#mean]; the two times a deal was played count as one.
    public double standardError() {
        double variance = pairs == 0 ? 0 : (squares / pairs) - (mean() * mean());
        return pairs < 2 ? 0 : Math.sqrt(Math.max(0, variance) / (pairs - 1));
    }

    /// Card points won less card points lost, a deal.
    public double cardPoints() {
        return deals == 0 ? 0 : (double) cardPoints / deals;
    }

    public int goalsFor() {
        return goalsFor;
    }

    public int goalsAgainst() {
        return goalsAgainst;
    }

    /// How often the first robot's side declared.
    public int declared() {
        return declared;
    }

    /// How often it did above 80.
    public int declaredAbove() {
        return above;
    }

    /// How many of those ended with neither a goal for the defenders nor a tribute to pay.
    public int made() {
        return made;
    }

    /// The time that 95 of 100 cards did not take longer than, in milliseconds.
    public double cardMillis95() {
        return millis95(cards, cardCount);
    }

    /// The same for calls.
    public double callMillis95() {
        return millis95(calls, callCount);
    }

    /// The mean time of a card in milliseconds.
    public double cardMillis() {
        return Arrays.stream(cards, 0, cardCount).average().orElse(0) / MILLION;
    }

    private static double millis95(long[] times, int count) {
        if (count == 0) {
            return 0;
        }
        var sorted = Arrays.copyOf(times, count);
        Arrays.sort(sorted);
        return sorted[(count - 1) * 95 / 100] / MILLION;
    }
}
