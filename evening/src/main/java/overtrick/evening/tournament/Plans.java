package overtrick.evening.tournament;

import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
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

    private static final String TURN = "SELECT turn FROM link_turn WHERE code = ? AND purpose = ?";
    private static final String TURN_ON =
            "INSERT INTO link_turn (code, purpose, turn) VALUES (?, ?, 1)"
                    + " ON CONFLICT (code, purpose) DO UPDATE SET turn = turn + 1"
                    + " WHERE turn < ?";

    private static final int MOST_TURNS = 200;

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

    /// The key of a link as it stands now.
    Optional<String> key(TournamentId id, EventLink link) {
        return kept(id).map(kept -> key(kept.secret(), id, link, turn(id, link)));
    }

    /// Whether a key opens the link; in a time that says nothing of where they differ.
    Verdict judge(TournamentId id, EventLink link, String said) {
        var kept = kept(id);
        if (kept.isEmpty()) {
            return Verdict.UNKNOWN;
        }
        int now = turn(id, link);
        for (int turn = now; turn >= 0; turn--) {
            String right = key(kept.get().secret(), id, link, turn);
            if (MessageDigest.isEqual(bytes(right), bytes(said))) {
                return turn == now ? Verdict.STANDS : Verdict.ENDED;
            }
        }
        return Verdict.UNKNOWN;
    }

    /// From now on another key opens the link, and those of before open nothing.
    ///
    /// @return whether it has not been renewed too often
    boolean renew(TournamentId id, EventLink link) {
        return store.change(TURN_ON, id.code(), link.purpose(), MOST_TURNS) > 0;
    }

    private int turn(TournamentId id, EventLink link) {
        return store.row(TURN, row -> row.getInt(1), id.code(), link.purpose()).orElse(0);
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    private static String key(String secret, TournamentId id, EventLink link, int turn) {
        String text = id.code() + "/" + link.purpose();
        return key(secret, turn == 0 ? text : text + " #" + turn);
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
