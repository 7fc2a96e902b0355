package overtrick.robots.search;

import java.util.ArrayList;
import java.util.List;
import overtrick.cards.Card;
import overtrick.cards.CardSet;
import overtrick.robots.layout.Evidence;
import overtrick.robots.layout.Layout;
import overtrick.solver.SearchCancelledException;
import overtrick.solver.Solver;

/// Asks the cards that come first in the same layouts, for whether they make the contract or beat
/// it: some were left out of the trial before its end, and it ended when one was left.
///
/// @param layouts all that were drawn
record Evening(Evidence evidence, Stakes stakes, List<Layout> layouts) {

    /// Cards that anybody wants to compare.
    private static final int COMPARED = 5;

    private static final double ROUNDING = 1e-6;

    Thought of(Thought thought, Solver solver) {
        double all = layouts.stream().mapToDouble(Layout::weight).sum();
        var told = compared(thought);
        var missed =
                told.stream()
                        .filter(each -> Math.abs(each.of() - all) > ROUNDING)
                        .map(Candidate::card)
                        .toList();
        var even = new ArrayList<Candidate>();
        try {
            var reached = missed.isEmpty() ? new double[0] : reached(missed, solver);
            for (var each : told) {
                int at = missed.indexOf(each.card());
                even.add(at < 0 ? each : each.reaching(reached[at], all));
            }
        } catch (SearchCancelledException enough) {
            return alike(thought);
        }
        return new Thought(thought.card(), even, layouts, thought.because());
    }

    /// Only those that were tried as often as the one that is played.
    private static Thought alike(Thought thought) {
        double of =
                thought.candidates().stream()
                        .filter(each -> each.card().equals(thought.card()))
                        .mapToDouble(Candidate::of)
                        .sum();
        var alike =
                thought.candidates().stream()
                        .filter(each -> Math.abs(each.of() - of) < ROUNDING)
                        .toList();
        return new Thought(thought.card(), alike, thought.layouts(), thought.because());
    }

    /// The first ones, and that which is played.
    private static List<Candidate> compared(Thought thought) {
        var told = new ArrayList<Candidate>();
        for (var each : thought.candidates()) {
            if (told.size() < COMPARED || each.card().equals(thought.card())) {
                told.add(each);
            }
        }
        return told;
    }

    private double[] reached(List<Card> cards, Solver solver) {
        var reached = new double[cards.size()];
        int needed = stakes.needed() - evidence.won();
        int left = evidence.play().left();
        for (var layout : layouts) {
            if (needed < 1 || needed > left) {
                addAll(reached, needed < 1 ? layout.weight() : 0);
                continue;
            }
            var values =
                    solver.values(
                                    evidence.position(layout),
                                    CardSet.copyOf(cards),
                                    needed - 1,
                                    needed)
                            .values();
            for (int at = 0; at < cards.size(); at++) {
                reached[at] +=
                        values.getOrDefault(cards.get(at), 0) >= needed ? layout.weight() : 0;
            }
        }
        return reached;
    }

    private static void addAll(double[] reached, double weight) {
        for (int at = 0; at < reached.length; at++) {
            reached[at] += weight;
        }
    }
}
