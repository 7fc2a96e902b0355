package overtrick.teaching.problem.draft;

import static overtrick.cards.Seat.NORTH;
import static overtrick.cards.Seat.SOUTH;
import static overtrick.cards.Seat.WEST;

import java.util.Optional;
import overtrick.bridge.auction.Strain;
import overtrick.cards.Card;
import overtrick.cards.CardSet;
import overtrick.cards.Rank;
import overtrick.cards.Seat;
import overtrick.cards.Suit;
import overtrick.teaching.problem.sight.Fact;

/// Drafts in which South is declarer.
final class DeclarerDrafts {

    private static final int MARGIN = 20;

    private final Sketch sketch;

    DeclarerDrafts(Sketch sketch) {
        this.sketch = sketch;
    }

    /// West leads the fourth best of a long suit in which we have the ace alone.
    Optional<Draft> holdUp() {
        var long5 = sketch.suit(0);
        boolean here = sketch.between(0, 3) > 0;
        String ace = sketch.oneOf("Axx", "Axx", "Ax");
        String small = ace.length() == 2 ? "xxx" : sketch.oneOf("xx", "xx", "xxx");
        sketch.give(long5, NORTH, here ? small : ace, SOUTH, here ? ace : small);
        establish(sketch.suit(1));
        stop(sketch.suit(2), SOUTH);
        stop(sketch.suit(3), sketch.between(0, 1) == 0 ? SOUTH : NORTH);
        finish();
        var lead = fourthBest(long5);
        if (lead.isEmpty() || !sketch.isWhole()) {
            return Optional.empty();
        }
        sketch.known.add(new Fact.FourthBest(WEST, lead.get()));
        sketch.known.add(new Fact.Length(WEST, long5, 5, 6));
        sketch.trick(lead.get());
        if (here) {
            var third = honourOf(long5);
            sketch.trick(sketch.lowest(NORTH, long5), third);
        }
        var turn = here ? SOUTH : NORTH;
        var mine = sketch.hand(turn).in(long5);
        var top = CardSet.of(mine.highest());
        return Optional.of(sketch.draft(Strain.NOTRUMP, SOUTH, mine.minus(top), top, MARGIN));
    }

    /// A suit that must lose the lead before it gives its tricks.
    private void establish(Suit suit) {
        String[] pattern =
                sketch.oneOf(
                                "KQJxx Txx",
                                "KQJxx xx",
                                "QJTxx Kx",
                                "AQJxx Txx",
                                "AJTxx Qxx",
                                "KQTxx Jxx",
                                "AQJTx xx",
                                "KJTxx Qx",
                                "AQTxx Jxx",
                                "AJTxx Kx")
                        .split(" ");
        sketch.give(suit, NORTH, pattern[0], SOUTH, pattern[1]);
    }

    private void stop(Suit suit, Seat seat) {
        String[] pattern =
                sketch.oneOf("AK xx", "AK Qx", "AKx xx", "AQ Kx", "AKQ xx", "Ax Kx").split(" ");
        var other = seat.partner();
        for (char rank : pattern[0].replace("x", "").toCharArray()) {
            sketch.hold(seat, Card.of(suit, Rank.parse(rank)));
        }
        for (char rank : pattern[1].replace("x", "").toCharArray()) {
            sketch.hold(other, Card.of(suit, Rank.parse(rank)));
        }
    }

    private void finish() {
        sketch.fill(SOUTH, Rank.JACK);
        sketch.fill(NORTH, Rank.JACK);
    }

    /// A small card with three higher ones among those that are missing.
    private Optional<Card> fourthBest(Suit suit) {
        var missing = sketch.missing(suit);
        var small = missing.stream().filter(card -> card.rank().compareTo(Rank.EIGHT) < 0).toList();
        return small.isEmpty()
                ? Optional.empty()
                : Optional.of(small.get(sketch.between(0, small.size() - 1)));
    }

    private Card honourOf(Suit suit) {
        var missing = sketch.missing(suit).minus(CardSet.copyOf(sketch.cards));
        var honours = missing.stream().filter(card -> card.rank().isHonour()).toList();
        return honours.isEmpty()
                ? missing.highest()
                : honours.get(sketch.between(0, Math.min(1, honours.size() - 1)));
    }

