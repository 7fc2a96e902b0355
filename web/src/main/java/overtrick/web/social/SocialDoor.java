package overtrick.web.social;

import java.util.List;
import overtrick.club.table.Access;
import overtrick.club.terms.Strength;
import overtrick.web.Words;

/// The door to bridge among friends.
///
/// @param named whether others know how to call the visitor
/// @param level how well the robots play that are offered first
public record SocialDoor(Words words, boolean named, Strength level) {

    public List<Choice> choices() {
        return List.of(Choice.values());
    }

    public List<Access> accesses() {
        return List.of(Access.FRIENDS, Access.OPEN);
    }
}
