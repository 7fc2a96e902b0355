package overtrick.members.page;

import java.util.Optional;
import overtrick.page.Called;
import overtrick.page.Words;

/// Where members sign in.
///
/// @param name that was typed
/// @param notice why the last try failed; empty before there was one
/// @param guest who sits here without being known elsewhere
/// @param played how many boards and matches that guest has played
/// @param privateLine whether a password may be typed here
/// @param passkeys whether a passkey can be used here
/// @param byCode whether the last try was with a code from paper
/// @param back the page to go back to
public record SignInPage(
        Words words,
        String name,
        String notice,
        Optional<String> guest,
        int played,
        boolean privateLine,
        boolean passkeys,
        boolean byCode,
        String back) {

    /// Whether what was done here is theirs.
    public String along() {
        String name = guest.map(one -> Called.in(words, one)).orElse("");
        return played == 0
                ? words.get("member.along", name)
                : words.count("member.along.played", played, name);
    }
}
