package overtrick.web.duplicate;

/// Whose turn it is.
///
/// @param awaited whether the table waits for the viewer: a call, a card, or an answer
public record TurnPart(String sentence, boolean awaited) {

    static TurnPart of(TablePage page) {
        return new TurnPart(page.turnSentence(), page.isAwaited());
    }
}
