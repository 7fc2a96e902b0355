package overtrick.systems.hand;

import overtrick.cards.Suit;

/// Draws from each limit what it says about the others. Only what holds for every hand is drawn.
final class Tightening {

    private static final int ROUNDS = 3;
    private static final int ASPECTS = Aspect.ALL.size();
    private static final int HIGH_CARDS = Aspect.HIGH_CARDS.index();
    private static final int POINTS = Aspect.of(Measure.POINTS).index();
    private static final int TWENTY = Aspect.of(Measure.TWENTY).index();
    private static final int BALANCED = Aspect.of(Measure.BALANCED).index();
    private static final int ACES = Aspect.of(Measure.ACES).index();
    private static final int KINGS = Aspect.of(Measure.KINGS).index();
    private static final int LENGTH = Aspect.length(Suit.CLUBS).index();
    private static final int SUPPORT = Aspect.of(Measure.SUPPORT, Suit.CLUBS).index();

    /// The place of each difference, and those of the two lengths.
    private static final int[][] DIFFERENCES =
            Aspect.ALL.stream()
                    .filter(aspect -> aspect.measure() == Measure.DIFFERENCE)
                    .map(aspect ->
                            new int[] {
                                aspect.index(),
                                Aspect.length(aspect.suits().getFirst()).index(),
                                Aspect.length(aspect.suits().getLast()).index()
                            })
                    .toArray(int[][]::new);

    /// Two voids beside four trumps or more; with eleven trumps no more is counted.
    static final int MOST_SHORTNESS = 10;

    /// What can follow from a limit.
    private enum Follows {
        NOTHING,
        STRENGTH,
        SHAPE_AND_STRENGTH
    }

    private final byte[] limits;
    private boolean changed;

    private Tightening(byte[] limits) {
        this.limits = limits;
    }

    /// Narrows the limits where they stand, lower ends first, then upper ends.
    static byte[] all(byte[] limits) {
        return narrow(limits, Follows.SHAPE_AND_STRENGTH);
    }

    /// As [#all], when all but the limits of one aspect are tight.
    static byte[] after(Aspect changed, byte[] limits) {
        return narrow(limits, follows(changed.measure()));
    }

    /// A number as it is kept. None that matters is so large.
    static byte limit(int number) {
        return (byte) Math.clamp(number, Byte.MIN_VALUE, Byte.MAX_VALUE);
    }

    private static Follows follows(Measure measure) {
        return switch (measure) {
            case LENGTH, BALANCED, DIFFERENCE -> Follows.SHAPE_AND_STRENGTH;
            case HIGH_CARDS, POINTS, TWENTY, SUPPORT, ACES, KINGS -> Follows.STRENGTH;
            case CONTROLS,
                    QUALITY,
                    STOPPER,
                    TRICKS,
                    KEY_CARDS,
                    QUEEN,
                    KING,
                    TOPS,
                    CONTROL,
                    LOOSE,
                    OPEN,
                    BESIDE ->
                    Follows.NOTHING;
        };
    }

    /// Strength follows from shape, never shape from strength.
    private static byte[] narrow(byte[] limits, Follows follows) {
        var tightening = new Tightening(limits);
        if (follows == Follows.SHAPE_AND_STRENGTH) {
            for (int round = 0; round < ROUNDS && tightening.shape(); round++) {}
        }
        if (follows != Follows.NOTHING) {
            for (int round = 0; round < ROUNDS && tightening.strength(); round++) {}
        }
        return limits;
    }

    private int low(int aspect) {
        return limits[aspect];
    }

    private int high(int aspect) {
        return limits[ASPECTS + aspect];
    }

    private void limit(int aspect, int least, int most) {
        if (least > limits[aspect]) {
            limits[aspect] = limit(least);
            changed = true;
        }
        if (most < limits[ASPECTS + aspect]) {
            limits[ASPECTS + aspect] = limit(most);
            changed = true;
        }
    }

    /// Whether anything changes. Thirteen cards in all; two to five of each suit in a balanced
    /// hand; differences.
    private boolean shape() {
        changed = false;
        int lows = 0;
        int highs = 0;
        for (int suit = 0; suit < 4; suit++) {
            if (low(BALANCED) == 1) {
                limit(LENGTH + suit, 2, 5);
            }
            lows += low(LENGTH + suit);
            highs += high(LENGTH + suit);
        }
        for (int suit = LENGTH; suit < LENGTH + 4; suit++) {
            int otherHighs = highs - high(suit);
            int otherLows = lows - low(suit);
            highs -= high(suit);
            lows -= low(suit);
            limit(suit, 13 - otherHighs, 13 - otherLows);
            highs += high(suit);
            lows += low(suit);
        }
        for (var difference : DIFFERENCES) {
            int at = difference[0];
            int one = difference[1];
            int other = difference[2];
            limit(one, low(other) + low(at), high(other) + high(at));
            limit(other, low(one) - high(at), high(one) - low(at));
            limit(at, low(one) - high(other), high(one) - low(other));
        }
        return changed;
    }

    private boolean strength() {
        changed = false;
        int least = 0;
        int most = 0;
        for (int suit = LENGTH; suit < LENGTH + 4; suit++) {
            least += Math.max(0, low(suit) - 4);
            most += Math.max(0, high(suit) - 4);
        }
        most = Math.min(most, 9);
        limit(POINTS, low(HIGH_CARDS) + least, high(HIGH_CARDS) + most);
        limit(HIGH_CARDS, low(POINTS) - most, high(POINTS) - least);
        // the two longest suits have from 7 to 13 cards
        limit(TWENTY, low(HIGH_CARDS) + 7, high(HIGH_CARDS) + 13);
        limit(HIGH_CARDS, low(TWENTY) - 13, high(TWENTY) - 7);
        for (int suit = SUPPORT; suit < SUPPORT + 4; suit++) {
            limit(suit, low(HIGH_CARDS), high(HIGH_CARDS) + MOST_SHORTNESS);
            limit(HIGH_CARDS, low(suit) - MOST_SHORTNESS, high(suit));
        }
        limit(HIGH_CARDS, 4 * low(ACES) + 3 * low(KINGS), Integer.MAX_VALUE);
        limit(ACES, 0, high(HIGH_CARDS) / 4);
        limit(KINGS, 0, high(HIGH_CARDS) / 3);
        return changed;
    }
}
