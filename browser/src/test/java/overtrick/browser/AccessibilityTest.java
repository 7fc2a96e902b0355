package overtrick.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.deque.html.axecore.args.AxeRunOptions;
import com.deque.html.axecore.playwright.AxeBuilder;
import com.deque.html.axecore.results.Rule;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;

/// Every kind of page in both languages: axe finds nothing of any weight, and nothing is cut off.
/// With `-Dovertrick.gallery=true` in every theme at every size, and with both packs.
@Timeout(900)
class AccessibilityTest {

    @RegisterExtension private static final Evening EVENING = Evening.playing(Boards.GAME);

    private static final List<String> THEMES = List.of("light", "dark", "contrast");

    /// What a theme or a pack can change.
    private static final List<String> OF_COLOURS = List.of("color-contrast", "link-in-text-block");

    @Test
    void everyPageIsFitToBeSeen() {
        assertFit("en-GB", true);
    }

    /// The same templates: axe looks at them once more where pictures are taken.
    @Test
    void everyPageIsFitToBeSeenInVietnamese() {
        assertFit("vi-VN", GalleryTest.isOpen());
    }

    private static void assertFit(String locale, boolean closely) {
        var faults = new ArrayList<String>();
        var ann = EVENING.visitor(locale);
        Walk.through(
                ann,
                () -> {},
                stage -> {
                    if (closely) {
                        faults.addAll(faultsInEveryLook(ann, stage));
                    }
                    faults.addAll(Fit.faults(ann, stage));
                    Size.DESK.of(ann);
                });

        assertThat(faults).isEmpty();
    }

    /// The themes that pages of their own are checked in: all of them where pictures are taken.
    static Stream<String> themes() {
        return GalleryTest.isOpen() ? THEMES.stream() : Stream.of("light");
    }

    /// What axe finds on a page as it stands.
    static List<String> faults(Visitor visitor, String stage) {
        return faults(axe(visitor), stage);
    }

    /// What it finds in every theme; elsewhere than on a small phone, and with two colours for the
    /// suits, only where pictures are taken.
    static List<String> faultsInEveryLook(Visitor visitor, String stage) {
        var faults = new ArrayList<String>();
        for (var theme : THEMES) {
            dress(visitor, "theme", theme);
            if (theme.equals("light") || GalleryTest.isOpen()) {
                for (var size : Size.worthAxe()) {
                    size.of(visitor);
                    faults.addAll(faults(visitor, "%s, %s at %s".formatted(stage, theme, size)));
                }
            }
            dress(visitor, "pack", theme.equals("light") ? "two" : "four");
            faults.addAll(faultsOfColours(visitor, "%s, colours of %s".formatted(stage, theme)));
            if (GalleryTest.isOpen()) {
                dress(visitor, "pack", "two");
                faults.addAll(faultsOfColours(visitor, "%s, two of %s".formatted(stage, theme)));
            }
            dress(visitor, "pack", "four");
        }
        dress(visitor, "theme", "light");
        return faults;
    }

    private static List<String> faultsOfColours(Visitor visitor, String stage) {
        return faults(axe(visitor).withRules(OF_COLOURS), stage);
    }

    /// The page as a preference would show it.
    private static void dress(Visitor visitor, String choice, String value) {
        visitor.page()
                .evaluate(
                        "([choice, value]) => { document.documentElement.dataset[choice] = value; }",
                        List.of(choice, value));
    }

    private static AxeBuilder axe(Visitor visitor) {
        var options = new AxeRunOptions();
        options.setResultTypes(List.of("violations")); // what is in order need not be described
        return new AxeBuilder(visitor.page()).options(options).setLegacyMode(true);
    }

    private static List<String> faults(AxeBuilder axe, String stage) {
        return axe.analyze().getViolations().stream().map(rule -> told(rule, stage)).toList();
    }

    private static String told(Rule rule, String stage) {
        return rule.getNodes().stream()
                .map(node -> node.getTarget() + " " + node.getFailureSummary())
                .collect(Collectors.joining("\n", stage + ": " + rule.getHelp() + "\n", ""));
    }
}
