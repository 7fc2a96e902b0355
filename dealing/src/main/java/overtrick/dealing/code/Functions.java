package overtrick.dealing.code;

import overtrick.bridge.score.Imps;
import overtrick.dealing.script.DivisionByZero;
import overtrick.dealing.script.Place;

/// Functions of the language that are more than a count of bits.
final class Functions {

    private static final int SUIT = 13;
    private static final int HOLDINGS = 1 << SUIT;

    private static final int ACE = 1 << 12;
    private static final int KING = 1 << 11;
    private static final int QUEEN = 1 << 10;
    private static final int JACK = 1 << 9;
    private static final int TEN = 1 << 8;
    private static final int NINE = 1 << 7;
    private static final int EIGHT = 1 << 6;

    private static final byte[] LOSERS = new byte[HOLDINGS];
    private static final short[] NEW_LOSERS = new short[HOLDINGS];

    static {
        for (int holding = 0; holding < HOLDINGS; holding++) {
            LOSERS[holding] = (byte) countLosers(holding);
            NEW_LOSERS[holding] = (short) countNewLosers(holding);
        }
    }

    private Functions() {}

    static int holding(long hand, int suit) {
        return (int) (hand >>> (SUIT * suit)) & (HOLDINGS - 1);
    }

    private static boolean has(int holding, int card) {
        return (holding & card) != 0;
    }

    private static int one(int holding, int card) {
        return has(holding, card) ? 1 : 0;
    }

    private static int countLosers(int holding) {
        int length = Integer.bitCount(holding);
        int top = one(holding, ACE) + one(holding, KING);
        return switch (length) {
            case 0 -> 0;
            case 1 -> 1 - one(holding, ACE);
            case 2 -> 2 - top;
            default -> 3 - top - one(holding, QUEEN);
        };
    }

    /// In hundredths: an ace that is missing is a loser and a half, a king one, a queen a half, as
    /// far as the suit is long enough to lose them.
    private static int countNewLosers(int holding) {
        int length = Integer.bitCount(holding);
        int ace = 150 * (1 - one(holding, ACE));
        int king = length < 2 ? 0 : 100 * (1 - one(holding, KING));
        int queen = length < 3 ? 0 : 50 * (1 - one(holding, QUEEN));
        return length == 0 ? 0 : ace + king + queen;
    }

    static int losers(long hand, int suit) {
        return LOSERS[holding(hand, suit)];
    }

    static int losers(long hand) {
        return losers(hand, 0) + losers(hand, 1) + losers(hand, 2) + losers(hand, 3);
    }

    static int newLosers(long hand, int suit) {
        return NEW_LOSERS[holding(hand, suit)];
    }

    static int newLosers(long hand) {
        return newLosers(hand, 0) + newLosers(hand, 1) + newLosers(hand, 2) + newLosers(hand, 3);
    }

    /// What a suit is worth, times 100: its honours and what fills them up, by its length.
    static int quality(long hand, int suit) {
        int holding = holding(hand, suit);
        int length = Integer.bitCount(holding);
        int each = 10 * length;
        int higher = Integer.bitCount(holding & (ACE | KING | QUEEN | JACK));
        int worth =
                each
                        * (4 * one(holding, ACE)
                                + 3 * one(holding, KING)
                                + 2 * one(holding, QUEEN)
                                + one(holding, JACK));
        if (length > 6) {
            int missing = 3 - 2 * one(holding, QUEEN) - one(holding, JACK);
            return worth + each * Math.min(missing, length - 6);
        }
        if (has(holding, TEN)) {
            worth += higher > 1 || has(holding, JACK) ? each : each / 2;
        }
        if (has(holding, NINE) && (higher == 2 || has(holding, TEN | EIGHT))) {
            worth += each / 2;
        }
        return worth;
    }

    /// What a hand is worth, times 100: honours with their company, suits, and shortness.
    static int cccc(long hand) {
        int worth = 0;
        int shortness = 0;
        for (int suit = 0; suit < 4; suit++) {
            int holding = holding(hand, suit);
            int length = Integer.bitCount(holding);
            shortness += 100 * Math.max(0, 3 - length);
            worth += honours(holding, length) + quality(hand, suit);
        }
        return worth + (shortness == 0 ? -50 : shortness - 100);
    }

    private static int honours(int holding, int length) {
        int worth = 0;
        int higher = 0;
        if (has(holding, ACE)) {
            worth += 300;
            higher++;
        }
        if (has(holding, KING)) {
            worth += length == 1 ? 50 : 200;
            higher++;
        }
        if (has(holding, QUEEN)) {
            int company = higher > 0 ? 25 : 0;
            worth += length == 1 ? 0 : (length == 2 ? 50 : 75) + company;
            higher++;
        }
        if (has(holding, JACK)) {
            worth += higher == 2 ? 50 : higher == 1 ? 25 : 0;
            higher++;
        }
        boolean ten = has(holding, TEN) && (higher == 2 || (higher == 1 && has(holding, NINE)));
        return worth + (ten ? 25 : 0);
    }

    static int imps(int difference) {
        return Imps.of(difference);
    }

    /// What is scored with so many tricks; less than none is none, more than all is all.
    static int score(int[] scores, int tricks) {
        return scores[Math.clamp(tricks, 0, SUIT)];
    }

    static int over(int left, int right, int line, int column) {
        if (right == 0) {
            throw new DivisionByZero(new Place(line, column));
        }
        return left / right;
    }

    static int rest(int left, int right, int line, int column) {
        if (right == 0) {
            throw new DivisionByZero(new Place(line, column));
        }
        return left % right;
    }
}
