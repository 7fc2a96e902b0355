package overtrick.server;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/// What is said to those who look after the club.
class ClubInstrumentsTest {

    @Test
    void saysHowFarTheListsAre() {
        assertThat(ClubInstruments.rebuilding(70).why())
                .isEqualTo(
                        "the lists are made anew after an upgrade: 70 tables and events read so"
                                + " far");
    }
}
