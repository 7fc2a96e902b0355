package overtrick.tournament.session;

/// What a player pays for an event, in whole units of the club's money.
///
/// @param unit as the club writes it, such as `đ` or `€`; may be empty
/// @param full for everybody
/// @param reduced for members of the club
public record Fees(String unit, int full, int reduced) {

    /// More than any club takes, in any money.
    public static final int MOST = 100_000_000;

    /// Nobody pays.
    public static final Fees NONE = new Fees("", 0, 0);

    public Fees {
        if (full < 0 || full > MOST || reduced < 0 || reduced > full) {
            throw new IllegalArgumentException(
                    "not 0 <= reduced <= full <= %d: %d, %d".formatted(MOST, reduced, full));
        }
    }

    /// Whether anybody pays.
    public boolean isTaken() {
        return full > 0;
    }
}
