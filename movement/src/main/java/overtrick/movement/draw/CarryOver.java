package overtrick.movement.draw;

/// What the better ranked side brings into a knock-out match from the qualifying round: a fraction
/// of the IMPs it was ahead, in whole IMPs, capped; and some tenths, so that there is no tie
/// (tournaments.md §8.6).
///
/// @param numerator of the fraction
/// @param denominator of the fraction
/// @param cap IMPs
/// @param tenths of an IMP, 0 to 9, added after the cap
public record CarryOver(int numerator, int denominator, int cap, int tenths) {

    public CarryOver {
        if (numerator < 0 || denominator < 1 || numerator > denominator) {
            throw new IllegalArgumentException(
                    "fraction is not 0 to 1: %d/%d".formatted(numerator, denominator));
        }
        if (cap < 0) {
            throw new IllegalArgumentException("cap is not 0 or more: " + cap);
        }
        if (tenths < 0 || tenths > 9) {
            throw new IllegalArgumentException("tenths are not 0 to 9: " + tenths);
        }
    }

    /// In tenths of an IMP, for the better ranked. Parts of an IMP are dropped; who lost the match
    /// of the qualifying round brings the tenths only.
    public int tenthsOfImp(int impsAhead) {
        int carried = Math.max(0, impsAhead) * numerator / denominator;
        return 10 * Math.min(cap, carried) + tenths;
    }
}
