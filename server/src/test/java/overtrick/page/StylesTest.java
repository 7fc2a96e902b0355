package overtrick.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// The style sheets of all features, component by component: each says in which layer it stands,
/// and all speak of the same few screens.
class StylesTest {

    private static final int MOST_LINES = 300;

    /// Where screens part. The fourth and fifth belong together: a phone that lies on its side is
    /// low, and not as narrow as one whose keyboard is open.
    private static final Set<String> BREAKPOINTS =
            Set.of(
                    "width 640px",
                    "width 1024px",
                    "height 720px",
                    "height 480px",
                    "width 520px",
                    "width 320px");

    private static final Pattern TEMPLATE =
            Pattern.compile("grid-template(?:-areas)?\\s*:[^;}]*\"[^;}]*");

    private static final Pattern ROW = Pattern.compile("\"([^\"]*)\"");
    private static final Pattern AREA = Pattern.compile("grid-area\\s*:\\s*([a-z][a-z-]*)\\s*[;}]");

    private static final Pattern COMMENT = Pattern.compile("/\\*.*?\\*/", Pattern.DOTALL);
    private static final Pattern ORDER = Pattern.compile("@layer ([a-z, ]+);");
    private static final Pattern LAYER = Pattern.compile("@layer ([a-z]+) \\{");
    private static final Pattern MEDIA = Pattern.compile("@media ([^{]+)\\{");

    /// `width <= 640px`, `480px < height <= 720px`
    private static final Pattern RANGE =
            Pattern.compile("(?:([\\w.]+) < )?(width|height) (?:<=|>=|<|>) ([\\w.]+)");

    /// What is no question of size: paper, and what somebody prefers.
    private static final Pattern OTHER =
            Pattern.compile(
                    "print|\\((?:prefers-[a-z-]+|forced-colors): [a-z]+\\)|\\b(?:and|or|not)\\b");

    /// @param name of the file
    record Component(String name, String text) {

        /// What browsers read of it.
        private String rules() {
            return COMMENT.matcher(text).replaceAll("").strip();
        }

        @Override
        public String toString() {
            return name;
        }
    }

    static List<Component> components() {
        return Assets.sheets().stream()
                .flatMap(sheet ->
                        Assets.components(sheet).stream()
                                .map(one -> new Component(one, Assets.style(sheet, one))))
                .toList();
    }

    @Test
    void theLayersHaveAnOrder() {
        assertThat(layers()).containsExactly("tokens", "reset", "components", "features", "states");
    }

    private static List<String> layers() {
        var order = ORDER.matcher(Assets.style("overtrick.css", "tokens"));
        assertThat(order.find()).isTrue();
        return List.of(order.group(1).split(", "));
    }

    /// The order is said once, by what every page reads first.
    @Test
    void everyPageReadsTheOrderFirst() {
        assertThat(Assets.components("overtrick.css")).startsWith("tokens");
        assertThat(components())
                .filteredOn(one -> ORDER.matcher(one.rules()).find())
                .extracting(Component::name)
                .containsExactly("tokens");
    }

    @ParameterizedTest
    @MethodSource("components")
    void everyComponentStandsInOneLayer(Component component) {
        String rules = ORDER.matcher(component.rules()).replaceAll("").strip();
        var layer = LAYER.matcher(rules);

        assertThat(layer.lookingAt()).isTrue();
        assertThat(layers()).contains(layer.group(1));
        assertThat(endOfBlock(rules)).isEqualTo(rules.length());
    }

    /// Where the first block ends.
    private static int endOfBlock(String rules) {
        int depth = 0;
        for (int at = 0; at < rules.length(); at++) {
            switch (rules.charAt(at)) {
                case '{' -> depth++;
                case '}' -> {
                    if (--depth == 0) {
                        return at + 1;
                    }
                }
                default -> {}
            }
        }
        return -1;
    }

    @ParameterizedTest
    @MethodSource("components")
    void noComponentInsists(Component component) {
        assertThat(component.rules()).doesNotContain("!important");
    }

    @ParameterizedTest
    @MethodSource("components")
    void everyComponentIsShort(Component component) {
        assertThat(component.text().lines()).hasSizeLessThanOrEqualTo(MOST_LINES);
    }

    /// Whoever says in which named area of a grid it lies is in a sheet where some grid has it.
    @Test
    void everyNamedAreaIsInSomeGrid() {
        var there = new TreeSet<String>();
        var wanted = new TreeMap<String, String>();
        for (var component : components()) {
            String rules = component.rules();
            TEMPLATE.matcher(rules)
                    .results()
                    .flatMap(found -> ROW.matcher(found.group()).results())
                    .flatMap(row -> Stream.of(row.group(1).strip().split("\\s+")))
                    .forEach(there::add);
            AREA.matcher(rules)
                    .results()
                    .forEach(found -> wanted.put(found.group(1), component.name()));
        }
        wanted.remove("auto");

        assertThat(wanted).isNotEmpty();
        assertThat(wanted.keySet()).as("%s", wanted).isSubsetOf(there);
    }

    /// Screens part at the same places everywhere, and each place is needed.
    @Test
    void allComponentsSpeakOfTheSameScreens() {
        var places = new TreeSet<String>();
        components()
                .forEach(component ->
                        queries(component)
                                .forEach(query -> {
                                    String rest =
                                            OTHER.matcher(RANGE.matcher(query).replaceAll(""))
                                                    .replaceAll("");
                                    assertThat(rest)
                                            .as("%s asks %s", component, query)
                                            .matches("[() ]*");
                                    RANGE.matcher(query)
                                            .results()
                                            .forEach(range -> {
                                                places.add(
                                                        range.group(2) + " " + px(range.group(3)));
                                                if (range.group(1) != null) {
                                                    places.add(
                                                            range.group(2)
                                                                    + " "
                                                                    + px(range.group(1)));
                                                }
                                            });
                                }));

        assertThat(places).containsExactlyInAnyOrderElementsOf(BREAKPOINTS);
    }

    /// The breakpoints are written down where the layers are.
    @Test
    void theBreakpointsAreWrittenDown() {
        String head = Assets.style("overtrick.css", "tokens").split("@layer", 2)[0];

        assertThat(places(head)).containsExactlyInAnyOrderElementsOf(BREAKPOINTS);
    }

    /// `40em` is `640px` where letters have their usual size.
    private static String px(String size) {
        return size.endsWith("em")
                ? Math.round(16 * Double.parseDouble(size.substring(0, size.length() - 2))) + "px"
                : size;
    }

    private static List<String> places(String text) {
        return RANGE.matcher(text)
                .results()
                .map(range -> range.group(2) + " " + px(range.group(3)))
                .toList();
    }

    private static Stream<String> queries(Component component) {
        return MEDIA.matcher(component.rules()).results().map(query -> query.group(1).strip());
    }
}
