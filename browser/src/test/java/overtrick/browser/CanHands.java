package overtrick.browser;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Locator.ClickOptions;
import com.microsoft.playwright.TimeoutError;
import java.time.Duration;
import overtrick.can.CanCard;
import overtrick.can.CanSet;
import overtrick.can.DealWay;
import overtrick.can.act.CanCommand;
import overtrick.can.act.CanCommand.AnswerClaim;
import overtrick.can.act.CanCommand.AnswerRedeal;
import overtrick.can.act.CanCommand.BuryCard;
import overtrick.can.act.CanCommand.ChooseOrder;
import overtrick.can.act.CanCommand.DealCards;
import overtrick.can.act.CanCommand.DeclareTrump;
import overtrick.can.act.CanCommand.DrawCard;
import overtrick.can.act.CanCommand.MakeCall;
import overtrick.can.act.CanCommand.MakeClaim;
import overtrick.can.act.CanCommand.NameDealer;
import overtrick.can.act.CanCommand.NameKeeper;
import overtrick.can.act.CanCommand.NameTaker;
import overtrick.can.act.CanCommand.PayTribute;
import overtrick.can.act.CanCommand.PlayCard;
import overtrick.can.act.CanCommand.ReturnTribute;
import overtrick.can.act.CanCommand.SignRecord;
import overtrick.can.act.CanCommand.TakeChair;
import overtrick.can.act.CanCommand.TakeHand;
import overtrick.can.act.CanCommand.TakeKitty;
import overtrick.cards.Seat;

/// The clicks of a real mouse by which somebody does what they have in mind at a table of Bài Càn.
/// A page that does not offer it, or hides it under something, is a failure.
final class CanHands {

    /// Where a card is not covered by its neighbour.
    private static final ClickOptions CORNER =
            new ClickOptions().setPosition(8, 14).setTimeout(5_000);

    /// After so long a click has come to nothing: the page has moved under it.
    private static final Duration AGAIN = Duration.ofMillis(1_500);

    private static final int TRIES = 8;

    private final CanGuest guest;
    private int clicks;

    CanHands(CanGuest guest) {
        this.guest = guest;
    }

    int clicks() {
        return clicks;
    }

    /// Does it, and waits until the table knows it.
    void act(CanCommand command) {
        long before = guest.truth().number();
        for (int tried = 0; tried < TRIES; tried++) {
            try {
                click(command);
            } catch (TimeoutError late) {
                if (isHeard(before)) {
                    return; // the click before has counted after all
                }
                throw late;
            }
            if (awaitHeard(before)) {
                return;
            }
        }
        throw new AssertionError("%s came to nothing".formatted(command));
    }

    private boolean isHeard(long before) {
        return guest.truth().number() > before;
    }

    private boolean awaitHeard(long before) {
        long end = System.nanoTime() + AGAIN.toNanos();
        while (System.nanoTime() < end) {
            if (isHeard(before)) {
                return true;
            }
            Patience.sleep(Duration.ofMillis(5));
        }
        return false;
    }

    private void click(CanCommand command) {
        switch (command) {
            case DrawCard _ -> press(deed("draw", "").first());
            case TakeChair(var chair) -> press(deed("chair", letter(chair)));
            case NameDealer(var dealer) -> press(deed("dealer", letter(dealer)));
            case DealCards(var way) ->
                    press(
                            deed(
                                    "deal",
                                    value(
                                            way == DealWay.FIVES_FIRST
                                                    ? "fives-first"
                                                    : "alternating")));
            case AnswerRedeal(boolean asked) -> press(deed("redeal", value(asked ? "yes" : "no")));
            case PayTribute(var cards) -> send(cards);
            case ReturnTribute(var cards) -> send(cards);
            case MakeCall(var call) -> press(deed("call", value(call.toString())));
            case TakeKitty _ -> press(deed("kitty", ""));
            case BuryCard(var card) -> card("bury", card);
            case DeclareTrump(var trump) -> press(deed("trump", value(trump.toString())));
            case PlayCard(var card) -> card("card", card);
            case MakeClaim(int points, boolean last) -> claim(points, last);
            case AnswerClaim(boolean agreed) ->
                    press(deed("claim-answer", value(agreed ? "yes" : "no")));
            case ChooseOrder(boolean first) -> press(deed("order", value(first ? "yes" : "no")));
            case NameTaker(var taker) -> press(deed("taker", letter(taker)));
            case NameKeeper(var keeper) -> press(deed("keeper", letter(keeper)));
            case TakeHand(var hand) -> press(deed("hand", letter(hand)));
            case SignRecord _ -> press(deed("sign", ""));
            default -> throw new AssertionError("nobody clicks on " + command);
        }
    }

    private static String letter(Seat seat) {
        return value(String.valueOf(seat.letter()));
    }

    private static String value(String value) {
        return "[value='%s']".formatted(value);
    }

    private Locator deed(String deed, String which) {
        return at("form[action$='/%s'] button%s".formatted(deed, which));
    }

    private Locator at(String selector) {
        return guest.visitor().at(selector);
    }

    void press(Locator button) {
        button.click();
        clicks++;
    }

    /// A card that is led wants a second tap.
    private void card(String deed, CanCard card) {
        var button =
                at(".hand[action$='/%s'] button%s".formatted(deed, value(card.code()))).first();
        guest.page().mouse().move(0, 0); // a card under the pointer is raised and covers another
        button.click(CORNER);
        clicks++;
        if (isRaised(card)) {
            button.click(CORNER);
            clicks++;
        }
    }

    /// Asked of the page at once: a card that has been played is not waited for.
    private boolean isRaised(CanCard card) {
        return Boolean.TRUE.equals(
                guest.page()
                        .evaluate(
                                "code => !!document.getElementById(code)?.classList.contains('raised')",
                                card.code()));
    }

    /// Picks the cards of a tribute and sends them; those of a try that came to nothing are put
    /// back first.
    private void send(CanSet cards) {
        for (var pick : at(".hand label.pick").all()) {
            var input = pick.locator("input");
            boolean wanted = cards.contains(CanCard.parse(input.getAttribute("value")));
            if (input.isChecked() != wanted) {
                pick.click(CORNER);
                clicks++;
            }
        }
        press(at(".sending button"));
    }

    private void claim(int points, boolean last) {
        if (!at("#claim").isVisible()) {
            press(at("button[popovertarget='claim']"));
        }
        at("#claimed").selectOption(String.valueOf(points));
        at("#claimed-last").selectOption(last ? "yes" : "no");
        clicks += 2;
        press(at("#claiming button.main"));
    }
}
