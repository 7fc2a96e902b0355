package overtrick.robots.can.open;

/// Words of 54 bits in which the trump suit is on top, directly below the jokers.
///
/// Bit `13 * lane + rank` is a card, deuce lowest; lane 3 is the trump suit, bit 52 the small joker
/// and bit 53 the big one (can.md §1). So a higher bit of the same lane always beats a lower one,
/// and a trump is any bit from [#FIRST_TRUMP] on. A word with spades in lane 3 is the kernel's own.
public final class Lanes {

    public static final int PACK = 54;
    public static final int LANES = 4;
    public static final int TRUMP_LANE = 3;
    public static final int FIRST_TRUMP = 13 * TRUMP_LANE;
    public static final int SMALL_JOKER = 52;
    public static final int BIG_JOKER = 53;

    public static final long ALL = (1L << PACK) - 1;
    public static final long TRUMPS = ALL & (-1L << FIRST_TRUMP);
    public static final long JOKERS = (1L << SMALL_JOKER) | (1L << BIG_JOKER);

    static final long SUIT = (1L << 13) - 1;

    /// One bit for each suit, the deuces'.
    private static final long DEUCES = 1L | (1L << 13) | (1L << 26) | (1L << 39);

    public static final long FIVES = DEUCES << 3;
    public static final long TENS = DEUCES << 8;
    public static final long KINGS = DEUCES << 11;
    public static final long ACES = DEUCES << 12;

    /// The cards that are points: 5, 10, K (can.md §1).
    public static final long POINTS = FIVES | TENS | KINGS;

    /// The factors: jokers, aces and kings (can.md §1).
    public static final long FACTORS = JOKERS | ACES | KINGS;

    private static final long[] LANE = lanes();

    private Lanes() {}

    /// The word with the trump suit's cards and those of lane 3 changed round; done twice it is the
    /// word again.
    ///
    /// @param trump the suit in the kernel's order, 0 for clubs to 3 for spades
    public static long swapped(long cards, int trump) {
        if (trump == TRUMP_LANE) {
            return cards;
        }
        int shift = FIRST_TRUMP - (13 * trump);
        long changed = ((cards >>> shift) ^ cards) & (SUIT << (13 * trump));
        return cards ^ changed ^ (changed << shift);
    }

    /// The same card after [#swapped].
    public static int swappedCard(int card, int trump) {
        return Long.numberOfTrailingZeros(swapped(1L << card, trump));
    }

    /// All the cards of one lane; those of lane 3 with the jokers.
    public static long lane(int lane) {
        return LANE[lane];
    }

    public static int laneOf(int card) {
        return card >= FIRST_TRUMP ? TRUMP_LANE : card / 13;
    }

    /// 0 for the deuce to 12 for the ace, 13 and 14 for the jokers.
    public static int rankOf(int card) {
        return card - (13 * laneOf(card));
    }

    /// What the cards are worth, in fives: 0 to 20.
    public static int fives(long cards) {
        return Long.bitCount(cards & FIVES) + (2 * Long.bitCount(cards & (TENS | KINGS)));
    }

    /// What one card is worth, in fives: 0, 1 or 2.
    public static int fivesOf(int card) {
        return fives(1L << card);
    }

    /// Whether the card beats the one that is winning so far, both played to the same trick.
    public static boolean beats(int card, int winning) {
        return card > winning && (card >= FIRST_TRUMP || laneOf(card) == laneOf(winning));
    }

    /// What may be played from the hand to a trick in which the lane was led (can.md §10).
    public static long following(long hand, int lane) {
        long ofLane = hand & LANE[lane];
        return ofLane != 0 ? ofLane : hand;
    }

    /// The cards above this one in its lane.
    public static long above(int card) {
        return LANE[laneOf(card)] & (-2L << card);
    }

    /// The highest card of a word that is not empty.
    public static int highest(long cards) {
        return 63 - Long.numberOfLeadingZeros(cards);
    }

    /// The lowest card of a word that is not empty.
    public static int lowest(long cards) {
        return Long.numberOfTrailingZeros(cards);
    }

    private static long[] lanes() {
        return new long[] {SUIT, SUIT << 13, SUIT << 26, TRUMPS};
    }
}
