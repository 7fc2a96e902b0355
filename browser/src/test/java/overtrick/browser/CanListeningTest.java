package overtrick.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page.GetByRoleOptions;
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
import overtrick.cards.Suit;
import overtrick.web.Words;
import overtrick.web.can.words.Speech;

/// A deal of Bài Càn by somebody who sees nothing: what is asked is heard, and answered by the
/// names of buttons.
@Timeout(180)
class CanListeningTest {

    @RegisterExtension private static final Evening EVENING = Evening.hurrying();

    @ParameterizedTest
    @CsvSource({"en-GB, en", "vi-VN, vi"})
    void aDealIsPlayedByEar(String locale, String language) {
        var listener =
                new Listener(EVENING.visitor(locale), Speech.of(Words.in(Locale.of(language))));
        listener.sitDown();
        while (!listener.isOver()) {
            listener.answer();
        }
        String heard = listener.visitor().heard();
        assertThat(heard).contains(listener.sentence("say.trump"));
        assertThat(heard).contains(listener.sentence("say.trick"));
        assertThat(listener.names()).anyMatch(listener.speech().get("next.deal")::equals);
    }

    /// What the accessible tree of the page tells, and nothing else.
    private record Listener(Visitor visitor, Speech speech) {

        private static final Pattern BUTTON =
                Pattern.compile("- button \"([^\"]+)\"(?! \\[disabled])");

        void sitDown() {
            visitor.open("/can");
            press(speech.get("door.play"));
            visitor.page().waitForURL("**/tables/*");
            visitor.listenToPage();
            CanTables.hurry(visitor);
        }

        /// All that can be pressed, by name.
        List<String> names() {
            return BUTTON.matcher(visitor.at("#main").ariaSnapshot())
                    .results()
                    .map(found -> found.group(1))
                    .toList();
        }

        boolean isOver() {
            return names().contains(speech.get("next.deal"));
        }

        /// What of a sentence is always the same, or the most of it.
        String sentence(String key) {
            return Stream.of(speech.get(key, "/", "/").split("/"))
                    .max(Comparator.comparingInt(String::length))
                    .orElseThrow();
        }

        /// Does what the last sentence asks for, if it asks for anything.
        void answer() {
            var names = names();
            if (isAsked("redeal")) {
                press(speech.get("redeal.play"));
            } else if (isAsked("kitty")) {
                press(speech.get("kitty.take"));
            } else if (isAsked("call")) {
                names.stream()
                        .filter(name -> name.startsWith(speech.get("pass")))
                        .forEach(this::press);
            } else if (isAsked("lead") && names.contains(speech.name(Suit.SPADES))) {
                press(speech.name(Suit.SPADES));
            } else if (isAsked("lead")) {
                pressCard(names);
                pressCard(names); // the first lead is for good, and wants a second press
            } else if (isAsked("trump")) {
                press(speech.name(Suit.SPADES));
            } else if (isAsked("bury") || isAsked("card")) {
                pressCard(names);
            }
            visitor.page().waitForTimeout(60);
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
            var button =
                    visitor.page()
                            .getByRole(
                                    AriaRole.BUTTON,
                                    new GetByRoleOptions().setName(name).setExact(true));
            if (button.count() > 0) {
                button.first().press("Enter");
            }
        }
    }
}
