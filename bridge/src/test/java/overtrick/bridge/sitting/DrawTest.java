package overtrick.bridge.sitting;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static overtrick.cards.Seat.EAST;
import static overtrick.cards.Seat.NORTH;
import static overtrick.cards.Seat.SOUTH;
import static overtrick.cards.Seat.WEST;

import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import overtrick.bridge.BoardNumber;
import overtrick.bridge.Examples;
import overtrick.bridge.board.BoardCommand.DrawForSeats;
import overtrick.bridge.board.BoardEvent.BoardEnded;
import overtrick.bridge.board.BoardEvent.BoardOpened;
import overtrick.bridge.board.BoardEvent.SeatsDrawn;
import overtrick.bridge.board.BoardRefusal;
import overtrick.bridge.board.BoardRules;
import overtrick.bridge.rubber.RubberScorer;
import overtrick.bridge.rubber.RubberTerms;
import overtrick.bridge.score.Result;
import overtrick.cards.Card;
import overtrick.cards.Party.Outsider;
import overtrick.cards.Seat;
import overtrick.cards.rules.Decision;
import overtrick.testkit.Seeds;

class DrawTest {

    private static Map<Seat, Card> cards(String north, String east, String south, String west) {
        return Map.of(
                NORTH, Card.parse(north),
                EAST, Card.parse(east),
                SOUTH, Card.parse(south),
                WEST, Card.parse(west));
    }

    @ParameterizedTest(name = "{0}: {1} {2} {3} {4}")
    @CsvSource({
        "HIGH, S9, HA, D2, CA, EWNS", // ace of hearts before ace of clubs
        "HIGH, S2, H2, D2, C2, NESW",
        "LOW,  S9, HA, D2, CA, EWSN", // the ace is lowest, of hearts before clubs
        "LOW,  S2, H2, D2, C2, ESWN",
    })
    void theBestCardComesFirst(
            Draw.Cut cut, String north, String east, String south, String west, String order) {
        var draw = new Draw(cut, cards(north, east, south, west));

        assertThat(draw.order().stream().map(seat -> String.valueOf(seat.letter())))
                .containsExactly(order.split(""));
    }

    /// East drew best and deals, West is next and their partner.
    @Test
    void theTwoBestPlayTogether() {
        var draw = new Draw(Draw.Cut.HIGH, cards("S9", "HA", "D2", "CA"));

        assertThat(draw.chairs(SOUTH))
                .isEqualTo(Map.of(EAST, SOUTH, WEST, NORTH, NORTH, WEST, SOUTH, EAST));
    }

    @Test
    void fourDrawACardEach() {
        assertThatThrownBy(() -> new Draw(Draw.Cut.HIGH, cards("S9", "S9", "D2", "CA")))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void cardsAreDrawnOnceAndBeforeTheFirstDeal() {
        var scorer = new RubberScorer(RubberTerms.USUAL, WEST);
        var rules = new SittingRules<>(scorer, new BoardRules(), Optional.of(Draw.Cut.HIGH));
        var drawn = cards("S9", "HA", "D2", "CA");
        var command = new DrawForSeats(drawn);
        var happened = new SeatsDrawn(drawn, new Draw(Draw.Cut.HIGH, drawn).chairs(WEST));

        assertThat(rules.decide(rules.start(), NORTH, command))
                .isEqualTo(Decision.refuse(BoardRefusal.NOT_THE_HOUSE));
        assertThat(rules.decide(rules.start(), Outsider.HOUSE, command))
                .isEqualTo(Decision.accept(happened));
        var after = rules.evolve(rules.start(), happened);
        assertThat(rules.decide(after, Outsider.HOUSE, command))
                .isEqualTo(Decision.refuse(BoardRefusal.NOTHING_TO_DRAW_FOR));
        assertThat(rules.view(after, SOUTH).drawn()).contains(happened);
        var next = rules.view(after, SOUTH).next().orElseThrow();
        var board = next.board(new BoardNumber(1), Examples.NOTRUMPS, Seeds.chance(1));
        var dealt = rules.evolve(after, new BoardOpened(board, Optional.empty()));
        assertThat(dealt.drawn()).contains(happened);
        var played = rules.evolve(dealt, new BoardEnded(new Result.PassedOut()));
        assertThat(played.drawn()).isEmpty();
        assertThat(rules.decide(played, Outsider.HOUSE, command)) // the rubber goes on
                .isEqualTo(Decision.refuse(BoardRefusal.NOTHING_TO_DRAW_FOR));
        var asTheyCame = new SittingRules<>(scorer, new BoardRules());
        assertThat(asTheyCame.decide(asTheyCame.start(), Outsider.HOUSE, command))
                .isEqualTo(Decision.refuse(BoardRefusal.NOTHING_TO_DRAW_FOR));
    }
}
