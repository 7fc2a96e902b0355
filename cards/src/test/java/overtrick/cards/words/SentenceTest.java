package overtrick.cards.words;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Locale;
import org.junit.jupiter.api.Test;

class SentenceTest {

    private static final Locale VIETNAMESE = Locale.of("vi");

    /// Two phrases of a small house.
    private enum Said implements Phrase {
        BOARDS(1),
        LIES_AT(2);

        private static final Bundle WORDS =
                Bundle.of("said", SentenceTest.class::getResourceAsStream);

        private final int places;

        Said(int places) {
            this.places = places;
        }

        @Override
        public int places() {
            return places;
        }

        @Override
        public Bundle words() {
            return WORDS;
        }
    }

    @Test
    void isSaidInTheLanguageOfTheReader() {
        var sentence = Sentence.of(Said.LIES_AT, "5, 6", 12);

        assertThat(sentence.in(Locale.ENGLISH)).isEqualTo("5, 6 lie at table 12");
        assertThat(sentence.in(Locale.ITALIAN)).as("any other").isEqualTo("5, 6 lie at table 12");
        assertThat(sentence.in(VIETNAMESE)).isEqualTo("ở bàn 12 là 5, 6");
        assertThat(sentence).hasToString("5, 6 lie at table 12");
    }

    @Test
    void aDetailIsSaidInTheSameLanguage() {
        var boards = Sentence.of(Said.BOARDS, new Wording.Count(2));

        assertThat(Sentence.of(Said.LIES_AT, boards, 1)).hasToString("2 boards lie at table 1");
        assertThat(Sentence.of(Said.LIES_AT, boards, 1).in(VIETNAMESE))
                .isEqualTo("ở bàn 1 là 2 ván");
    }

    @Test
    void wordsDependOnANumber() {
        assertThat(Sentence.of(Said.BOARDS, new Wording.Count(0))).hasToString("no board");
        assertThat(Sentence.of(Said.BOARDS, new Wording.Count(1))).hasToString("1 board");
        assertThat(Sentence.of(Said.BOARDS, new Wording.Count(4321))).hasToString("4321 boards");
    }

    @Test
    void hasAllTheDetailsOfItsPhrase() {
        assertThatThrownBy(() -> Sentence.of(Said.LIES_AT, 3))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("details of LIES_AT are not 2: [Same[text=3]]");
    }
}
