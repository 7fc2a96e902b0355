package overtrick.teaching.count;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import overtrick.cards.Card;
import overtrick.cards.CardSet;
import overtrick.cards.Rank;
import overtrick.cards.Seat;
import overtrick.cards.Suit;
import overtrick.teaching.count.Clue.AllIn;
import overtrick.teaching.count.Clue.Counted;
import overtrick.teaching.count.Clue.Dealt;
import overtrick.teaching.count.Clue.Either;
import overtrick.teaching.count.Clue.Gone;
import overtrick.teaching.count.Clue.Impossible;
import overtrick.teaching.count.Clue.Left;
import overtrick.teaching.count.Clue.Open;
import overtrick.teaching.count.Clue.Shown;
import overtrick.teaching.count.Clue.ShownOut;
import overtrick.teaching.count.Clue.Therefore;

/// Tells how something is known, step by step.
record Clues(Sight sight) {

    /// How many cards of a suit are out.
    Clue counted(Suit suit) {
        int played = 0;
        for (var seat : sight.hidden()) {
            played += sight.played(seat).length(suit);
        }
        return new Counted(
                suit,
                sight.own().length(suit),
                sight.table().length(suit),
                played,
                sight.out().length(suit));
    }

    /// How many cards of a suit a hand still has.
    List<Clue> left(Seat seat, Suit suit) {
        var clues = new ArrayList<Clue>();
        clues.add(counted(suit));
        int out = sight.out().length(suit);
        if (out > 0) {
            clues.addAll(split(seat, suit, out));
        }
        return clues;
    }

    private List<Clue> split(Seat seat, Suit suit, int out) {
        var other = sight.other(seat);
        var range = sight.left(seat, suit);
        if (sight.isVoid(seat, suit)) {
            return List.of(shownOut(seat, suit));
        }
        if (sight.isVoid(other, suit)) {
            return List.of(shownOut(other, suit), new AllIn(seat, suit, out));
        }
        if (!range.isKnown()) {
            return List.of(new Open(seat, suit, range.least(), range.most()));
        }
        var clues = new ArrayList<Clue>();
        // Where all cards of a hand are accounted for, those that are out lie in the other.
        boolean byOther = range.most() == out && sight.need(other) == 0;
        var full = byOther ? other : seat;
        var known = held(full);
        known.keySet()
                .forEach(one -> {
                    if (known.getOrDefault(one, 0) > 0) {
                        clues.add(shownOut(sight.other(full), one));
                    }
                });
        clues.add(new Left(full, sight.left(), known));
        clues.add(byOther ? new AllIn(seat, suit, out) : new Therefore(seat, suit, range.least()));
        return clues;
    }

    private Map<Suit, Integer> held(Seat seat) {
        var held = new EnumMap<Suit, Integer>(Suit.class);
        sight.fixed(seat)
                .forEach((suit, cards) -> {
                    if (cards > 0) {
                        held.put(suit, cards);
                    }
                });
        return held;
    }

    private Clue shownOut(Seat seat, Suit suit) {
        return new ShownOut(seat, suit, sight.shownOut(seat, suit).orElseThrow());
    }

    /// Where a card is.
    List<Clue> where(Card card) {
        for (int at = 0; at < sight.tricks().size(); at++) {
            var trick = sight.tricks().get(at);
            if (trick.cards().contains(card)) {
                var by = trick.leader().plus(trick.cards().indexOf(card));
                return List.of(new Gone(card, by, at + 1));
            }
        }
        var holder = sight.holder(card);
        return holder.isPresent() ? left(holder.get(), card.suit()) : List.of(new Either(card));
    }

    /// What a hand has shown in high cards.
    Clue points(Seat seat) {
        var high =
                CardSet.copyOf(
                        sight.played(seat).stream()
                                .filter(card -> card.rank().compareTo(Rank.JACK) >= 0)
                                .toList());
        return new Shown(seat, high, high.highCardPoints());
    }

    /// How a hand was dealt, suit by suit.
    List<Clue> whole(Seat seat) {
        var clues = new ArrayList<Clue>();
        for (var suit : Shape.ORDER) {
            for (var clue : left(seat, suit)) {
                if (!clues.contains(clue)) {
                    clues.add(clue);
                }
            }
            var left = sight.left(seat, suit);
            if (left.isKnown()) {
                clues.add(new Dealt(seat, suit, sight.played(seat).length(suit), left.least()));
            }
        }
        return clues;
    }

    /// Why shapes cannot be.
    List<Clue> impossible(Seat seat, List<Shape> shapes) {
        var clues = new ArrayList<Clue>();
        for (var shape : shapes) {
            fault(seat, shape).ifPresent(clues::add);
        }
        return clues;
    }

    private Optional<Clue> fault(Seat seat, Shape shape) {
        for (var suit : Shape.ORDER) {
            var range = sight.dealt(seat, suit);
            int cards = shape.of(suit);
            if (cards < range.least() || cards > range.most()) {
                return Optional.of(new Impossible(shape, seat, suit, range.least(), range.most()));
            }
        }
        return Optional.empty();
    }
}
