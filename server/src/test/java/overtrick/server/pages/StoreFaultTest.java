package overtrick.server.pages;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import overtrick.page.WebSettings;
import overtrick.server.Club;
import overtrick.server.ClubSettings;
import overtrick.server.front.ClubPages;

/// A store that fails is the world's fault: people are told so, and that nothing has happened.
@Timeout(60)
@Tag("house")
class StoreFaultTest {

    @TempDir private Path data;

    @Test
    void isToldAsASentenceWithWhenToTryAgain() {
        var club = Club.open(ClubSettings.in(data));
        var web = ClubPages.open(club, new WebSettings("127.0.0.1", 0));
        try (var browser = new Browser(web.port())) {
            assertThat(browser.get("/").statusCode()).isEqualTo(200);
            club.close(); // from now on nothing can be written

            var refused = browser.post("/play", Map.of());

            assertThat(refused.statusCode()).isEqualTo(503);
            assertThat(refused.headers().firstValue("Retry-After")).hasValue("2");
            assertThat(refused.body()).contains("has not happened");
        } finally {
            web.stop();
        }
    }
}
