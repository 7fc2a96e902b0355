package overtrick.members.passkey;

import java.security.SecureRandom;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.LinkedHashMap;
import java.util.Optional;
import overtrick.house.people.Secrets;

/// What devices have been asked to sign lately. Each is answered once and soon; when there are too
/// many, the oldest is forgotten.
final class Challenges {

    private static final Duration PATIENCE = Duration.ofMinutes(5);
    private static final int MOST = 10_000;
    private static final int BYTES = 32;

    @SuppressWarnings("ArrayRecordComponent") // never compared
    private record Drawn(byte[] challenge, Instant drawn) {}

    private final InstantSource clock;
    private final SecureRandom chance = new SecureRandom();
    private final Secrets secrets = new Secrets();
    private final LinkedHashMap<String, Drawn> open = new LinkedHashMap<>();

    Challenges(InstantSource clock) {
        this.clock = clock;
    }

    /// @param id by which the answer names it
    @SuppressWarnings("ArrayRecordComponent") // never compared
    record Challenge(String id, byte[] bytes) {}

    synchronized Challenge draw() {
        byte[] bytes = new byte[BYTES];
        chance.nextBytes(bytes);
        String id = secrets.token();
        open.put(id, new Drawn(bytes, clock.instant()));
        if (open.size() > MOST) {
            open.pollFirstEntry();
        }
        return new Challenge(id, bytes);
    }

    /// What was asked under this id; it cannot be answered again.
    synchronized Optional<byte[]> take(String id) {
        return Optional.ofNullable(open.remove(id))
                .filter(drawn -> drawn.drawn().plus(PATIENCE).isAfter(clock.instant()))
                .map(Drawn::challenge);
    }
}
