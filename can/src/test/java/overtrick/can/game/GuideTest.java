package overtrick.can.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/// The players' guide says what the kernel says: its examples are played, and those of the other
/// languages are the same. [GuideTablesTest] tests its tables.
class GuideTest {

    @Test
    void everyExampleIsPlayed() throws IOException {
        var examples = GuidePage.ENGLISH.examples();
        assertThat(examples).hasSizeGreaterThan(15);
        for (var example : examples) {
            var story = new GuideStory();
            int number = 0;
            for (var line : example.lines().toList()) {
                number++;
                try {
                    story.line(line);
                } catch (AssertionError | RuntimeException wrong) {
                    throw new AssertionError(
                            "line %d of%n%s%s".formatted(number, example, wrong), wrong);
                }
            }
        }
    }

    /// The claims of examples are really checked: an example with a changed claim fails.
    @ParameterizedTest
    @ValueSource(
            strings = {
                "→ East declares at 95|→ East declares at 90",
                "→ South shows LJ to East|→ South shows ♠K to East",
                "→ West wins 20 points|→ West wins 10 points",
                "→ the defenders have 20|→ the defenders have 25",
                "→ West may play LJ|→ West may play LJ ♠Q",
                "→ trumps are ♥|→ trumps are ♠",
                "; South owes 1|; nothing is owed",
                "→ B = 0: clean sweep; goal for North–South|→ B = 0: clean sweep",
                "→ goal for the taker|→ no goal for the taker",
                "→ North–South 1–0|→ goes on 1–0",
                "✗ You must follow the suit that was led.|✗ You do not hold that card.",
                "→ North shows nothing|→ North shows BJ to everybody",
                "Kitty: LJ ♠K ♦7 BJ|Kitty: ♠K LJ ♦7 ♠2",
            })
    void aWrongClaimFails(String change) throws IOException {
        var parts = change.split("\\|");
        var example =
                GuidePage.ENGLISH.examples().stream()
                        .filter(text -> text.contains(parts[0]))
                        .findFirst()
                        .orElseThrow();
        var story = new GuideStory();
        var lines = example.replace(parts[0], parts[1]).lines().toList();

        assertThat(fails(story, lines)).isTrue();
    }

    private static boolean fails(GuideStory story, List<String> lines) {
        try {
            lines.forEach(story::line);
            return false;
        } catch (AssertionError wrong) {
            return true;
        }
    }

    /// Refusals are the program's own sentences in each language.
    @ParameterizedTest
    @MethodSource("overtrick.can.game.GuidePage#translations")
    void everyTranslationHasTheSameExamples(GuidePage page) throws IOException {
        assertThat(page.examplesInEnglish())
                .containsExactlyElementsOf(GuidePage.ENGLISH.examples());
    }

    @ParameterizedTest
    @MethodSource("overtrick.can.game.GuidePage#translations")
    void everyTranslationHasTheSameSections(GuidePage page) throws IOException {
        assertThat(page.shape()).containsExactlyElementsOf(GuidePage.ENGLISH.shape());
    }

    @ParameterizedTest
    @MethodSource("overtrick.can.game.GuidePage#all")
    void theLanguagesLeadToEachOther(GuidePage page) throws IOException {
        String others =
                GuidePage.all().stream()
                        .filter(other -> !other.equals(page))
                        .map(other -> "[%s](%s)".formatted(other.tongue().name(), other.file()))
                        .collect(Collectors.joining(" · ", "*", "*"));

        assertThat(page.text().lines().skip(2).findFirst()).contains(others);
    }

    @Test
    void readersOfTheRepositoryAreLedToIt() throws IOException {
        assertThat(Files.readString(GuidePage.ROOT.resolve("README.md")))
                .contains("](docs/can.md)");
    }
}
