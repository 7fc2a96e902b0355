package overtrick.formats.bml;

/// Where a player sits and who is vulnerable, as `#SEAT` and `#VUL` write it.
///
/// @param seat `0` for any; `1` to `4`, counted from the dealer, `12` and `34`
/// @param vulnerability of us and of them, each `Y`, `N` or `0` for either
public record BmlCircumstances(String seat, String vulnerability) {

    /// Whoever deals, whoever is vulnerable.
    public static final BmlCircumstances ANY = new BmlCircumstances("0", "00");

    public BmlCircumstances {
        if (!isSeat(seat)) {
            throw new IllegalArgumentException("seat is not 0, 1, 2, 3, 4, 12 or 34: " + seat);
        }
        if (!isVulnerability(vulnerability)) {
            throw new IllegalArgumentException(
                    "vulnerability is not two of Y, N and 0: " + vulnerability);
        }
    }

    static boolean isSeat(String text) {
        return text.matches("[01234]|12|34");
    }

    static boolean isVulnerability(String text) {
        return text.matches("[YN0]{2}");
    }

    BmlCircumstances inSeat(String other) {
        return new BmlCircumstances(other, vulnerability);
    }

    BmlCircumstances vulnerable(String other) {
        return new BmlCircumstances(seat, other);
    }
}
