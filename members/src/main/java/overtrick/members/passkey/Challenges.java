package overtrick.members.passkey;

import java.security.SecureRandom;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.Optional;
import overtrick.house.people.Secrets;
import overtrick.log.Neighbours;

/// What devices have been asked to sign lately. Each is answered once and soon; when there are too
/// many, the oldest is forgotten.
final class Challenges {

    private static final Duration PATIENCE = Duration.ofMinutes(5);
    private static final int MOST = 10_000;
    private static final int BYTES = 32;

    @SuppressWarnings("ArrayRecordComponent") // never compared
    private record Drawn(byte[] challenge, Instant drawn) {}

    private static final String DRAWN = "challenge drawn";
    private static final String TAKEN = "challenge taken";

    private final InstantSource clock;
    private final Neighbours near;
    private final SecureRandom chance = new SecureRandom();
    private final Secrets secrets = new Secrets();
    private final LinkedHashMap<String, Drawn> open = new LinkedHashMap<>();

    /// @param near other programs, to which the answer may come
    Challenges(InstantSource clock, Neighbours near) {
        this.clock = clock;
        this.near = near;
        near.hear(DRAWN, (_, told) -> hear(told.split(" ", 2)));
        near.hear(TAKEN, (_, id) -> forget(id));
    }

    private synchronized void hear(String[] told) {
        keep(told[0], HexFormat.of().parseHex(told[1]));
    }

    private synchronized void forget(String id) {
        open.remove(id);
    }

    private void keep(String id, byte[] bytes) {
        open.put(id, new Drawn(bytes, clock.instant()));
        if (open.size() > MOST) {
            open.pollFirstEntry();
        }
    }

    /// @param id by which the answer names it
    @SuppressWarnings("ArrayRecordComponent") // never compared
    record Challenge(String id, byte[] bytes) {}

    synchronized Challenge draw() {
        byte[] bytes = new byte[BYTES];
        chance.nextBytes(bytes);
        String id = secrets.token();
        keep(id, bytes);
        near.tell(DRAWN, id + " " + HexFormat.of().formatHex(bytes));
        return new Challenge(id, bytes);
    }

    /// What was asked under this id; it cannot be answered again.
    synchronized Optional<byte[]> take(String id) {
        var drawn = open.remove(id);
        if (drawn == null) {
            return Optional.empty();
        }
        near.tell(TAKEN, id);
        return Optional.of(drawn)
                .filter(one -> one.drawn().plus(PATIENCE).isAfter(clock.instant()))
                .map(Drawn::challenge);
    }
}
