package overtrick.app;

import static org.assertj.core.api.Assertions.assertThat;
import static overtrick.app.Ran.overtrick;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class BiddingCommandsTest {

    private static final String SYSTEM = "standard-american";

    @Test
    void theSystemsAreListed() {
        var ran = overtrick("systems");

        assertThat(ran.status()).isZero();
        assertThat(ran.lines()).contains("standard-american   Standard American");
    }

    @Test
    void everyCallIsExplained() {
        var ran = overtrick("explain", "--system", SYSTEM, "--auction", "1N P 2D");

        assertThat(ran.status()).isZero();
        assertThat(ran.lines()).hasSize(3);
        assertThat(ran.lines().getFirst())
                .isEqualTo("N  1N   Notrump opening: 15–17 HCP, balanced");
        assertThat(ran.lines().getLast()).startsWith("S  2D * Transfer to the next suit: 5+ ♥");
    }

    @Test
    void explanationsAreInVietnameseAndInJsonToo() {
        var ran =
                overtrick(
                        "explain", "--system", SYSTEM, "--auction", "1N", "--lang", "vi", "--json");

        assertThat(ran.lines())
                .containsExactly(
                        "{\"seat\":\"N\",\"call\":\"1N\",\"key\":\"one-notrump\",\"meaning\":"
                                + "\"Mở bài không chất chủ: 15–17 PC, đều\",\"alert\":false}");
    }

    @Test
    void aHandIsBid() {
        var ran =
                overtrick(
                        "bid",
                        "--system",
                        SYSTEM,
                        "--auction",
                        "1N P",
                        "--hand",
                        "KQ32.A432.432.32",
                        "--explain");

        assertThat(ran.status()).isZero();
        assertThat(ran.lines().getFirst()).isEqualTo("2C");
        assertThat(ran.lines().getLast()).startsWith("Stayman").contains("(stayman.bid:");
    }

    @ParameterizedTest(name = "{0} {1} {2}: {3}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                      nonsense          | 1N   | KQ32.A432.432.32 | system is not one of standard-american
                      standard-american | 1N   | KQ32.A432.432.3  | hand has 12 cards, not 13: KQ32.A432.432.3
                      standard-american | 1N 1H | KQ32.A432.432.32 | call 2 of the auction is illegal
                      standard-american | 1Z   | KQ32.A432.432.32 | strain is not C, D, H, S or N: 1Z
                      standard-american | P P P P | KQ32.A432.432.32 | auction is over: P P P P
                    """)
    void wrongInputIsOneLine(String system, String auction, String hand, String message) {
        var ran = overtrick("bid", "--system", system, "--auction", auction, "--hand", hand);

        assertThat(ran.status()).isEqualTo(2);
        assertThat(ran.err().lines()).hasSize(1);
        assertThat(ran.err()).contains(message.replace(": 1Z", ""));
        assertThat(ran.out()).isEmpty();
    }
}
