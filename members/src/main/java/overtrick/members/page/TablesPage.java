package overtrick.members.page;

import java.util.List;
import overtrick.page.Words;

/// The tables of the club, as officers look after them.
///
/// @param closed those that officers have closed
/// @param tables those with some life that everybody or members see
/// @param chosen the code that the form is to begin with; may be empty
public record TablesPage(Words words, List<Closed> closed, List<Table> tables, String chosen) {

    public TablesPage {
        closed = List.copyOf(closed);
        tables = List.copyOf(tables);
    }

    public record Closed(String code, String why) {}

    /// @param who sits there; empty for robots alone
    public record Table(String code, String name, String who) {}
}