    /// One card is missing, and what is known of another suit says where it probably lies.
    Optional<Draft> finesse() {
        var key = sketch.suit(0);
        String[] pattern =
                sketch.oneOf(
                                "AJxx Kxxx",
                                "AJxx Kxxxx",
                                "AJTx Kxx",
                                "AJxxx Kxxx",
                                "AJTx Kxxx",
                                "AQxxx Jxxxx",
                                "AQxx JTxxx",
                                "AJTxx Kxx",
                                "AQxxx JTxxx",
                                "AJ9x Kxxx")
                        .split(" ");
        boolean king = pattern[1].startsWith("K");
        sketch.give(key, NORTH, pattern[0], SOUTH, pattern[1]);
        var told = sketch.suit(1);
        sketch.give(told, NORTH, sketch.oneOf("xx", "xxx", "Qx"), SOUTH, sketch.oneOf("Ax", "Axx"));
        stop(sketch.suit(2), SOUTH);
        stop(sketch.suit(3), NORTH);
        finish();
        if (!sketch.isWhole() || sketch.out(key) < (king ? 4 : 3)) {
            return Optional.empty();
        }
        var strain = king ? Strain.NOTRUMP : Strain.of(key);
        int length = sketch.between(5, 7);
        sketch.known.add(new Fact.Length(WEST, told, length, 7));
        sketch.trick(sketch.missing(told).highest(), sketch.lowest(NORTH, told));
        sketch.trick(sketch.small(told), Card.of(told, Rank.ACE));
        if (king) {
            sketch.trick(Card.of(key, Rank.KING), sketch.small(key));
            sketch.trick(sketch.lowest(NORTH, key), sketch.small(key));
        }
        sketch.trick(sketch.lowest(SOUTH, key), sketch.small(key));
        var honours = honours(sketch.hand(NORTH).in(key));
        return Optional.of(sketch.draft(strain, SOUTH, honours, honours, 10));
    }

    private static CardSet honours(CardSet cards) {
        return CardSet.copyOf(cards.stream().filter(card -> card.rank().isHonour()).toList());
    }

    /// A suit in which a bad break can be met.
    Optional<Draft> safety() {
        var key = sketch.suit(0);
        String[] pattern =
                sketch.oneOf(
                                "ATxx K9xxx",
                                "AQTxx K9xx",
                                "KQTxx A9xx",
                                "AK9xx QTxx",
                                "AQ9xx KTxx",
                                "KQ9xx ATxx",
                                "ATxxx K9xx",
                                "AJxxx K9xx",
                                "AKTxx 9xxx",
                                "AQ9x KTxxx",
                                "AKT9x xxx",
                                "AQT9x Kxx",
                                "AJ9xx KTx",
                                "AK9xx JTx",
                                "ATxxx KJ9")
                        .split(" ");
        boolean swap = sketch.between(0, 1) == 0;
        sketch.give(key, swap ? SOUTH : NORTH, pattern[0], swap ? NORTH : SOUTH, pattern[1]);
        stop(sketch.suit(1), SOUTH);
        stop(sketch.suit(2), SOUTH);
        stop(sketch.suit(3), NORTH);
        sketch.hold(NORTH, Card.of(sketch.suit(2), Rank.QUEEN));
        finish();
        if (!sketch.isWhole() || !lead(sketch.suit(1))) {
            return Optional.empty();
        }
        int out = sketch.out(key);
        var mine = sketch.hand(turn()).in(key);
        if (honours(mine).isEmpty()) {
            return Optional.empty();
        }
        return Optional.of(
                sketch.draft(Strain.NOTRUMP, SOUTH, mine, honours(mine), 0)
                        .counting(new Fact.Uneven(WEST, key, Math.min(out, 4))));
    }

    /// West leads the top of a sequence, and one of our hands takes it.
    private boolean lead(Suit suit) {
        var sequence = sketch.missing(suit);
        var north = sketch.hand(NORTH).in(suit);
        var south = sketch.hand(SOUTH).in(suit);
        if (sequence.size() < 6 || north.isEmpty() || south.isEmpty()) {
            return false;
        }
        var top = sequence.highest();
        var taker = north.highest().rank().beats(south.highest().rank()) ? NORTH : SOUTH;
        if (!sketch.hand(taker).in(suit).highest().rank().beats(top.rank())) {
            return false;
        }
        var next = sequence.without(top).highest();
        sketch.known.add(new Fact.Holds(WEST, next));
        sketch.known.add(new Fact.Length(WEST, suit, 3, 6));
        boolean fromNorth = taker == NORTH;
        sketch.trick(top, fromNorth ? north.highest() : north.lowest(), sketch.small(suit));
        sketch.trick(fromNorth ? south.lowest() : south.highest());
        leader = taker;
        return true;
    }

