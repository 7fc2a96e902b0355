package overtrick.teaching.problem;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import overtrick.bridge.play.Play;
import overtrick.cards.Card;
import overtrick.cards.CardSet;
import overtrick.cards.Deal;
import overtrick.solver.Position;
import overtrick.solver.Solver;
import overtrick.teaching.problem.sight.Sight;

/// In which of some layouts each card of the hand in turn still reaches a number of tricks for its
/// side, if nobody errs from then on.
///
/// @param layouts how many were looked at
/// @param wins the places of the layouts in which a card reaches it
public record Verdicts(int layouts, Map<Card, BitSet> wins) {

    public Verdicts {
        wins = Map.copyOf(wins);
    }

    /// Solves every card in every layout.
    ///
    /// @param target tricks that the side in turn wants of the whole play, 1 to 13
    static Verdicts of(Solver solver, Sight sight, List<Deal> layouts, int target) {
        var wins = new TreeMap<Card, BitSet>();
        for (int at = 0; at < layouts.size(); at++) {
            var play = Play.of(sight.contract(), layouts.get(at), sight.cards());
            for (var card : winners(solver, play, target)) {
                wins.computeIfAbsent(card, _ -> new BitSet()).set(at);
            }
        }
        return new Verdicts(layouts.size(), wins);
    }

    /// The cards with which the side in turn reaches the number of tricks.
    static CardSet winners(Solver solver, Play play, int target) {
        var position = Position.of(play);
        int need = target - play.won(position.side());
        if (need <= 0) {
            return position.legal();
        }
        if (need > position.left()) {
            return CardSet.NONE;
        }
        var values = solver.values(position, position.legal(), need - 1, need).values();
        return CardSet.copyOf(
                values.entrySet().stream()
                        .filter(value -> value.getValue() >= need)
                        .map(Map.Entry::getKey)
                        .toList());
    }

    /// In how many layouts the card reaches it.
    public int wins(Card card) {
        return where(card).cardinality();
    }

    /// In how many layouts it does not.
    public int fails(Card card) {
        return layouts - wins(card);
    }

    /// The place of a layout in which the card fails, best one in which another does not; empty
    /// when it never fails.
    public Optional<Integer> sample(Card card) {
        var others = new BitSet();
        wins.values().forEach(others::or);
        others.andNot(where(card));
        int place = others.isEmpty() ? where(card).nextClearBit(0) : others.nextSetBit(0);
        return place < layouts ? Optional.of(place) : Optional.empty();
    }

    /// The layouts in which the card reaches it.
    BitSet where(Card card) {
        return wins.getOrDefault(card, new BitSet());
    }

    /// In how many layouts the best card reaches it.
    public int most() {
        return wins.values().stream().mapToInt(BitSet::cardinality).max().orElse(0);
    }

    /// The card among some that reaches it most often, the lowest of equals.
    Card best(List<Card> cards) {
        var sorted = new ArrayList<>(cards);
        sorted.sort(Comparator.<Card>comparingInt(this::wins).reversed().thenComparing(Card::rank));
        return sorted.getFirst();
    }

    /// The card among some that reaches it least often, the lowest of equals.
    Card worst(List<Card> cards) {
        return cards.stream()
                .min(Comparator.<Card>comparingInt(this::wins).thenComparing(Card::rank))
                .orElseThrow();
    }
}
