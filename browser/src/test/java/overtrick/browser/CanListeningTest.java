package overtrick.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Locator.PressOptions;
import com.microsoft.playwright.Page.GetByRoleOptions;
import com.microsoft.playwright.TimeoutError;
import com.microsoft.playwright.options.AriaRole;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import overtrick.can.CanSet;
import overtrick.cantable.page.words.Speech;
import overtrick.cards.Seat;
import overtrick.cards.Suit;
import overtrick.page.Words;
import overtrick.testkit.Seeds;

/// A deal of Bài Càn by somebody who sees nothing: what is asked is heard, and answered by the
/// names of buttons.
@Timeout(180)
class CanListeningTest {

    @RegisterExtension private static final Evening EVENING = Evening.hurrying();

    /// Each partner then owes a card, and every player pays one or gets one (can.md §6.1).
    private static final int CARD_EACH = 35;

    /// From the tribute to the last card; the deal before is settled so that tribute is due, and
    /// the next one is asked for by name.
    @ParameterizedTest
    @CsvSource({"en-GB, en", "vi-VN, vi"})
    void aDealIsPlayedByEar(String locale, String language) {
        var lan = EVENING.visitor(locale);
        CanTables.open(lan, "club", "no", "house");
        lan.listenToPage();
        var listener = new Listener(lan, Speech.of(Words.in(Locale.of(language))));
        var guest = new CanGuest(EVENING.house(), lan, Seeds.chance(5));
        var company = new CanCompany(EVENING.house(), lan.table(), Seeds.chance(6));
        company.pass();
        while (guest.now().story().deals().size() < 2) {
            if (guest.now().story().deals().isEmpty()) {
                company.claim(CARD_EACH);
            }
            company.act();
            listener.answer();
        }

        var deal = guest.now().story().deals().getLast();
        assertThat(deal.exchanges()).isNotEmpty();
        assertThat(deal.declarer()).isEqualTo(Seat.SOUTH);
        for (var said : List.of("say.paid", "say.declarer", "say.trump", "say.trick")) {
            assertThat(lan.heard()).contains(listener.sentence(said));
        }
    }

    /// What the accessible tree of the page tells, and nothing else. A name with a colon in it is
    /// quoted there.
    private record Listener(Visitor visitor, Speech speech) {

        private static final Pattern BUTTON =
                Pattern.compile("- '?button \"([^\"]+)\"(?! \\[disabled])");

        private static final Pattern CHOICE = Pattern.compile("- '?radio \"([^\"]+)\"");

        /// All that can be pressed, by name.
        List<String> names() {
            return named(BUTTON);
        }

        private List<String> named(Pattern role) {
            return role.matcher(visitor.at("#main").ariaSnapshot())
                    .results()
                    .map(found -> found.group(1))
                    .toList();
        }

        /// What of a sentence is always the same, or the most of it.
        String sentence(String key) {
            return Stream.of(speech.get(key, "/", "/").split("/"))
                    .max(Comparator.comparingInt(String::length))
                    .orElseThrow();
        }

        /// Does what the last sentence asks for, if it asks for anything.
        void answer() {
            press(speech.get("next.deal")); // where a result is told
            var names = names();
            if (isAsked("claim")) {
                press(speech.words().get("claim.accept"));
            } else if (isAsked("redeal")) {
                press(speech.get("redeal.play"));
            } else if (isAsked("pay")) {
                give(speech.get("send.PAY_ONE"));
            } else if (isAsked("return")) {
                give(speech.get("send.RETURN_ONE"));
            } else if (isAsked("kitty")) {
                press(speech.get("kitty.take"));
            } else if (isAsked("call")) {
                names.stream().filter(name -> name.startsWith("100")).forEach(this::press);
            } else if (isAsked("lead") || isAsked("trump")) {
                press(speech.name(Suit.SPADES));
            } else if (isAsked("leading")) {
                pressCard(names);
                pressCard(names); // the first lead is for good, and wants a second press
            } else if (isAsked("bury") || isAsked("card")) {
                pressCard(names);
            }
            visitor.page().waitForTimeout(40);
        }

        /// Chooses the first of the cards that may be given.
        private void give(String send) {
            var choices = named(CHOICE);
            if (!choices.isEmpty()) {
                press(find(AriaRole.RADIO, choices.getFirst()), "Space");
                press(send);
            }
        }

        private boolean isAsked(String what) {
            return visitor.at("#turn").innerText().equals(speech.get("turn.yours." + what));
        }

        private void pressCard(List<String> names) {
            CanSet.ALL.stream()
                    .map(speech::name)
                    .filter(names::contains)
                    .reduce((_, last) -> last)
                    .ifPresent(this::press);
        }

        private void press(String name) {
            var button = find(AriaRole.BUTTON, name);
            if (button.count() > 0) {
                press(button.first(), "Enter");
            }
        }

        /// What has gone in the meantime is not pressed.
        private static void press(Locator found, String key) {
            try {
                found.press(key, new PressOptions().setTimeout(1_000));
            } catch (TimeoutError _) {
                // it is for the next answer to say what is asked now
            }
        }

        private Locator find(AriaRole role, String name) {
            return visitor.page()
                    .getByRole(role, new GetByRoleOptions().setName(name).setExact(true));
        }
    }
}
