package overtrick.evening.page.result;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import overtrick.evening.page.result.TravellerPage.Bar;

class TravellerPageTest {

    /// What the bars show is heard: each score, and how often it was made.
    @Test
    void thePictureOfScoresIsToldInWords() {
        var bars = List.of(new Bar("+420", 3, 100), new Bar("−50", 1, 33));

        assertThat(TravellerPage.said(bars)).isEqualTo("+420 × 3; −50 × 1");
    }
}
