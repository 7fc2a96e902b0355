package overtrick.boards.page;

import java.util.Optional;
import overtrick.boards.review.Note;
import overtrick.bridgetable.duplicate.FinishedBoard;
import overtrick.page.Words;

/// What a player of the board may do with it: play it again, mark it, write on it, show it.
///
/// @param home the address of the board's page
/// @param link to show it by; empty when it is not shown
/// @param problem where its play is practised; empty when there was none
public record OwnPart(
        FinishedBoard board,
        String home,
        Note note,
        Optional<String> link,
        Optional<String> problem,
        Words words) {}
