package overtrick.web.social;

import java.util.List;
import overtrick.club.table.Access;
import overtrick.web.Words;

/// The door to bridge among friends.
///
/// @param named whether others know how to call the visitor
public record SocialDoor(Words words, boolean named) {

    public List<Choice> choices() {
        return List.of(Choice.values());
    }

    public List<Access> accesses() {
        return List.of(Access.FRIENDS, Access.OPEN);
    }
}
