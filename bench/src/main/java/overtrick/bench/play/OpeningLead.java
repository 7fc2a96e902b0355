package overtrick.bench.play;

import java.util.Comparator;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import overtrick.cards.Card;
import overtrick.robots.CardPlayer;
import overtrick.robots.search.Candidate;
import overtrick.robots.search.Thought;
import overtrick.solver.Position;
import overtrick.solver.Solver;

/// An opening lead and what each of the thirteen would have cost with all cards open. The rest of
/// the board is not played, so that leads are measured in little time.
///
/// @param thought of the player; without candidates when they do not search
/// @param values tricks of the defence after each lead
record OpeningLead(FrozenBoard board, Thought thought, Map<Card, Integer> values, long nanos) {

    static OpeningLead of(FrozenBoard board, CardPlayer player, Solver solver) {
        var view = Performance.leadersView(board);
        long begun = System.nanoTime();
        var thought = Performance.thought(player, view);
        long nanos = System.nanoTime() - begun;
        var contract = board.contract();
        var position = Position.of(board.deal().deal(), contract.strain(), contract.leader());
        return new OpeningLead(board, thought, solver.values(position), nanos);
    }

    /// Tricks that the lead gave away.
    int cost() {
        return cost(thought.card());
    }

    private int cost(Card card) {
        int best = values.values().stream().max(Comparator.naturalOrder()).orElseThrow();
        return best - values.getOrDefault(card, best);
    }

    /// Number, contract, the card, its cost; then each card tried with its score and its cost.
    String text() {
        return "%s %s %s %d %s"
                .formatted(
                        board.deal().number().value(),
                        board.contract().code(),
                        thought.card(),
                        cost(),
                        thought.candidates().stream()
                                .map(this::text)
                                .collect(Collectors.joining(" ")));
    }

    private String text(Candidate candidate) {
        return String.format(
                Locale.ROOT,
                "%s:%.3f:%.2f:%.0f/%.0f:%d",
                candidate.card(),
                candidate.score(),
                candidate.tricks(),
                candidate.reached(),
                candidate.of(),
                cost(candidate.card()));
    }
}
