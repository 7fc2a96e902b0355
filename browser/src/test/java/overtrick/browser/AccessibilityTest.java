package overtrick.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Every kind of page: axe finds nothing of any weight in English, and nothing is cut off in
/// Vietnamese, whose words are longer; the other way round where pictures are taken, too. With
/// `-Dovertrick.gallery=true` in every theme at every size, and with both packs.
@Timeout(900)
class AccessibilityTest {

    @RegisterExtension private static final Evening EVENING = Evening.playing(Boards.GAME);

    /// Controls whose visible words, of two letters or more, are not all words of their names.
    private static final String NAMED_OTHERWISE =
            """
            () => {
              const words = (text) => new Set(text.toLowerCase().match(/\\p{L}{2,}|\\p{N}+/gu) ?? []);
              const seen = (part) => [...part.childNodes].map((one) =>
                one.ariaHidden === "true" ? "" : one.nodeType === 3 ? one.data : seen(one)).join(" ");
              return [...document.querySelectorAll("header.top :is(a, button)[aria-label]")]
                .filter((part) => part.checkVisibility())
                .filter((part) => !words(seen(part)).isSubsetOf(words(part.ariaLabel)))
                .map((part) => `"${seen(part)}" is called "${part.ariaLabel}"`);
            }
            """;

    static final List<String> THEMES = List.of("light", "dark", "contrast");

    @Test
    void everyPageIsFitToBeSeen() {
        assertFit("en-GB", true);
    }

    /// The same templates: axe looks at them once more where pictures are taken.
    @Test
    void everyPageIsFitToBeSeenInVietnamese() {
        assertFit("vi-VN", GalleryTest.isOpen());
    }

    /// Whoever speaks to their browser says what they read: the words that can be seen in the head
    /// of every page are words of the name, also when somebody has said something at the table.
    @ParameterizedTest
    @ValueSource(strings = {"en-GB", "vi-VN"})
    void namesInTheHeadHaveTheWordsThatAreSeen(String locale) {
        var ann = EVENING.visitor(locale);
        Size.ALL.getFirst().of(ann);
        for (var page : List.of("/", "/tables", "table")) {
            if (page.equals("table")) {
                ann.playNow();
                ann.at("#unread").evaluate("badge => { badge.textContent = '3'; }");
            } else {
                ann.open(page);
            }
            assertThat((List<?>) ann.page().evaluate(NAMED_OTHERWISE)).as(page).isEmpty();
            assertThat(faults(ann, page)).isEmpty();
        }
    }

    private static void assertFit(String locale, boolean closely) {
        var faults = new ArrayList<String>();
        var ann = EVENING.visitor(locale);
        Walk.through(
                ann,
                stage -> {
                    if (closely) {
                        faults.addAll(faultsInEveryLook(ann, stage));
                    }
                    if (!closely || GalleryTest.isOpen()) {
                        faults.addAll(Fit.faults(ann, stage));
                        faults.addAll(Fit.inLargeLetters(ann, stage));
                    }
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
        return told(Axe.faults(visitor), stage);
    }

    /// What it finds in every theme; elsewhere than on a small phone, and with two colours for the
    /// suits, only where pictures are taken. What does not depend on colours is the same in every
    /// theme.
    static List<String> faultsInEveryLook(Visitor visitor, String stage) {
        return faultsInEveryLook(visitor, stage, Size.worthAxe());
    }

    /// @param sizes of the windows it looks in
    static List<String> faultsInEveryLook(Visitor visitor, String stage, List<Size> sizes) {
        var faults = new ArrayList<String>();
        var worn = visitor.page().evaluate("() => document.documentElement.dataset.theme");
        for (var size : sizes) {
            size.of(visitor);
            String here = stage + " at " + size;
            faults.addAll(faults(visitor, here));
            for (var theme : THEMES) {
                dress(visitor, "theme", theme);
                for (var pack : packs(visitor, theme)) {
                    dress(visitor, "pack", pack);
                    String look = "%s, %s, %s".formatted(here, theme, pack);
                    faults.addAll(told(Axe.faults(visitor, Axe.OF_COLOURS), look));
                }
                dress(visitor, "pack", "four");
            }
            dress(visitor, "theme", "light");
        }
        dress(visitor, "theme", worn == null ? "light" : String.valueOf(worn));
        return faults;
    }

    /// The packs to look at: each in some theme, and both in the light one where pictures are
    /// taken.
    private static List<String> packs(Visitor visitor, String theme) {
        if (GalleryTest.isOpen() && visitor.at(".card, .suit").count() == 0) {
            return List.of("four");
        }
        return switch (theme) {
            case "light" -> GalleryTest.isOpen() ? List.of("two", "four") : List.of("two");
            case "contrast" -> GalleryTest.isOpen() ? List.of("two") : List.of("four");
            default -> List.of("four");
        };
    }

    /// The page as a preference would show it.
    static void dress(Visitor visitor, String choice, String value) {
        visitor.page()
                .evaluate(
                        "([choice, value]) => { document.documentElement.dataset[choice] = value; }",
                        List.of(choice, value));
    }

    static List<String> told(List<String> faults, String stage) {
        return faults.stream().map(fault -> stage + ": " + fault).toList();
    }
}
