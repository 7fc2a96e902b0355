package overtrick.teaching.problem.draft;

import static overtrick.cards.Seat.EAST;
import static overtrick.cards.Seat.NORTH;
import static overtrick.cards.Seat.SOUTH;
import static overtrick.cards.Seat.WEST;

import java.util.Optional;
import overtrick.bridge.auction.Strain;
import overtrick.cards.Card;
import overtrick.cards.CardSet;
import overtrick.cards.Rank;
import overtrick.cards.Suit;
import overtrick.teaching.problem.sight.Fact;

/// Drafts in which a defender plays against South.
final class DefenderDrafts {

    private static final int MARGIN = 10;

    private final Sketch sketch;

    DefenderDrafts(Sketch sketch) {
        this.sketch = sketch;
    }

    private Strain strain() {
        return sketch.between(0, 2) > 0 ? Strain.NOTRUMP : Strain.of(sketch.suit(3));
    }

    /// What the bidding has told of declarer.
    private void told(Strain strain) {
        if (strain == Strain.NOTRUMP) {
            sketch.known.add(new Fact.Points(SOUTH, 15, 17));
            for (var suit : Suit.values()) {
                sketch.known.add(new Fact.Length(SOUTH, suit, 2, 5));
            }
        } else {
            sketch.known.add(new Fact.Points(SOUTH, 12, 18));
            sketch.known.add(new Fact.Length(SOUTH, sketch.suit(3), 5, 6));
        }
    }

    private boolean isSound() {
        int dummy = sketch.hand(NORTH).highCardPoints();
        int mine = sketch.hand(EAST).highCardPoints();
        return sketch.isWhole() && dummy >= 7 && dummy <= 13 && mine >= 4 && mine <= 12;
    }

    /// West has led; declarer wins and later leads a low card from dummy through East.
    Optional<Draft> secondHand() {
        var key = sketch.suit(0);
        String[] pattern =
                sketch.oneOf(
                                "Qxx Kxx",
                                "Qxx Kxxx",
                                "Jxx Axx",
                                "KJx Axx",
                                "Jxxx Kxx",
                                "QTx Kxx",
                                "Kxxx Ax",
                                "KQxx Ax",
                                "KJxx Axx",
                                "Qxxx Ax",
                                "xxx Kx",
                                "xxx Ax",
                                "Txx Qxx",
                                "Jxx Kx",
                                "Kxx Axx",
                                "Jxx Qxx")
                        .split(" ");
        sketch.give(key, NORTH, pattern[0], EAST, pattern[1]);
        sketch.hold(NORTH, Card.of(sketch.suit(1), Rank.ACE));
        sketch.fill(NORTH, Rank.KING);
        sketch.fill(EAST, Rank.KING);
        var strain = strain();
        if (!isSound() || sketch.hand(NORTH).length(sketch.suit(3)) > 4) {
            return Optional.empty();
        }
        var led = sketch.suit(1);
        var out = sketch.missing(led);
        if (out.size() < 5 || sketch.hand(EAST).length(led) < 1) {
            return Optional.empty();
        }
        var lead = out.stream().skip(Math.min(3, out.size() - 2)).findFirst().orElseThrow();
        sketch.known.add(new Fact.FourthBest(WEST, lead));
        told(strain);
        sketch.trick(lead, Card.of(led, Rank.ACE), sketch.lowest(EAST, led));
        sketch.trick(sketch.small(led), sketch.lowest(NORTH, key));
        var mine = sketch.hand(EAST).in(key);
        return Optional.of(sketch.draft(strain, EAST, mine, mine, MARGIN));
    }

