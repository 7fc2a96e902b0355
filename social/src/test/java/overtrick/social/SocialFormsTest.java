package overtrick.social;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import overtrick.bridge.ancestors.AuctionTerms;
import overtrick.bridge.ancestors.BridgeWhistTerms;
import overtrick.bridge.ancestors.WhistTerms;
import overtrick.bridge.board.BoardEvent;
import overtrick.bridge.chicago.ChicagoScore;
import overtrick.bridge.chicago.ChicagoTerms;
import overtrick.bridge.party.PartyTerms;
import overtrick.bridge.party.Responsibility;
import overtrick.bridge.rubber.RubberScore;
import overtrick.bridge.rubber.RubberTerms;
import overtrick.bridge.sheet.Entry;
import overtrick.bridgetable.duplicate.BoardPlan;
import overtrick.bridgetable.duplicate.EventField;
import overtrick.bridgetable.duplicate.Robots;
import overtrick.cards.Seat;
import overtrick.cards.Side;
import overtrick.house.game.TableForms;
import overtrick.house.table.TableEvent;
import overtrick.house.table.TableEvent.TableOpened;
import overtrick.house.terms.Custom;
import overtrick.house.terms.Strength;
import overtrick.log.NewEvent;
import overtrick.log.form.EventCodec;
import overtrick.robots.bidding.Agreements;
import overtrick.robots.bidding.Readings;
import overtrick.robots.stake.NaturalStake;
import overtrick.robots.stake.PartyStake;
import overtrick.robots.stake.Plain;
import overtrick.robots.stake.SheetStake;
import overtrick.robots.stake.Stake;
import overtrick.scoring.odds.ChicagoStanding;
import overtrick.scoring.odds.RubberStanding;
import overtrick.testkit.Seeds;

/// The opening of tables of social bridge in the log.
class SocialFormsTest {

    private static final EventCodec<TableEvent<BoardEvent>> FORMS =
            TableForms.of(
                    SocialForms.TERMS,
                    new SocialBridge(new Robots(Strength.THUMB, new Readings()), Seeds.chance(1))
                            .events());

    @Test
    void everyGameIsReadAsItWasWritten() {
        for (var form :
                List.of(
                        new Form.Rubber(RubberTerms.USUAL),
                        new Form.Chicago(ChicagoTerms.MODERN),
                        new Form.Party(PartyTerms.PRINTED))) {
            var opened = opened(form);
            assertThat(FORMS.decode(FORMS.encode(opened))).isEqualTo(opened);
        }
    }

    /// A rubber whose deals are laid for everybody alike.
    @Test
    void laidDealsAreReadAsTheyWereWritten() {
        var terms = terms(new Form.Rubber(RubberTerms.USUAL));
        var laid =
                new SocialTerms(
                        terms.form(),
                        terms.first(),
                        terms.agreements(),
                        Optional.empty(),
                        Set.of(),
                        Optional.empty(),
                        Optional.of(new BoardPlan.Laid("DAYD2Y", 4)));
        var opened = new TableOpened<BoardEvent>("Friday", laid);

        assertThat(FORMS.decode(FORMS.encode(opened))).isEqualTo(opened);
        assertThat(laid.plan()).isEqualTo(new BoardPlan.Laid("DAYD2Y", 4));
        assertThat(terms.plan()).isEqualTo(new BoardPlan.Dealt());
    }

    /// Every kind of game, so that none is forgotten, and what robots call and play for there:
    /// never what the club compares boards by.
    @Test
    void everyGameIsPlayedForItsOwnScore() {
        var stakes =
                Map.<Form, Class<? extends Stake>>of(
                        new Form.Rubber(RubberTerms.USUAL), SheetStake.class,
                        new Form.Chicago(ChicagoTerms.CLASSIC), SheetStake.class,
                        new Form.Party(PartyTerms.PRINTED), PartyStake.class,
                        new Form.Auction("plafond", AuctionTerms.PLAFOND), NaturalStake.class,
                        new Form.DuplicateAuction(AuctionTerms.AUCTION_1920), NaturalStake.class,
                        new Form.CutThroat(Seat.NORTH), NaturalStake.class,
                        new Form.BridgeWhist(BridgeWhistTerms.USUAL), Plain.class,
                        new Form.Whist(WhistTerms.SHORT, Optional.empty()), Plain.class);

        assertThat(stakes.keySet().stream().map(Object::getClass))
                .containsExactlyInAnyOrderElementsOf(kinds(Form.class));
        stakes.forEach((form, kind) -> {
            var stake = EventField.NONE.stake(terms(form));
            assertThat(stake).as(form.code()).isInstanceOf(kind).isNotEqualTo(Plain.IMPS);
        });
    }

