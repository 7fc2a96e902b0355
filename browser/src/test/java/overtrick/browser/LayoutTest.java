package overtrick.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator.ClickOptions;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
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

        static Finger on(Size phone) {
            return phone.width() < phone.height() ? UPRIGHT : ACROSS;
        }
    }

    private static final List<Size> PHONES = List.of(new Size(360, 640), new Size(640, 360));

    /// What looks at every page for words that leave their box finds each of the ways they can.
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    one.style.cssText = "white-space: nowrap; width: 9rem"             | leaves
                    one.parentElement.style.cssText = "overflow: hidden; height: 1rem" | leaves
                    one.style.height = ".5rem"                                         | leaves
                    one.style.marginBottom = "-2rem"                                   | lies on
                    one.style.cssText = "white-space: nowrap; overflow-x: auto"        |
                    """)
    void wordsThatDoNotFitAreFound(String plant, @Nullable String told) {
        var ann = EVENING.visitor("vi-VN");
        ann.open("/");
        PHONES.getFirst().of(ann);
        assertThat(Cut.faults(ann)).isEmpty();
        ann.at("main h1").evaluate("one => { %s; }".formatted(plant));
        if (told == null) {
            assertThat(Cut.faults(ann)).isEmpty();
        } else {
            assertThat(Cut.faults(ann)).anyMatch(fault -> fault.contains(told));
        }
    }

    @Test
    void callsAreLargeEnoughForAFinger() {
        var ann = EVENING.visitor();
        ann.playNow();
        ann.awaitMyTurn();

        for (var phone : PHONES) {
            phone.of(ann);
            assertThat(smallest(ann, "#box button"))
                    .as("on %s", phone)
                    .isGreaterThanOrEqualTo(Finger.on(phone).tall() - ROUNDING);
        }
    }

    private static double smallest(Visitor visitor, String selector) {
        return ((Number)
                        visitor.page()
                                .evaluate(
                                        """
                                        where => Math.min(...[...document.querySelectorAll(where)]
                                          .map(part => part.getBoundingClientRect().height)
                                          .filter(height => height > 0))
                                        """,
                                        selector))
                .doubleValue();
    }

    @Test
    void cardsOfBothHandsCanBeHitOnAPhone() {
        var ann = EVENING.visitor();
        ann.playNow();
        ann.declare("1N");

        for (var seat : List.of(Seat.NORTH, Seat.SOUTH)) {
            comeToTheTurnOf(ann, seat);
            for (var phone : PHONES) {
                phone.of(ann);
                assertThat(tooSmall(ann, Finger.on(phone)))
                        .as("cards of %s on %s", seat, phone)
                        .isEmpty();
            }
        }
    }

    private static void comeToTheTurnOf(Visitor ann, Seat seat) {
        ann.awaitMyTurn();
        while (!turnOf(ann, seat)) {
            ann.move();
            ann.awaitMyTurn();
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
        visitor.page()
                .waitForFunction(
                        """
                        () => document.getAnimations().length === 0
                          && !document.querySelector(".card:hover")
                        """);
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
            comeToTheTurnOf(ann, Seat.SOUTH);

            assertThat(Fit.overhang(ann)).isZero();
            assertThat(tooSmall(ann, Finger.UPRIGHT)).isEmpty();
            for (int width : List.of(360, 390, 412)) {
                ann.page().setViewportSize(width, 844);
                assertThat(Fit.outsideTheFelt(ann)).as("at %d", width).isEmpty();
            }
        } finally {
            EVENING.house().offer(Boards.GAME);
        }
    }

    /// Rank and suit of every card can be seen, whatever lies over the rest of it. In letters of
    /// the device, which are wider than ours: the ranks go on in a second line.
    @Test
    void longSuitsOfADiagramStayInTheirHands() {
        var ann = EVENING.visitor();
        ann.page().setViewportSize(360, 640);
        ann.open("/look");
        ann.at("form.look textarea")
                .fill("N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432");
        ann.at("form.look button").click();
        ann.at("#analysis .makes").waitFor();
        Fit.lettersOfTheDevice(ann, true);

        assertThat(Fit.overhang(ann)).isZero();
        assertThat(Cut.faults(ann)).isEmpty();
    }

    @Test
    void everyCardShowsItsSuit() {
        var ann = EVENING.visitor();
        ann.playNow();
        ann.declare("1N");
        comeToTheTurnOf(ann, Seat.NORTH);
        awaitStillness(ann);

        for (var window : Size.ALL) {
            window.of(ann);
            for (var size : List.of("s", "m", "l")) {
                ann.page()
                        .evaluate(
                                "size => { document.documentElement.dataset.size = size; }", size);
                assertThat(coveredSigns(ann)).as("size %s at %s", size, window).isEmpty();
            }
        }
    }

    /// Three rounds are in sight below the letters of the seats, and Pass in reach, with cards of
    /// any size.
    @Test
    void theAuctionHasRoomOnTheSmallestPhone() {
        var ann = EVENING.visitor();
        ann.page().setViewportSize(320, 256); // a window of 1280 at 400 %
        ann.open("/events");
        assertThat(Fit.overhang(ann)).isZero();
        var phone = Size.ALL.getFirst();
        phone.of(ann);
        ann.playNow();
        ann.awaitMyTurn();
        for (var size : List.of("s", "m")) {
            AccessibilityTest.dress(ann, "size", size);
            double room = ann.at("#auction").boundingBox().height;
            double letters = ann.at("#auction thead").boundingBox().height;
            double row = ann.at("#auction tbody tr").first().boundingBox().height;

            assertThat(room).as("size %s", size).isGreaterThanOrEqualTo(letters + 3 * row);
            var pass = ann.callButton("P").boundingBox();
            assertThat(pass.y + pass.height).as("Pass, %s", size).isLessThan(phone.height());
        }
    }

    /// Whoever claims looks at the cards while they say how many.
    @Test
    void theClaimLeavesHandsAndTrickInSight() {
        var ann = EVENING.visitor();
        ann.playNow();
        ann.declare("1N");
        ann.awaitMyTurn();

        for (var window : Size.ALL) {
            window.of(ann);
            ann.page().evaluate("() => scrollTo(0, 0)");
            ann.at("button[popovertarget='claim']").click();
            ann.at("#claim:popover-open").waitFor();
            assertThat(under(ann, "#claim")).as("at %s", window).isEmpty();
            ann.page().keyboard().press("Escape");
        }
    }

    /// The cards of all hands whose rank or suit, the corner of a card, lies under a sheet.
    private static List<?> under(Visitor visitor, String sheet) {
        return (List<?>)
                visitor.page()
                        .evaluate(
                                """
                                (sheet) => {
                                  const over = document.querySelector(sheet).getBoundingClientRect();
                                  return [...document.querySelectorAll(".hand .card[id]")].filter((card) => {
                                    const box = card.getBoundingClientRect();
                                    const [right, bottom] = [box.left + box.width * 0.37, box.top + box.height * 0.61];
                                    return box.width > 0 && box.left < over.right - 1 && right > over.left + 1
                                      && box.top < over.bottom - 1 && bottom > over.top + 1;
                                  }).map((card) => card.id);
                                }
                                """,
                                sheet);
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
                                    const box = card.getBoundingClientRect();
                                    const x = box.left + box.width * 0.2;
                                    const y = box.top + box.height * 0.58;
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
