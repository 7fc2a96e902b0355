package overtrick.browser;

import com.microsoft.playwright.Page.WaitForFunctionOptions;
import com.microsoft.playwright.TimeoutError;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.random.RandomGenerator;

/// A mouse that clicks at random on whatever a table's page of Bài Càn lets its guest click on:
/// what the table asks of them, now and then a sheet, the hint or the claim, now and then the page
/// is loaded anew or they sit out for a while.
final class RandomClicks {

    /// What the table asks for.
    private static final String ASKED =
            String.join(
                    ", ",
                    "#box.open button:enabled",
                    "#box.open input[type=range]",
                    ".hand button.card",
                    ".hand .pick",
                    ".hand .sending button",
                    "#asks button",
                    CanGuest.NEXT_DEAL);

    /// What may be clicked on besides. Whoever leaves the table or its page has nothing more to do.
    private static final String BESIDES =
            String.join(
                    ", ",
                    "#deeds > button",
                    ".buried button",
                    "[popover]:popover-open button:not([name='pace'])",
                    "#claim:popover-open select",
                    ".memory summary");

    private static final List<String> NEVER =
            List.of("/leave", "/let-in", "/say", "/set-pace", "/set-delay");

    private static final String OFFERED =
            """
            where => [...document.querySelectorAll(where)].some(e => e.checkVisibility())
            """;

    /// Lists of which nothing is chosen: they show nothing.
    private static final String BLANK =
            "() => [...document.querySelectorAll('#claim select')].some(list => list.selectedIndex < 0)";

    /// Chooses one of those that are seen, and where it is not covered.
    private static final String CHOOSE =
            """
            ([where, never, dice]) => {
              const may = e => e.checkVisibility()
                && !never.some(end => e.form?.getAttribute("action")?.endsWith(end));
              const seen = [...document.querySelectorAll(where)].filter(may);
              if (seen.length === 0) return null;
              const chosen = seen[dice % seen.length];
              chosen.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
              const box = chosen.getBoundingClientRect();
              let above = null;
              for (let down = 1; down < 8; down++) {
                for (let over = 1; over < 8; over++) {
                  const x = box.left + box.width * over / 8;
                  const y = box.top + box.height * down / 8;
                  const hit = document.elementFromPoint(x, y);
                  const deed = chosen.form?.getAttribute("action")?.split("/").pop();
                  const what = deed ?? chosen.getAttribute("popovertarget") ?? chosen.tagName.toLowerCase();
                  if (hit && chosen.contains(hit)) return { x, y, what };
                  above = hit ?? above;
                }
              }
              return { covered: chosen.outerHTML, by: above?.outerHTML ?? "the edge of the screen" };
            }
            """;

    /// Until then something must be offered.
    private static final double LATEST_MILLIS = 20_000;

    /// Something may move above a button for a moment, but not for longer.
    private static final int COVERED_OFTEN = 40;

    /// More than any match takes.
    private static final int MOST_CLICKS = 4_000;

    private final CanGuest guest;
    private final RandomGenerator chance;
    private final String table;
    private final Map<String, Integer> deeds = new TreeMap<>();
    private int clicks;
    private int covered;

    RandomClicks(CanGuest guest, RandomGenerator chance) {
        this.guest = guest;
        this.chance = chance;
        table = guest.page().url();
    }

    int clicks() {
        return clicks;
    }

    /// How often something was clicked on, by the last part of its address or the sheet it opens.
    Map<String, Integer> deeds() {
        return deeds;
    }

    /// Clicks until the match is over, or so many deals have been played.
    ///
    /// @throws AssertionError when nothing is offered though the match is not over
    void play(int deals) {
        while (!isDone(deals)) {
            if (clicks > MOST_CLICKS) {
                throw deadEnd("the match does not end");
            }
            awaitOffer();
            if (!isDone(deals)) {
                step();
            }
        }
    }

    /// When the page has moved under the mouse, a link may have been hit that leads away.
    private void stay() {
        if (!guest.page().url().equals(table)) {
            comeBack();
        }
    }

    /// To the table, from wherever the last click has led or still leads.
    void comeBack() {
        guest.page().navigate(table);
    }

    private boolean isDone(int deals) {
        stay();
        return guest.isOver() || guest.now().story().deals().size() >= deals;
    }

    private void awaitOffer() {
        try {
            guest.page()
                    .waitForFunction(
                            OFFERED, ASKED, new WaitForFunctionOptions().setTimeout(LATEST_MILLIS));
        } catch (TimeoutError late) {
            if (!guest.isOver()) {
                throw deadEnd("nothing is offered");
            }
        }
    }

    private void step() {
        if (Boolean.TRUE.equals(guest.page().evaluate(BLANK))) {
            throw deadEnd("nothing is chosen in a list of the claim");
        }
        int dice = chance.nextInt(100);
        if (dice == 0) {
            guest.page().reload();
        } else if (dice < 8) {
            click(BESIDES);
        } else if (dice < 10) {
            guest.page().keyboard().press("Escape");
        } else if (dice < 50 && click(".hand button.card.raised")) {
            return; // the second tap of two
        } else {
            click(ASKED);
        }
    }

    private boolean click(String where) {
        var spot =
                (Map<?, ?>)
                        guest.page()
                                .evaluate(CHOOSE, List.of(where, NEVER, chance.nextInt(1_000_000)));
        if (spot == null) {
            return false;
        }
        clicks++;
        if (spot.containsKey("covered")) {
            cover(spot);
            return false;
        }
        covered = 0;
        deeds.merge(String.valueOf(spot.get("what")), 1, Integer::sum);
        var mouse = guest.page().mouse();
        mouse.click(number(spot, "x"), number(spot, "y"));
        return true;
    }

    /// An open sheet lies above what it was opened at, until it is shut.
    private void cover(Map<?, ?> spot) {
        guest.page().keyboard().press("Escape");
        Patience.sleep(Duration.ofMillis(20));
        covered++;
        if (covered > COVERED_OFTEN) {
            throw deadEnd("%s lies under %s".formatted(spot.get("covered"), spot.get("by")));
        }
    }

    private static double number(Map<?, ?> spot, String name) {
        return ((Number) spot.get(name)).doubleValue();
    }

    private AssertionError deadEnd(String what) {
        return new AssertionError(
                "after %d clicks %s; %s%n%s"
                        .formatted(clicks, what, guest.now(), guest.page().content()));
    }
}
