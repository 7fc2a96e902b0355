package overtrick.browser;

import java.util.ArrayList;
import java.util.List;

/// The zones of a table: who and what, felt, auction, hands, actions, news. Each is asked at its
/// middle and near its corners which element lies there: it has to be the zone's own, or stand in
/// another zone that it lies in, as the hand lies on the felt.
final class Zones {

    private static final String FIND =
            """
            () => {
              const zones = {
                state: ".state", trick: "#trick", auction: "#auction", hand: ".at-bottom .hand",
                dummy: ".at-top .hand", actions: ".acts", news: ".news",
              };
              const inWindow = (x, y) => x >= 0 && y >= 0 && x < innerWidth && y < innerHeight;
              const shape = (zone) => {
                if (!zone) return null;
                const style = getComputedStyle(zone);
                // A zone whose parts lie among the others is where its parts are, a hand is its cards.
                const boxes = style.display === "contents" || zone.matches(".hand")
                  ? [...zone.querySelectorAll(zone.matches(".hand") ? ".card" : "button, p")].filter((part) => part.checkVisibility()).map((part) => part.getBoundingClientRect())
                  : [zone.getBoundingClientRect()];
                const whole = boxes.filter((box) => box.width > 8 && box.height > 8);
                if (!zone.checkVisibility({ visibilityProperty: true }) && style.display !== "contents") return null;
                if (whole.length === 0) return null;
                return {
                  left: Math.min(...whole.map((box) => box.left)), right: Math.max(...whole.map((box) => box.right)),
                  top: Math.min(...whole.map((box) => box.top)), bottom: Math.max(...whole.map((box) => box.bottom)),
                };
              };
              const faults = [];
              const spoken = (element) => `${element.tagName.toLowerCase()}#${element.id}.${element.className.baseVal ?? element.className}`;
              for (const [name, selector] of Object.entries(zones)) {
                const zone = document.querySelector(selector);
                const box = shape(zone);
                if (!box) continue;
                const felt = document.querySelector(".felt")?.getBoundingClientRect();
                if (felt && zone.closest(".felt")) box.bottom = Math.min(box.bottom, felt.bottom);
                const inset = 6;
                // A hand is asked at the index of every card, everything else in its middle and at its corners.
                const points = zone.matches(".hand")
                  ? [...zone.querySelectorAll(".card")].map((card) => card.getBoundingClientRect())
                      .map((card) => [card.left + card.width * 0.2, card.top + card.height * 0.2])
                  : [
                      [(box.left + box.right) / 2, (box.top + box.bottom) / 2], [box.left + inset, box.top + inset],
                      [box.right - inset, box.top + inset], [box.left + inset, box.bottom - inset],
                      [box.right - inset, box.bottom - inset],
                    ];
                for (const [x, y] of points.filter(([x, y]) => inWindow(x, y))) {
                  const met = document.elementFromPoint(x, y);
                  if (!met || zone.contains(met) || met.contains(zone)) continue;
                  // What takes the place of the news is the news: a notice, a question, who comes, advice.
                  if ((name === "news" || name === "actions") && met.closest(".notice, .news, .comings, .advice")) continue;
                  if (name === "auction" && met.closest(".advice, .comings")) continue;
                  if (name === "trick" && met.closest("#last, #claim, .plate, #auction")) continue;
                  faults.push(`${name} at ${Math.round(x)},${Math.round(y)} lies under ${spoken(met)}`);
                }
              }
              const rows = new Set([...document.querySelectorAll("#deeds > button, #deeds > form > button")]
                .filter((button) => button.checkVisibility()).map((button) => Math.round(button.getBoundingClientRect().top)));
              if (rows.size > 1) faults.push(`the actions stand in ${rows.size} rows`);
              for (const button of document.querySelectorAll(".acts button")) {
                const box = button.getBoundingClientRect();
                if (box.width > 0 && (box.right > innerWidth + 1 || box.left < -1)) faults.push(`${button.textContent.trim()} leaves the screen`);
              }
              const acts = shape(document.querySelector(".acts"));
              const tall = innerHeight >= 640 && (innerWidth <= 640 || innerWidth > 1024);
              const over = document.querySelector("[data-phase='over']"); // a result is read, and the page scrolled
              if (acts && tall && !over && acts.bottom > innerHeight + 1) faults.push(`the actions end at ${Math.round(acts.bottom)}`);
              const east = document.querySelector(".felt")?.getBoundingClientRect();
              for (const card of document.querySelectorAll(".felt .card")) {
                const box = card.getBoundingClientRect();
                if (east && box.width > 0 && box.right > east.right + 1) faults.push(`${card.id} runs out of the felt`);
              }
              return faults;
            }
            """;

