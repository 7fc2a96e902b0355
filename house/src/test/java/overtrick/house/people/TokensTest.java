package overtrick.house.people;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import overtrick.cards.Sha256;
import overtrick.house.table.Member;
import overtrick.log.Store;
import overtrick.sqlite.SqliteStore;

/// Tokens of programs, and how long they are good.
class TokensTest {

    private static final Instant EVENING = Instant.parse("2026-11-26T19:30:00Z");
    private static final Duration WEEK = Duration.ofDays(7);

    @TempDir private Path directory;

    private Instant now = EVENING;
    private Store store;
    private People people;
    private Tokens tokens;
    private Member.Person lan;

    @BeforeEach
    void open() {
        store = SqliteStore.open(directory, List.of("overtrick/house/schema"), () -> now);
        people = new People(store, () -> now);
        tokens = people.tokens();
        lan = people.welcome("Lan").person();
    }

    @AfterEach
    void close() {
        store.close();
    }

    private String made(String name, Reach... reach) {
        return tokens.make(lan.id(), name, List.of(reach), WEEK).orElseThrow();
    }

    @Test
    void isTheMembersWithWhatItMay() {
        String token = made("  My\trobot ", Reach.PLAY);

        var found = tokens.find(token).orElseThrow();
        assertThat(found.person()).isEqualTo(lan);
        assertThat(found.name()).isEqualTo("My robot");
        assertThat(found.reach()).isEqualTo(Set.of(Reach.READ, Reach.PLAY));
        assertThat(found.ends()).isEqualTo(EVENING.plus(WEEK));
        assertThat(found.used()).isEmpty();
        assertThat(tokens.find(token).orElseThrow().used()).contains(EVENING);
        assertThat(tokens.find(token + "x")).isEmpty();
    }

    @Test
    void isKeptAsItsHash() {
        String token = made("robot");

        var rows =
                store.rows("SELECT hash || id || name FROM program_token", row -> row.getString(1));
        assertThat(rows)
                .singleElement()
                .matches(row -> row.startsWith(Sha256.hex(token)))
                .matches(row -> !row.contains(token));
    }

    @Test
    void isGoodUntilItsEndAndNoLonger() {
        String token = made("robot");

        now = EVENING.plus(WEEK).minusMillis(1);
        assertThat(tokens.find(token)).isPresent();
        now = EVENING.plus(WEEK);
        assertThat(tokens.find(token)).isEmpty();
        assertThat(tokens.of(lan.id())).singleElement().matches(tokens::isOver);
        assertThatThrownBy(() -> tokens.make(lan.id(), "long", List.of(), Duration.ofDays(400)))
                .isInstanceOf(IllegalArgumentException.class);
    }

    /// When it was used is kept to an hour: a program that asks all the time does not write.
    @Test
    void isNotedAsUsedOnceAnHour() {
        String token = made("robot");
        for (int minute = 0; minute < 60; minute++) {
            now = EVENING.plus(Duration.ofMinutes(minute));
            assertThat(tokens.find(token)).isPresent();
        }
        assertThat(used()).isEqualTo(EVENING);

        now = EVENING.plus(Duration.ofMinutes(61));
        assertThat(tokens.find(token)).isPresent();
        assertThat(used()).isEqualTo(now);
    }

    private Instant used() {
        return tokens.of(lan.id()).getFirst().used().orElseThrow();
    }

    @Test
    void areFewOfWhichThoseThatHaveRunOutDoNotCount() {
        for (int number = 0; number < Tokens.MOST; number++) {
            made("robot " + number);
        }
        assertThat(tokens.make(lan.id(), "one more", List.of(), WEEK)).isEmpty();

        now = EVENING.plus(WEEK);
        assertThat(tokens.make(lan.id(), "one more", List.of(), WEEK)).isPresent();
    }

    @Test
    void endsForItsOwnerAlone() {
        String token = made("robot");
        String other = made("scorer");
        var found = tokens.find(token).orElseThrow();
        var told = new ArrayList<String>();
        people.endings().listen(found.id(), () -> told.add("ended"));
        var minh = people.welcome("Minh").person();

        assertThat(tokens.end(minh.id(), found.id())).isFalse();
        assertThat(tokens.find(token)).isPresent();
        assertThat(told).isEmpty();
        assertThat(tokens.end(lan.id(), found.id())).isTrue();
        assertThat(tokens.find(token)).isEmpty();
        assertThat(told).containsExactly("ended");
        assertThat(tokens.endAll(lan.id())).isEqualTo(1);
        assertThat(tokens.find(other)).isEmpty();
    }
}
