package overtrick.evening.page.online;

import java.util.List;
import overtrick.page.Words;

/// Where somebody signs up to play in the program.
///
/// @param name of the visitor; empty when they have said none
/// @param open whether one still can
/// @param when how it begins, in words; may be empty
/// @param contestants who take part, such as `PAIRS`
/// @param entered who has entered already
/// @param notice what was wrong; may be empty
public record JoinPage(
        Words words,
        String path,
        String title,
        String name,
        boolean open,
        String when,
        String contestants,
        List<String> entered,
        String notice) {

    public JoinPage {
        entered = List.copyOf(entered);
    }
}
