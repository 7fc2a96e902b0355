package overtrick.members.page;

import overtrick.members.office.Joining;
import overtrick.page.Words;

/// Where a guest becomes a member.
///
/// @param name they go by; empty when they have said none
/// @param notice why the last try failed; empty before there was one
/// @param played how many boards and matches they have played
/// @param privateLine whether a password may be typed here
/// @param passkeys whether a passkey can be made here
/// @param back the page to go back to
/// @param invitation the secret of the link by which they come; empty for none
/// @param joining how one becomes a member
public record JoinPage(
        Words words,
        String name,
        String notice,
        int played,
        boolean privateLine,
        boolean passkeys,
        String back,
        String invitation,
        Joining joining) {

    /// Whether nobody becomes a member here without a link.
    public boolean closed() {
        return invitation.isEmpty() && joining == Joining.LINK;
    }

    /// Whether an officer has to say yes.
    public boolean asks() {
        return invitation.isEmpty() && joining == Joining.REQUEST;
    }

    /// What is to be gained by it.
    public String lead() {
        return played == 0
                ? words.get("member.join.lead")
                : words.count("member.join.played", played);
    }
}
