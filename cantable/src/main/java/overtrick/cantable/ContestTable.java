package overtrick.cantable;

import java.util.Optional;
import overtrick.house.laid.LaidDeals;

/// A table of a contest: the deals that are played there come from the contest. Deals that are laid
/// for everybody alike are one, too: in the place of the round stands how many there are.
///
/// @param contest its code, or the name of the set that is laid
/// @param round from 1; of deals that are laid [#deals()]
/// @param table from 1
public record ContestTable(String contest, int round, int table) {

    /// A table with deals that are laid for everybody alike.
    public static ContestTable laid(String code, int deals) {
        return new ContestTable(LaidDeals.set(code), deals, 1);
    }

    /// The code under which the deals are laid; empty in a contest.
    public Optional<String> laid() {
        return LaidDeals.codeOf(contest);
    }

    /// How many deals are laid; a contest says by itself how many it has.
    public int deals() {
        if (laid().isEmpty()) {
            throw new IllegalStateException("deals are those of a contest: " + contest);
        }
        return round;
    }

    /// Where it is told how the others did.
    public String home() {
        return laid().map(code -> "/today/" + code).orElse("/can/contests/" + contest);
    }
}
