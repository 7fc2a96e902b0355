package overtrick.dealing.script;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ShapesTest {

    private static Shapes shapes(String text) {
        return ((Expr.Shape) Script.parse(text).condition()).shapes();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    xxxx                            | 560
                    any 4333                        | 4
                    any 4432 + any 5332             | 24
                    any 4333 + 4xxx - 4333          | 57
                    54xx                            | 5
                    any 54xx - 5xxx - x5xx          | 24
                    any 0xxx - xxxx                 | 0
                    """)
    void inRoundBrackets(String pattern, int size) {
        assertThat(shapes("shape(north, %s)".formatted(pattern)).size()).isEqualTo(size);
    }

    /// What Dellacherie's operators stand for, in the plain way.
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    5(431)                | 5431 + 5413 + 5341 + 5314 + 5143 + 5134
                    (54)xx                | 54xx + 45xx
                    44(xx)                | 44xx
                    4M(3+3+2+)            | 4333 + 4432 + 4423 + 4342 + 4324 + 4243 + 4234 + 3433 + 3424 + 3442 + 2434 + 2443
                    5Mxxx                 | 5xxx + x5xx
                    4m(4xx)               | 4x4x + 4xx4 + x44x + x4x4 + xx44
                    [24-68]s[14]hxx       | 21xx + 24xx + 41xx + 44xx + 51xx + 54xx + 61xx + 64xx + 81xx + 84xx
                    4+s4+h(xx):d>c,h+s==10 | 4621 + 4630 + 5521 + 5530 + 6421 + 6430
                    5x5x + x5x5 - 5x5x    | x5x5
                    any 5431 - 5431       | any 5431 - 5431
                    (55xx):h>s,c>d        | 0535 + 1525 + 2515 + 3505
                    9+xxx:h==4,d==0       | 9400
                    """)
    void inBraces(String wide, String plain) {
        var expected = shapes("shape(north, %s)".formatted(plain));

        assertThat(shapes("shape{north, %s}".formatted(wide)).table()).isEqualTo(expected.table());
    }

    @Test
    void atLeastAndAtMost() {
        var shapes = shapes("shape{east, 5-x4+x}");
        for (int s = 0; s <= 13; s++) {
            for (int h = 0; s + h <= 13; h++) {
                for (int d = 0; s + h + d <= 13; d++) {
                    boolean wanted = s <= 5 && d >= 4;
                    assertThat(shapes.fits(s, h, d)).isEqualTo(wanted);
                }
            }
        }
    }
}
