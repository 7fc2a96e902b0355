package overtrick.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator.ClickOptions;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import overtrick.cards.Seat;

/// Pages on a phone, held upright and across, on a tablet and on a desk.
class LayoutTest {

    @RegisterExtension private static final Evening EVENING = Evening.playing(Boards.GAME);

    /// Edges that lie between two pixels are rounded.
    private static final double ROUNDING = 1;

    /// What a finger needs, in CSS pixels.
    ///
    /// @param tall a target
    /// @param strip that is seen of a card under its neighbour
    private record Finger(int tall, int strip) {

        /// A phone held upright: our own promise.
        private static final Finger UPRIGHT = new Finger(44, 28);

        /// Held across there is no room for it: the target size of WCAG 2.2, 2.5.8.
        private static final Finger ACROSS = new Finger(24, 24);

        static Finger on(int width, int height) {
            return width < height ? UPRIGHT : ACROSS;
        }
    }

    private static final List<Size> SIZES =
            List.of(
                    new Size(360, 640),
                    new Size(390, 844),
                    new Size(640, 360),
                    new Size(768, 1024),
                    Size.DESK);

    @ParameterizedTest
    @ValueSource(strings = {"en-GB", "vi-VN"})
    void noPageIsWiderThanItsWindowAndNoHandThanTheTable(String locale) {
        var wide = new ArrayList<String>();
        var ann = EVENING.visitor(locale);
        Walk.through(
                ann,
                () -> {},
                stage -> {
                    for (var size : SIZES) {
                        size.of(ann);
                        int over = overhang(ann);
                        if (over > 0) {
                            wide.add("%s at %s: %d px too wide".formatted(stage, size, over));
                        }
                        for (var part : outsideTheFelt(ann)) {
                            wide.add("%s at %s: %s".formatted(stage, size, part));
                        }
                    }
                });

        assertThat(wide).isEmpty();
    }

