package overtrick.boards.page.mine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import overtrick.page.Words;

class ImpCurveTest {

    private final ImpCurve curve = ImpCurve.of(List.of(420, -100, -800));

    @Test
    void sumsUpFromNothing() {
        assertThat(curve.sums()).containsExactly(0, 420, 320, -480);
        assertThat(curve.boards()).isEqualTo(3);
        assertThat(curve.highest()).isEqualTo(420);
        assertThat(curve.lowest()).isEqualTo(-480);
    }

    @Test
    void highestIsAboveAndAllIsInThePicture() {
        assertThat(curve.y(420)).isLessThan(curve.y(-480)).isPositive();
        assertThat(curve.y(-480)).isLessThan(ImpCurve.HEIGHT);
        assertThat(curve.x(3)).isLessThan(ImpCurve.WIDTH);
        assertThat(curve.line().split(" ")).hasSize(4);
    }

    /// The files have the sums of the picture, whatever language it is shown in.
    @Test
    void itsNumbersAndItsPictureCanBeTakenAway() {
        for (var language : Words.LANGUAGES) {
            var words = Words.in(language);
            var taken = curve.numbers(words);

            assertThat(taken.csv().lines().skip(1)).containsExactly("1,420", "2,320", "3,-480");
            assertThat(taken.svg())
                    .contains("<polyline", words.signed(-480))
                    .contains("<title>" + curve.spoken(words));
        }
    }

    @Test
    void nothingPlayedIsAPoint() {
        assertThat(ImpCurve.of(List.of()).line()).isEqualTo("12,12");
    }
}
