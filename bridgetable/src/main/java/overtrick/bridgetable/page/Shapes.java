package overtrick.bridgetable.page;

import java.util.Arrays;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import overtrick.bridge.play.Trick;
import overtrick.cards.CardSet;
import overtrick.cards.Seat;
import overtrick.cards.Suit;

/// How long the suits of unseen hands were when they were dealt, as far as anybody can count who
/// has seen the cards that were played.
final class Shapes {

    private static final int OF_A_SUIT = 13;
    private static final int OF_A_HAND = 13;

    /// A suit of a hand.
    ///
    /// @param cards so many at least
    /// @param exact whether it is that many
    record Length(int cards, boolean exact) {

        /// `4`, or `2+`.
        String text() {
            return exact ? String.valueOf(cards) : cards + "+";
        }
    }

    private final Map<Seat, CardSet> played = new EnumMap<>(Seat.class);
    private final Map<Seat, Set<Suit>> shownOut = new EnumMap<>(Seat.class);
    private final Map<Seat, CardSet> seen;
    private final Map<Seat, Map<Suit, Length>> lengths = new EnumMap<>(Seat.class);

    private Shapes(Map<Seat, CardSet> seen, List<Trick> tricks) {
        this.seen = seen;
        for (var seat : Seat.values()) {
            played.put(seat, CardSet.NONE);
            shownOut.put(seat, EnumSet.noneOf(Suit.class));
            tricks.forEach(trick -> note(seat, trick));
        }
        hidden().forEach(this::count);
        boolean news = true;
        while (news) {
            news = false;
            for (var seat : hidden()) {
                for (var suit : Suit.values()) {
                    news |= conclude(seat, suit);
                }
            }
        }
    }

    /// @param seen hands that are seen, as far as they are still held
    /// @return of each other hand its suits as they were dealt
    static Map<Seat, Map<Suit, Length>> of(Map<Seat, CardSet> seen, List<Trick> tricks) {
        return new Shapes(seen, tricks).lengths;
    }

    private List<Seat> hidden() {
        return Arrays.stream(Seat.values()).filter(seat -> !seen.containsKey(seat)).toList();
    }

    private void note(Seat seat, Trick trick) {
        trick.by(seat)
                .ifPresent(card -> {
                    played.computeIfPresent(seat, (_, before) -> before.with(card));
                    trick.suitLed()
                            .filter(led -> led != card.suit())
                            .ifPresent(led ->
                                    shownOut.computeIfPresent(seat, (_, out) -> with(out, led)));
                });
    }

    private static Set<Suit> with(Set<Suit> out, Suit led) {
        out.add(led);
        return out;
    }

    private void count(Seat seat) {
        var suits = new EnumMap<Suit, Length>(Suit.class);
        for (var suit : Suit.values()) {
            boolean exact = shownOut.getOrDefault(seat, Set.of()).contains(suit);
            suits.put(suit, new Length(dealt(seat, suit), exact));
        }
        lengths.put(seat, suits);
    }

    /// The cards of a suit that a hand is known to have been dealt.
    private int dealt(Seat seat, Suit suit) {
        return cards(played, seat).length(suit) + cards(seen, seat).length(suit);
    }

    private static CardSet cards(Map<Seat, CardSet> hands, Seat seat) {
        return hands.getOrDefault(seat, CardSet.NONE);
    }

    /// What follows from the other hands of the suit, or from the other suits of the hand.
    private boolean conclude(Seat seat, Suit suit) {
        if (length(seat, suit).exact()) {
            return false;
        }
        var hands = Arrays.stream(Seat.values()).filter(other -> other != seat);
        var suits = Arrays.stream(Suit.values()).filter(other -> other != suit);
        int own = length(seat, suit).cards();
        int cards =
                Math.max(
                        rest(OF_A_SUIT, own, hands.map(other -> length(other, suit)).toList()),
                        rest(OF_A_HAND, own, suits.map(other -> length(seat, other)).toList()));
        if (cards < 0) {
            return false;
        }
        lengths.getOrDefault(seat, new EnumMap<>(Suit.class)).put(suit, new Length(cards, true));
        return true;
    }

    /// What is left over when all others are known, or the same as before when nothing is; -1 when
    /// neither can be said.
    private static int rest(int all, int own, List<Length> others) {
        int known = others.stream().mapToInt(Length::cards).sum();
        if (known + own == all) {
            return own;
        }
        return others.stream().allMatch(Length::exact) ? all - known : -1;
    }

    private Length length(Seat seat, Suit suit) {
        var known = lengths.get(seat);
        return known == null
                ? new Length(dealt(seat, suit), true)
                : known.getOrDefault(suit, new Length(0, false));
    }
}
