package overtrick.evening.page.desk;

import java.util.List;
import overtrick.page.Words;

/// What has gone wrong, and the legal ways to go on.
///
/// @param kind of mishap; empty before one is chosen
/// @param sections none where there is only one
/// @param section in which it happened
/// @param asked the answers so far
/// @param trouble why it cannot have happened; empty when it can
public record MishapPage(
        Words words,
        String path,
        String kind,
        List<String> sections,
        String section,
        int round,
        int rounds,
        List<Choice> seated,
        List<Choice> unseated,
        List<String> tables,
        List<Choice> sets,
        Asked asked,
        List<Way> ways,
        String trouble) {

    static final List<String> KINDS = List.of("late", "left", "pair", "boards");

    public MishapPage {
        sections = List.copyOf(sections);
        seated = List.copyOf(seated);
        unseated = List.copyOf(unseated);
        tables = List.copyOf(tables);
        sets = List.copyOf(sets);
        ways = List.copyOf(ways);
    }

    public List<String> kinds() {
        return KINDS;
    }

    /// Something to choose.
    public record Choice(String value, String name) {}

    /// What was answered.
    public record Asked(
            String number,
            String names,
            String entry,
            String table,
            String side,
            String set,
            String round) {}

    /// A way to go on.
    ///
    /// @param index by which it is chosen
    public record Way(int index, int number, String way, String cost, boolean best) {}
}
