package overtrick.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;
import overtrick.cards.Card;
import overtrick.cards.CardSet;
import overtrick.cards.Seat;
import overtrick.testkit.Seeds;

/// Fingers that come down while cards are on their way: what they meet does what it says, once.
@Timeout(240)
class LostTapTest {

    @RegisterExtension private static final Evening EVENING = Evening.playing(Boards.GAME);

    /// A hundred where pictures are taken too.
    private static final int TAPS = GalleryTest.isOpen() ? 100 : 25;

    /// A card is on its way for 180 ms.
    private static final int MOMENT_MILLIS = 120;

    /// How long a finger rests on the glass.
    private static final int LONGEST_PRESS_MILLIS = 90;

    /// Opens or shuts a sheet of the page, whatever happens at the table.
    private static final List<String> SHEETS = List.of("more", "last", "claim", "likes");

    /// Where something can be clicked now, and the cards that the page offers.
    private static final String CHOOSE =
            """
            ([sheets, dice]) => {
              const cards = [...document.querySelectorAll(".hand button.card")];
              const doors = sheets.map((id) => document.querySelector(`button[popovertarget="${id}"]`));
              const there = [...cards, ...doors].filter((button) => {
                if (!button) return false;
                const box = button.getBoundingClientRect();
                const hit = document.elementFromPoint(box.left + 8, box.top + 14);
                return hit?.closest("button") === button;
              });
              if (there.length === 0) return null;
              const button = there[dice % there.length];
              const box = button.getBoundingClientRect();
              return { x: box.left + 8, y: box.top + 14, cards: cards.map((card) => card.value) };
            }
            """;

    /// The page writes down what a finger came down on, and what was clicked by it.
    private static final String WATCH =
            """
            () => {
              window.taps = [];
              const name = (target) => {
                const button = target.closest?.("button");
                return button ? button.value || button.getAttribute("popovertarget") || "other" : "";
              };
              addEventListener("pointerdown", (event) => window.taps.push({
                down: name(event.target), click: "", moving: document.getAnimations().length > 0 }), true);
              addEventListener("click", (event) => {
                const tap = window.taps.at(-1);
                if (tap) tap.click = name(event.target);
              }, true);
              addEventListener("beforetoggle", (event) => {
                if (event.newState === "open" && window.taps.length) window.taps.at(-1).opened = event.target.id;
              }, true);
            }
            """;

    private final List<String> lost = new ArrayList<>();
    private final Map<String, Integer> count = new HashMap<>();
    private int checked;

    @Test
    void noneOfAHundredTapsIsLost() {
        var chance = Seeds.chance(15);
        int taps = 0;
        while (taps < TAPS) {
            var ann = EVENING.visitorWithMovement();
            start(ann);
            while (taps < TAPS && !isOver(ann)) {
                if (!awaitMovement(ann)) {
                    tap(ann, List.of(), chance); // a card: now they move
                } else {
                    Patience.sleep(Duration.ofMillis(chance.nextInt(MOMENT_MILLIS)));
                    taps += tap(ann, SHEETS, chance) ? 1 : 0;
                }
            }
        }
        System.out.println("tapped while cards moved: " + count);
        assertThat(lost).isEmpty();
        assertThat(checked).isGreaterThan(TAPS / 5);
        assertThat(count.getOrDefault("card", 0)).isGreaterThan(TAPS / 10);
    }

    /// Waits until cards move, or until nothing moves without her.
    private static boolean awaitMovement(Visitor ann) {
        return Boolean.TRUE.equals(
                ann.page()
                        .waitForFunction(
                                """
                                () => {
                                  if (document.getAnimations().length > 0) return "moving";
                                  const mine = document.querySelector("#board[data-turn='mine'], #board[data-phase='over']");
                                  return mine ? "still" : false;
                                }
                                """)
                        .evaluate("found => found === 'moving'"));
    }

    private static void start(Visitor ann) {
        ann.forgive(409); // a second tap on the card that is just being played
        ann.playNow();
        ann.declare("1N");
        ann.awaitMyTurn();
        ann.page().evaluate(WATCH);
    }

    private static boolean isOver(Visitor ann) {
        return ann.phase().equals("over");
    }

    /// One finger, somewhere something can be done.
    ///
    /// @return whether it came down while cards were moving
    private boolean tap(Visitor ann, List<String> sheets, RandomGenerator chance) {
        var choice =
                (Map<?, ?>) ann.page().evaluate(CHOOSE, List.of(sheets, chance.nextInt(1_000_000)));
        if (choice == null) {
            return false;
        }
        var playable = Truth.playable(EVENING.house().club(), ann.table(), Seat.SOUTH);
        var mouse = ann.page().mouse();
        mouse.move(number(choice, "x"), number(choice, "y"));
        mouse.down();
        Patience.sleep(Duration.ofMillis(chance.nextInt(LONGEST_PRESS_MILLIS)));
        mouse.up();
        var tap = (Map<?, ?>) ann.page().evaluate("() => window.taps.at(-1)");
        String down = String.valueOf(tap.get("down"));
        if (!down.equals(tap.get("click"))) {
            lost.add("pressed %s, clicked %s".formatted(down, tap.get("click")));
        }
        boolean moving = Boolean.TRUE.equals(tap.get("moving"));
        if (SHEETS.contains(down)) {
            checkSheet(ann, down, String.valueOf(tap.get("opened")));
        } else if (down.length() == 2 && offered(choice).equals(playable)) {
            checkCard(ann, Card.parse(down)); // otherwise the page is a moment behind the table
            checked++;
        }
        if (moving) {
            count.merge(kind(down), 1, Integer::sum);
        }
        return moving;
    }

    private static CardSet offered(Map<?, ?> choice) {
        var codes = (List<?>) choice.get("cards");
        return CardSet.copyOf(
                codes.stream().map(code -> Card.parse(String.valueOf(code))).toList());
    }

    private static String kind(String down) {
        return down.length() == 2 ? "card" : down.isEmpty() ? "nothing to click" : "button";
    }

    private static double number(Map<?, ?> choice, String name) {
        return ((Number) choice.get(name)).doubleValue();
    }

    /// It has opened, and is shut again for what comes next.
    private void checkSheet(Visitor ann, String sheet, String opened) {
        if (!opened.equals(sheet)) {
            lost.add("the sheet %s did not open, but %s".formatted(sheet, opened));
        }
        ann.page().keyboard().press("Escape");
    }

    /// It was played, and no other of the hands that are played here.
    private static void checkCard(Visitor ann, Card card) {
        Patience.await(card + " to be played", () -> played(ann).contains(card));
    }

    private static CardSet played(Visitor visitor) {
        return EVENING.house().played(visitor.table());
    }
}
