package overtrick.bridge.ancestors;

import overtrick.bridge.sheet.Honours;
import overtrick.cards.Side;

/// What partners' honours are worth together. Doubling never touches it.
public enum HonourScale {
    /// Multiples of the trick: twice for three honours, and up to ten times for all five in one
    /// hand.
    MULTIPLES {
        @Override
        int inTrumps(int together, int most, int trick) {
            return trick * factor(together, most);
        }

        private static int factor(int together, int most) {
            return switch (most) {
                case 5 -> 10;
                case 4 -> 4 + together; // 8, or 9 with the fifth in partner's hand
                default -> together == 3 ? 2 : together;
            };
        }
    },
    /// Flat figures, from 1926.
    FLAT {
        @Override
        int inTrumps(int together, int most, int trick) {
            return switch (most) {
                case 5 -> 100;
                case 4 -> together == 5 ? 90 : 80;
                default -> 10 * together;
            };
        }
    };

    private static final int SIMPLE = 3;

    /// @param together honours of both partners, 3 to 5
    /// @param most of them in one hand
    abstract int inTrumps(int together, int most, int trick);

    /// What a side's honours are worth in points; 0 for fewer than three.
    ///
    /// @param trick the value of an odd trick, undoubled
    public int points(Honours honours, Side side, int trick) {
        int together = honours.of(side);
        int most = honours.most(side);
        if (together < SIMPLE) {
            return 0;
        }
        if (honours.strain().trumps().isPresent()) {
            return inTrumps(together, most, trick);
        }
        return most == honours.all() ? 100 : 10 * together; // aces: 30, 40
    }
}