    /// The last two are one of 1280 × 800 and a desk of 1280 × 1024 at four times the size, which
    /// pages have to bear (WCAG 1.4.10). What lies between others is left to full counts.
    private static final List<Size> SIZES =
            GalleryTest.worth(
                    List.of(
                            new Size(360, 640),
                            new Size(390, 844),
                            new Size(844, 390),
                            new Size(820, 1180),
                            new Size(1280, 720),
                            new Size(1920, 1080),
                            new Size(320, 568),
                            new Size(640, 400), // a desk of 1280 × 800 at twice the size
                            new Size(320, 256)),
                    List.of(
                            new Size(360, 640),
                            new Size(844, 390),
                            new Size(820, 1180),
                            new Size(1280, 720),
                            new Size(320, 256)));

    /// What cannot be pressed wherever the page is scrolled to, and what makes it go sideways.
    private static final String OUT_OF_REACH =
            """
            () => {
              const faults = [];
              const wide = document.documentElement.scrollWidth - innerWidth;
              if (wide > 0) faults.push(`the page is ${wide} px too wide`);
              const passing = ".notice, .news, .comings, .advice";
              const closed = (part) => part.closest("[popover]:not(:popover-open), dialog:not([open]), details:not([open]) > :not(summary)");
              for (const part of document.querySelectorAll("main :is(button:enabled, summary, input, .button)")) {
                if (!part.checkVisibility({ visibilityProperty: true }) || closed(part)) continue;
                if (part.getBoundingClientRect().width < 4) continue;
                const pressed = part.closest("label") ?? part;
                pressed.scrollIntoView({ block: "center", inline: "nearest" });
                const box = pressed.getBoundingClientRect();
                const card = pressed.querySelector(".face") !== null;
                const x = box.left + box.width * (card ? 0.2 : 0.5);
                const y = box.top + box.height * (card ? 0.2 : 0.5);
                const met = document.elementFromPoint(x, y);
                if (met && (pressed.contains(met) || met.closest(passing))) continue;
                faults.push(`"${part.ariaLabel ?? part.textContent.trim()}" cannot be reached at ${Math.round(x)},${Math.round(y)} of ${Math.round(box.width)}x${Math.round(box.height)}`
                  + (met ? ` under ${met.tagName.toLowerCase()}#${met.id}.${met.className.baseVal ?? met.className}` : ""));
              }
              scrollTo(0, 0);
              return faults;
            }
            """;

    private Zones() {}

    static List<String> outOfReach(Visitor visitor) {
        return ((List<?>) visitor.page().evaluate(OUT_OF_REACH))
                .stream().map(String::valueOf).toList();
    }

    /// What is wrong with a table in any window.
    static List<String> look(Visitor visitor, String state) {
        var faults = new ArrayList<String>();
        visitor.page().mouse().move(0, 0); // a card below the pointer would be lifted
        for (var size : SIZES) {
            size.of(visitor);
            visitor.page().evaluate("() => { scrollTo(0, 0); document.activeElement?.blur(); }");
            for (var found : List.of(faults(visitor), outOfReach(visitor))) {
                found.forEach(fault -> faults.add("%s, %s: %s".formatted(size, state, fault)));
            }
        }
        Size.DESK.of(visitor);
        return faults;
    }

    /// What is elsewhere once a table is told something.
    static List<String> moved(Visitor visitor, String state) {
        var faults = new ArrayList<String>();
        for (var size : SIZES) {
            size.of(visitor);
            for (var one : Interruption.worthTelling()) {
                if (one.moves(visitor, ".state, .felt, .at-bottom .hand, .acts")) {
                    faults.add("%s, %s: %s moves something".formatted(size, state, one));
                }
            }
        }
        Size.DESK.of(visitor);
        Interruption.NONE.tell(visitor);
        return faults;
    }

    static List<String> faults(Visitor visitor) {
        return ((List<?>) visitor.page().evaluate(FIND)).stream().map(String::valueOf).toList();
    }
}
