package overtrick.house.codes;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TypedCodeTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            textBlock =
                    """
                    K7P2M                              | K7P2M
                    k7p2m                              | K7P2M
                    k7 p2m                             | K7P2M
                    ` K7 P2 M `                        | K7P2M
                    K7-P2M                             | K7P2M
                    k-7-p-2-m                          | K7P2M
                    K7–P2M                             | K7P2M
                    k7.p2m                             | K7P2M
                    http://192.168.1.5:8080/tables/K7P2M | K7P2M
                    club.example/tables/k7p2m?x=1      | K7P2M
                    https://club.example/events/AB2CD3/my | AB2CD3
                    four hearts                        | FOURHEARTS
                    """)
    void isReadAsItIsMeant(String typed, String code) {
        assertThat(TypedCode.of(typed)).isEqualTo(code);
    }

    /// Telephones put them in when something is copied.
    @Test
    void blanksThatNobodySeesAreLeftOut() {
        assertThat(TypedCode.of("K7\u00a0P2\u200bM\t")).isEqualTo("K7P2M");
    }
}
