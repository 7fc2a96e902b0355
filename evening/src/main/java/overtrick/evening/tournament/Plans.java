package overtrick.evening.tournament;

import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.SecureRandom;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.InstantSource;
import java.util.Arrays;
import java.util.Base64;
import java.util.Optional;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
import overtrick.house.codes.TournamentId;
import overtrick.house.json.Json;
import overtrick.log.Store;

/// What is wanted of each tournament, and the keys of its tables: whoever holds one sits there.
record Plans(Store store, InstantSource clock) {

    private static final String ALGORITHM = "HmacSHA256";
    private static final int SECRET_BYTES = 24;

    /// 72 bits: short enough for a small picture, too many to try.
    private static final int KEY_BYTES = 9;

    private static final String KEEP =
            "INSERT INTO tournament_plan (code, secret, plan, created) VALUES (?, ?, ?, ?)"
                    + " ON CONFLICT (code) DO UPDATE SET plan = excluded.plan";
    private static final String ONE = "SELECT secret, plan FROM tournament_plan WHERE code = ?";

    /// Draws secrets.
    private static final SecureRandom CHANCE = new SecureRandom();

    private record Kept(String secret, TournamentPlan plan) {}

    void keep(TournamentId id, TournamentPlan plan) {
        byte[] secret = new byte[SECRET_BYTES];
        CHANCE.nextBytes(secret);
        store.change(
                KEEP,
                id.code(),
                Base64.getEncoder().encodeToString(secret),
                Json.MAPPER.writeValueAsString(plan),
                clock.millis());
    }

    Optional<TournamentPlan> plan(TournamentId id) {
        return kept(id).map(Kept::plan);
    }

    private Optional<Kept> kept(TournamentId id) {
        return store.row(ONE, Plans::kept, id.code());
    }

    private static Kept kept(ResultSet row) throws SQLException {
        return new Kept(
                row.getString(1), Json.MAPPER.readValue(row.getString(2), TournamentPlan.class));
    }

    /// @param purpose such as a table
    Optional<String> key(TournamentId id, String purpose) {
        return kept(id).map(kept -> key(kept.secret(), id.code() + "/" + purpose));
    }

    private static String key(String secret, String text) {
        try {
            var mac = Mac.getInstance(ALGORITHM);
            mac.init(new SecretKeySpec(Base64.getDecoder().decode(secret), ALGORITHM));
            byte[] whole = mac.doFinal(text.getBytes(StandardCharsets.UTF_8));
            return Base64.getUrlEncoder()
                    .withoutPadding()
                    .encodeToString(Arrays.copyOf(whole, KEY_BYTES));
        } catch (GeneralSecurityException impossible) {
            throw new IllegalStateException("every Java platform has " + ALGORITHM, impossible);
        }
    }
}
