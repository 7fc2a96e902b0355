package overtrick.bridge.score;

import java.util.List;

/// International match points (Law 78B).
public final class Imps {

    /// The least difference for 1, 2, … 24 IMPs, in points.
    public static final List<Integer> LEAST =
            List.of(
                    20, 50, 90, 130, 170, 220, 270, 320, 370, 430, 500, 600, 750, 900, 1100, 1300,
                    1500, 1750, 2000, 2250, 2500, 3000, 3500, 4000);

    private Imps() {}

    /// IMPs for a difference in points, with its sign.
    public static int of(int difference) {
        int size = Math.abs(difference);
        int imps = 0;
        while (imps < LEAST.size() && size >= LEAST.get(imps)) {
            imps++;
        }
        return difference < 0 ? -imps : imps;
    }
}
