package overtrick.members;

import java.time.Duration;
import java.time.InstantSource;
import java.util.Optional;
import overtrick.cards.Sha256;
import overtrick.house.people.Secrets;
import overtrick.house.table.PersonId;
import overtrick.log.Store;

/// The devices on which members have signed in. Wrong passwords that come from elsewhere are
/// counted apart from theirs: whoever tries somebody's password keeps them out on no device of
/// their own, wherever they take it.
public final class KnownDevices {

    /// Browsers keep a cookie no longer (RFC 6265bis, 5.5).
    private static final Duration KEPT = Duration.ofDays(400);

    private static final String KNOWS =
            "SELECT 1 FROM known_device WHERE hash = ? AND person = ? AND seen > ?";
    private static final String IS_ANY = "SELECT 1 FROM known_device WHERE hash = ? LIMIT 1";
    private static final String REMEMBER =
            "INSERT INTO known_device (hash, person, seen) VALUES (?, ?, ?)"
                    + " ON CONFLICT (hash, person) DO UPDATE SET seen = excluded.seen";

    private final Store store;
    private final InstantSource clock;
    private final Secrets secrets = new Secrets();

    KnownDevices(Store store, InstantSource clock) {
        this.store = store;
        this.clock = clock;
    }

    /// Whether somebody has signed in on the device.
    ///
    /// @param token the secret in its cookie
    public boolean knows(String token, PersonId person) {
        return store.row(KNOWS, _ -> true, Sha256.hex(token), person.value(), oldest()).isPresent();
    }

    /// Somebody has signed in.
    ///
    /// @param token the secret in the cookie of the device; a new one is drawn when it is none of
    ///   ours
    /// @return the secret for its cookie
    public String remember(Optional<String> token, PersonId person) {
        String known =
                token.filter(one -> store.row(IS_ANY, _ -> true, Sha256.hex(one)).isPresent())
                        .orElseGet(secrets::token);
        store.change(REMEMBER, Sha256.hex(known), person.value(), clock.millis());
        return known;
    }

    /// Forgets the devices that have not been used for long.
    public int sweep() {
        return store.change("DELETE FROM known_device WHERE seen <= ?", oldest());
    }

    private long oldest() {
        return clock.instant().minus(KEPT).toEpochMilli();
    }
}
