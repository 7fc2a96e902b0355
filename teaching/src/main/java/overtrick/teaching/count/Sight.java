package overtrick.teaching.count;

import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import overtrick.bridge.auction.Contract;
import overtrick.bridge.play.Trick;
import overtrick.cards.Card;
import overtrick.cards.CardSet;
import overtrick.cards.Seat;
import overtrick.cards.Suit;

/// What one player could see of a board after so many whole tricks: their own hand, dummy and the
/// cards played. What follows from it with certainty, and nothing else, is known.
///
/// @param own the player's hand as it was dealt
/// @param table dummy as it was dealt
public record Sight(
        Seat viewer, Contract contract, CardSet own, CardSet table, List<Trick> tricks) {

    private static final int OF_A_HAND = 13;

    public Sight {
        tricks = List.copyOf(tricks);
        if (viewer == contract.dummy()) {
            throw new IllegalArgumentException("dummy counts nothing: " + viewer);
        }
        if (tricks.isEmpty() || !tricks.stream().allMatch(Trick::isFull)) {
            throw new IllegalArgumentException("whole tricks are looked back at: " + tricks);
        }
    }

    /// How many cards, at least and at most.
    public record Range(int least, int most) {

        /// Whether it is one number.
        public boolean isKnown() {
            return least == most;
        }
    }

    /// The two hands that are not seen.
    public List<Seat> hidden() {
        return Arrays.stream(Seat.values())
                .filter(seat -> seat != viewer && seat != contract.dummy())
                .toList();
    }

    /// The other hand that is not seen.
    public Seat other(Seat seat) {
        return hidden().get(hidden().getFirst() == seat ? 1 : 0);
    }

    /// What a seat has played.
    public CardSet played(Seat seat) {
        return CardSet.copyOf(tricks.stream().map(trick -> trick.by(seat).orElseThrow()).toList());
    }

    /// All cards played.
    public CardSet gone() {
        var gone = CardSet.NONE;
        for (var trick : tricks) {
            gone = gone.union(CardSet.copyOf(trick.cards()));
        }
        return gone;
    }

    /// The cards that the two hidden hands still hold.
    public CardSet out() {
        return CardSet.ALL.minus(own).minus(table).minus(gone());
    }

    /// How many cards every hand still has.
    public int left() {
        return OF_A_HAND - tricks.size();
    }

    /// The first trick in which a seat did not follow to a suit, from 1; empty when it always has.
    public OptionalInt shownOut(Seat seat, Suit suit) {
        for (int at = 0; at < tricks.size(); at++) {
            var trick = tricks.get(at);
            if (trick.suitLed().equals(Optional.of(suit))
                    && trick.by(seat).orElseThrow().suit() != suit) {
                return OptionalInt.of(at + 1);
            }
        }
        return OptionalInt.empty();
    }

    boolean isVoid(Seat seat, Suit suit) {
        return shownOut(seat, suit).isPresent();
    }

    /// The suits of which all cards out are known to be in one hand because the other has shown
    /// out, with how many a seat has of them.
    Map<Suit, Integer> fixed(Seat seat) {
        var fixed = new EnumMap<Suit, Integer>(Suit.class);
        for (var suit : Suit.values()) {
            if (isVoid(seat, suit)) {
                fixed.put(suit, 0);
            } else if (isVoid(other(seat), suit)) {
                fixed.put(suit, out().length(suit));
            }
        }
        return fixed;
    }

    /// The cards of a hand that lie in suits of which nobody has shown out.
    int need(Seat seat) {
        return left() - fixed(seat).values().stream().mapToInt(Integer::intValue).sum();
    }

    /// The cards out in suits of which nobody has shown out.
    int free() {
        var fixed = fixed(hidden().getFirst()).keySet();
        return Arrays.stream(Suit.values())
                .filter(suit -> !fixed.contains(suit))
                .mapToInt(suit -> out().length(suit))
                .sum();
    }

    /// How many cards of a suit a hidden hand still has. Both ends occur in some layout that fits
    /// all that was seen, and so does every number between.
    public Range left(Seat seat, Suit suit) {
        var fixed = fixed(seat);
        if (fixed.containsKey(suit)) {
            return new Range(fixed.getOrDefault(suit, 0), fixed.getOrDefault(suit, 0));
        }
        int cards = out().length(suit);
        int need = need(seat);
        return new Range(Math.max(0, need - (free() - cards)), Math.min(cards, need));
    }

    /// How many cards of a suit a hidden hand was dealt.
    public Range dealt(Seat seat, Suit suit) {
        var left = left(seat, suit);
        int played = played(seat).length(suit);
        return new Range(left.least() + played, left.most() + played);
    }

    /// Who must hold a card that is out; empty when it may be either.
    public Optional<Seat> holder(Card card) {
        int cards = out().length(card.suit());
        for (var seat : hidden()) {
            if (left(seat, card.suit()).least() == cards) {
                return Optional.of(seat);
            }
        }
        return Optional.empty();
    }

    /// Whether a hidden hand may have been dealt so many cards of each suit.
    public boolean isPossible(Seat seat, Shape shape) {
        var fixed = fixed(seat);
        int sum = 0;
        for (var suit : Suit.values()) {
            int now = shape.of(suit) - played(seat).length(suit);
            if (now < 0
                    || now > out().length(suit)
                    || (fixed.containsKey(suit) && fixed.getOrDefault(suit, 0) != now)) {
                return false;
            }
            sum += now;
        }
        return sum == left();
    }
}
