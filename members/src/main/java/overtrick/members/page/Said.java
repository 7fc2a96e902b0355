package overtrick.members.page;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/// What the account's page says after something was done.
enum Said {
    JOINED,
    ASKED,
    CLEARED,
    CHANGED,
    FORGOTTEN,
    ENDED,
    KEPT,
    UNLINKED,
    NAMED,
    BACK;

    static Optional<Said> of(String word) {
        return Arrays.stream(values()).filter(one -> one.word().equals(word)).findFirst();
    }

    String key() {
        return "member.said." + word();
    }

    /// The page that says so.
    ///
    /// @param back where it leads back to
    String page(String back) {
        return "/account?said="
                + word()
                + "&back="
                + URLEncoder.encode(back, StandardCharsets.UTF_8);
    }

    private String word() {
        return name().toLowerCase(Locale.ROOT);
    }
}
