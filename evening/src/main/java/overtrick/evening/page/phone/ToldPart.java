package overtrick.evening.page.phone;

import java.util.List;
import overtrick.page.Words;

/// What has been said about the boards of the round, and who is still to agree.
///
/// @param me the number of the telephone's pair
public record ToldPart(Words words, String path, int round, String me, List<Told> results) {

    public ToldPart {
        results = List.copyOf(results);
    }

    /// One result.
    ///
    /// @param score such as `EW +420`
    /// @param asked the side that is still to agree, as forms name it; empty when none is
    /// @param who the names of that side
    /// @param comparison what it comes to among the tables that have played the board; may be empty
    /// @param judged who has ruled on it and why; empty where nobody has
    /// @param answer where that side answers
    public record Told(
            int board,
            String css,
            String status,
            String result,
            String score,
            String asked,
            String who,
            String comparison,
            String judged,
            Answer answer) {}

    /// Where a side that is still to agree does so.
    public enum Answer {
        /// On this telephone: it is theirs.
        OURS,
        /// On this telephone, which speaks for both sides: they have none.
        HERE,
        /// On their own.
        THEIRS
    }
}
