package overtrick.bridge.party;

import overtrick.cards.Deal;
import overtrick.cards.Side;

/// A table of what a side with so many high-card points should score.
public enum Responsibility {
    /// As the club prints it.
    CLUB(
            new int[] {
                0, 50, 70, 110, 200, 300, 350, 400, 430, 460, 490, 600, 700, 900, 1100, 1200, 1300,
                1400, 1400, 1400, 1400
            },
            new int[] {
                0, 50, 70, 110, 290, 440, 520, 600, 630, 660, 690, 900, 1090, 1350, 1500, 1650,
                1800, 1950, 2100, 2100, 2100
            }),
    /// The table in common use, from which the club's differs at the top.
    PUBLIC(
            new int[] {
                0, 50, 70, 110, 200, 300, 350, 400, 430, 460, 490, 600, 700, 900, 1000, 1100, 1200,
                1300, 1300, 1300, 1300
            },
            new int[] {
                0, 50, 70, 110, 290, 440, 520, 600, 630, 660, 690, 900, 1050, 1350, 1500, 1650,
                1800, 1950, 1950, 1950, 1950
            });

    /// Half of the points in the pack: with fewer a side is not responsible.
    private static final int LEAST = 20;

    private static final int ALL = 40;

    private final int[] notVulnerable;
    private final int[] vulnerable;

    Responsibility(int[] notVulnerable, int[] vulnerable) {
        this.notVulnerable = notVulnerable;
        this.vulnerable = vulnerable;
    }

    /// What the side should score.
    ///
    /// @param highCardPoints of both hands, 20 to 40
    /// @throws IllegalArgumentException when the points are not 20 to 40
    public int target(int highCardPoints, boolean isVulnerable) {
        if (highCardPoints < LEAST || highCardPoints > ALL) {
            throw new IllegalArgumentException(
                    "high-card points are not 20 to 40: " + highCardPoints);
        }
        return (isVulnerable ? vulnerable : notVulnerable)[highCardPoints - LEAST];
    }

    /// High-card points of both hands together.
    static int points(Deal deal, Side side) {
        return side.seats().stream().mapToInt(seat -> deal.hand(seat).highCardPoints()).sum();
    }
}
