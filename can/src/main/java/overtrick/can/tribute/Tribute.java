package overtrick.can.tribute;

import static overtrick.can.CanRefusal.NOT_IN_HAND;
import static overtrick.can.CanRefusal.NOT_THE_HIGHEST_CARD;
import static overtrick.can.CanRefusal.NOT_THE_HIGHEST_FACTOR;
import static overtrick.can.CanRefusal.RETURNS_RECEIVED_CARD;
import static overtrick.can.CanRefusal.WRONG_NUMBER_OF_CARDS;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import overtrick.can.CanCard;
import overtrick.can.CanCard.Joker;
import overtrick.can.CanCard.Suited;
import overtrick.can.CanRefusal;
import overtrick.can.CanSet;
import overtrick.can.Factor;
import overtrick.can.rules.TributeRules;
import overtrick.can.rules.TributeRules.BothJokers;
import overtrick.can.rules.TributeRules.Equal;
import overtrick.can.rules.TributeRules.Missing;
import overtrick.can.rules.TributeRules.ReturnReceived;
import overtrick.cards.Suit;

/// Which cards pay a tribute and which may be returned for it (can.md §6.3).
public final class Tribute {

    private Tribute() {}

    /// Why these cards do not pay; empty when they do. The highest factors pay; whoever has too few
    /// of them adds other cards (ruling 13).
    public static Optional<CanRefusal> refusal(
            CanSet hand, CanSet cards, int count, TributeRules rules) {
        if (cards.size() != count) {
            return Optional.of(WRONG_NUMBER_OF_CARDS);
        }
        if (!hand.containsAll(cards)) {
            return Optional.of(NOT_IN_HAND);
        }
        var paid = cards.factors();
        int needed = Math.min(count, hand.factors().size());
        if (paid.size() < needed || keepsHigher(hand.minus(cards).factors(), paid, rules)) {
            return Optional.of(NOT_THE_HIGHEST_FACTOR);
        }
        boolean highest = rules.missingFactors() == Missing.ANY_CARD || highestOthers(hand, cards);
        return NOT_THE_HIGHEST_CARD.unless(highest);
    }

    /// All sets of cards that [#refusal] lets pass.
    public static List<CanSet> lawful(CanSet hand, int count, TributeRules rules) {
        return choices(hand, count).stream()
                .filter(cards -> refusal(hand, cards, count, rules).isEmpty())
                .toList();
    }

    /// Why these cards may not be returned; empty when they may. Any may, also one received.
    public static Optional<CanRefusal> returnRefusal(
            CanSet hand, CanSet cards, CanSet received, TributeRules rules) {
        if (cards.size() != received.size()) {
            return Optional.of(WRONG_NUMBER_OF_CARDS);
        }
        if (!hand.containsAll(cards)) {
            return Optional.of(NOT_IN_HAND);
        }
        boolean allowed =
                rules.returnReceived() == ReturnReceived.YES || !cards.intersects(received);
        return RETURNS_RECEIVED_CARD.unless(allowed);
    }

    /// All sets of cards that [#returnRefusal] lets pass.
    public static List<CanSet> lawfulReturns(CanSet hand, CanSet received, TributeRules rules) {
        return choices(hand, received.size()).stream()
                .filter(cards -> returnRefusal(hand, cards, received, rules).isEmpty())
                .toList();
    }

    /// All ways to take one or two cards of a hand.
    public static List<CanSet> choices(CanSet hand, int count) {
        var choices = new ArrayList<CanSet>();
        for (var one : hand) {
            if (count == 1) {
                choices.add(CanSet.of(one));
                continue;
            }
            for (var other : hand) {
                if (other.place() < one.place()) {
                    choices.add(CanSet.of(one, other));
                }
            }
        }
        return choices;
    }

    private static boolean keepsHigher(CanSet kept, CanSet paid, TributeRules rules) {
        for (var factor : kept) {
            for (var given : paid) {
                if (goesBefore(factor, given, rules)) {
                    return true;
                }
            }
        }
        return false;
    }

    /// Whether the first factor must be paid before the second.
    private static boolean goesBefore(CanCard one, CanCard other, TributeRules rules) {
        var higher = one.factor().orElseThrow();
        var lower = other.factor().orElseThrow();
        if (one instanceof Joker && other instanceof Joker) {
            return rules.bothJokers() == BothJokers.BIG && higher.outranks(lower); // ruling 12
        }
        if (higher != lower) {
            return higher.outranks(lower);
        }
        return rules.equalFactors() == Equal.SUIT_ORDER // ruling 11
                && drawingOrder(one) < drawingOrder(other);
    }

    /// The order of the suits: hearts, diamonds, clubs, spades (can.md §1).
    private static int drawingOrder(CanCard card) {
        return card instanceof Suited(var suit, _)
                ? List.of(Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS, Suit.SPADES).indexOf(suit)
                : -1;
    }

    private static boolean highestOthers(CanSet hand, CanSet cards) {
        var paid = cards.minus(CanSet.FACTORS);
        for (var kept : hand.minus(cards).minus(CanSet.FACTORS)) {
            for (var given : paid) {
                if (kept instanceof Suited(_, var higher)
                        && given instanceof Suited(_, var lower)
                        && higher.beats(lower)) {
                    return false;
                }
            }
        }
        return true;
    }

    /// How high a card stands as a factor: 0 for none, 1 for a king, to 4 for the big joker.
    static int standing(CanCard card) {
        return card.factor().map(Factor::ordinal).orElse(-1) + 1;
    }
}
