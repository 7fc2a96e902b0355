package overtrick.standing.fair;

import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.SecureRandom;
import java.time.InstantSource;
import java.util.Arrays;
import java.util.Base64;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
import overtrick.house.record.Records;
import overtrick.house.table.PersonId;
import overtrick.log.Sql;
import overtrick.log.Store;

/// From where people have played at tables: a keyed hash of the address and of the browser’s kind.
/// The key is another one each day and is thrown away with the hashes after a few days; then nobody
/// can find out any more which address it was.
public final class Traces {

    /// Days for which they are kept.
    public static final int DAYS = Records.TRACE_DAYS;

    private static final long DAY = 86_400_000;
    private static final String ALGORITHM = "HmacSHA256";
    private static final int SECRET_BYTES = 32;

    /// 64 bits: enough to tell the addresses of an evening apart.
    private static final int KEPT_BYTES = 8;

    /// Traces of the day that are remembered, so that not each card is a write.
    private static final int REMEMBERED = 20_000;

    private static final String NOTE =
            "INSERT INTO seat_trace (day, code, person, address, device) VALUES (?, ?, ?, ?, ?)"
                    + " ON CONFLICT DO NOTHING";
    private static final String SAME =
            """
            SELECT DISTINCT one.person, other.person, one.device = other.device
            FROM seat_trace one JOIN seat_trace other ON other.code = one.code
                AND other.day = one.day AND other.address = one.address
                AND other.person > one.person
            WHERE one.code = ? ORDER BY 1, 2, 3 DESC
            """;

    /// Two people who came from one address.
    ///
    /// @param device whether their browsers were of the same kind, too
    public record Same(PersonId one, PersonId other, boolean device) {}

    private final Store store;
    private final InstantSource clock;
    private final SecureRandom chance = new SecureRandom();
    private final Set<String> noted = ConcurrentHashMap.newKeySet();

    public Traces(Store store, InstantSource clock) {
        this.store = store;
        this.clock = clock;
    }

    private long today() {
        return Math.floorDiv(clock.millis(), DAY);
    }

    /// Somebody has done something at a table.
    public void note(String code, PersonId person, String address, String device) {
        long day = today();
        String secret = secret(day);
        String from = hash(secret, "address " + address);
        String with = hash(secret, "device " + device);
        if (noted.size() > REMEMBERED) {
            noted.clear();
        }
        if (noted.add(String.join("/", secret, code, person.value(), from, with))) {
            store.change(NOTE, day, code, person.value(), from, with);
        }
    }

    private volatile Optional<DayKey> key = Optional.empty();

    private record DayKey(long day, String secret) {}

    private String secret(long day) {
        var known = key.filter(one -> one.day() == day);
        if (known.isEmpty()) {
            byte[] bytes = new byte[SECRET_BYTES];
            chance.nextBytes(bytes);
            store.change(
                    "INSERT INTO trace_key (day, secret) VALUES (?, ?) ON CONFLICT DO NOTHING",
                    day,
                    Base64.getEncoder().encodeToString(bytes));
            known =
                    store.row(
                            "SELECT secret FROM trace_key WHERE day = ?",
                            row -> new DayKey(day, row.getString(1)),
                            day);
            key = known;
        }
        return known.orElseThrow().secret();
    }

    private static String hash(String secret, String text) {
        try {
            var mac = Mac.getInstance(ALGORITHM);
            mac.init(new SecretKeySpec(Base64.getDecoder().decode(secret), ALGORITHM));
            byte[] whole = mac.doFinal(text.getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(Arrays.copyOf(whole, KEPT_BYTES));
        } catch (GeneralSecurityException impossible) {
            throw new IllegalStateException("every Java platform has " + ALGORITHM, impossible);
        }
    }

    /// Who came to a table from one address.
    public List<Same> at(String code) {
        return store.rows(
                SAME,
                row ->
                        new Same(
                                new PersonId(row.getString(1)),
                                new PersonId(row.getString(2)),
                                row.getBoolean(3)),
                code);
    }

    /// How many are kept of somebody.
    public int count(PersonId person) {
        return store.row(
                        "SELECT COUNT(*) FROM seat_trace WHERE person = ?",
                        row -> row.getInt(1),
                        person.value())
                .orElse(0);
    }

    /// Throws away what is too old, and its keys.
    public void sweep() {
        long least = today() - DAYS;
        store.write(connection ->
                Sql.of("DELETE FROM seat_trace WHERE day < ?", least).change(connection)
                        + Sql.of("DELETE FROM trace_key WHERE day < ?", least).change(connection));
    }
}
