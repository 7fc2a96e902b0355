package overtrick.company.page;

import java.util.List;
import overtrick.company.Circles.Tie;
import overtrick.house.table.ChatLine;
import overtrick.page.Words;

/// The people at a table: friends, blocks, invitations, and what is to be reported.
///
/// @param seated whether the viewer sits there
/// @param arranged whether others say who meets whom there
/// @param people who sit there, without the viewer
/// @param friends who are here and may be invited
/// @param lines what the viewer has heard
public record AtPage(
        Words words,
        String code,
        String title,
        boolean seated,
        boolean arranged,
        List<Person> people,
        List<PeoplePage.One> friends,
        List<ChatLine> lines) {

    /// Somebody at the table.
    public record Person(String person, String name, Tie tie) {}

    public AtPage {
        people = List.copyOf(people);
        friends = List.copyOf(friends);
        lines = List.copyOf(lines);
    }
}
