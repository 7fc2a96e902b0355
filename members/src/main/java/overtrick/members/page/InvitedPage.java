package overtrick.members.page;

import java.util.Optional;
import overtrick.page.Words;

/// What a member sees who comes by a link for new ones.
///
/// @param path of the link
/// @param name of the member
/// @param row whom of the list it is for; empty when it is for anybody
public record InvitedPage(Words words, String path, String name, Optional<String> row) {

    public String lead() {
        return row.map(listed -> words.get("member.invited.row", name, listed))
                .orElseGet(() -> words.get("member.invited.in", name));
    }
}
