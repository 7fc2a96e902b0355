package overtrick.server.pages;

import static org.assertj.core.api.Assertions.assertThat;
import static overtrick.server.pages.Status.NOT_FOUND;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import overtrick.guide.book.Book;
import overtrick.guide.book.Guide;
import overtrick.guide.book.Links;
import overtrick.page.Words;

/// The guides in the club: they say what the pages say, and lead where pages are.
@Timeout(value = 60, unit = TimeUnit.SECONDS)
@Tag("guide")
class GuidesTest {

    private static final Pattern KEY = Pattern.compile("\\{=([^}]*)}");
    private static final Pattern MENU =
            Pattern.compile("<ul class=\"menu\">.*?</ul>", Pattern.DOTALL);

    /// The entry with the address and the name that is read, after its sign.
    private static final Pattern GUIDES =
            Pattern.compile(
                    "<a href=\"(/guide[^\"]*)\"[^>]*>\\s*<svg.*?</svg>([^<]*)</a>", Pattern.DOTALL);

    private static final Pattern LINK = Pattern.compile("<a href=\"(/[^\"]*)\"");

    @RegisterExtension private static final House HOUSE = House.hurrying();

    @ParameterizedTest
    @EnumSource(Guide.class)
    void everyGuideNamesWordsThatPagesHave(Guide guide) {
        for (var language : Words.LANGUAGES) {
            var words = Words.in(language);
            var unknown = new TreeSet<String>();
            KEY.matcher(Book.text(guide, Book.of(words).chapter(guide).language()))
                    .results()
                    .map(key -> key.group(1))
                    .filter(key -> !words.has(key))
                    .forEach(unknown::add);

            assertThat(unknown).as("%s in %s", guide, language).isEmpty();
            assertThat(Book.readable(guide, words)).doesNotContain("{=");
        }
    }

    @Test
    void everyLinkLeadsToAPage() {
        var ann = HOUSE.visitor();
        var links = new TreeSet<String>();
        for (var language : Words.LANGUAGES) {
            for (var chapter : Book.of(Words.in(language)).chapters()) {
                LINK.matcher(chapter.html())
                        .results()
                        .map(link -> link.group(1))
                        .forEach(links::add);
            }
        }

        var broken = new ArrayList<String>();
        for (String link : links) {
            int anchor = link.indexOf('#');
            var answer = ann.get(anchor < 0 ? link : link.substring(0, anchor));
            boolean there =
                    anchor < 0
                            || answer.body().contains("id=\"" + link.substring(anchor + 1) + "\"");
            if (answer.statusCode() != 200 || !there) {
                broken.add(link);
            }
        }

        assertThat(links).contains("/practice", "/guide/repairs");
        assertThat(broken).isEmpty();
    }

    @Test
    void shelfHasEveryGuideAndIsFoundUnderLearn() {
        var ann = HOUSE.visitor();

        assertThat(ann.get("/learn").body()).contains("href=\"/guide\"");
        var shelf = ann.get("/guide").body();
        for (var guide : Guide.values()) {
            assertThat(shelf).contains("href=\"/guide/" + guide.code() + "\"");
        }
    }

    /// The menu of every page names the guides in the language of its reader, and leads to them.
    @Test
    void menuLeadsToTheGuidesInEveryLanguage() {
        for (var language : Words.LANGUAGES) {
            var reader = HOUSE.visitor();
            reader.post("/preferences", Map.of("lang", language.getLanguage()));
            var menu = MENU.matcher(reader.get("/").body());
            assertThat(menu.find()).as("a menu in %s", language).isTrue();
            var entry = GUIDES.matcher(menu.group());

            assertThat(entry.find()).as("guides in the menu in %s", language).isTrue();
            assertThat(entry.group(2).strip()).isEqualTo(Words.in(language).get("nav.guides"));
            var shelf = reader.get(entry.group(1));
            assertThat(shelf.statusCode()).as("%s in %s", entry.group(1), language).isEqualTo(200);
            assertThat(shelf.body()).contains("<html lang=\"" + Words.tag(language) + "\"");
        }
    }

    @Test
    void guideSpeaksTheLanguageOfItsReader() {
        var binh = HOUSE.visitor();
        binh.post("/preferences", Map.of("lang", "vi"));

        assertThat(binh.get("/guide/player").body())
                .contains("Ván đầu tiên", "<strong>Chơi ngay</strong>", "<article lang=\"vi\">")
                .doesNotContain("Bài này chưa dịch");
        assertThat(binh.get("/guide/operations").body())
                .contains("Bài này chưa dịch", "<article lang=\"en\">");
    }

    @ParameterizedTest
    @ValueSource(strings = {"scoring box", "revoke", "HTTPS", "zq<b>x"})
    void searchSaysWhatItHasFound(String asked) {
        var page =
                HOUSE.visitor()
                        .get(
                                "/guide?q="
                                        + asked.replace(" ", "+")
                                                .replace("<", "%3C")
                                                .replace(">", "%3E"))
                        .body();

        assertThat(page).doesNotContain("<b>x");
        assertThat(page.contains("Nothing about") || page.contains("class=\"found\"")).isTrue();
        if (asked.equals("scoring box")) {
            assertThat(page).contains("href=\"/guide/player#at-the-club-with-real-cards\"");
        }
    }

    @Test
    void unknownGuideIsSaid() {
        var answer = HOUSE.visitor().get("/guide/gardening");

        assertThat(answer.statusCode()).isEqualTo(NOT_FOUND);
        assertThat(answer.body()).contains("There is no guide called “gardening”.");
    }

    @Test
    void playersHaveTheirGuidesInEveryLanguage() {
        var players = List.of(Guide.PLAYER, Guide.FIRST_MATCH, Guide.CAN, Guide.LEARNING);
        for (var language : Words.LANGUAGES) {
            var book = Book.with(Words.in(language), Links.IN_THE_CLUB);
            for (var guide : players) {
                assertThat(book.chapter(guide).language()).as("%s", guide).isEqualTo(language);
            }
        }
    }
}
