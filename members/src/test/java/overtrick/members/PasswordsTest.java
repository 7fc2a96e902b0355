package overtrick.members;

import static org.assertj.core.api.Assertions.assertThat;

import com.nulabinc.zxcvbn.Zxcvbn;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import org.awaitility.Awaitility;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import overtrick.members.Passwords.Lane;

/// Which passwords do: long ones, and none that is found within a million tries.
class PasswordsTest {

    /// As many of the commonest as ASVS 6.2.4 asks for, of those that are long enough.
    private static final int COMMONEST = 3_000;

    private static final String LIST = "/com/nulabinc/zxcvbn/matchers/dictionaries/passwords.txt";

    private static final List<String> NEAR = List.of("LanAnh", "bridge.example.org");

    /// Else the time of the answer would tell which names there are.
    @Test
    void whatIsCheckedForNobodyCostsAsMuchAsAnyOther() {
        String kept = new Passwords().hash("a password of somebody").orElseThrow();

        assertThat(Passwords.OF_NOBODY.split("\\$", -1))
                .startsWith(Arrays.copyOf(kept.split("\\$", -1), 4));
        assertThat(Passwords.OF_NOBODY).hasSameSizeAs(kept);
        assertThat(new Passwords().matches("nobody has this", Passwords.OF_NOBODY, Lane.ANYBODY))
                .hasValue(true);
    }

    @ParameterizedTest
    @CsvSource({
        "seven77, PASSWORD_SHORT",
        "12345678, PASSWORD_COMMON",
        "PassWord1, PASSWORD_COMMON",
        "p4ssw0rd!, PASSWORD_COMMON",
        "drowssap1, PASSWORD_COMMON",
        "matkhau123, PASSWORD_COMMON",
        "Overtrick1!, PASSWORD_COMMON",
        "abababababab, PASSWORD_ROW",
        "aaaaaaaaaaaa, PASSWORD_ROW",
        "qwertasdfg, PASSWORD_COMMON",
        "lananh12, PASSWORD_NAME",
        "xlananhy1, PASSWORD_NAME",
        "bridge.example.org, PASSWORD_NAME",
        "31.12.1987, PASSWORD_DATE",
        "19871231, PASSWORD_DATE",
        "elizabeth7, PASSWORD_WORD",
        "lananh-and-more, ",
        "ổn định lắm rồi, ",
        "♠♥♦♣♠♥♦♣♠♥, ",
        "seven of diamonds, ",
        "k7!Qz2#m, ",
    })
    void weighsAPassword(String password, @Nullable MemberRefusal reason) {
        assertThat(Passwords.weakness(password, NEAR)).isEqualTo(Optional.ofNullable(reason));
    }

    @Test
    void refusesTheCommonestOnesHoweverTheirLettersAreWritten() throws IOException {
        var common = commonest();
        assertThat(common).hasSize(COMMONEST);
        for (var password : common) {
            assertThat(Passwords.weakness(password, List.of())).as(password).isPresent();
            String loud = password.substring(0, 1).toUpperCase(Locale.ROOT) + password.substring(1);
            assertThat(Passwords.weakness(loud, List.of())).as(loud).isPresent();
        }
    }

    private static List<String> commonest() throws IOException {
        try (var list = Zxcvbn.class.getResourceAsStream(LIST)) {
            return new String(Objects.requireNonNull(list).readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(password -> password.length() >= Passwords.FEWEST_SIGNS)
                    .limit(COMMONEST)
                    .toList();
        }
    }

    /// However many come at once: half of the processors, two at most, one more for those who come
    /// from where they came before, and only so many wait.
    @Test
    void fewAreWorkedOnAtOnceAndMembersWaitBehindNoStranger() {
        assertThat(Lane.ANYBODY.atOnce())
                .isBetween(1, Math.clamp(Runtime.getRuntime().availableProcessors() / 2, 1, 2));
        var atWork = new AtomicInteger();
        var most = new AtomicInteger();
        var go = new CountDownLatch(1);
        try (var strangers = Executors.newVirtualThreadPerTaskExecutor()) {
            for (int come = 0; come < Lane.ANYBODY.atOnce() + Passwords.MOST_WAITING; come++) {
                strangers.execute(() -> {
                    var _ =
                            Passwords.worked(
                                    Lane.ANYBODY,
                                    () -> {
                                        most.accumulateAndGet(atWork.incrementAndGet(), Math::max);
                                        await(go);
                                        return atWork.decrementAndGet();
                                    });
                });
            }
            Awaitility.await().until(() -> Lane.ANYBODY.waiting() == Passwords.MOST_WAITING);

            assertThat(Passwords.worked(Lane.ANYBODY, () -> "one more")).isEmpty();
            assertThat(Passwords.worked(Lane.KNOWN, () -> "a member")).contains("a member");
            go.countDown();
        }
        assertThat(most.get()).isEqualTo(Lane.ANYBODY.atOnce());
        assertThat(Passwords.worked(Lane.ANYBODY, () -> "later")).contains("later");
    }

    private static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException stopped) {
            throw new IllegalStateException(stopped);
        }
    }

    @Test
    void aLongOneIsWeighedSoon() {
        var begun = System.nanoTime();
        for (var sign : List.of("a", "ab1", "1qaz", "♠", "p4ss")) {
            String longest = sign.repeat(Passwords.MOST_SIGNS / sign.length());
            Passwords.weakness(longest, NEAR);
        }
        assertThat(Duration.ofNanos(System.nanoTime() - begun)).isLessThan(Duration.ofSeconds(10));
    }
}