    private static SocialTerms terms(Form form) {
        return new SocialTerms(form, Seat.EAST, Agreements.STANDARD);
    }

    /// Part-scores that are paid at once change nothing later.
    @Test
    void chicagoWithPartScoresPaidAtOnceIsPlayedForPoints() {
        assertThat(terms(new Form.Chicago(ChicagoTerms.MODERN)).stake())
                .isEqualTo(Plain.TOTAL_POINTS);
    }

    /// East deals first, so that North and South are vulnerable in the second deal.
    @Test
    void aStakeFollowsTheSheet() {
        var rubber = new Form.Rubber(RubberTerms.USUAL);
        var sheet =
                RubberScore.start(100, Seat.EAST)
                        .with(Entry.below(1, Side.NORTH_SOUTH, 100))
                        .with(Entry.below(2, Side.EAST_WEST, 60));
        var rubberStands = new RubberStanding(1, 0, 0, 60);
        assertThat(rubber.stake(Standing.Rubber.of(sheet)))
                .isEqualTo(new SheetStake(rubberStands, RubberTerms.USUAL.undertricks()));

        var chicago = new Form.Chicago(ChicagoTerms.CLASSIC);
        var deal = new ChicagoScore(sheet.sheet(), 1, Seat.SOUTH);
        assertThat(chicago.stake(new Standing.Chicago(deal)))
                .isEqualTo(new SheetStake(new ChicagoStanding(2, true, 0, 60)));
        var over = new ChicagoScore(sheet.sheet(), ChicagoScore.DEALS, Seat.EAST);
        assertThat(chicago.stake(new Standing.Chicago(over)))
                .isEqualTo(new SheetStake(new ChicagoStanding(1, true, 0, 0)));
    }

    private static List<Class<?>> kinds(Class<?> form) {
        return form.isSealed()
                ? Arrays.stream(form.getPermittedSubclasses())
                        .flatMap(kind -> kinds(kind).stream())
                        .toList()
                : List.of(form);
    }

    @Test
    void aPartyOpenedBeforeUndertricksWereChosenGoesByTheLaw() {
        assertThat(
                        read(
                                "party",
                                "{\"table\":\"PUBLIC\",\"passedOut\":\"SCORES_ZERO\",\"deals\":16}"))
                .isEqualTo(opened(new Form.Party(PartyTerms.with(Responsibility.PUBLIC))));
        assertThat(
                        read(
                                "chicago",
                                "{\"partScores\":\"FIFTY\",\"honours\":false,\"vulnerable\":\"DEALERS\"}"))
                .isEqualTo(opened(new Form.Chicago(ChicagoTerms.MODERN)));
    }

    @Test
    void whatIsWantedBesideTheGameIsKept() {
        TableEvent<BoardEvent> opened =
                new TableOpened<>(
                        "Friday",
                        new SocialTerms(
                                new Form.CutThroat(Seat.NORTH),
                                Seat.EAST,
                                Agreements.STANDARD,
                                Optional.empty(),
                                Set.of(Custom.CLOCK),
                                Optional.of(Strength.BEGINNER)));
        assertThat(FORMS.decode(FORMS.encode(opened))).isEqualTo(opened);
    }

    private static TableEvent<BoardEvent> opened(Form form) {
        return new TableOpened<>("Friday", new SocialTerms(form, Seat.EAST, Agreements.STANDARD));
    }

    private static TableEvent<BoardEvent> read(String game, String terms) {
        return FORMS.decode(
                new NewEvent(
                        "table-opened",
                        1,
                        """
                        {"name":"Friday","terms":{"form":{"is":"%s","terms":%s},"first":"E",\
                        "agreements":{"northSouth":"standard-american","eastWest":"standard-american"}}}\
                        """
                                .formatted(game, terms)));
    }
}
