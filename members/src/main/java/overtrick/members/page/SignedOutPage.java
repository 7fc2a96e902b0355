package overtrick.members.page;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import overtrick.page.Words;

/// What a page says that was open when its session ended.
///
/// @param back where the page was
public record SignedOutPage(Words words, String back) {

    /// Where one signs in and comes back to the page.
    public String in() {
        return "/sign-in?back=" + URLEncoder.encode(back, StandardCharsets.UTF_8);
    }
}