    private Seat leader = SOUTH;

    private Seat turn() {
        return leader;
    }

    /// A long suit in a dummy without another entry.
    Optional<Draft> ducking() {
        var key = sketch.suit(0);
        String[] pattern =
                sketch.oneOf(
                                "AKxxxx xx",
                                "AKxxx xxx",
                                "AKxxx xx",
                                "AKQxx xx",
                                "AQJxxx xx",
                                "AQxxx Kx",
                                "AKJxx xx",
                                "AKTxxx xx",
                                "AQJxx xxx",
                                "AKxxxx x")
                        .split(" ");
        sketch.give(key, NORTH, pattern[0], SOUTH, pattern[1]);
        for (int at = 1; at < 4; at++) {
            sketch.hold(SOUTH, Card.of(sketch.suit(at), Rank.ACE));
            if (sketch.between(0, 2) > 0) {
                sketch.hold(SOUTH, Card.of(sketch.suit(at), Rank.KING));
            }
        }
        sketch.fill(NORTH, Rank.NINE);
        sketch.fill(SOUTH, Rank.QUEEN);
        if (!sketch.isWhole() || !lead(sketch.suit(1)) || turn() != SOUTH) {
            return Optional.empty();
        }
        sketch.trick(sketch.lowest(SOUTH, key), sketch.small(key));
        var mine = sketch.hand(NORTH).in(key);
        var low = CardSet.of(mine.lowest());
        return Optional.of(sketch.draft(Strain.NOTRUMP, SOUTH, low, honours(mine), MARGIN));
    }

    /// The lead may be lost to one of the defenders, but not to the other.
    Optional<Draft> avoidance() {
        var key = sketch.suit(0);
        String[] pattern =
                sketch.oneOf(
                                "AJTxx Kxx",
                                "AJTx Kxxx",
                                "AJ9xx KTx",
                                "AKJxx xxx",
                                "AQTxx Jxx",
                                "AKTxx Jxx",
                                "AKxxx xxx",
                                "AJTxx Kx",
                                "AK9xx xxx",
                                "AQ9xx Kxx")
                        .split(" ");
        sketch.give(key, NORTH, pattern[0], SOUTH, pattern[1]);
        var danger = sketch.suit(1);
        sketch.give(
                danger, NORTH, sketch.oneOf("xx", "xxx", "x"), SOUTH, sketch.oneOf("Kx", "Kxx"));
        stop(sketch.suit(2), SOUTH);
        stop(sketch.suit(3), SOUTH);
        finish();
        if (!sketch.isWhole() || !lead(sketch.suit(2)) || turn() != SOUTH) {
            return Optional.empty();
        }
        sketch.known.add(new Fact.Holds(WEST, Card.of(danger, Rank.ACE)));
        sketch.known.add(new Fact.Length(WEST, danger, 4, 6));
        sketch.trick(sketch.lowest(SOUTH, key), sketch.small(key));
        var mine = sketch.hand(NORTH).in(key);
        return Optional.of(sketch.draft(Strain.NOTRUMP, SOUTH, mine, honours(mine), MARGIN));
    }

    /// Trumps are drawn; a finesse may wait until defenders have nothing else to lead.
    Optional<Draft> elimination() {
        var trumps = sketch.suit(0);
        var tenace = sketch.suit(1);
        var eliminated = sketch.suit(2);
        var exit = sketch.suit(3);
        boolean longer = sketch.between(0, 1) == 1;
        give(trumps, longer ? "KQxxx AJTxxx" : sketch.oneOf("KQxxx AJTxx", "AQxxx KJTxx"));
        give(
                tenace,
                sketch.oneOf(
                        "Qxx Jxx", "Qxx Jxx", "AJx Txx", "AJT xxx", "ATx Jxx", "Jxx Qxx", "KTx J9x",
                        "AQT xxx", "AQ9 xxx", "Kxx Jxx", "AJ9 xxx", "Txx AJx", "Jxx KTx",
                        "K9x JTx"));
        give(
                eliminated,
                longer
                        ? sketch.oneOf("AKx xx", "Axx Kx", "AKx Qx", "Kxx Ax")
                        : sketch.oneOf("AKQ xxx", "AKx Qxx", "AQx Kxx", "Kxx AQx"));
        give(exit, sketch.oneOf("xx xx", "Qx xx", "xx Jx", "xx xx"));
        int out = sketch.out(trumps);
        if (!sketch.isWhole() || out > 3) {
            return Optional.empty();
        }
        sketch.trick(sketch.small(trumps), sketch.lowest(NORTH, trumps));
        sketch.trick(
                out > 1 ? sketch.small(trumps) : sketch.small(exit), sketch.highest(SOUTH, trumps));
        if (out == 3) {
            sketch.trick(sketch.highest(SOUTH, trumps), sketch.small(exit));
            sketch.trick(sketch.lowest(NORTH, trumps), sketch.small(trumps));
        }
        var mine = sketch.hand(SOUTH).minus(CardSet.copyOf(sketch.cards));
        var wrong = mine.in(tenace);
        return Optional.of(sketch.draft(Strain.of(trumps), SOUTH, mine.minus(wrong), wrong, 10));
    }

