package overtrick.practice.problem;

import java.util.List;
import overtrick.bridge.auction.Contract;
import overtrick.page.Words;

/// Where deals are brought to be played as problems, and those that were found.
///
/// @param text that was pasted
/// @param nothing whether no deal with a contract was in it
public record BringPage(Words words, String text, boolean nothing, List<Entry> entries) {

    /// A deal that can be played.
    ///
    /// @param declare the address at which it is declared
    /// @param defend the address at which it is defended from the opening lead on
    public record Entry(int number, Contract contract, String declare, String defend) {}
}
