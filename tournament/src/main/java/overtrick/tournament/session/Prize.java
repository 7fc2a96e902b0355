package overtrick.tournament.session;

/// What there is to win for a place.
///
/// @param stratum from 1 of those in whose list the place counts; 0 for the whole field
/// @param place in that list, from 1
/// @param amount in the unit of the fees
public record Prize(int stratum, int place, int amount) {

    public Prize {
        if (stratum < 0 || place < 1 || amount < 1 || amount > Fees.MOST) {
            throw new IllegalArgumentException(
                    "stratum %d, place %d, amount %d".formatted(stratum, place, amount));
        }
    }
}
