package overtrick.house.people;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import overtrick.house.people.Grant.Scope;
import overtrick.house.table.PersonId;
import overtrick.log.Store;
import overtrick.sqlite.SqliteStore;

/// What a link is exchanged for: on one device, for one thing, until it is ended.
class GrantsTest {

    private static final Instant EVENING = Instant.parse("2026-11-26T19:30:00Z");

    private static final Scope FOUR = new Scope("K7QRMA", "table", "4");
    private static final Scope FIVE = new Scope("K7QRMA", "table", "5");

    @TempDir private Path directory;

    private Instant now = EVENING;
    private Store store;
    private People people;
    private Grants grants;

    @BeforeEach
    void open() {
        store = SqliteStore.open(directory, List.of("overtrick/house/schema"), () -> now);
        people = new People(store, () -> now);
        grants = people.grants();
    }

    @AfterEach
    void close() {
        store.close();
    }

    private String given(Scope scope, Optional<String> known) {
        return grants.give(scope, known, Optional.empty(), "Firefox, Android", 3).orElseThrow();
    }

    private String given(Scope scope) {
        return given(scope, Optional.empty());
    }

    @Test
    void opensWhatTheLinkOpensAndNothingElse() {
        String token = given(FOUR);

        assertThat(grants.find(token, FOUR)).isPresent();
        assertThat(grants.find(token, FIVE)).isEmpty();
        assertThat(grants.find(token, new Scope("OTHER2", "table", "4"))).isEmpty();
        assertThat(grants.find(token, new Scope("K7QRMA", "chair", "4"))).isEmpty();
        assertThat(grants.find("guessed", FOUR)).isEmpty();
    }

    @Test
    void nobodyIsGivenASecretThatSomebodyElseMayHavePutThere() {
        String token = given(FOUR, Optional.of("put there"));

        assertThat(token).isNotEqualTo("put there");
        assertThat(grants.device("put there")).isEmpty();
        assertThat(given(FIVE, Optional.of(token))).as("of its own").isEqualTo(token);
        assertThat(grants.find(token, FIVE).orElseThrow().device())
                .isEqualTo(grants.find(token, FOUR).orElseThrow().device());
    }

    @Test
    void ofTheSecretNothingIsKept() {
        String token = given(FOUR);

        var rows =
                store.rows(
                        "SELECT id || hash || device || event || place || browser FROM link_grant",
                        row -> row.getString(1));
        assertThat(rows).singleElement().matches(row -> !row.contains(token));
    }

    @Test
    void endsForOneDeviceAndItsPagesAreTold() {
        String one = given(FOUR);
        String other = given(FOUR);
        var told = new ArrayList<PersonId>();
        for (var grant : grants.of("K7QRMA")) {
            people.endings().listen(grant.device().value(), () -> told.add(grant.device()));
        }
        var mine = grants.find(one, FOUR).orElseThrow();

        grants.end(List.of(mine));

        assertThat(grants.find(one, FOUR)).isEmpty();
        assertThat(grants.device(one)).isEmpty();
        assertThat(grants.find(other, FOUR)).isPresent();
        assertThat(told).containsExactly(mine.device());
    }

    @Test
    void isOverWhenNobodyUsesItForAMonth() {
        String token = given(FOUR);
        now = EVENING.plus(Duration.ofDays(29));
        assertThat(grants.find(token, FOUR)).isPresent();
        now = EVENING.plus(Duration.ofDays(58));
        assertThat(grants.find(token, FOUR)).as("it was seen in between").isPresent();

        now = EVENING.plus(Duration.ofDays(88));

        assertThat(grants.find(token, FOUR)).isEmpty();
        assertThat(grants.device(token)).isEmpty();
        assertThat(grants.of("K7QRMA")).isEmpty();
        assertThat(grants.sweep()).isEqualTo(1);
    }

    @Test
    void saysWhenADeviceWasSeenToAFewMinutes() {
        String token = given(FOUR);
        now = EVENING.plus(Duration.ofMinutes(2));
        grants.find(token, FOUR);
        assertThat(grants.of("K7QRMA").getFirst().seen()).isEqualTo(EVENING);

        now = EVENING.plus(Duration.ofMinutes(10));
        grants.find(token, FOUR);

        assertThat(grants.of("K7QRMA").getFirst().seen()).isEqualTo(now);
        assertThat(grants.of("K7QRMA").getFirst().began()).isEqualTo(EVENING);
    }

    @Test
    void soManyDevicesHaveOneLinkAndThoseNotSeenMakeRoom() {
        var tokens = new HashSet<String>();
        for (int device = 0; device < 3; device++) {
            tokens.add(given(FOUR));
        }
        assertThat(tokens).hasSize(3);
        assertThat(grants.give(FOUR, Optional.empty(), Optional.empty(), "", 3)).isEmpty();
        given(FIVE);

        now = EVENING.plus(Duration.ofHours(13));

        assertThat(grants.give(FOUR, Optional.empty(), Optional.empty(), "", 3)).isPresent();
        assertThat(grants.of("K7QRMA")).filteredOn(one -> one.scope().equals(FOUR)).hasSize(1);
    }

    @Test
    void anotherSecretTakesThePlaceOfOneFromAnOpenLine() {
        String token = given(FOUR);
        var before = grants.find(token, FOUR);

        String fresh = grants.renew(token);

        assertThat(grants.find(token, FOUR)).isEmpty();
        assertThat(grants.find(fresh, FOUR)).isEqualTo(before);
    }
}
