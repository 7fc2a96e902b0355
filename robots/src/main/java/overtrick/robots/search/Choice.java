package overtrick.robots.search;

import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import overtrick.bridge.play.Trick;
import overtrick.cards.Card;
import overtrick.cards.CardSet;
import overtrick.cards.Rank;
import overtrick.cards.Suit;
import overtrick.robots.layout.Evidence;
import overtrick.robots.search.Reason.Sentence;

/// Which of several cards that do as well as each other is played: the one that wins most tricks in
/// all; then a card of the usual one's suit that takes the trick if that does, and of these the one
/// that tells partner the truth, or declarer's opponents nothing; then the cheapest.
///
/// @param usual the card by rule of thumb
/// @param habit how much worse the usual card may do
record Choice(Evidence evidence, Card usual, double habit, RandomGenerator chance) {

    private static final double TIE = 1e-9;

    /// A card and why it was that one.
    ///
    /// @param because empty when no other did as well
    record Chosen(Card card, Optional<Sentence> because) {

        private static Chosen of(Card card, Sentence because) {
            return new Chosen(card, Optional.of(because));
        }
    }

    /// @param candidates the best first
    Chosen among(List<Candidate> candidates) {
        double best = candidates.getFirst().score();
        if (isHabit(candidates, best)) {
            return Chosen.of(usual, Sentence.HABIT);
        }
        var ties = mostTricks(candidates, best);
        if (ties.size() == 1) {
            return new Chosen(ties.highest(), Optional.empty());
        }
        if (!ties.contains(usual)) {
            return inSuit(ties.in(cheapest(ties).suit()));
        }
        var suit = ties.in(usual.suit());
        var taking = wins(usual) && !isLead() ? winning(suit) : suit;
        var chosen = inSuit(taking);
        return taking.equals(suit) ? chosen : Chosen.of(chosen.card, Sentence.TIE_TAKES);
    }

    private boolean isLead() {
        return evidence.play().current().isEmpty();
    }

    /// Whether the usual card does worse, but so little that it is played all the same.
    private boolean isHabit(List<Candidate> candidates, double best) {
        return candidates.stream()
                .filter(each -> each.card().equals(usual) && each.score() < best - TIE)
                .anyMatch(each -> each.score() >= best - habit - TIE);
    }

    /// Of the cards that are worth as much as the best one those that win most tricks in the mean.
    private static CardSet mostTricks(List<Candidate> candidates, double best) {
        var ties = candidates.stream().filter(each -> each.score() >= best - TIE).toList();
        double most = ties.stream().mapToDouble(Candidate::tricks).max().orElseThrow();
        return CardSet.copyOf(
                ties.stream()
                        .filter(each -> each.tricks() >= most - TIE)
                        .map(Candidate::card)
                        .toList());
    }

    /// Where the usual card takes the trick no card is as good that leaves it. With all cards open
    /// a king that is not taken now is taken later; at the table it may not be.
    private CardSet winning(CardSet cards) {
        return CardSet.copyOf(cards.stream().filter(this::wins).toList());
    }

    /// Whether the card wins the trick so far; that led does.
    private boolean wins(Card card) {
        var trick = evidence.play().current();
        var strain = evidence.contract().strain();
        return trick.isEmpty() || Trick.beats(card, trick.winningCard(strain), strain);
    }

    private static Card cheapest(CardSet cards) {
        var cheapest = cards.lowest();
        for (var card : cards) {
            cheapest = cheapest.rank().beats(card.rank()) ? card : cheapest;
        }
        return cheapest;
    }

    private Chosen inSuit(CardSet ties) {
        if (ties.size() == 1) {
            var only = ties.highest();
            return Chosen.of(only, only.equals(usual) ? Sentence.TIE_USUAL : Sentence.TIE_CHEAPEST);
        }
        if (evidence.play().commander().equals(Optional.of(evidence.me()))) {
            return asDeclarer(ties);
        }
        return isLead() ? lead(ties) : following(ties);
    }

    /// A winner or a card of a sequence by chance among its equals, for that tells least; else the
    /// lowest.
    private Chosen asDeclarer(CardSet ties) {
        var low = ties.lowest();
        var equals = runAbove(low, ties);
        if (!low.rank().isHonour() || equals.size() == 1) {
            return Chosen.of(low, Sentence.TIE_CHEAPEST);
        }
        var any = equals.stream().toList().get(chance.nextInt(equals.size()));
        return Chosen.of(any, Sentence.TIE_HIDES);
    }

    /// The top of touching honours, the fourth best of length, the lowest of three, the highest of
    /// two.
    private Chosen lead(CardSet ties) {
        var suit = ties.highest().suit();
        var held = evidence.held(evidence.turn()).in(suit);
        if (ties.contains(usual)) {
            return Chosen.of(usual, Sentence.TIE_USUAL);
        }
        var top = ties.highest();
        if (top.rank().isHonour() && runBelow(top, held).size() > 1) {
            return Chosen.of(top, Sentence.TIE_SEQUENCE);
        }
        var conventional =
                held.size() >= 4
                        ? held.stream().toList().get(3)
                        : held.size() == 2 ? held.highest() : held.lowest();
        return ties.contains(conventional)
                ? Chosen.of(conventional, Sentence.TIE_TELLS)
                : Chosen.of(ties.lowest(), Sentence.TIE_CHEAPEST);
    }

    /// Third hand takes a trick with the lowest of equals. What cannot win is a signal: the truth
    /// about the number of cards when declarer's side has led, high from an even number; about the
    /// honours when partner has.
    private Chosen following(CardSet ties) {
        var trick = evidence.play().current();
        var low = ties.lowest();
        var spots = small(ties);
        if (wins(low) || spots.size() < 2) {
            return Chosen.of(low, Sentence.TIE_CHEAPEST);
        }
        boolean follows = trick.suitLed().orElseThrow() == low.suit();
        boolean partnerLed = trick.leader() == evidence.turn().partner();
        var held = evidence.held(evidence.turn()).in(low.suit());
        boolean count = follows && !partnerLed;
        boolean high = count ? held.size() % 2 == 0 : likes(held);
        return Chosen.of(high ? spots.highest() : spots.lowest(), Sentence.TIE_TELLS);
    }

    private static CardSet small(CardSet cards) {
        var small = cards;
        for (var card : cards) {
            boolean high = card.rank().compareTo(Rank.JACK) >= 0;
            small = high ? small.without(card) : small;
        }
        return small;
    }

    private static boolean likes(CardSet held) {
        return held.highest().rank().compareTo(Rank.QUEEN) >= 0;
    }

    /// The cards upwards from this one with none of the others' between.
    private CardSet runAbove(Card card, CardSet ties) {
        var run = CardSet.NONE;
        for (var other : ties) {
            run = touching(other, card) ? run.with(other) : run;
        }
        return run;
    }

    private CardSet runBelow(Card card, CardSet held) {
        var run = CardSet.NONE;
        for (var other : held) {
            run = touching(card, other) ? run.with(other) : run;
        }
        return run;
    }

    /// Whether no card of another hand still out lies between two of a suit.
    private boolean touching(Card above, Card below) {
        Suit suit = above.suit();
        var others =
                CardSet.ALL
                        .minus(evidence.play().played())
                        .minus(evidence.held(evidence.turn()))
                        .in(suit);
        return others.stream()
                .noneMatch(
                        card -> above.rank().beats(card.rank()) && card.rank().beats(below.rank()));
    }
}
