package overtrick.bridge.sitting;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static overtrick.cards.Seat.EAST;
import static overtrick.cards.Seat.NORTH;
import static overtrick.cards.Seat.SOUTH;
import static overtrick.cards.Seat.WEST;

import java.util.ArrayList;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import overtrick.bridge.BoardNumber;
import overtrick.bridge.Examples;
import overtrick.bridge.board.BoardCommand.DrawCard;
import overtrick.bridge.board.BoardCommand.OpenBoard;
import overtrick.bridge.board.BoardCommand.SpreadPack;
import overtrick.bridge.board.BoardEvent.BoardEnded;
import overtrick.bridge.board.BoardEvent.SeatsDrawn;
import overtrick.bridge.board.BoardRefusal;
import overtrick.bridge.board.BoardRules;
import overtrick.bridge.rubber.RubberScore;
import overtrick.bridge.rubber.RubberScorer;
import overtrick.bridge.rubber.RubberTerms;
import overtrick.bridge.score.Result;
import overtrick.cards.Card;
import overtrick.cards.CardSet;
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

    private static final RubberScorer SCORER = new RubberScorer(RubberTerms.USUAL, WEST);

    private static final SittingRules<RubberScore> RULES =
            new SittingRules<>(SCORER, new BoardRules(), Optional.of(Draw.Cut.HIGH));

    /// The whole pack, with four cards at its top.
    private static SpreadPack pack(String... top) {
        var pack = new ArrayList<>(Stream.of(top).map(Card::parse).toList());
        CardSet.ALL.stream().filter(card -> !pack.contains(card)).forEach(pack::add);
        return new SpreadPack(pack);
    }

    private static Sitting<RubberScore> drawn(Sitting<RubberScore> sitting, Seat... drawers) {
        var now = sitting;
        for (var seat : drawers) {
            now = RULES.after(now, seat, new DrawCard());
        }
        return now;
    }

    /// North draws nine of spades, East the ace of hearts, whoever is quicker.
    @Test
    void everybodyDrawsOneCardInWhateverOrderTheyCome() {
        var spread = RULES.after(RULES.start(), Outsider.HOUSE, pack("HA", "S9", "CA", "D2"));
        var half = drawn(spread, EAST, NORTH);

        assertThat(RULES.view(half, SOUTH).spread())
                .contains(
                        new SpreadView(
                                Map.of(EAST, Card.parse("HA"), NORTH, Card.parse("S9")),
                                true,
                                Optional.empty()));
        assertThat(RULES.view(half, EAST).spread().orElseThrow().mine()).isFalse();
        assertThat(RULES.view(half, Outsider.WATCHER).spread().orElseThrow().mine()).isFalse();
        assertThat(RULES.offers(half, SOUTH)).containsExactly(new DrawCard());
        assertThat(RULES.offers(half, EAST)).isEmpty();
        assertThat(RULES.decide(half, EAST, new DrawCard()))
                .isEqualTo(Decision.refuse(BoardRefusal.CARD_DRAWN_ALREADY));
        assertThat(RULES.decide(half, Outsider.WATCHER, new DrawCard()))
                .isEqualTo(Decision.refuse(BoardRefusal.NOT_A_PLAYER));

        var all = drawn(half, WEST, SOUTH);
        var cards = cards("S9", "HA", "D2", "CA");
        var settled = new SeatsDrawn(cards, new Draw(Draw.Cut.HIGH, cards).chairs(WEST));
        assertThat(all.spread()).isEmpty();
        assertThat(all.drawn()).contains(settled);
        assertThat(RULES.view(all, SOUTH).spread())
                .contains(
                        new SpreadView(
                                Map.of(
                                        WEST, Card.parse("HA"),
                                        EAST, Card.parse("CA"),
                                        NORTH, Card.parse("S9"),
                                        SOUTH, Card.parse("D2")),
                                false,
                                Optional.of(WEST)));
    }

    @Test
    void thePackIsSpreadByTheHouseOnceAndBeforeTheFirstDeal() {
        var command = pack("HA", "S9", "CA", "D2");
        var refused = Decision.refuse(BoardRefusal.NOTHING_TO_DRAW_FOR);

        assertThat(RULES.decide(RULES.start(), NORTH, command))
                .isEqualTo(Decision.refuse(BoardRefusal.NOT_THE_HOUSE));
        assertThat(RULES.decide(RULES.start(), NORTH, new DrawCard())).isEqualTo(refused);
        var spread = RULES.after(RULES.start(), Outsider.HOUSE, command);
        assertThat(RULES.decide(spread, Outsider.HOUSE, command)).isEqualTo(refused);
        var next = RULES.view(spread, SOUTH).next().orElseThrow();
        var board = next.board(new BoardNumber(1), Examples.NOTRUMPS, Seeds.chance(1));
        var open = new OpenBoard(board, Optional.empty());
        assertThat(RULES.decide(spread, Outsider.HOUSE, open))
                .isEqualTo(Decision.refuse(BoardRefusal.SEATS_NOT_DRAWN));

        var after = drawn(spread, NORTH, EAST, SOUTH, WEST);
        assertThat(RULES.decide(after, Outsider.HOUSE, command)).isEqualTo(refused);
        assertThat(RULES.decide(after, NORTH, new DrawCard())).isEqualTo(refused);
        var dealt = RULES.after(after, Outsider.HOUSE, open);
        assertThat(dealt.drawn()).isPresent();
        assertThat(RULES.view(dealt, SOUTH).spread()).isEmpty();
        var played = RULES.evolve(dealt, new BoardEnded(new Result.PassedOut()));
        assertThat(played.drawn()).isEmpty();
        assertThat(RULES.decide(played, Outsider.HOUSE, command)) // the rubber goes on
                .isEqualTo(refused);
        var asTheyCame = new SittingRules<>(SCORER, new BoardRules());
        assertThat(asTheyCame.decide(asTheyCame.start(), Outsider.HOUSE, command))
                .isEqualTo(refused);
    }

    /// Logs from before people drew themselves tell only what came of it.
    @Test
    void aDrawByTheHouseIsStillRead() {
        var cards = cards("S9", "HA", "D2", "CA");
        var event = new SeatsDrawn(cards, new Draw(Draw.Cut.HIGH, cards).chairs(WEST));

        assertThat(RULES.evolve(RULES.start(), event).drawn()).contains(event);
    }

    @ParameterizedTest
    @ValueSource(ints = {51, 53})
    void aPackHasFiftyTwoCards(int cards) {
        var some = new ArrayList<>(CardSet.ALL.stream().toList());
        some.add(some.getFirst());

        assertThatThrownBy(() -> new SpreadPack(some.subList(0, cards)))
                .isInstanceOf(IllegalArgumentException.class);
    }
}
