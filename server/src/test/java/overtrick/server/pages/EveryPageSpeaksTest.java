package overtrick.server.pages;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import overtrick.cards.words.Tongue;
import overtrick.testkit.words.WordFile;

/// Pages of every part of the club, in every language: no key stands for a sentence, and where a
/// language is whole, no sentence is borrowed from English.
@Timeout(value = 60, unit = TimeUnit.SECONDS)
@Tag("page")
class EveryPageSpeaksTest {

    private static final Path ROOT = Path.of(System.getProperty("basedir", ""), "..");

    private static final List<String> PAGES =
            List.of(
                    "/",
                    "/learn",
                    "/open",
                    "/lobby",
                    "/systems",
                    "/systems/acol",
                    "/library",
                    "/odds",
                    "/dealing",
                    "/laws",
                    "/laws/training",
                    "/can/learn",
                    "/practice",
                    "/practice/problems",
                    "/practice/lessons",
                    "/look",
                    "/people",
                    "/events",
                    "/events/new",
                    "/join",
                    "/privacy",
                    "/nowhere");

    /// What stands between two tags.
    private static final Pattern TEXT = Pattern.compile(">([^<>]{8,})<");

    /// Text that is nothing but a key.
    private static final Pattern KEY =
            Pattern.compile(
                    ">\\s*([a-z]+(?:\\.[a-z0-9-]+)*\\.(?:one|other|title|how|lead|[a-z]{2,}))\\s*<");

    @RegisterExtension private static final House HOUSE = House.dealing();

    static Stream<Tongue> tongues() {
        return Tongue.ALL.stream();
    }

    @ParameterizedTest
    @MethodSource("tongues")
    void noSentenceIsMissing(Tongue tongue) {
        var visitor = HOUSE.visitor();
        visitor.post("/preferences", Map.of("lang", tongue.code()));
        var english = tongue.whole() ? borrowed(tongue) : Set.<String>of();
        int spoken = 0;
        for (var path : PAGES) {
            String page = visitor.get(path).body();
            assertThat(KEY.matcher(page).results().map(found -> found.group(1))).as(path).isEmpty();
            assertThat(TEXT.matcher(page).results().map(found -> found.group(1).strip()))
                    .as(path)
                    .noneMatch(english::contains);
            spoken += page.contains("<html lang=\"" + tongue.tag() + "\"") ? 1 : 0;
        }
        assertThat(spoken).isGreaterThan(PAGES.size() / 2);
    }

    /// English sentences that this language says otherwise, long enough to be no name.
    private static Set<String> borrowed(Tongue tongue) {
        return WordFile.below(ROOT).stream()
                .flatMap(file -> {
                    var own = WordFile.written(file.in(tongue.code()));
                    return WordFile.written(file.english()).entrySet().stream()
                            .filter(one -> !one.getValue().equals(own.get(one.getKey())))
                            .map(Map.Entry::getValue);
                })
                .filter(text -> text.split(" ").length > 4 && !text.contains("{"))
                .collect(Collectors.toSet());
    }
}
