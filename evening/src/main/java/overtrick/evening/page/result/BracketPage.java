package overtrick.evening.page.result;

import java.util.List;
import overtrick.evening.page.Links;
import overtrick.page.Words;

/// The bracket of a knock-out.
///
/// @param rounds from the first to the final
/// @param champion empty until it is known
public record BracketPage(
        Words words, Links links, String title, List<Round> rounds, String champion) {

    public BracketPage {
        rounds = List.copyOf(rounds);
    }

    /// A round of the bracket.
    public record Round(String name, List<Tie> ties) {
        public Round {
            ties = List.copyOf(ties);
        }
    }

    /// A match of the bracket.
    ///
    /// @param round and table of its page; 0 while it is not drawn
    /// @param tied whether it needs more boards
    public record Tie(Side upper, Side lower, int round, int table, boolean tied, boolean bye) {}

    /// One of the two.
    ///
    /// @param seed empty while it is not known who it is
    public record Side(String seed, String name, String score, boolean won) {
        static final Side OPEN = new Side("", "", "", false);
    }
}
