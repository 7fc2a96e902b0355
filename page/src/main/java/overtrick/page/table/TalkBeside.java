package overtrick.page.table;

import java.util.List;
import java.util.Optional;
import overtrick.house.table.ChatLine;
import overtrick.page.Called;
import overtrick.page.Words;

/// What is said at a table that is shown beside others: the same lines, for the same people, as on
/// the table's own page.
///
/// @param id of the table on the page, such as `open`
/// @param title what the table is called there
/// @param code of the table; empty where the viewer may not look on, and so does not speak
/// @param lines what the viewer may hear of what was said there
public record TalkBeside(Words words, String id, String title, String code, List<ChatLine> lines) {

    public TalkBeside {
        lines = List.copyOf(lines);
    }

    /// Lines as they are shown: with the names that the viewer reads, and who was chosen to
    /// comment.
    public static List<ChatLine> called(List<ChatLine> lines, Words words) {
        return lines.stream().map(line -> called(line, words)).toList();
    }

    private static ChatLine called(ChatLine line, Words words) {
        String name = Called.in(words, line.name());
        return new ChatLine(
                line.number(),
                line.from().chosen() ? words.get("chat.chosen", name) : name,
                line.seated(),
                line.text(),
                line.from());
    }

    /// Where the viewer writes, which is not made anew while others do.
    public Say say() {
        return new Say(words, id, title, code);
    }

    /// Where the viewer writes a comment.
    ///
    /// @param code of the table; empty where they may not
    public record Say(Words words, String id, String title, String code) {

        /// Whether the viewer may speak here.
        public boolean isOpen() {
            return !code.isEmpty();
        }
    }

    /// What is read aloud of what was said since; only the last, for much may be said at once.
    public Optional<String> toldAfter(TalkBeside before) {
        return lines.isEmpty() || lines.equals(before.lines)
                ? Optional.empty()
                : Optional.of(lines.getLast())
                        .filter(line -> !before.lines.contains(line))
                        .map(line -> words.get("chat.told", title, line.name(), line.text()));
    }

    /// A talk of which nothing is heard.
    public static TalkBeside none(Words words, String id, String title) {
        return new TalkBeside(words, id, title, "", List.of());
    }
}
