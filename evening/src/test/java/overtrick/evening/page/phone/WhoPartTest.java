package overtrick.evening.page.phone;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Timeout(10)
class WhoPartTest {

    /// Who was told to sit there, and which of five players is shown on each chair.
    @ParameterizedTest
    @CsvSource({"'', An, Bo", "Ca An, Ca, An", "Bo En, Bo, En"})
    void eachChairShowsWhoSitsThere(String told, String first, String second) {
        var players = List.of("An", "Bo", "Ca", "Do", "En");
        var chairs =
                new WhoPart.Chairs(
                        1,
                        "North",
                        "South",
                        players,
                        told.isEmpty() ? List.of() : List.of(told.split(" ")));
        for (int at = 0; at < 2; at++) {
            int chair = at;
            assertThat(
                            IntStream.range(0, players.size())
                                    .filter(player -> chairs.isOn(chair, player))
                                    .mapToObj(players::get))
                    .containsExactly(at == 0 ? first : second);
        }
    }
}
