package overtrick.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.deque.html.axecore.playwright.AxeBuilder;
import com.deque.html.axecore.results.Rule;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// What axe knows of WCAG 2.2 AA.
class AccessibilityTest {

    @RegisterExtension private static final Evening EVENING = Evening.playing(Boards.GAME);

    private static final List<String> TAGS =
            List.of("wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa");

    private static final Set<String> GRAVE = Set.of("serious", "critical");

    @ParameterizedTest
    @ValueSource(strings = {"light", "dark", "contrast"})
    void nothingSeriousIsInTheWayOfAnybody(String theme) {
        var faults = new ArrayList<String>();
        var ann = EVENING.visitor();
        Walk.through(
                ann,
                () -> {
                    ann.prefer("theme", theme);
                    ann.page().reload();
                },
                stage -> faults.addAll(faults(ann, stage)));

        assertThat(faults).isEmpty();
    }

    static List<String> faults(Visitor visitor, String stage) {
        var found = new AxeBuilder(visitor.page()).withTags(TAGS).setLegacyMode(true).analyze();
        return found.getViolations().stream()
                .filter(rule -> GRAVE.contains(rule.getImpact()))
                .map(rule -> told(rule, stage))
                .toList();
    }

    private static String told(Rule rule, String stage) {
        return rule.getNodes().stream()
                .map(node -> node.getTarget() + " " + node.getFailureSummary())
                .collect(Collectors.joining("\n", stage + ": " + rule.getHelp() + "\n", ""));
    }
}
