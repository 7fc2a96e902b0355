package overtrick.browser;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Whether a page fits: upright phones, one held across, a tablet and a desk.
final class Fit {

    private static final List<Size> SIZES =
            GalleryTest.worth(
                    List.of(
                            new Size(360, 640),
                            new Size(390, 844),
                            new Size(412, 915),
                            new Size(640, 360),
                            new Size(768, 1024),
                            Size.DESK),
                    List.of(
                            new Size(360, 640),
                            new Size(640, 360),
                            new Size(768, 1024),
                            Size.DESK));

    /// Letters in pixels.
    private static final int USUAL = 16;

    private static final int TWICE = 2 * USUAL;

    private Fit() {}

    /// What is wider than its window or than its box, lies beside the table it belongs to, on a
    /// button or on other words, or falls apart when the page is told something, at every size.
    static List<String> faults(Visitor visitor, String stage) {
        var wide = new ArrayList<String>();
        for (var size : SIZES) {
            size.of(visitor);
            tooWide(visitor)
                    .ifPresent(over -> wide.add("%s at %s: %s".formatted(stage, size, over)));
            for (var button : Covered.faults(visitor)) {
                wide.add("%s at %s: %s".formatted(stage, size, button));
            }
            for (var words : Cut.faults(visitor)) {
                wide.add("%s at %s: %s".formatted(stage, size, words));
            }
            for (var fault : Interruption.faults(visitor)) {
                wide.add("%s at %s: %s".formatted(stage, size, fault));
            }
            for (var part : outsideTheFelt(visitor)) {
                wide.add("%s at %s: %s".formatted(stage, size, part));
            }
        }
        return wide;
    }

    /// What is wider than the smallest telephones where its settings make letters alone twice as
    /// large: not the window gets smaller then, but all that is measured by letters gets larger.
    /// Ours have not come in time, as over a slow line, and those of the device stand in for them.
    static List<String> inLargeLetters(Visitor visitor, String stage) {
        var wide = new ArrayList<String>();
        visitor.letters(TWICE);
        lettersOfTheDevice(visitor, true);
        for (var size : Size.PHONES.subList(0, 2)) {
            size.of(visitor);
            tooWide(visitor)
                    .map(over -> "%s at %s, large letters: %s".formatted(stage, size, over))
                    .ifPresent(wide::add);
        }
        lettersOfTheDevice(visitor, false);
        visitor.letters(USUAL);
        return wide;
    }

    /// What a page looks like whose letters have not come, or does so no longer.
    static void lettersOfTheDevice(Visitor visitor, boolean alone) {
        visitor.page()
                .evaluate(
                        """
                        (alone) => {
                          const own = document.documentElement.style;
                          for (const [name, family] of [["--sans", "sans-serif"], ["--serif", "serif"]]) {
                            if (alone) own.setProperty(name, family);
                            else own.removeProperty(name);
                          }
                        }
                        """,
                        alone);
    }

    private static Optional<String> tooWide(Visitor visitor) {
        int over = overhang(visitor);
        return over > 0
                ? Optional.of("%d px too wide, %s".formatted(over, widest(visitor)))
                : Optional.empty();
    }

    /// The part that reaches farthest to the right, of those that are seen.
    private static Object widest(Visitor visitor) {
        return visitor.page()
                .evaluate(
                        """
                        () => {
                          const end = (part) => part.getBoundingClientRect().right;
                          const parts = [...document.querySelectorAll("body :not(.unseen)")]
                            .filter((part) => part.checkVisibility());
                          const widest = parts.reduce((one, other) => end(other) >= end(one) ? other : one);
                          return widest.outerHTML.slice(0, 200);
                        }
                        """);
    }

    /// Cards and names that do not lie on the table.
    static List<?> outsideTheFelt(Visitor visitor) {
        return (List<?>)
                visitor.page()
                        .evaluate(
                                """
                                () => {
                                  const felt = document.querySelector("#main .felt");
                                  if (!felt) return [];
                                  const ground = felt.getBoundingClientRect();
                                  return [...felt.querySelectorAll(".card, .plate, .diagram")]
                                    .map((part) => [part, part.getBoundingClientRect()])
                                    .filter(([part, box]) => box.width > 0
                                      && (box.left < ground.left - 1 || box.right > ground.right + 1))
                                    .map(([part, box]) =>
                                      `${part.id || part.textContent.trim()} ends at ${Math.round(box.right)}, the table at ${Math.round(ground.right)}`);
                                }
                                """);
    }

    /// By how many pixels the page is wider than its window.
    static int overhang(Visitor visitor) {
        return ((Number)
                        visitor.page()
                                .evaluate(
                                        """
                                        () => document.documentElement.scrollWidth
                                          - document.documentElement.clientWidth
                                        """))
                .intValue();
    }
}
