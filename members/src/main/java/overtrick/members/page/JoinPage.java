package overtrick.members.page;

import overtrick.page.Words;

/// Where a guest becomes a member.
///
/// @param name they go by; empty when they have said none
/// @param notice why the last try failed; empty before there was one
/// @param played how many boards and matches they have played
/// @param privateLine whether a password may be typed here
/// @param passkeys whether a passkey can be made here
/// @param back the page to go back to
public record JoinPage(
        Words words,
        String name,
        String notice,
        int played,
        boolean privateLine,
        boolean passkeys,
        String back) {

    /// What is to be gained by it.
    public String lead() {
        return played == 0
                ? words.get("member.join.lead")
                : words.count("member.join.played", played);
    }
}
