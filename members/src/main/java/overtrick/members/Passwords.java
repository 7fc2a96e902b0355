package overtrick.members;

import com.password4j.Argon2Function;
import com.password4j.types.Argon2;
import java.nio.charset.StandardCharsets;
import java.security.SecureRandom;
import java.text.Normalizer;
import java.time.Duration;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;

/// Passwords, of which only what Argon2id makes of them is kept (19 MiB, two passes: OWASP Password
/// Storage, 2025). Each check costs a processor some 50 ms on purpose, so few are made at once.
final class Passwords {

    /// Signs of a password: long enough without a rule of what must be in it (NIST SP 800-63B).
    static final int FEWEST_SIGNS = 8;

    static final int MOST_SIGNS = 200;

    private static final int KIBIBYTES = 19_456;
    private static final int PASSES = 2;
    private static final int BYTES = 32;
    private static final int SALT_BYTES = 16;

    private static final SecureRandom CHANCE = new SecureRandom();

    private static final Argon2Function ARGON =
            Argon2Function.getInstance(KIBIBYTES, PASSES, 1, BYTES, Argon2.ID);

    /// Checked for names that nobody has, so that the time tells nothing.
    private static final String OF_NOBODY = salted("nobody has this");

    private static final int AT_ONCE = 2;
    private static final Duration PATIENCE = Duration.ofSeconds(4);

    private static final int FEWEST_DIFFERENT = 4;

    /// What stands on top of every list of passwords that were found out.
    private static final Set<String> COMMON =
            Set.of(
                    "password",
                    "passw0rd",
                    "password1",
                    "password123",
                    "qwertyui",
                    "qwerty123",
                    "qwertyuiop",
                    "1q2w3e4r",
                    "1qaz2wsx",
                    "12345678",
                    "123456789",
                    "1234567890",
                    "87654321",
                    "11223344",
                    "iloveyou",
                    "sunshine",
                    "princess",
                    "football",
                    "baseball",
                    "superman",
                    "trustno1",
                    "welcome1",
                    "letmein1",
                    "abcd1234",
                    "asdfghjk",
                    "asdfghjkl",
                    "zxcvbnm1",
                    "overtrick",
                    "overtrick1",
                    "bridge123",
                    "baican123",
                    "matkhau1",
                    "matkhau123",
                    "anhyeuem",
                    "vietnam1",
                    "vietnam123",
                    "khongbiet",
                    "computer",
                    "internet",
                    "whatever",
                    "starwars",
                    "michelle",
                    "jennifer",
                    "dragon123",
                    "monkey123",
                    "grandslam",
                    "notrump1",
                    "spades123");

    private final Semaphore places = new Semaphore(AT_ONCE, true);

    /// Why a password does not do; empty when it does.
    ///
    /// @param name of whoever it is to be for
    static Optional<MemberRefusal> weakness(String password, String name) {
        int signs = password.codePointCount(0, password.length());
        if (signs < FEWEST_SIGNS) {
            return Optional.of(MemberRefusal.PASSWORD_SHORT);
        }
        if (signs > MOST_SIGNS) {
            return Optional.of(MemberRefusal.PASSWORD_LONG);
        }
        String plain = password.toLowerCase(Locale.ROOT);
        boolean easy =
                COMMON.contains(plain)
                        || plain.codePoints().distinct().count() < FEWEST_DIFFERENT
                        || isMostly(plain, name.toLowerCase(Locale.ROOT));
        return easy ? Optional.of(MemberRefusal.PASSWORD_COMMON) : Optional.empty();
    }

    /// Whether little is left of it without the name.
    private static boolean isMostly(String password, String name) {
        return !name.isEmpty() && password.replace(name, "").length() < FEWEST_SIGNS / 2;
    }

    /// What is kept of a password; empty when too many are being worked on.
    Optional<String> hash(String password) {
        return worked(() -> salted(plain(password)));
    }

    private static String salted(String password) {
        byte[] salt = new byte[SALT_BYTES];
        CHANCE.nextBytes(salt);
        return ARGON.hash(password.getBytes(StandardCharsets.UTF_8), salt).getResult();
    }

    /// Whether it is the password; empty when too many are being worked on.
    ///
    /// @param hash what was kept of it; empty when nothing was, which takes as long
    Optional<Boolean> matches(String password, String hash) {
        boolean none = hash.isEmpty();
        return worked(() -> ARGON.check(plain(password), none ? OF_NOBODY : hash) && !none);
    }

    /// The same signs typed on another keyboard are the same password.
    private static String plain(String password) {
        String cut = password.length() > MOST_SIGNS * 2 ? "" : password;
        return Normalizer.normalize(cut, Normalizer.Form.NFC);
    }

    private <T> Optional<T> worked(Supplier<T> work) {
        try {
            if (!places.tryAcquire(PATIENCE.toMillis(), TimeUnit.MILLISECONDS)) {
                return Optional.empty();
            }
        } catch (InterruptedException asked) {
            Thread.currentThread().interrupt();
            return Optional.empty();
        }
        try {
            return Optional.of(work.get());
        } finally {
            places.release();
        }
    }
}
