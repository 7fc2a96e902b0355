package overtrick.cards;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.SplittableRandom;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SealedDealTest {

    private static final Deal SUITS =
            Deal.parse("N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432");
    private static final String ZEROS = "0".repeat(64);

    /// The expected digits come from `printf '%s %s' "$deal" "$key" | sha256sum`.
    @Test
    void anybodyCanCheckTheCommitmentWithACommonTool() {
        var sealedDeal = new SealedDeal(SUITS, ZEROS);

        assertThat(sealedDeal.opening()).isEqualTo(SUITS.pbn() + " " + ZEROS);
        assertThat(sealedDeal.commitment())
                .isEqualTo("7056dc8e3a3b80efac2aa86dd289f6ce3b48ae58d13b3d0f4fa496fca5057431");
    }

    @Test
    void theCommitmentIsTheHashOfTheOpening() {
        assertThat(LongStream.range(0, 50).mapToObj(SplittableRandom::new).map(SealedDeal::draw))
                .allSatisfy(
                        deal -> assertThat(deal.commitment()).isEqualTo(sha256(deal.opening())));
    }

    @Test
    void anotherDealHasAnotherCommitment() {
        var other = Deal.parse(SUITS.pbn().replace("N:", "E:"));

        assertThat(new SealedDeal(other, ZEROS).commitment())
                .isNotEqualTo(new SealedDeal(SUITS, ZEROS).commitment());
    }

    @Test
    void anotherKeyHasAnotherCommitment() {
        assertThat(new SealedDeal(SUITS, "0".repeat(63) + "1").commitment())
                .isNotEqualTo(new SealedDeal(SUITS, ZEROS).commitment());
    }

    @Test
    void theSameDealSealedTwiceHasTwoKeys() {
        var chance = new SplittableRandom(1);

        assertThat(SealedDeal.seal(SUITS, chance).key())
                .matches("[0-9a-f]{64}")
                .isNotEqualTo(SealedDeal.seal(SUITS, chance).key());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "00",
                "0000000000000000000000000000000000000000000000000000000000000000A"
            })
    void aKeyIsSixtyFourHexDigits(String key) {
        assertThatThrownBy(() -> new SealedDeal(SUITS, key))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("key is not 64 hex digits: " + key);
    }

    private static String sha256(String text) {
        try {
            var digest = MessageDigest.getInstance("SHA-256");
            return HexFormat.of().formatHex(digest.digest(text.getBytes(StandardCharsets.UTF_8)));
        } catch (NoSuchAlgorithmException impossible) {
            throw new AssertionError(impossible);
        }
    }
}
