package overtrick.page.table;

import java.util.List;
import java.util.Optional;
import overtrick.house.table.Pace;
import overtrick.page.Words;

/// What a viewer may do at any table, whatever is played there: sit out, come back, leave, and say
/// how fast robots are.
///
/// @param code of the table
/// @param relieved whether the house lets a robot play for them until the next deal
/// @param pace of the robots, where the viewer may change it
/// @param alone whether they play among robots
/// @param hosted whether the house says who sits where, and comes when it is called
public record Manners(
        Words words,
        String code,
        boolean seated,
        boolean sittingOut,
        boolean relieved,
        Optional<Pace> pace,
        boolean alone,
        boolean hosted) {

    public List<Pace> paces() {
        return Pace.CHOICES;
    }
}
