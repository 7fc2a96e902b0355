package overtrick.social.page;

import java.util.List;
import overtrick.house.table.Access;
import overtrick.house.terms.Strength;
import overtrick.page.Words;

/// The door to bridge among friends.
///
/// @param named whether others know how to call the visitor
/// @param level how well the robots play that are offered first
public record SocialDoor(Words words, boolean named, Strength level) {

    public List<Choice> choices() {
        return List.of(Choice.values());
    }

    public List<Access> accesses() {
        return List.of(Access.FRIENDS, Access.MEMBERS, Access.OPEN);
    }
}
