package overtrick.browser;

import java.util.List;

/// Buttons that cannot be pressed because something else lies on them, as the page stands.
final class Covered {

    /// Sheets, advice and news may lie over buttons: they go away. A card of a hand is met at its
    /// index. What is scrolled out of its part is not looked at, nor what a bar that stays hides
    /// until the page is scrolled.
    private static final String FIND =
            """
            () => {
              const passing = "[popover], dialog, .advice, .notice, .ask, .refused, .why, .talk:target";
              const inside = (box, x, y) => x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
              const clipped = (part, x, y) => {
                for (let around = part.parentElement; around; around = around.parentElement) {
                  const style = getComputedStyle(around);
                  if (style.overflow !== "visible" && !inside(around.getBoundingClientRect(), x, y)) return true;
                }
                return false;
              };
              const scrolls = document.documentElement.scrollHeight > innerHeight;
              const stuck = (part) => {
                for (let one = part; one; one = one.parentElement) {
                  if (getComputedStyle(one).position === "sticky") return true;
                }
                return false;
              };
              const covers = (button) => {
                const box = button.getBoundingClientRect();
                const card = button.classList.contains("card");
                const x = card ? box.left + 8 : box.left + box.width / 2;
                const y = card ? box.top + 14 : box.top + box.height / 2;
                const met = document.elementFromPoint(x, y);
                if (!met || button.contains(met) || met.closest(passing) || clipped(button, x, y)) return null;
                if (scrolls && stuck(met) && !stuck(button)) return null;
                return met.closest("table") && met.closest("table") === button.closest("table") ? null : met;
              };
              return [...document.querySelectorAll("main button, main summary")]
                .filter((button) => button.checkVisibility({ visibilityProperty: true }))
                .filter((button) => button.getBoundingClientRect().width > 0)
                .map((button) => [button, covers(button)])
                .filter(([, met]) => met)
                .map(([button, met]) => `"${button.ariaLabel ?? button.textContent.trim()}" lies under `
                  + met.outerHTML.slice(0, 90));
            }
            """;

    private Covered() {}

    static List<String> faults(Visitor visitor) {
        return ((List<?>) visitor.page().evaluate(FIND)).stream().map(String::valueOf).toList();
    }
}
