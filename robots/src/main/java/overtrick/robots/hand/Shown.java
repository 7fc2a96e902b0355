package overtrick.robots.hand;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import overtrick.cards.Suit;

/// What somebody's calls have told of his hand.
///
/// @param lengths one range for each suit, clubs first
public record Shown(Range points, List<Range> lengths) {

    /// Nothing is known.
    public static final Shown NOTHING =
            new Shown(Range.ANY_POINTS, Collections.nCopies(4, Range.ANY_LENGTH));

    /// A balanced hand has two to five cards in every suit.
    private static final List<Range> BALANCED = Collections.nCopies(4, new Range(2, 5));

    public Shown {
        lengths = List.copyOf(lengths);
    }

    public Range length(Suit suit) {
        return lengths.get(suit.ordinal());
    }

    public Shown withPoints(Range shown) {
        return new Shown(shown, lengths);
    }

    public Shown withLength(Suit suit, Range shown) {
        var all = new ArrayList<>(lengths);
        all.set(suit.ordinal(), shown);
        return new Shown(points, all);
    }

    public Shown balanced() {
        return new Shown(points, BALANCED);
    }

    /// What is known after another call.
    public Shown narrowedBy(Shown later) {
        var all = new ArrayList<Range>();
        for (int suit = 0; suit < lengths.size(); suit++) {
            all.add(lengths.get(suit).narrowedBy(later.lengths.get(suit)));
        }
        return new Shown(points.narrowedBy(later.points), all);
    }

    /// Whether the hand has a card count in every suit that fits.
    public boolean admitsShape(Hand hand) {
        return Hand.SUITS.stream().allMatch(suit -> length(suit).contains(hand.length(suit)));
    }
}
