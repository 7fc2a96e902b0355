package overtrick.members.passkey;

import java.nio.charset.StandardCharsets;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import overtrick.house.json.Json;
import overtrick.house.table.PersonId;
import overtrick.log.Sql;
import overtrick.log.Store;

/// The passkeys of members. They are found on the device itself, so nobody has to say their name
/// first.
public final class Passkeys {

    /// Passkeys that somebody has at most.
    public static final int MOST = 20;

    private static final int MOST_SIGNS_OF_ANSWER = 20_000;

    private static final long PATIENCE_MILLIS = 120_000;

    private static final String ADD =
            "INSERT INTO passkey (id, person, secret, signs, label, added, used)"
                    + " VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING";
    private static final String OF =
            "SELECT id, label, added, used FROM passkey WHERE person = ? ORDER BY added, id";
    private static final String FIND = "SELECT person, secret, signs FROM passkey WHERE id = ?";
    private static final String USED = "UPDATE passkey SET signs = ?, used = ? WHERE id = ?";

    /// What a browser is asked.
    ///
    /// @param id by which its answer is known
    /// @param options for `navigator.credentials`, as JSON
    public record Asked(String id, String options) {}

    private record Kept(PersonId person, NewPasskey passkey) {}

    private final Store store;
    private final InstantSource clock;
    private final Challenges challenges;
    private final Ceremony ceremony = new Ceremony();

    public Passkeys(Store store, InstantSource clock) {
        this.store = store;
        this.clock = clock;
        this.challenges = new Challenges(clock, store.log().neighbours());
    }

    /// Asks a device for a new passkey.
    public Asked askForNew(Site site, PersonId person, String name) {
        var challenge = challenges.draw();
        var user =
                Map.of(
                        "id", text(person.value().getBytes(StandardCharsets.UTF_8)),
                        "name", name,
                        "displayName", name);
        var options =
                Map.of(
                        "rp", Map.of("id", site.name(), "name", "Overtrick"),
                        "user", user,
                        "challenge", text(challenge.bytes()),
                        "pubKeyCredParams", taken(),
                        "timeout", PATIENCE_MILLIS,
                        "attestation", "none",
                        "authenticatorSelection",
                                Map.of("residentKey", "required", "userVerification", "preferred"),
                        "excludeCredentials", of(person).stream().map(Passkeys::named).toList());
        return new Asked(challenge.id(), Json.MAPPER.writeValueAsString(options));
    }

    private static List<Map<String, Object>> taken() {
        return Ceremony.ALGORITHMS.stream()
                .map(one -> Map.<String, Object>of("type", "public-key", "alg", one.getValue()))
                .toList();
    }

    private static Map<String, String> named(Passkey passkey) {
        return Map.of("type", "public-key", "id", passkey.id());
    }

    /// The passkey that a device has made when it was asked; empty when the answer does not fit.
    public Optional<NewPasskey> made(Site site, String asked, String answer) {
        return challenges
                .take(asked)
                .filter(_ -> answer.length() <= MOST_SIGNS_OF_ANSWER)
                .flatMap(challenge -> ceremony.registered(site, challenge, answer));
    }

    /// Keeps a passkey.
    ///
    /// @param label the device on which it was made
    public Sql adding(PersonId person, NewPasskey made, String label) {
        long now = clock.millis();
        return Sql.of(
                ADD, made.id(), person.value(), made.credential(), made.signs(), label, now, now);
    }

    /// Asks a device who it belongs to.
    public Asked ask(Site site) {
        var challenge = challenges.draw();
        var options =
                Map.of(
                        "rpId",
                        site.name(),
                        "challenge",
                        text(challenge.bytes()),
                        "timeout",
                        PATIENCE_MILLIS,
                        "userVerification",
                        "preferred");
        return new Asked(challenge.id(), Json.MAPPER.writeValueAsString(options));
    }

    /// Whose device has answered; empty when the answer does not fit what was asked.
    public Optional<PersonId> answered(Site site, String asked, String answer) {
        if (answer.length() > MOST_SIGNS_OF_ANSWER) {
            return Optional.empty();
        }
        var challenge = challenges.take(asked);
        var kept = ceremony.credential(answer).flatMap(this::find);
        if (challenge.isEmpty() || kept.isEmpty()) {
            return Optional.empty();
        }
        var passkey = kept.get().passkey();
        var signs = ceremony.signed(site, challenge.get(), passkey, answer);
        signs.ifPresent(now -> store.change(USED, now, clock.millis(), passkey.id()));
        return signs.map(_ -> kept.get().person());
    }

    private Optional<Kept> find(String id) {
        return store.row(
                FIND,
                row ->
                        new Kept(
                                new PersonId(row.getString(1)),
                                new NewPasskey(id, row.getString(2), row.getLong(3))),
                id);
    }

    /// The passkeys of a member, the oldest first.
    public List<Passkey> of(PersonId person) {
        return store.rows(OF, Passkeys::passkey, person.value());
    }

    private static Passkey passkey(ResultSet row) throws SQLException {
        return new Passkey(
                row.getString(1),
                row.getString(2),
                Instant.ofEpochMilli(row.getLong(3)),
                Instant.ofEpochMilli(row.getLong(4)));
    }

    /// Forgets a passkey: it opens nothing from now on.
    public void forget(PersonId person, String id) {
        store.change("DELETE FROM passkey WHERE person = ? AND id = ?", person.value(), id);
    }

    private static String text(byte[] bytes) {
        return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
    }
}
