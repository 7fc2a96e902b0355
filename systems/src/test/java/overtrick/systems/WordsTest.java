package overtrick.systems;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import java.util.ResourceBundle;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import overtrick.bridge.Vulnerability;
import overtrick.bridge.auction.Auction;
import overtrick.cards.Seat;

class WordsTest {

    private static final BiddingSystem SYSTEM = BiddingSystem.named("standard-american");

    @Test
    void everySentenceIsInBothLanguages() {
        for (var name : BiddingSystem.NAMES) {
            for (var key : BiddingSystem.named(name).book().keys()) {
                assertThat(Words.in(Locale.ENGLISH).sentence(key)).as(key).isNotEqualTo(key);
                assertThat(Words.in(Locale.of("vi")).sentence(key)).as(key).isNotEqualTo(key);
            }
        }
        var english = ResourceBundle.getBundle("overtrick.systems.words", Locale.ENGLISH);
        var vietnamese = ResourceBundle.getBundle("overtrick.systems.words", Locale.of("vi"));
        assertThat(english.keySet()).isEqualTo(vietnamese.keySet());
    }

    @ParameterizedTest(name = "{0} in {1}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                      1N              | en | Notrump opening: 15–17 HCP, balanced
                      1N              | vi | Mở bài không chất chủ: 15–17 PC, đều
                      1S P 3S         | en | Limit raise: 4+ ♠, 10–12 points in support of ♠ or 3 ♠, 11–12 points in support of ♠; invitational
                      1S P 4D         | vi | Splinter: có chất chủ và ngắn chất này: 10–13 PC, 0–1 lá ♦, 4+ lá ♠, 0 trong A K Q ♦; bắt buộc đến mans
                      1N P 2D         | en | Transfer to the next suit: 5+ ♥, ♥ longer than ♠; forcing
                      1H 1N           | fr | Notrump overcall: 15–18 HCP, balanced, stopper in ♥
                      2H              | en | Weak two: 5–11 HCP, 6 ♥, 0–3 ♠, good ♥
                      2C P 2D         | en | Waiting; forcing
                    """)
    void callsAreExplained(String auction, String language, String text) {
        var now = Understanding.of(SYSTEM, Auction.parse(Seat.NORTH, auction), Vulnerability.NONE);

        assertThat(Words.in(Locale.of(language)).text(now.calls().getLast())).isEqualTo(text);
    }

    @Test
    void aKeyWithoutASentenceIsGivenBack() {
        assertThat(Words.in(Locale.ENGLISH).sentence("of-another-system"))
                .isEqualTo("of-another-system");
    }
}
