package overtrick.evening.page.phone;

import java.util.List;
import overtrick.page.Words;

/// Whose telephone this is: asked before anything is shown, and changed where a telephone stays at
/// a table while the pairs move.
///
/// @param mine the number of the pair it speaks for; empty when nobody has said it
/// @param table whose card was read
/// @param choices who sits there now
public record WhoPart(Words words, String path, String mine, String table, List<Choice> choices) {

    /// @param number of the pair, or in an individual of the player
    public record Choice(int number, String side, String pair, String names) {}

    public WhoPart {
        choices = List.copyOf(choices);
    }

    public boolean isAsked() {
        return mine.isEmpty() && !choices.isEmpty();
    }

    /// Whether somebody else may take the telephone over.
    public boolean isOffered() {
        return !mine.isEmpty() && choices.stream().noneMatch(choice -> choice.pair().equals(mine));
    }
}
