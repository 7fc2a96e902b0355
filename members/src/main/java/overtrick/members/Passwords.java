package overtrick.members;

import com.password4j.Argon2Function;
import com.password4j.types.Argon2;
import java.nio.charset.StandardCharsets;
import java.security.SecureRandom;
import java.text.Normalizer;
import java.time.Duration;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import java.util.regex.Pattern;

/// Passwords, of which only what Argon2id makes of them is kept (19 MiB, two passes: OWASP Password
/// Storage, 2025). Each check costs a processor some 50 ms on purpose, so few are made at once.
final class Passwords {

    /// Signs of a password: long enough without a rule of what must be in it (NIST SP 800-63B).
    static final int FEWEST_SIGNS = 8;

    static final int MOST_SIGNS = 200;

    private static final Pattern SIGNS_BETWEEN = Pattern.compile("[\\s\\p{P}]+");

    private static final int KIBIBYTES = 19_456;
    private static final int PASSES = 2;
    private static final int BYTES = 32;
    private static final int SALT_BYTES = 16;

    private static final SecureRandom CHANCE = new SecureRandom();

    private static final Argon2Function ARGON =
            Argon2Function.getInstance(KIBIBYTES, PASSES, 1, BYTES, Argon2.ID);

    /// Checked for names that nobody has, so that the time tells nothing. It is written here, for
    /// making one takes a start 20 MiB and a tenth of a second.
    static final String OF_NOBODY =
            "$argon2id$v=19$m=19456,t=2,p=1$G8Z3SL2W0nYvZdEkU8tlpA"
                    + "$0Jom1Rf3mejHKC/YBEQn4vzZFYccRNlnuUSe0Tvwods";

    /// Half of the processors are for all others.
    private static final int AT_ONCE =
            Math.clamp(Runtime.getRuntime().availableProcessors() / 2, 1, 2);

    private static final Duration PATIENCE = Duration.ofSeconds(4);

    /// More do not wait: they are told to come again.
    static final int MOST_WAITING = 24;

    /// Who has a password checked.
    enum Lane {
        /// Whoever comes from anywhere.
        ANYBODY(AT_ONCE),
        /// From a device or an address from which the account was opened before: one place is kept
        /// for them, so that guessers do not keep members waiting.
        KNOWN(1);

        private final Semaphore places;

        private final int atOnce;

        Lane(int atOnce) {
            this.atOnce = atOnce;
            this.places = new Semaphore(atOnce, true);
        }

        /// How many are worked on at once.
        int atOnce() {
            return atOnce;
        }

        /// How many wait for their turn.
        int waiting() {
            return places.getQueueLength();
        }
    }

    /// Why a password does not do; empty when it does.
    ///
    /// @param near what a guesser knows: the name of whoever it is to be for, that of the club
    static Optional<MemberRefusal> weakness(String password, List<String> near) {
        int signs = password.codePointCount(0, password.length());
        if (signs < FEWEST_SIGNS) {
            return Optional.of(MemberRefusal.PASSWORD_SHORT);
        }
        if (signs > MOST_SIGNS) {
            return Optional.of(MemberRefusal.PASSWORD_LONG);
        }
        String plain = password.toLowerCase(Locale.ROOT);
        return isMostly(plain, near)
                ? Optional.of(MemberRefusal.PASSWORD_NAME)
                : Guessing.byLists().weakness(password, near);
    }

    /// Whether little is left of it without the names in it, the longest of them first.
    private static boolean isMostly(String password, List<String> names) {
        var longestFirst =
                names.stream()
                        .filter(name -> !name.isBlank())
                        .map(name -> name.toLowerCase(Locale.ROOT))
                        .sorted(Comparator.comparingInt(String::length).reversed())
                        .toList();
        String rest = password;
        for (var name : longestFirst) {
            rest = rest.replace(name, "");
        }
        boolean holdsOne = !rest.equals(password);
        return holdsOne && SIGNS_BETWEEN.matcher(rest).replaceAll("").length() < FEWEST_SIGNS / 2;
    }

    /// What is kept of a password; empty when too many are being worked on.
    Optional<String> hash(String password) {
        return worked(Lane.ANYBODY, () -> salted(plain(password)));
    }

    private static String salted(String password) {
        byte[] salt = new byte[SALT_BYTES];
        CHANCE.nextBytes(salt);
        return ARGON.hash(password.getBytes(StandardCharsets.UTF_8), salt).getResult();
    }

    /// Whether it is the password; empty when too many are being worked on.
    ///
    /// @param hash what was kept of it; empty when nothing was, which takes as long
    Optional<Boolean> matches(String password, String hash, Lane lane) {
        boolean none = hash.isEmpty();
        return worked(lane, () -> ARGON.check(plain(password), none ? OF_NOBODY : hash) && !none);
    }

    /// The same signs typed on another keyboard are the same password.
    private static String plain(String password) {
        String cut = password.length() > MOST_SIGNS * 2 ? "" : password;
        return Normalizer.normalize(cut, Normalizer.Form.NFC);
    }

    /// Works on one in its turn; empty when that would take too long.
    static <T> Optional<T> worked(Lane lane, Supplier<T> work) {
        if (lane.waiting() >= MOST_WAITING) {
            return Optional.empty();
        }
        try {
            if (!lane.places.tryAcquire(PATIENCE.toMillis(), TimeUnit.MILLISECONDS)) {
                return Optional.empty();
            }
        } catch (InterruptedException asked) {
            Thread.currentThread().interrupt();
            return Optional.empty();
        }
        try {
            return Optional.of(work.get());
        } finally {
            lane.places.release();
        }
    }
}