    private void give(Suit suit, String pattern) {
        String[] parts = pattern.split(" ");
        sketch.give(suit, NORTH, parts[0], SOUTH, parts[1]);
    }

    /// One defender will have to keep two suits.
    Optional<Draft> squeeze() {
        var run = sketch.suit(0);
        var guarded = sketch.suit(1);
        var threat = sketch.suit(2);
        var lead = sketch.suit(3);
        String[] pattern = sketch.oneOf("xx AKQJx", "x AKQJxx", "xxx AKQJ", "Qx AKJTx").split(" ");
        sketch.give(run, NORTH, pattern[0], SOUTH, pattern[1]);
        pattern = sketch.oneOf("AKxx xx", "AKxxx xx", "AKxx xxx", "AKTx xx", "AKx xx").split(" ");
        sketch.give(guarded, NORTH, pattern[0], SOUTH, pattern[1]);
        pattern = sketch.oneOf("Jxx AK", "Qxx A", "Jxx AK", "Qx A", "Qxx AK", "Jx AK").split(" ");
        sketch.give(threat, NORTH, pattern[0], SOUTH, pattern[1]);
        int north = 13 - sketch.hand(NORTH).size();
        int south = 13 - sketch.hand(SOUTH).size();
        if (north < 2 || south < 3 || north > 5 || south > 5) {
            return Optional.empty();
        }
        sketch.give(lead, NORTH, "Q" + "x".repeat(north - 1), SOUTH, "AK" + "x".repeat(south - 2));
        if (!sketch.isWhole() || sketch.out(lead) < 5) {
            return Optional.empty();
        }
        sketch.trick(sketch.missing(lead).highest(), Card.of(lead, Rank.QUEEN));
        sketch.trick(sketch.small(lead), sketch.lowest(SOUTH, lead));
        sketch.trick(Card.of(guarded, Rank.ACE), sketch.small(guarded));
        sketch.trick(sketch.lowest(SOUTH, guarded), sketch.small(guarded));
        var mine = sketch.hand(NORTH).minus(CardSet.copyOf(sketch.cards));
        var wrong = CardSet.of(Card.of(guarded, Rank.KING));
        return Optional.of(sketch.draft(Strain.NOTRUMP, SOUTH, mine.minus(wrong), wrong, 0));
    }

    /// A loser is ruffed in the hand with few trumps before they are drawn.
    Optional<Draft> ruff() {
        var trumps = sketch.suit(0);
        String[] pattern =
                sketch.oneOf(
                                "xxx AKQxx",
                                "Qxx AKJxx",
                                "Kxx AQJxx",
                                "xxx AKQJx",
                                "Jxx AKQxx",
                                "Qxx AKxxx",
                                "Kxx AQxxxx")
                        .split(" ");
        sketch.give(trumps, NORTH, pattern[0], SOUTH, pattern[1]);
        pattern =
                sketch.oneOf(
                                "x Axx", "x xxx", "x Axxx", "xx AKx", "xx Axx", "x Kxx", "A xxx",
                                "Ax xxx", "Ax Kxx", "- xxx")
                        .split(" ");
        sketch.give(sketch.suit(1), NORTH, pattern[0].replace("-", ""), SOUTH, pattern[1]);
        stop(sketch.suit(2), SOUTH);
        sketch.hold(NORTH, Card.of(sketch.suit(3), Rank.ACE));
        finish();
        if (!sketch.isWhole() || !lead(sketch.suit(2)) || turn() != SOUTH) {
            return Optional.empty();
        }
        var mine = sketch.hand(SOUTH).minus(CardSet.copyOf(sketch.cards));
        var wrong = CardSet.of(mine.in(trumps).highest());
        return Optional.of(
                sketch.draft(Strain.of(trumps), SOUTH, mine.minus(mine.in(trumps)), wrong, MARGIN));
    }
}
