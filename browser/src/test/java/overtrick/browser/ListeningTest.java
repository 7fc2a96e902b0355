package overtrick.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Page.GetByRoleOptions;
import com.microsoft.playwright.Page.GetByTextOptions;
import com.microsoft.playwright.options.AriaRole;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import overtrick.bridge.auction.Call;
import overtrick.cards.CardSet;
import overtrick.cards.Seat;
import overtrick.page.Words;

/// A board by what a screen reader says and nothing else: names and roles of the parts, and what
/// the page has said aloud. What it looks like is not asked.
@Timeout(180)
class ListeningTest {

    @RegisterExtension private static final Evening EVENING = Evening.playing(Boards.GAME);

    private static final List<String> TURNS =
            List.of("turn.call.yours", "turn.card.yours", "turn.dummy.yours");

    @ParameterizedTest
    @CsvSource({"en-GB, en", "vi-VN, vi"})
    void aWholeBoardIsPlayedByEar(String locale, String language) {
        var listener = new Listener(EVENING.visitor(locale), Words.in(Locale.of(language)));
        listener.sitDown();
        listener.call(Call.parse("1N"));
        while (!listener.isOver()) {
            if (listener.isAsked("turn.call.yours")) {
                listener.call(Call.Word.PASS);
            } else {
                listener.playACard();
            }
        }

        assertThat(listener.untold()).as("cards that were played and not told").isEmpty();
        listener.awaitHeard("IMP");
        assertThat(listener.button("again").count()).isEqualTo(1);
        assertThat(listener.button("next").count()).isEqualTo(1);
    }

    /// Somebody who sees nothing.
    private record Listener(Visitor visitor, Words words) {

        void sitDown() {
            visitor.open("/");
            button("door.play").press("Enter");
            page().waitForURL("**/tables/*");
            visitor.listenToPage();
            awaitTurn();
        }

        void call(Call call) {
            String told = words.get("say.call", words.name(Seat.SOUTH), words.name(call));
            int before = heard(told);
            named(call == Call.Word.PASS ? words.get("call.button.P") : words.name(call))
                    .press("Enter");
            Patience.await("to hear " + told, () -> heard(told) > before);
            awaitTurn();
        }

        private int heard(String sentence) {
            return visitor.heard().split(Pattern.quote(sentence), -1).length - 1;
        }

        /// The last of those that are buttons in one of the hands.
        void playACard() {
            var card =
                    CardSet.ALL.stream()
                            .map(words::name)
                            .filter(name -> named(name).count() == 1)
                            .reduce((_, last) -> last)
                            .orElseThrow();
            named(card).press("Enter");
            Patience.await("to hear " + card, () -> visitor.heard().contains(": " + card + "."));
            awaitTurn();
        }

        boolean isAsked(String turn) {
            return text(turn).count() > 0;
        }

        boolean isOver() {
            return result().count() > 0;
        }

        List<String> untold() {
            String heard = visitor.heard();
            return CardSet.ALL.stream()
                    .map(words::name)
                    .filter(name -> !heard.contains(": " + name + "."))
                    .toList();
        }

        void awaitHeard(String text) {
            Patience.await("to hear of " + text, () -> visitor.heard().contains(text));
        }

        Locator button(String key) {
            return named(words.get(key));
        }

        private Locator named(String name) {
            return page().getByRole(
                            AriaRole.BUTTON, new GetByRoleOptions().setName(name).setExact(true));
        }

        private Locator text(String key) {
            return page().getByText(words.get(key), new GetByTextOptions().setExact(true));
        }

        private Locator result() {
            var starts = Pattern.compile("^" + words.get("verdict.you", ""));
            return page().getByRole(AriaRole.HEADING, new GetByRoleOptions().setName(starts));
        }

        private void awaitTurn() {
            Stream.concat(TURNS.stream().map(this::text), Stream.of(result()))
                    .reduce(Locator::or)
                    .orElseThrow()
                    .first()
                    .waitFor();
        }

        private Page page() {
            return visitor.page();
        }
    }
}
