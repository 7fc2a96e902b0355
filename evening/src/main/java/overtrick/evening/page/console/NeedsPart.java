package overtrick.evening.page.console;

import java.util.List;
import overtrick.page.Words;

/// What needs the director's hand: calls, disputes, odd results, missing ones.
public record NeedsPart(Words words, String path, List<Need> needs) {

    public NeedsPart {
        needs = List.copyOf(needs);
    }

    /// One of them.
    ///
    /// @param kind `call`, `dispute`, `doubt`, `review`, `appeal` or `late`
    /// @param call to be answered by one press; 0 for what is none
    /// @param board 0 when it is about none
    public record Need(String kind, String table, int board, String text, String since, int call) {}
}
