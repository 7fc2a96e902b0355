package overtrick.members.page;

import java.util.List;
import java.util.Optional;
import overtrick.members.list.Invitation;
import overtrick.page.Words;

/// The links by which anybody becomes a member.
///
/// @param open those that can still be used
/// @param link one that was just made
public record LinksPage(Words words, List<Invitation> open, Optional<MembersPage.Link> link) {

    /// Days for which one can be made.
    static final int MOST_DAYS = 365;

    /// How many may come by one.
    static final int MOST_USES = 1_000;

    /// How many may still come by one, and until when.
    public String told(Invitation invitation) {
        return words.count("member.links.left", invitation.left(), words.day(invitation.until()));
    }

    public String label(Invitation invitation) {
        return invitation.label().isEmpty()
                ? words.get("member.links.plain", words.day(invitation.made()))
                : invitation.label();
    }
}
