package overtrick.cards;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The examples of FIPS 180, and one beyond ASCII.
class Sha256Test {

    @ParameterizedTest
    @CsvSource({
        "'', e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
        "abc, ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad",
        "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq, 248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1",
    })
    void knowsTheExamplesOfTheStandard(String text, String hash) {
        assertThat(Sha256.hex(text)).isEqualTo(hash);
    }

    @ParameterizedTest
    @CsvSource({"ván bài", "♠"})
    void aTextIsHashedInUtf8AndPieceByPieceTheSame(String text) {
        var digest = Sha256.digest();
        for (byte one : text.getBytes(StandardCharsets.UTF_8)) {
            digest.update(one);
        }

        assertThat(Sha256.of(text)).isEqualTo(digest.digest()).hasSize(32);
    }
}
