package overtrick.bridge.board;

import static java.util.concurrent.TimeUnit.SECONDS;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import overtrick.bridge.Examples;
import overtrick.bridge.auction.Call;
import overtrick.bridge.board.BoardCommand.MakeCall;
import overtrick.bridge.board.BoardCommand.OpenBoard;
import overtrick.cards.Card;
import overtrick.cards.Party.Outsider;

/// A board that is taken up again somewhere on its way.
@Timeout(value = 10, unit = SECONDS)
class SoFarTest {

    private static OpenBoard open(String calls, String cards) {
        var made = words(calls).map(Call::parse).map(MakeCall::new).toList();
        var played = words(cards).map(Card::parse).toList();
        return new OpenBoard(Examples.board3(), Optional.empty(), new SoFar(made, played));
    }

    private static Stream<String> words(String text) {
        return Stream.of(text.split(" ")).filter(word -> !word.isEmpty());
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "H3", "H3 H2 HJ HA"})
    void aBoardStandsAsIfItHadBeenPlayedThere(String cards) {
        var table =
                TestTable.empty().does(Outsider.HOUSE, open(TestTable.TO_THREE_NOTRUMPS, cards));

        assertThat(table.board()).isEqualTo(TestTable.inThreeNotrumps(cards).board());
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "2N", "2N P 3N"})
    void anAuctionGoesOnWhereItWas(String calls) {
        var table = TestTable.empty().does(Outsider.HOUSE, open(calls, ""));

        var auction = table.board().auction();
        assertThat(auction.text()).isEqualTo(calls);
        assertThat(table.board().turn()).isEqualTo(auction.turn());
    }

    /// Nothing is left to do, or what is said cannot have been.
    @ParameterizedTest
    @CsvSource({"P P P P, ''", "2N P, H3", "2N P 3N P P P, CA", "2N 1C, ''", "P P P P P, ''"})
    void whatCannotBeTakenUpIsABug(String calls, String cards) {
        assertThatThrownBy(() -> TestTable.empty().does(Outsider.HOUSE, open(calls, cards)))
                .isInstanceOf(RuntimeException.class);
    }
}
