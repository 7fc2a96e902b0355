package overtrick.can.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import overtrick.can.CanRefusal;
import overtrick.can.CanWords;

/// The players' guide, `docs/can.md` and `docs/can.vi.md`, says what the kernel says: its examples
/// are played. [GuideTablesTest] tests its tables.
class GuideTest {

    static final Path ROOT = Path.of(System.getProperty("basedir", ""), "..");
    static final String ENGLISH = "docs/can.md";
    static final String VIETNAMESE = "docs/can.vi.md";

    private static final Pattern EXAMPLE = Pattern.compile("(?s)```can\\n(.*?)```");

    /// The Vietnamese words of the examples, the longer ones first where one is in another.
    private static final Map<String, String> WORDS = words();

    static String page(String name) throws IOException {
        return Files.readString(ROOT.resolve(name));
    }

    private static List<String> examples(String name) throws IOException {
        return EXAMPLE.matcher(page(name)).results().map(block -> block.group(1)).toList();
    }

    @Test
    void everyExampleIsPlayed() throws IOException {
        var examples = examples(ENGLISH);
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
                examples(ENGLISH).stream()
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

    /// Both languages have the same examples, with refusals in the program's own sentences.
    @Test
    void theVietnameseGuideHasTheSameExamples() throws IOException {
        var told = examples(VIETNAMESE).stream().map(GuideTest::inEnglish).toList();
        assertThat(told).containsExactlyElementsOf(examples(ENGLISH));
    }

    private static String inEnglish(String example) {
        var text = example;
        for (var word : WORDS.entrySet()) {
            text = text.replace(word.getKey(), word.getValue());
        }
        return text;
    }

    private static Map<String, String> words() {
        var words = new LinkedHashMap<String, String>();
        var vietnamese = CanWords.in(Locale.of("vi"));
        var english = CanWords.in(Locale.ENGLISH);
        for (var refusal : CanRefusal.values()) {
            words.put(vietnamese.sentence(refusal), english.sentence(refusal));
        }
        """
        những người khác đánh cây nhỏ = the others play low
        những người khác thả điểm = the others give points
        hai người còn lại thả điểm = the other 2 give points
        không ai khác xin hòa = nobody else asks
        không ai xin hòa = nobody asks
        xin hòa = asks for a redeal
        lấy cây kế tiếp = takes the next card
        lấy nọc = takes the kitty
        lấy bài của = takes the hand of
        không trình cây nào = shows nothing
        cho cả làng = to everybody
        cho Đông xem = to East
        làm bài, hiệp ước = declares at
        được đánh = may play
        ra lần lượt = leads
        chủ là = trumps are
        tuyên bố chất chủ = declares
        ăn nước này, = wins
        bên phòng ngự có = the defenders have
        chia lại ván = deal
        , người chia vẫn là =  again, dealt by
        không ai phải cống = nothing is owed
        phải cống = owes
        càn trắng = clean sweep
        đốc điểm = points goal
        đốc hậu = last-trick goal
        ; bàn thắng cho = ; goal for
        không bàn thắng cho người đá = no goal for the taker
        bàn thắng cho người đá = goal for the taker
        đá, = takes,
        đỡ. = keeps.
        nước cuối = last trick
        bàn thắng = goal
        Phạt đền luân lưu: = Kicks:
        Quả phạt đền. = Kick.
        đá tiếp = goes on
        Nọc: = Kitty:
        Ván = Deal
        điểm = points
        trình = shows
        trả = returns
        cống = pays
        chui = buries
        đánh = plays
        nín = passes
        rao = bids
        Bắc–Nam = North–South
        Đông–Tây = East–West
        Bắc = North
        Đông = East
        Nam = South
        Tây = West
        """
                .lines()
                .map(line -> line.split(" = ", 2))
                .forEach(pair -> words.put(pair[0], pair[1]));
        return words;
    }

    @Test
    void theLanguagesLeadToEachOther() throws IOException {
        assertThat(page(ENGLISH)).contains("](can.vi.md)");
        assertThat(page(VIETNAMESE)).contains("](can.md)");
        assertThat(page("README.md")).contains("](docs/can.md)");
    }
}
