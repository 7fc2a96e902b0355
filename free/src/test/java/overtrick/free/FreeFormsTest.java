package overtrick.free;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import overtrick.bridge.auction.Call;
import overtrick.bridge.auction.Strain;
import overtrick.bridge.board.Meaning;
import overtrick.bridgetable.duplicate.BoardPlan;
import overtrick.cards.Card;
import overtrick.cards.Seat;
import overtrick.cards.Suit;
import overtrick.house.game.TableForms;
import overtrick.house.table.TableEvent;
import overtrick.house.terms.Strength;
import overtrick.laws.LawBook;
import overtrick.laws.board.Adjustment;
import overtrick.laws.board.ConsideredLine;
import overtrick.laws.board.ConsideredLine.LostTrick;
import overtrick.laws.board.FreeEvent;
import overtrick.laws.ruling.Fact;
import overtrick.laws.ruling.Rectification.Demand;
import overtrick.log.NewEvent;
import overtrick.robots.bidding.Agreements;
import overtrick.testkit.log.EventCodecContract;

/// The events of a free table in the log: its own, beside those of every board.
class FreeFormsTest extends EventCodecContract<FreeEvent> {

    FreeFormsTest() {
        super(FreeForms.IRREGULAR, "free-events.log");
    }

    @Override
    protected List<FreeEvent> all() {
        var king = Card.parse("SK");
        return List.of(
                new FreeEvent.Pondered(Seat.EAST, 12_345),
                new FreeEvent.CalledAnyway(
                        Seat.EAST,
                        Call.parse("1D"),
                        Optional.of(Meaning.said("five diamonds")),
                        true),
                new FreeEvent.CalledAnyway(Seat.EAST, Call.parse("1D"), Optional.empty(), true),
                new FreeEvent.CallChanged(Seat.EAST, Call.parse("X"), true),
                new FreeEvent.PlayedAnyway(Seat.WEST, king),
                new FreeEvent.CardsExposed(Seat.WEST, Set.of(king)),
                new FreeEvent.AttentionDrawn(Seat.SOUTH),
                new FreeEvent.Answered(
                        Optional.of(Seat.SOUTH),
                        Fact.PARTNERS_CARD,
                        "forbid-other",
                        Optional.of(Suit.CLUBS)),
                new FreeEvent.Answered(
                        Optional.empty(), Fact.PASS_MEANS, "natural", Optional.empty()),
                new FreeEvent.LeadAsked(Seat.SOUTH, Demand.FORBID, Set.of(Suit.HEARTS)),
                new FreeEvent.CardDesignated(Seat.SOUTH, king),
                new FreeEvent.CardReplaced(Seat.WEST, Optional.of(king)),
                new FreeEvent.CardReplaced(Seat.WEST, Optional.empty()),
                new FreeEvent.Judged(Call.parse("2D"), true),
                new FreeEvent.Understood(
                        Seat.SOUTH,
                        Call.parse("2D"),
                        Set.of(Strain.HEARTS),
                        Optional.of(Call.parse("3H"))),
                new FreeEvent.ClaimContested(Seat.WEST),
                new FreeEvent.ClaimStudied(
                        List.of(
                                ConsideredLine.of(List.of(), 3),
                                ConsideredLine.of(List.of(Suit.HEARTS, Suit.CLUBS), 2))),
                new FreeEvent.ClaimStudied(
                        List.of(
                                new ConsideredLine(
                                        List.of(Suit.HEARTS),
                                        2,
                                        Optional.of(
                                                new LostTrick(
                                                        Card.parse("HA"),
                                                        Seat.EAST,
                                                        king,
                                                        true))))),
                new FreeEvent.ClaimDecided(2),
                new FreeEvent.RevokeRuled(Seat.WEST, 4),
                new FreeEvent.RolledBack(7),
                new FreeEvent.Remarked("Nam không được dùng thông tin đó (16B1)"),
                new FreeEvent.Adjusted(new Adjustment(-50, 50, "Law 64C")));
    }

    private static final TableForms<FreeEvent> TABLES =
            TableForms.of(FreeForms.TERMS, FreeForms.IRREGULAR);

    @Test
    void keepsWhatBoardsATablePlays() {
        var terms =
                new FreeTerms(
                        new BoardPlan.FromSet("ab12", "friday.pbn"),
                        Agreements.STANDARD,
                        LawBook.CN1999,
                        true,
                        Optional.of(Strength.EXPERT));
        var opened = new TableEvent.TableOpened<FreeEvent>("Friday", terms);

        assertThat(TABLES.decode(TABLES.encode(opened))).isEqualTo(opened);
    }

    @Test
    void boardsAreDealtAtATableOpenedBeforeSetsCouldBeChosen() {
        String opening =
                """
                {"name": "Free", "terms": {
                    "agreements": {"northSouth": "standard-american", "eastWest": "standard-american"},
                    "book": "WBF2017", "directed": false}}
                """;

        assertThat(TABLES.decode(new NewEvent("table-opened", 1, opening)))
                .isEqualTo(new TableEvent.TableOpened<FreeEvent>("Free", FreeTerms.USUAL));
    }
}
