package overtrick.evening.page.console;

import java.util.List;
import java.util.Optional;
import overtrick.page.Words;

/// What needs the director's hand: calls, disputes, odd results, missing ones.
public record NeedsPart(Words words, String path, List<Need> needs, Optional<TimeUp> time) {

    public NeedsPart {
        needs = List.copyOf(needs);
    }

    /// The time of the round may be up while results are missing; the page's clock knows when.
    ///
    /// @param end of the round, in milliseconds
    public record TimeUp(long end, String text) {}

    /// One of them.
    ///
    /// @param kind `call`, `dispute`, `doubt`, `review`, `appeal`, `late` or `later`
    /// @param call to be answered by one press; 0 for what is none
    /// @param board 0 when it is about none
    public record Need(String kind, String table, int board, String text, String since, int call) {}
}
