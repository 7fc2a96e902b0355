package overtrick.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.deque.html.axecore.args.AxeRunOptions;
import com.deque.html.axecore.playwright.AxeBuilder;
import com.deque.html.axecore.results.Rule;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// What axe knows of: every page in every theme, on a phone and on a desk, nothing of any weight.
/// With `-Dovertrick.gallery=true` in every size.
@Timeout(600)
class AccessibilityTest {

    @RegisterExtension private static final Evening EVENING = Evening.playing(Boards.GAME);

    @ParameterizedTest
    @CsvSource({"light, en-GB", "dark, vi-VN", "contrast, en-GB"})
    void axeFindsNothing(String theme, String locale) {
        var faults = new ArrayList<String>();
        var ann = EVENING.visitor(locale);
        Walk.through(
                ann,
                () -> {
                    ann.prefer("theme", theme);
                    ann.page().reload();
                },
                stage -> {
                    for (var size : sizes(theme)) {
                        size.of(ann);
                        faults.addAll(faults(ann, stage + " at " + size));
                    }
                    Size.DESK.of(ann);
                });

        assertThat(faults).isEmpty();
    }

    private static List<Size> sizes(String theme) {
        return theme.equals("light") || GalleryTest.isOpen() ? Size.worthAxe() : List.of(Size.DESK);
    }

    /// The themes that pages of their own are checked in: all of them where pictures are taken.
    static Stream<String> themes() {
        return GalleryTest.isOpen() ? Stream.of("light", "dark", "contrast") : Stream.of("light");
    }

    static List<String> faults(Visitor visitor, String stage) {
        var options = new AxeRunOptions();
        options.setResultTypes(List.of("violations")); // what is in order need not be described
        var found = new AxeBuilder(visitor.page()).options(options).setLegacyMode(true).analyze();
        return found.getViolations().stream().map(rule -> told(rule, stage)).toList();
    }

    private static String told(Rule rule, String stage) {
        return rule.getNodes().stream()
                .map(node -> node.getTarget() + " " + node.getFailureSummary())
                .collect(Collectors.joining("\n", stage + ": " + rule.getHelp() + "\n", ""));
    }
}
