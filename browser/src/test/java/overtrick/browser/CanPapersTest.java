package overtrick.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.HashSet;
import java.util.List;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import overtrick.teaching.can.CanCourse;

/// House rules, lessons, contests and leagues of Bài Càn on small screens and large ones; whoever
/// follows a contest or a league sees what happens without a click.
@Timeout(180)
class CanPapersTest {

    @RegisterExtension private static final Evening EVENING = Evening.hurrying();

    /// Of somebody who reads slowly.
    private static final int WORDS_A_MINUTE = 150;

    /// For cards that one has not seen before.
    private static final int LOOK_SECONDS = 10;

    /// To choose another card and find the answer.
    private static final int TAP_SECONDS = 3;

    private final Screens screens = new Screens(true);

    /// The longer words; the others too where pictures are taken.
    static List<String> languages() {
        return GalleryTest.isOpen() ? List.of("vi", "en-GB") : List.of("vi");
    }

    static List<String> looks() {
        return GalleryTest.isOpen()
                ? List.of("vi light", "en-GB dark", "vi dark")
                : List.of("vi light");
    }

    /// Somebody who knows nothing tries one choice after another until the lesson says that they
    /// are right, and reads all that it says, though nothing twice. `target/lessons.txt` tells how
    /// much that was.
    @ParameterizedTest
    @MethodSource("languages")
    @EnabledIfSystemProperty(named = "overtrick.gallery", matches = "true")
    void aLessonTakesANewcomerLessThanTwoMinutes(String language) throws IOException {
        var minh = EVENING.visitor(language);
        new Size(390, 844).of(minh);
        for (int lesson = 1; lesson <= CanCourse.tasks().size(); lesson++) {
            minh.open("/can/learn/" + lesson);
            long began = System.nanoTime();
            int read = words(minh.at("main h1, main .lead, main .contract-line"));
            var said = new HashSet<String>();
            int tried = 0;
            while (minh.at(".answer.right").count() == 0) {
                minh.at("main form button").nth(tried).click();
                minh.at(".answer").waitFor();
                read += said.add(minh.at(".answer").innerText()) ? words(minh.at(".answer")) : 0;
                tried++;
            }
            double taken = (System.nanoTime() - began) / 1e9;
            double needed =
                    taken + 60.0 * read / WORDS_A_MINUTE + LOOK_SECONDS + tried * TAP_SECONDS;
            Files.writeString(
                    Path.of("target", "lessons.txt"),
                    "%s, lesson %d: %d words, %d taps, %.1f s by the page, %.0f s in all%n"
                            .formatted(language, lesson, read, tried, taken, needed),
                    StandardOpenOption.CREATE,
                    StandardOpenOption.APPEND);
            assertThat(needed).isLessThan(120);
        }
    }

    private static int words(Locator texts) {
        return texts.allInnerTexts().stream().mapToInt(text -> text.split("\\s+").length).sum();
    }

    @ParameterizedTest
    @MethodSource("looks")
    void pagesAreFitToBeSeen(String look) {
        var words = look.split(" ");
        String name = look.replace(' ', '-');
        var minh = EVENING.visitor(words[0]);
        var hoa = EVENING.visitor(words[0]);
        minh.prefer("theme", words[1]);
        minh.open("/can/rules?preset=cup");
        screens.look(minh, "rules-" + name);

        for (int lesson = 1;
                lesson <= CanCourse.tasks().size();
                lesson += GalleryTest.isOpen() ? 1 : 9) {
            minh.open("/can/learn/" + lesson);
            screens.glance(minh, "lesson-%d-%s".formatted(lesson, name));
        }
        minh.open("/can/learn/deals/1?step=13");
        minh.at("button[name='card'][value='H6']").click();
        minh.at(".answer.right").waitFor();
        screens.look(minh, "lesson-solved-" + name);

        minh.open("/can/contests");
        screens.look(minh, "contests-" + name);
        minh.at("input[name='name']").fill("Minh");
        minh.at("input[name='title']").fill("Friday");
        minh.at("input[name='rounds']").fill("1");
        minh.at("input[name='strength'][value='rules']").check();
        minh.at("form[action='/can/contests'] > button.main").click();
        minh.at("form[action$='/enter']").first().waitFor();
        screens.look(minh, "contest-entries-" + name);
        hoa.page().navigate(minh.page().url());
        minh.at("form[action$='/round'] button").click();
        minh.at(".ranking").first().waitFor();
        minh.at("details > summary").first().click();
        screens.look(minh, "contest-ranking-" + name);
        hoa.at(".ranking").first().waitFor(); // without a click of hers

        minh.open("/can/leagues");
        minh.at("input[name='title']").fill("Autumn");
        minh.at("textarea[name='teams']").fill("Reds\nBlues\nGreens\nYellows");
        minh.at("form[action='/can/leagues'] > button.main").click();
        minh.at("select[name='other']").waitFor();
        hoa.page().navigate(minh.page().url());
        minh.at("select[name='other']").selectOption("Blues");
        minh.at("input[name='goals']").fill("3");
        minh.at("form[action$='/report'] button").click();
        minh.at(".matches li").first().waitFor();
        screens.look(minh, "league-" + name);
        hoa.at(".matches li").first().waitFor();
        assertThat(screens.faults()).isEmpty();
    }
}
