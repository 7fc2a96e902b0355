package overtrick.boards.page;

import java.util.List;
import java.util.Optional;
import overtrick.page.Words;

/// Why a board came out otherwise than at another table, as a page says it.
///
/// @param head with whom it is compared; empty where that is said beside it
/// @param sentence what decided it
/// @param known what of it could be known at the table
/// @param lines every step
/// @param points of the whole difference
/// @param imps of the whole difference
/// @param evened whether tricks moved that make no difference
/// @param again where what decided it can be tried otherwise
public record AccountPart(
        Optional<String> head,
        String sentence,
        Optional<String> known,
        List<Line> lines,
        String points,
        String imps,
        boolean evened,
        Optional<Again> again,
        Words words) {

    /// One step.
    public record Line(String text, String points, String imps, Optional<Again> again) {}

    /// From where a board is played again.
    ///
    /// @param from `call` or `card`
    /// @param place of the call or card, from 0
    /// @param with the other table whose calls and cards they are; empty for this one's
    public record Again(String from, int place, String with) {}

    public AccountPart {
        lines = List.copyOf(lines);
    }

    /// Whether it is worth looking at step by step.
    public boolean hasLines() {
        return lines.size() > 1 || (evened && !lines.isEmpty());
    }
}
