package overtrick.cards.words;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.util.Locale;
import org.junit.jupiter.api.Test;

class SentenceTest {

    private static final Locale VIETNAMESE = Locale.of("vi");

    /// Two phrases of a small house.
    private enum Said implements Phrase {
        BOARDS("{0,choice,0#no board|1#1 board|1<{0,number,0} boards}", "{0,number,0} ván"),
        LIES_AT("{0} lie at table {1}", "ở bàn {1} là {0}");

        private final String english;
        private final String vietnamese;

        Said(String english, String vietnamese) {
            this.english = english;
            this.vietnamese = vietnamese;
        }

        @Override
        public Bundle bundle() {
            return Bundle.of("said", Said::file);
        }

        private static InputStream file(String name) {
            var lines = new StringBuilder();
            for (var said : values()) {
                boolean isEnglish = name.equals("said_en.properties");
                lines.append(said.key())
                        .append('=')
                        .append(isEnglish ? said.english : said.vietnamese)
                        .append('\n');
            }
            return new ByteArrayInputStream(lines.toString().getBytes(UTF_8));
        }
    }

    @Test
    void isSaidInTheLanguageOfTheReader() {
        var sentence = Sentence.of(Said.LIES_AT, "5, 6", 12);

        assertThat(sentence.in(Locale.ENGLISH)).isEqualTo("5, 6 lie at table 12");
        assertThat(sentence.in(Locale.FRENCH)).as("any other").isEqualTo("5, 6 lie at table 12");
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
