package overtrick.systems.language;

import java.util.ArrayList;
import java.util.List;
import overtrick.cards.Suit;
import overtrick.systems.hand.Aspect;
import overtrick.systems.hand.Box;
import overtrick.systems.hand.Knowledge;
import overtrick.systems.hand.Measure;
import overtrick.systems.hand.Range;

/// What a call shows, with variables for suits: alternatives, each of them conditions that hold
/// together.
record Description(List<List<Condition>> alternatives) {

    /// One condition on a hand.
    sealed interface Condition {

        record Limit(Measure measure, List<SuitName> suits, Range range) implements Condition {}

        /// A limit for what both partners have, as far as it is known.
        record Together(Measure measure, List<SuitName> suits, Range range) implements Condition {}

        /// No suit is longer.
        record Longest(SuitName suit) implements Condition {}
    }

    Description {
        alternatives = alternatives.stream().map(List::copyOf).toList();
    }

    /// Both hold.
    Description and(Description other) {
        var all = new ArrayList<List<Condition>>();
        for (var one : alternatives) {
            for (var two : other.alternatives) {
                var both = new ArrayList<>(one);
                both.addAll(two);
                all.add(both);
            }
        }
        return new Description(all);
    }

    Description or(Description other) {
        var all = new ArrayList<>(alternatives);
        all.addAll(other.alternatives);
        return new Description(all);
    }

    /// The boxes, all variables being bound.
    ///
    /// @param partner what is known of them, for conditions on both hands
    Knowledge in(Binding binding, Box partner) {
        return new Knowledge(
                alternatives.stream()
                        .map(conditions -> {
                            var box = Box.ANY;
                            for (var condition : conditions) {
                                box = limited(box, condition, binding, partner);
                            }
                            return box;
                        })
                        .toList());
    }

    private static Box limited(Box box, Condition condition, Binding binding, Box partner) {
        return switch (condition) {
            case Condition.Limit(var measure, var names, var range) -> {
                var suits = names.stream().map(name -> name.in(binding).orElseThrow()).toList();
                yield suits.size() == 2
                        ? box.andDifference(suits.getFirst(), suits.getLast(), range)
                        : box.and(Aspect.of(measure, suits.toArray(new Suit[0])), range);
            }
            case Condition.Together(var measure, var names, var range) -> {
                var suits = names.stream().map(name -> name.in(binding).orElseThrow()).toList();
                var aspect = Aspect.of(measure, suits.toArray(new Suit[0]));
                yield box.and(aspect, mine(aspect, range, partner));
            }
            case Condition.Longest(var name) -> {
                var longest = name.in(binding).orElseThrow();
                var all = box;
                for (var suit : Suit.values()) {
                    if (suit != longest) {
                        all = all.andDifference(longest, suit, new Range(0, 13));
                    }
                }
                yield all;
            }
        };
    }

    /// What is left for one hand when partner has what they are known to have: of strength the
    /// value to expect, of anything else the least.
    private static Range mine(Aspect aspect, Range both, Box partner) {
        int partners =
                switch (aspect.measure()) {
                    case HIGH_CARDS, POINTS, SUPPORT ->
                            Math.max(partner.likelyHighCards(), partner.get(aspect).low());
                    default -> partner.get(aspect).low();
                };
        var all = aspect.measure().all();
        int most = Math.clamp(both.high() - partners, -1, all.high());
        return new Range(Math.max(all.low(), both.low() - partners), most);
    }

    /// Whether it depends on partner's hand.
    boolean isAboutBoth() {
        return alternatives.stream()
                .flatMap(List::stream)
                .anyMatch(Condition.Together.class::isInstance);
    }

    /// Every suit that is spoken of.
    List<SuitName> suits() {
        return alternatives.stream()
                .flatMap(List::stream)
                .flatMap(condition ->
                        switch (condition) {
                            case Condition.Limit(_, var names, _) -> names.stream();
                            case Condition.Together(_, var names, _) -> names.stream();
                            case Condition.Longest(var name) -> List.of(name).stream();
                        })
                .toList();
    }
}
