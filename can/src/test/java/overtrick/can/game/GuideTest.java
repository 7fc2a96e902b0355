package overtrick.can.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import overtrick.can.CanCard;
import overtrick.can.CanLevel;
import overtrick.can.CanRefusal;
import overtrick.can.CanWords;
import overtrick.can.DealWay;
import overtrick.can.rules.CanRules;
import overtrick.can.score.DealClass;
import overtrick.can.score.DealResult;
import overtrick.can.tribute.Debt;
import overtrick.cards.Seat;
import overtrick.testkit.Golden;

/// The players' guide, `docs/can.md` and `docs/can.vi.md`, says what the kernel says: its examples
/// are played, its tables are made from the rules. `./dev golden` writes the tables anew; a new
/// option or ruling then wants its words.
class GuideTest {

    private static final Path ROOT = Path.of(System.getProperty("basedir", ""), "..");
    private static final String ENGLISH = "docs/can.md";
    private static final String VIETNAMESE = "docs/can.vi.md";
    private static final String UNKNOWN = "?";

    private static final Pattern EXAMPLE = Pattern.compile("(?s)```can\\n(.*?)```");
    private static final Pattern TABLE =
            Pattern.compile("<!-- table: (\\w+) -->\\n(\\|.*\\n\\|[-|]*\\|\\n)((?:\\|.*\\n)*)");
    private static final Pattern RULING =
            Pattern.compile("@param (\\w+) ((?:(?!@param|public record).)*?)\\(ruling (\\d+)\\)");

    /// The Vietnamese words of the examples, the longer ones first where one is in another.
    private static final Map<String, String> WORDS = words();

