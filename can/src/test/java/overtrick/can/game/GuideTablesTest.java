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
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import overtrick.can.CanCard;
import overtrick.can.CanLevel;
import overtrick.can.DealWay;
import overtrick.can.rules.CanRules;
import overtrick.can.score.DealClass;
import overtrick.can.score.DealResult;
import overtrick.can.tribute.Debt;
import overtrick.cards.Seat;
import overtrick.testkit.Golden;

/// The tables of the players' guide, in every language, are made from the rules. `./dev golden`
/// writes them anew; a new option or ruling then wants its words.
class GuideTablesTest {

    private static final String UNKNOWN = "?";

    private static final Pattern TABLE =
            Pattern.compile("<!-- table: (\\w+) -->\\n(\\|.*\\n\\|[-|]*\\|\\n)((?:\\|.*\\n)*)");
    private static final Pattern RULING =
            Pattern.compile("@param (\\w+) ((?:(?!@param|public record).)*?)\\(ruling (\\d+)\\)");

    @ParameterizedTest
    @MethodSource("overtrick.can.game.GuidePage#all")
    void everyTableIsThatOfTheProgram(GuidePage page) throws IOException {
        var tables = Map.of("ways", ways(), "results", results(), "options", options());
        var all = new HashMap<>(tables);
        all.put("rulings", rulings());
        var seen = new ArrayList<String>();
        String right =
                TABLE.matcher(page.text())
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
            Files.writeString(page.path(), right);
        }

        assertThat(seen).containsExactlyInAnyOrderElementsOf(all.keySet());
        assertThat(page.text()).isEqualTo(right).doesNotContain("| " + UNKNOWN + " |");
    }

    /// The rows; cells that people write keep what the page has now.
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
        try (var files =
                Files.list(GuidePage.ROOT.resolve("can/src/main/java/overtrick/can/rules"))) {
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
}
