package overtrick.web.duplicate;

/// Whose turn it is.
///
/// @param awaited whether the table waits for the viewer: a call, a card, or an answer
/// @param lost what stands here while the line is lost
public record TurnPart(String sentence, boolean awaited, String lost) {

    public static TurnPart of(TablePage page) {
        return new TurnPart(page.turnSentence(), page.isAwaited(), page.words().get("line.lost"));
    }
}