    /// West leads low, dummy plays low, and East has a choice of honours.
    Optional<Draft> thirdHand() {
        var key = sketch.suit(0);
        String[] pattern =
                sketch.oneOf(
                                "Qxx KJx",
                                "Qxx AJx",
                                "Jxx KTx",
                                "Jxx QTx",
                                "Kxx QTx",
                                "Qxx AT9",
                                "xxx KJx",
                                "Jxx ATx",
                                "Qxx KTx",
                                "Kxx AJx",
                                "xxx AQx",
                                "Qx AJx",
                                "Jxx KT9",
                                "Txx AQ9",
                                "Kxx QT9",
                                "Qxx KJxx",
                                "Jxx AT9x",
                                "xx KJx")
                        .split(" ");
        sketch.give(key, NORTH, pattern[0], EAST, pattern[1]);
        sketch.fill(NORTH, Rank.ACE);
        sketch.fill(EAST, Rank.ACE);
        var strain = strain();
        if (!isSound() || sketch.hand(NORTH).length(sketch.suit(3)) > 4) {
            return Optional.empty();
        }
        var out = sketch.missing(key);
        var lead = out.stream().skip(Math.min(4, out.size() - 2)).findFirst().orElseThrow();
        if (lead.rank().isHonour()) {
            return Optional.empty();
        }
        sketch.known.add(new Fact.FourthBest(WEST, lead));
        told(strain);
        sketch.trick(lead, sketch.lowest(NORTH, key));
        var mine = sketch.hand(EAST).in(key);
        var high =
                CardSet.copyOf(
                        mine.stream()
                                .filter(card -> card.rank().compareTo(Rank.NINE) >= 0)
                                .toList());
        return Optional.of(sketch.draft(strain, EAST, high, high, MARGIN));
    }

    /// Declarer plays on dummy's long suit, and West tells how many cards they have of it.
    Optional<Draft> count() {
        var key = sketch.suit(0);
        String[] pattern =
                sketch.oneOf(
                                "KQJxx Axx",
                                "KQJTx Axx",
                                "KQTxx Axx",
                                "KQJxx Axxx",
                                "KQJxxx Axx",
                                "QJTxx Kxx",
                                "QJTxxx Axx",
                                "KJTxx Axx",
                                "KQJx Axx",
                                "AQJTx Kxx")
                        .split(" ");
        sketch.give(key, NORTH, pattern[0], EAST, pattern[1]);
        if (sketch.between(0, 2) == 0) {
            sketch.hold(NORTH, Card.of(sketch.suit(2), Rank.KING));
        }
        sketch.fill(NORTH, Rank.JACK);
        sketch.fill(EAST, Rank.KING);
        int out = sketch.missing(key).size();
        int ofWest = sketch.between(1, out - 1);
        if (!sketch.isWhole() || out < 3 || ofWest > 3 || out - ofWest > 4) {
            return Optional.empty();
        }
        var led = sketch.suit(1);
        var missing = sketch.missing(led);
        if (missing.size() < 6
                || sketch.hand(EAST).in(led).isEmpty()
                || sketch.hand(NORTH).in(led).isEmpty()
                || !missing.contains(Card.of(led, Rank.ACE))) {
            return Optional.empty();
        }
        var lead = missing.stream().skip(4).findFirst().orElseThrow();
        sketch.known.add(new Fact.FourthBest(WEST, lead));
        sketch.known.add(new Fact.Length(WEST, key, ofWest, ofWest));
        sketch.known.add(new Fact.Points(SOUTH, 15, 19));
        sketch.trick(lead, sketch.lowest(NORTH, led), sketch.highest(EAST, led));
        sketch.trick(Card.of(led, Rank.ACE), sketch.small(key));
        sketch.trick(sketch.small(key), sketch.highest(NORTH, key));
        if (sketch.hand(NORTH).in(key).highest().rank() == Rank.ACE) {
            return Optional.empty();
        }
        var mine = sketch.hand(EAST).in(key);
        return Optional.of(sketch.draft(Strain.NOTRUMP, EAST, mine, mine, MARGIN));
    }

    /// The first card, from one hand only.
    Optional<Draft> lead() {
        sketch.fill(WEST, Rank.ACE);
        var mine = sketch.hand(WEST);
        int points = mine.highCardPoints();
        if (points < 4 || points > 12) {
            return Optional.empty();
        }
        sketch.known.add(new Fact.Points(SOUTH, 15, 17));
        sketch.known.add(new Fact.Points(NORTH, 9, 14));
        for (var suit : Suit.values()) {
            sketch.known.add(new Fact.Length(SOUTH, suit, 2, suit.isMajor() ? 4 : 5));
            sketch.known.add(new Fact.Length(NORTH, suit, 1, suit.isMajor() ? 3 : 6));
        }
        return Optional.of(sketch.draft(Strain.NOTRUMP, WEST, mine, natural(mine), MARGIN));
    }

    /// The fourth best of the longest suit.
    private static CardSet natural(CardSet hand) {
        var longest = Suit.CLUBS;
        for (var suit : Suit.values()) {
            longest = hand.length(suit) >= hand.length(longest) ? suit : longest;
        }
        return CardSet.of(hand.in(longest).stream().skip(3).findFirst().orElseThrow());
    }
}
