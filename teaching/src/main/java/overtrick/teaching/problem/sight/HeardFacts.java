package overtrick.teaching.problem.sight;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import overtrick.cards.Seat;
import overtrick.cards.Suit;
import overtrick.systems.Understanding;
import overtrick.systems.hand.Box;

/// What an auction has told of hands that a player does not see.
public final class HeardFacts {

    /// Points that say nothing: a hand seldom has more.
    private static final int MANY = 25;

    /// A suit of which somebody has shown so many cards.
    private static final int LONG = 4;

    private HeardFacts() {}

    /// The points that each hand has shown, and its long suits.
    public static List<Fact> of(Understanding heard, Collection<Seat> hidden) {
        var facts = new ArrayList<Fact>();
        for (var seat : hidden) {
            var known = heard.hands().of(seat);
            if (!known.isContradiction()) {
                add(facts, seat, known.bounds());
            }
        }
        return List.copyOf(facts);
    }

    private static void add(List<Fact> facts, Seat seat, Box box) {
        var points = box.highCards();
        if (points.low() > 0 || points.high() < MANY) {
            facts.add(new Fact.Points(seat, points.low(), points.high()));
        }
        for (var suit : Suit.values()) {
            var length = box.length(suit);
            if (length.low() >= LONG) {
                facts.add(new Fact.Length(seat, suit, length.low(), length.high()));
            }
        }
    }
}
