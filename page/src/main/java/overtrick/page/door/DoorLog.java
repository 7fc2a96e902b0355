package overtrick.page.door;

import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.SecureRandom;
import java.time.InstantSource;
import java.util.HexFormat;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Notes in the log what was refused: what somebody may not do, or does too often, and every wrong
/// secret. Who it was is not said; the same person and the same address have the same sign until
/// the program is started again, for the key of the signs is kept nowhere. The log does not grow
/// without end: what is not written is counted.
public final class DoorLog {

    private static final Logger LOG = LoggerFactory.getLogger(DoorLog.class);

    private static final String ALGORITHM = "HmacSHA256";
    private static final int KEY_BYTES = 32;
    private static final int SIGN_BYTES = 6;

    private static final int REMEMBERED = 20_000;

    /// Lines of one address, so that it does not keep others from being written.
    private static final Rate OF_ONE = Rate.of(20, 10);

    private static final Rate OF_ALL = Rate.of(300, 100);

    private static final String ALL = "";

    private final SecretKeySpec key;
    private final Buckets ofOne;
    private final Buckets ofAll;
    private long unwritten;

    public DoorLog(InstantSource clock) {
        byte[] secret = new byte[KEY_BYTES];
        new SecureRandom().nextBytes(secret);
        this.key = new SecretKeySpec(secret, ALGORITHM);
        this.ofOne = new Buckets(OF_ONE, REMEMBERED, clock);
        this.ofAll = new Buckets(OF_ALL, 1, clock);
    }

    /// What is noted.
    public enum Outcome {
        /// A right password, passkey or code on paper.
        ADMITTED("admitted"),
        WRONG_SECRET("refused secret"),
        FORBIDDEN("refused act");

        private final String words;

        Outcome(String words) {
            this.words = words;
        }
    }

    /// @param route with its places in braces: what stands in them may open something
    public synchronized void note(
            Outcome outcome, String method, String route, int status, Caller caller) {
        if (ofOne.patience(caller.address()).isPositive() || ofAll.patience(ALL).isPositive()) {
            unwritten++;
            return;
        }
        ofOne.take(caller.address());
        ofAll.take(ALL);
        String by = caller.visitor().map(this::sign).orElse("-");
        LOG.info(
                "{}: method={} route={} status={} by={} from={} unwritten={}",
                outcome.words,
                method,
                route,
                status,
                by,
                sign(caller.address()),
                unwritten);
        unwritten = 0;
    }

    private String sign(String who) {
        try {
            var mac = Mac.getInstance(ALGORITHM);
            mac.init(key);
            byte[] whole = mac.doFinal(who.getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(whole, 0, SIGN_BYTES);
        } catch (GeneralSecurityException impossible) {
            throw new IllegalStateException("every Java platform has " + ALGORITHM, impossible);
        }
    }
}
