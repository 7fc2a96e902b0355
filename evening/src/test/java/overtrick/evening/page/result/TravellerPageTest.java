package overtrick.evening.page.result;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import overtrick.evening.page.result.TravellerPage.Bar;
import overtrick.page.Words;

class TravellerPageTest {

    private static final List<Bar> BARS =
            List.of(new Bar(420, "+420", 3, 100), new Bar(-50, "−50", 1, 33));

    /// What the bars show is heard: each score, and how often it was made.
    @Test
    void thePictureOfScoresIsToldInWords() {
        assertThat(TravellerPage.said(BARS)).isEqualTo("+420 × 3; −50 × 1");
    }

    /// A file for a spreadsheet has plain numbers, the picture those of the page.
    @Test
    void thePictureOfScoresCanBeTakenAway() {
        for (var language : Words.LANGUAGES) {
            var scores = new Frequencies(Words.in(language), 7, BARS);

            assertThat(scores.isKnown()).isTrue();
            assertThat(scores.csv().lines().skip(1)).containsExactly("420,3", "-50,1");
            assertThat(scores.svg())
                    .contains("width=\"320\" height=\"16\"", "width=\"105\" height=\"16\"")
                    .contains(">+420</text>", ">−50</text>", "+420 × 3; −50 × 1</title>");
        }
    }
}