    /// Cards and names that do not lie on the table.
    private static List<?> outsideTheFelt(Visitor visitor) {
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

    private static int overhang(Visitor visitor) {
        return ((Number)
                        visitor.page()
                                .evaluate(
                                        """
                                        () => document.documentElement.scrollWidth
                                          - document.documentElement.clientWidth
                                        """))
                .intValue();
    }

    @ParameterizedTest
    @CsvSource({"360, 640", "640, 360"})
    void callsAreLargeEnoughForAFinger(int width, int height) {
        var ann = EVENING.visitor();
        ann.page().setViewportSize(width, height);
        ann.playNow();
        ann.awaitMyTurn();

        assertThat(smallest(ann, "#box button"))
                .isGreaterThanOrEqualTo(Finger.on(width, height).tall() - ROUNDING);
    }

    private static double smallest(Visitor visitor, String selector) {
        return ((Number)
                        visitor.page()
                                .evaluate(
                                        """
                                        where => Math.min(...[...document.querySelectorAll(where)]
                                          .map(part => part.getBoundingClientRect().height))
                                        """,
                                        selector))
                .doubleValue();
    }

    @ParameterizedTest
    @CsvSource({"360, 640", "640, 360"})
    void cardsOfBothHandsCanBeHitOnAPhone(int width, int height) {
        var ann = EVENING.visitor();
        ann.page().setViewportSize(width, height);
        ann.playNow();
        ann.declare("1N");

        for (var seat : List.of(Seat.NORTH, Seat.SOUTH)) {
            while (!turnOf(ann, seat)) {
                ann.awaitMyTurn();
                if (!turnOf(ann, seat)) {
                    ann.move();
                }
            }
            assertThat(tooSmall(ann, Finger.on(width, height))).as("cards of %s", seat).isEmpty();
        }
    }

    private static boolean turnOf(Visitor visitor, Seat seat) {
        return visitor.at("#place-%s.turn".formatted(seat.letter())).count() == 1;
    }

    /// The cards of which too little can be touched: where a finger meets the card and no other.
    private static List<?> tooSmall(Visitor visitor, Finger finger) {
        awaitStillness(visitor);
        return (List<?>)
                visitor.page()
                        .evaluate(
                                """
                                ([strip, thumb]) => {
                                  const meets = (card, x, y) =>
                                    document.elementFromPoint(x, y)?.closest(".card") === card;
                                  return [...document.querySelectorAll("button.card")].map((card) => {
                                    card.scrollIntoView({ block: "center" });
                                    const box = card.getBoundingClientRect();
                                    const at = { x: box.left + 3, y: box.top + 3 };
                                    let width = 3;
                                    while (width < box.width && meets(card, box.left + width, at.y)) width++;
                                    let height = 3;
                                    while (height < box.height && meets(card, at.x, box.top + height)) height++;
                                    return { card: card.id, width, height };
                                  }).filter((card) => card.width < strip || card.height < thumb)
                                    .map((card) => `${card.card} ${card.width}x${card.height}`);
                                }
                                """,
                                List.of(finger.strip() - ROUNDING, finger.tall() - ROUNDING));
    }

    /// While cards travel, their pictures lie over the page and meet every finger; and a card under
    /// a resting mouse rises over its neighbours, which no finger makes it do.
    private static void awaitStillness(Visitor visitor) {
        visitor.page().mouse().move(1, 1);
        visitor.page().waitForFunction("() => document.getAnimations().length === 0");
        visitor.page().waitForTimeout(500);
    }

    /// Nine cards of one suit still leave every one its strip.
    @Test
    void longSuitFitsOnAPhone() {
        EVENING.house().offer(Boards.LONG_SUIT);
        try {
            var ann = EVENING.visitor();
            ann.page().setViewportSize(360, 640);
            ann.playNow();
            ann.declare("7S");
            while (!turnOf(ann, Seat.SOUTH)) {
                ann.awaitMyTurn();
                ann.move();
            }

            assertThat(overhang(ann)).isZero();
            assertThat(tooSmall(ann, Finger.UPRIGHT)).isEmpty();
        } finally {
            EVENING.house().offer(Boards.GAME);
        }
    }

    /// Rank and suit of every card can be seen, whatever lies over the rest of it.
    @ParameterizedTest
    @CsvSource({"360, 640", "390, 844", "844, 390", "820, 1180", "1440, 900"})
    void everyCardShowsItsSuit(int width, int height) {
        var ann = EVENING.visitor();
        ann.page().setViewportSize(width, height);
        ann.playNow();
        ann.declare("1N");
        while (!turnOf(ann, Seat.NORTH)) {
            ann.awaitMyTurn();
            if (!turnOf(ann, Seat.NORTH)) {
                ann.move();
            }
        }
        awaitStillness(ann);

        for (var size : List.of("s", "m", "l")) {
            ann.page().evaluate("size => { document.documentElement.dataset.size = size; }", size);
            assertThat(coveredSigns(ann)).as("cards of size %s", size).isEmpty();
        }
    }

    /// Cards of both hands of which the lower edge of the suit sign lies under another card.
    private static List<?> coveredSigns(Visitor visitor) {
        return (List<?>)
                visitor.page()
                        .evaluate(
                                """
                                () => [...document.querySelectorAll("#place-N .card, #place-S .card")]
                                  .filter((card) => {
                                    card.scrollIntoView({ block: "center" });
                                    const sign = document.createRange();
                                    sign.selectNodeContents(card.querySelector("i"));
                                    const box = sign.getBoundingClientRect();
                                    const x = box.left + box.width / 2;
                                    const y = box.bottom - box.height / 5;
                                    return document.elementFromPoint(x, y)?.closest(".card") !== card;
                                  }).map((card) => card.id)
                                """);
    }

    /// While cards travel, everything else on the page is where a finger meets it.
    @Test
    void noClickIsLostWhileACardTravels() {
        var ann = EVENING.visitorWithMovement();
        ann.playNow();
        ann.declare("1N");
        ann.awaitMyTurn();
        ann.page()
                .evaluate(
                        """
                        () => {
                          const begin = Element.prototype.animate;
                          Element.prototype.animate = function (...how) {
                            const animation = begin.apply(this, how);
                            animation.pause();
                            window.travelling = true;
                            return animation;
                          };
                        }
                        """);

        var card = ann.playable().highest();
        ann.cardButton(card).click(new ClickOptions().setPosition(8, 14));
        ann.page().waitForFunction("() => window.travelling");
        ann.at("#deeds button[popovertarget='more']").click(new ClickOptions().setForce(true));

        assertThat(ann.at("#more:popover-open").count()).isEqualTo(1);
    }
}