    private static String page(String name) throws IOException {
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

    /// What an example claims is not only read: with another claim in its place it fails.
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

    /// Both languages tell the same examples, refusals in the program's own sentences.
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
        những người khác đánh lá nhỏ = the others play low
        những người khác thả điểm = the others give points
        hai người còn lại thả điểm = the other 2 give points
        không ai khác xin hòa = nobody else asks
        không ai xin hòa = nobody asks
        xin hòa = asks for a redeal
        lấy lá kế tiếp = takes the next card
        lấy nọc = takes the kitty
        lấy bài của = takes the hand of
        không trình lá nào = shows nothing
        cho cả làng = to everybody
        cho Đông xem = to East
        làm bài ở mức = declares at
        được đánh = may play
        dẫn lần lượt = leads
        chủ là = trumps are
        gọi chủ = declares
        thắng vòng này, = wins
        bên phòng ngự có = the defenders have
        chia lại ván = deal
        , người chia vẫn là =  again, dealt by
        không ai nợ = nothing is owed
        càn trắng = clean sweep
        đốc điểm = points goal
        đốc hậu = last-trick goal
        ; bàn thắng cho = ; goal for
        không bàn thắng cho người đá = no goal for the taker
        bàn thắng cho người đá = goal for the taker
        đá, = takes,
        bắt. = keeps.
        vòng cuối = last trick
        bàn thắng = goal
        Luân lưu: = Kicks:
        Luân lưu. = Kick.
        đá tiếp = goes on
        Nọc: = Kitty:
        Ván = Deal
        điểm = points
        trình = shows
        trả = returns
        cống = pays
        chui = buries
        đánh = plays
        bỏ lượt = passes
        gọi = bids
        nợ = owes
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

    // the tables

    @ParameterizedTest
    @ValueSource(strings = {ENGLISH, VIETNAMESE})
    void everyTableIsThatOfTheProgram(String name) throws IOException {
        String page = page(name);
        var tables = Map.of("ways", ways(), "results", results(), "options", options());
        var all = new HashMap<>(tables);
        all.put("rulings", rulings());
        var seen = new ArrayList<String>();
        String right =
                TABLE.matcher(page)
                        .replaceAll(table -> {
                            seen.add(table.group(1));
                            var rows = all.getOrDefault(table.group(1), List.of());
                            return "<!-- table: %s -->\n%s%s"
                                    .formatted(
                                            table.group(1),
                                            table.group(2),
                                            filled(rows, table.group(3)))
                                    .replace("$", "\\$");
                        });
        if ("rewrite".equals(System.getProperty(Golden.PROPERTY))) {
            Files.writeString(ROOT.resolve(name), right);
        }

        assertThat(seen).containsExactlyInAnyOrderElementsOf(all.keySet());
        assertThat(page(name)).isEqualTo(right).doesNotContain("| " + UNKNOWN + " |");
    }

    /// The rows, with what stands in the page now where a cell is left to people.
    private static String filled(List<List<String>> rows, String before) {
        var written = new HashMap<String, String[]>();
        before.lines()
                .map(line -> line.substring(2, line.length() - 2).split(" \\| ", -1))
                .forEach(cells -> written.put(cells[0], cells));
        var text = new StringBuilder();
        for (var row : rows) {
            var old = written.getOrDefault(row.getFirst(), new String[0]);
            text.append(
                    IntStream.range(0, row.size())
                            .mapToObj(at ->
                                    !row.get(at).equals(UNKNOWN) || at >= old.length
                                            ? row.get(at)
                                            : old[at])
                            .collect(Collectors.joining(" | ", "| ", " |\n")));
        }
        return text.toString();
    }

    private static List<List<String>> ways() {
        var rows = new ArrayList<List<String>>();
        for (var way : DealWay.values()) {
            var kitty =
                    IntStream.range(0, CanCard.PACK)
                            .filter(card -> way.part(card) == DealWay.KITTY)
                            .mapToObj(card -> "" + (card + 1))
                            .collect(Collectors.joining(", "));
            var name = way.name().toLowerCase(Locale.ROOT).replace('_', '-');
            rows.add(List.of("`" + name + "`", UNKNOWN, kitty));
        }
        return rows;
    }

    /// The result of every bid and every B, the last trick won by the declarer's side.
    private static List<List<String>> results() {
        var rows = new ArrayList<List<String>>();
        for (var level : CanLevel.values()) {
            var row = new ArrayList<String>();
            row.add(level.toString());
            for (int points = 0; points <= DealResult.POINTS_GOAL; points += 5) {
                row.add(cell(new DealResult(1, Seat.NORTH, level, points, false)));
            }
            rows.add(row);
        }
        return rows;
    }

    private static String cell(DealResult result) {
        if (result.goal(CanRules.CLUB).isPresent()) {
            boolean declarers = result.dealClass(CanRules.CLUB) == DealClass.CLEAN_SWEEP;
            return declarers ? "**D**" : "**d**";
        }
        var debts = result.debts(CanRules.CLUB);
        return debts.isEmpty()
                ? "–"
                : debts.stream()
                        .map(Debt::cards)
                        .map(cards -> "" + cards)
                        .collect(Collectors.joining("+"));
    }

    private static Map<String, String> printed(CanRules rules) {
        return rules.print()
                .lines()
                .filter(line -> !line.isEmpty())
                .map(line -> line.split(" = "))
                .collect(
                        Collectors.toMap(
                                parts -> parts[0],
                                parts -> parts[1],
                                (one, _) -> one,
                                LinkedHashMap::new));
    }

    private static List<List<String>> options() {
        var club = printed(CanRules.CLUB);
        var rows = new ArrayList<List<String>>();
        RandomRules.values()
                .forEach((key, values) -> {
                    String standard = club.getOrDefault(key, UNKNOWN);
                    String shown =
                            values.contains(standard)
                                    ? values.stream()
                                            .map(value ->
                                                    value.equals(standard)
                                                            ? "**" + value + "**"
                                                            : value)
                                            .collect(Collectors.joining(" · "))
                                    : "**" + standard + "**";
                    rows.add(List.of("`" + key + "`", shown, others(key, standard), UNKNOWN));
                });
        return rows;
    }

    /// Where the other presets differ.
    private static String others(String key, String standard) {
        var others =
                CanRules.PRESETS.stream()
                        .filter(name -> !valueIn(name, key).equals(standard))
                        .map(name -> name + ": " + valueIn(name, key))
                        .collect(Collectors.joining(", "));
        return others.isEmpty() ? "–" : others;
    }

    private static String valueIn(String preset, String key) {
        return printed(CanRules.preset(preset).orElseThrow()).getOrDefault(key, UNKNOWN);
    }

    /// The 31 settled points; which options settle them the rules themselves say.
    private static List<List<String>> rulings() throws IOException {
        var options = new TreeMap<Integer, List<String>>();
        var club = printed(CanRules.CLUB).keySet();
        for (var file : ruleSources()) {
            var text = Files.readString(file).replaceAll("\\s*\\R\\s*(/// +)?", " ");
            RULING.matcher(text)
                    .results()
                    .forEach(ruling ->
                            options.computeIfAbsent(
                                            Integer.valueOf(ruling.group(3)),
                                            _ -> new ArrayList<>())
                                    .add(key(ruling.group(1), club)));
        }
        var rows = new ArrayList<List<String>>();
        for (int number = 1; number <= 31; number++) {
            var keys = options.getOrDefault(number, List.of("–")); // 30: it cannot happen
            rows.add(List.of("" + number, UNKNOWN, UNKNOWN, String.join(", ", keys)));
        }
        assertThat(options.keySet()).hasSize(30).doesNotContain(30);
        return rows;
    }

    private static List<Path> ruleSources() throws IOException {
        try (var files = Files.list(ROOT.resolve("can/src/main/java/overtrick/can/rules"))) {
            return files.filter(file -> file.toString().endsWith("Rules.java")).sorted().toList();
        }
    }

    /// The option of a component, such as `tribute.both-jokers`.
    private static String key(String component, Iterable<String> keys) {
        var word = component.replaceAll("([A-Z])", "-$1").toLowerCase(Locale.ROOT);
        for (var key : keys) {
            if (key.endsWith("." + word)) {
                return "`" + key + "`";
            }
        }
        throw new AssertionError("no option is called " + word);
    }

    @Test
    void theLanguagesLeadToEachOther() throws IOException {
        assertThat(page(ENGLISH)).contains("](can.vi.md)");
        assertThat(page(VIETNAMESE)).contains("](can.md)");
        assertThat(page("README.md")).contains("](docs/can.md)");
    }
}
