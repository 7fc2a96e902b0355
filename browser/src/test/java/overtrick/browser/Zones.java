package overtrick.browser;

import java.util.List;

/// The zones of a bridge table: who and what, felt, auction, hands, actions, news. Each is asked at
/// its middle and near its corners which element lies there: it has to be the zone's own, or stand
/// in another zone that it lies in, as the hand lies on the felt.
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
              if (acts && tall && acts.bottom > innerHeight + 1) faults.push(`the actions end at ${Math.round(acts.bottom)}`);
              const east = document.querySelector(".felt")?.getBoundingClientRect();
              for (const card of document.querySelectorAll(".felt .card")) {
                const box = card.getBoundingClientRect();
                if (east && box.width > 0 && box.right > east.right + 1) faults.push(`${card.id} runs out of the felt`);
              }
              return faults;
            }
            """;

    private Zones() {}

    static List<String> faults(Visitor visitor) {
        return ((List<?>) visitor.page().evaluate(FIND)).stream().map(String::valueOf).toList();
    }
}
