package overtrick.boards.page;

import overtrick.bridgetable.duplicate.FinishedBoard;
import overtrick.page.Words;

/// A board that has just been played, in a line beside the next one.
///
/// @param path of its page
public record BeforeLine(FinishedBoard board, String path, ComparedPart compared) {

    public Words words() {
        return compared.words();
    }

    /// `3NT by South −1: −50`.
    public String told() {
        return ComparedPart.told(board, compared.side(), words());
    }
}
