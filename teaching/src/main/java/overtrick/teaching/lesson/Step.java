package overtrick.teaching.lesson;

import java.util.List;

/// One step of a board: what is told, what is seen, and what is asked.
///
/// @param displays in the order of the file
/// @param text paragraphs with an empty line between; suits are ♠, ♥, ♦ and ♣, `<b>` is bold
public record Step(List<Display> displays, String text, Ask ask) {
    public Step {
        displays = List.copyOf(displays);
    }

    Step asking(Ask other) {
        return new Step(displays, text, other);
    }
}
