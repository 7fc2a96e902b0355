package overtrick.members;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.OutputStream;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import overtrick.log.StoreException;
import overtrick.log.Upkeep;

/// When copies are made, and that those which fail are told.
@Timeout(60)
class CopierTest {

    private static final Instant MIDNIGHT = Instant.parse("2026-11-26T00:00:00Z");

    /// Copies of nothing, with the time that is told.
    private static final class Shelf implements Upkeep {

        private final List<Copied> copies = new ArrayList<>();
        private Instant now = MIDNIGHT;
        private boolean full;

        @Override
        public Size size() {
            return new Size(0, 0, 0);
        }

        @Override
        public synchronized Copied copy() {
            if (full) {
                throw new StoreException("the disk is full");
            }
            copies.addFirst(new Copied("copy", now, 1));
            return copies.getFirst();
        }

        @Override
        public synchronized List<Copied> copies() {
            return List.copyOf(copies);
        }

        @Override
        public void pack(String name, OutputStream out) {
            throw new UnsupportedOperationException("nobody takes one home here");
        }

        @Override
        public synchronized void keepCopies(int most) {
            copies.subList(Math.min(most, copies.size()), copies.size()).clear();
        }
    }

    private final Shelf shelf = new Shelf();

    private Copier copier(boolean nightly) {
        return new Copier(shelf, () -> shelf.now, ZoneOffset.UTC, () -> nightly);
    }

    @ParameterizedTest
    @CsvSource({
        // the hour, hours since the last copy (0: there is none), whether one is made
        "2, 0, false",
        "3, 0, true",
        "5, 0, true",
        "6, 0, false",
        "3, 19, false",
        "3, 20, true",
        "12, 43, false",
        "12, 44, true",
    })
    void aCopyIsMadeByNight(int hour, int age, boolean made) {
        shelf.now = MIDNIGHT.plus(Duration.ofHours(hour));
        if (age > 0) {
            shelf.copies.add(new Upkeep.Copied("old", shelf.now.minus(Duration.ofHours(age)), 1));
        }
        try (var copier = copier(true)) {
            copier.byNight();
        }
        assertThat(shelf.copies.stream().anyMatch(copy -> copy.at().equals(shelf.now)))
                .isEqualTo(made);
    }

    @Test
    void noneIsMadeWhereTheOwnerWantsNone() {
        shelf.now = MIDNIGHT.plus(Duration.ofHours(3));
        try (var copier = copier(false)) {
            copier.byNight();
        }
        assertThat(shelf.copies).isEmpty();
    }

    @Test
    void theLatestStay() {
        for (int day = 0; day < 5; day++) {
            shelf.now = MIDNIGHT.plus(Duration.ofDays(day));
            try (var copier = copier(true)) {
                assertThat(copier.begin()).isTrue();
            }
        }
        assertThat(shelf.copies.stream().map(Upkeep.Copied::at))
                .containsExactly(
                        MIDNIGHT.plus(Duration.ofDays(4)),
                        MIDNIGHT.plus(Duration.ofDays(3)),
                        MIDNIGHT.plus(Duration.ofDays(2)));
    }

    @Test
    void whatWentWrongIsToldUntilTheNextTry() {
        shelf.full = true;
        try (var copier = copier(true)) {
            copier.begin();
            copier.await();
            assertThat(copier.trouble()).contains("the disk is full");

            shelf.full = false;
            assertThat(copier.begin()).isTrue();
            copier.await();
            assertThat(copier.trouble()).isEmpty();
        }
    }
}
