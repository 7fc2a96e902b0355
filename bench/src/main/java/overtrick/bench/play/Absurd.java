package overtrick.bench.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import overtrick.cards.Card;
import overtrick.robots.bidding.Agreements;
import overtrick.robots.bidding.Readings;
import overtrick.robots.layout.Attention;
import overtrick.robots.layout.Evidence;
import overtrick.robots.layout.Layouts;
import overtrick.solver.Solver;

/// Looks for cards that nobody who watches would understand: another card takes at least as many
/// tricks in every layout that fits the auction and the cards so far, and more in most of them. An
/// error that only the true hands show is none of these.
final class Absurd {

    private static final int LAYOUTS = 24;

    /// The other card is better in at least this part of the layouts.
    private static final double MOST = 0.75;

    private final Agreements agreements = Agreements.both(FrozenBoard.SYSTEM);
    private final Readings readings;
    private final Solver solver;

    Absurd(Readings readings, Solver solver) {
        this.readings = readings;
        this.solver = solver;
    }

    /// The card that should have been played instead; empty when the one that was is no absurd one.
    ///
    /// @param place how many cards had been played before it
    Optional<Card> instead(Performance performance, int place) {
        var view = performance.viewBefore(place);
        var evidence = Evidence.of(view, agreements, readings);
        var played = performance.play().cards().get(place);
        var tricks = new ArrayList<Map<Card, Integer>>();
        var weights = new ArrayList<Double>();
        var chance = new SplittableRandom(place);
        for (var layout : new Layouts(evidence, Attention.FULL).draw(LAYOUTS, chance)) {
            tricks.add(solver.values(evidence.position(layout)));
            weights.add(layout.weight());
        }
        return evidence.playable().stream()
                .filter(other -> isPlainlyBetter(other, played, tricks, weights))
                .findFirst();
    }

    static boolean isPlainlyBetter(
            Card other, Card played, List<Map<Card, Integer>> tricks, List<Double> weights) {
        double better = 0;
        double all = 0;
        for (int at = 0; at < tricks.size(); at++) {
            var values = tricks.get(at);
            int ahead = values.getOrDefault(other, 0) - values.getOrDefault(played, 0);
            if (ahead < 0) {
                return false;
            }
            better += ahead > 0 ? weights.get(at) : 0;
            all += weights.get(at);
        }
        return all > 0 && better >= MOST * all;
    }
}
