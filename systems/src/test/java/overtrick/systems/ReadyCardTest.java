package overtrick.systems;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.FieldSource;
import overtrick.cards.words.Bundle;

class ReadyCardTest {

    /// It is what players could have chosen for themselves, and can be played.
    @ParameterizedTest
    @FieldSource("overtrick.systems.ReadyCard#ALL")
    void isMadeOfChoicesOfItsSystem(ReadyCard card) {
        var agreement = card.agreement();

        assertThat(Agreement.of(agreement.system(), agreement.choices())).isEqualTo(agreement);
        assertThat(agreement.choices()).isNotEmpty();
        var book = BiddingSystem.named(card.name()).book();
        assertThat(book.refused()).isEmpty();
        assertThat(book.title()).isEqualTo(Words.in(Locale.ENGLISH).title(card.name()));
        assertThat(BiddingSystem.NAMES).contains(agreement.system()).doesNotContain(card.name());
    }

    @ParameterizedTest
    @FieldSource("overtrick.systems.ReadyCard#ALL")
    void isCalledByItsNameWhereverItsChoicesAreMade(ReadyCard card) {
        for (var language : Bundle.LANGUAGES) {
            var words = Words.in(language);
            assertThat(words.title(card.name())).isNotEqualTo(card.name());
            assertThat(words.title(card.agreement())).isEqualTo(words.title(card.name()));
        }
        assertThat(ReadyCard.of(card.agreement())).contains(card);
    }

    @Test
    void thereAreSixteenAndEveryFamilyButOneHasSome() {
        assertThat(ReadyCard.ALL).hasSize(16);
        assertThat(ReadyCard.ofSystem("acol")).hasSize(4);
        assertThat(ReadyCard.ofSystem("strong-club")).isEmpty();
    }

    @Test
    void moreCanBeChosenBehindItsName() {
        assertThat(Agreement.parse("acol-weak-twos:stayman=club"))
                .hasToString("acol:stayman=club,two-bids=weak");
        assertThat(Words.in(Locale.ENGLISH).title(Agreement.parse("acol-weak-twos:stayman=club")))
                .isEqualTo("Acol +2");
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                      acol:bergen=on | en | “Opening one of a major: Four cards are enough” and “3♣ and 3♦ over one of a major: Bergen: four-card raises” cannot be played together
                      standard-american:multi=on,two-bids=strong | en | “Opening twos: Strong” and “2♦ opening: Multi: one long major, weak” cannot be played together
                      acol:multi=on | vi | “Mở bài mức hai: Mạnh” và “Mở bài 2♦: Multi: một chất lớn dài, yếu” không thể dùng cùng nhau
                      strong-club:bergen=on,four-card-majors=on | en | “Opening one of a major: Four good cards are enough” and “3♣ and 3♦ over one of a major: Bergen: four-card raises” cannot be played together
                    """)
    void whatContradictsItselfIsRefused(String written, String language, String sentence) {
        var refused = BiddingSystem.played(Agreement.parse(written)).book().refused();

        assertThat(refused).hasSize(1);
        assertThat(Words.in(Locale.of(language)).refusal(refused.getFirst())).isEqualTo(sentence);
    }

    @Test
    void whatGoesTogetherIsNot() {
        var choices = Map.of("bergen", "on", "opening-majors", "five");

        assertThat(BiddingSystem.named("acol", choices).book().refused()).isEmpty();
    }
}
