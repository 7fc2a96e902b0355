package overtrick.app;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import overtrick.guide.book.Guide;
import overtrick.page.Words;

/// The guides on the command line, and as a site whose links all lead somewhere.
@Timeout(60)
class GuideCommandTest {

    private static final Pattern LINK = Pattern.compile("(?:href|src)=\"([^\"#]*)(#[^\"]*)?\"");

    @TempDir private Path folder;

    @Test
    void guidesAreListedAndPrinted() {
        assertThat(Ran.overtrick("guide").out()).contains("player", "directing", "own-robot");
        assertThat(Ran.overtrick("guide", "player").out())
                .startsWith("# Playing at Overtrick")
                .contains("press **Play now**");
        assertThat(Ran.overtrick("guide", "player", "--lang", "vi").out()).startsWith("# Chơi bài");
    }

    @Test
    void unknownGuideIsSaid() {
        var answer = Ran.overtrick("guide", "gardening");

        assertThat(answer.status()).isEqualTo(2);
        assertThat(answer.err()).contains("there is no guide gardening");
    }

    @Test
    void everyLinkOfTheSiteLeadsToAFileAndAPlaceInIt() throws IOException {
        var site = folder.resolve("site");
        Ran.overtrick("guide", "--site", site.toString());

        var broken = new ArrayList<String>();
        int pages = 0;
        for (var page : pages(site)) {
            pages++;
            LINK.matcher(Files.readString(page, UTF_8))
                    .results()
                    .filter(link -> !link.group(1).startsWith("http"))
                    .filter(link -> !leads(page, link.group(1), link.group(2)))
                    .forEach(link -> broken.add(site.relativize(page) + " -> " + link.group()));
        }

        int languages = Words.LANGUAGES.size();
        assertThat(pages).isEqualTo(1 + languages * (1 + Guide.values().length));
        assertThat(broken).isEmpty();
        assertThat(site.resolve("index.html")).content(UTF_8).contains(">Tiếng Việt<");
        assertThat(site.resolve("en/index.html")).content(UTF_8).contains(">Italiano<", ">简体中文<");
        assertThat(site.resolve("en/entries.js"))
                .content(UTF_8)
                .startsWith("globalThis.guideEntries = [")
                .contains("\"player.html#");
    }

    private static Iterable<Path> pages(Path site) throws IOException {
        try (var all = Files.walk(site)) {
            return all.filter(file -> file.toString().endsWith(".html")).toList();
        }
    }

    private static boolean leads(Path page, String link, String anchor) {
        var target = link.isEmpty() ? page : page.resolveSibling(link).normalize();
        try {
            return Files.isRegularFile(target)
                    && (anchor == null
                            || Files.readString(target, UTF_8)
                                    .contains("id=\"" + anchor.substring(1) + "\""));
        } catch (IOException unreadable) {
            return false;
        }
    }
}
