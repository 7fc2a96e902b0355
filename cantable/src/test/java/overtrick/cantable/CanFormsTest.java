package overtrick.cantable;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import overtrick.can.CanCard;
import overtrick.can.CanLevel;
import overtrick.can.CanSet;
import overtrick.can.DealWay;
import overtrick.can.Pack;
import overtrick.can.act.CanEvent;
import overtrick.can.auction.CanCall;
import overtrick.can.play.Trump;
import overtrick.can.rules.CanRules;
import overtrick.can.ruling.Irregularity;
import overtrick.can.ruling.Ruling;
import overtrick.can.score.DealResult;
import overtrick.can.score.Outcome;
import overtrick.can.shootout.KickResult;
import overtrick.can.tribute.Debt;
import overtrick.can.tribute.Showing;
import overtrick.cards.Seat;
import overtrick.cards.Side;
import overtrick.cards.Suit;
import overtrick.house.game.TableForms;
import overtrick.house.table.TableEvent;
import overtrick.testkit.Seeds;
import overtrick.testkit.log.EventCodecContract;

/// The events of a table of Bài Càn in the log.
class CanFormsTest extends EventCodecContract<TableEvent<CanEvent>> {

    private static final Debt DEBT = new Debt(Seat.SOUTH, 2, 3);
    private static final CanSet CARDS = CanSet.of(CanCard.parse("SA"), CanCard.parse("BJ"));
    private static final CanCard JOKER = CanCard.parse("LJ");

    CanFormsTest() {
        super(TableForms.of(CanForms.TERMS, CanForms.EVENTS), "can-events.log");
    }

    @Override
    protected List<TableEvent<CanEvent>> all() {
        var opened =
                List.<TableEvent<CanEvent>>of(
                        new TableEvent.TableOpened<>("Càn", CanTerms.USUAL),
                        new TableEvent.SatOut<>(Seat.SOUTH),
                        new TableEvent.Relieved<>(Seat.SOUTH),
                        new TableEvent.TableOpened<>(
                                "",
                                new CanTerms(
                                        CanRules.CUP, Ceremony.HOUSE, CanStrength.RULES, true)));
        var games = events().stream().<TableEvent<CanEvent>>map(TableEvent.InGame::new).toList();
        return Stream.concat(opened.stream(), games.stream()).toList();
    }

    private static List<CanEvent> events() {
        return List.of(
                new CanEvent.MatchOpened(CanRules.CLUB),
                new CanEvent.RoundOpened(CanRules.SHORT),
                new CanEvent.PackBrought(Pack.shuffled(Seeds.chance(1))),
                new CanEvent.CardDrawn(Seat.NORTH, JOKER),
                new CanEvent.TeamsDrawn(Set.of(Seat.WEST, Seat.NORTH), Seat.WEST),
                new CanEvent.DealDrawn(EnumSet.of(Seat.SOUTH, Seat.NORTH)),
                new CanEvent.ChairTaken(Seat.EAST, Seat.NORTH),
                new CanEvent.Seated(
                        Map.of(
                                Seat.NORTH, Seat.EAST,
                                Seat.EAST, Seat.NORTH,
                                Seat.SOUTH, Seat.WEST,
                                Seat.WEST, Seat.SOUTH),
                        Side.EAST_WEST),
                new CanEvent.DealerNamed(Seat.EAST, Seat.WEST),
                new CanEvent.CutAsked(Seat.NORTH),
                new CanEvent.PackCut(Seat.NORTH, 17),
                new CanEvent.CardsDealt(Seat.WEST, DealWay.ALTERNATING),
                new CanEvent.MisdealCalled(),
                new CanEvent.RedealAnswered(Seat.EAST, true),
                new CanEvent.RedealGranted(Seat.EAST, List.of(DEBT)),
                new CanEvent.HandsKept(),
                new CanEvent.TributePaid(DEBT, CARDS),
                new CanEvent.TributeReturned(DEBT, CARDS),
                new CanEvent.CallMade(Seat.SOUTH, CanCall.Word.PASS),
                new CanEvent.CallMade(Seat.EAST, new CanCall.Bid(CanLevel.NINETY_FIVE)),
                new CanEvent.KittyTaken(Seat.EAST, CARDS.stream().toList()),
                new CanEvent.CardShown(Seat.EAST, JOKER, Showing.RECIPIENT),
                new CanEvent.CardBuried(Seat.EAST, CanCard.parse("HT")),
                new CanEvent.CardTakenUp(Seat.EAST, CanCard.parse("HT")),
                new CanEvent.TrumpSet(Trump.of(Suit.HEARTS), true),
                new CanEvent.TrumpSet(Trump.NONE, false),
                new CanEvent.TimePassed(),
                new CanEvent.CardPlayed(Seat.NORTH, CanCard.parse("C5")),
                new CanEvent.ClaimMade(Seat.WEST, 20, false),
                new CanEvent.ClaimAgreed(Seat.NORTH),
                new CanEvent.ClaimRefused(Seat.SOUTH),
                new CanEvent.Ruled(new Irregularity.Revoke(Seat.WEST, true), Ruling.GOAL_ENDS_DEAL),
                new CanEvent.Ruled(new Irregularity.LeadOutOfTurn(Seat.WEST), Ruling.CORRECTED),
                new CanEvent.Ruled(new Irregularity.ExposedCard(Seat.EAST, JOKER), Ruling.FACE_UP),
                new CanEvent.Ruled(new Irregularity.Underpaid(Seat.SOUTH), Ruling.GOAL),
                new CanEvent.DealEnded(new DealResult(4, Seat.EAST, CanLevel.HUNDRED, 15, false)),
                new CanEvent.ChairsSwapped(Side.NORTH_SOUTH),
                new CanEvent.Substituted(Seat.WEST),
                new CanEvent.FirstKickGiven(Side.EAST_WEST),
                new CanEvent.TakerNamed(Seat.EAST, Seat.WEST),
                new CanEvent.KeeperNamed(Seat.NORTH, Seat.SOUTH),
                new CanEvent.HandTaken(Seat.SOUTH, Seat.NORTH),
                new CanEvent.KickEnded(new KickResult(Seat.WEST, Seat.SOUTH, 0, true)),
                new CanEvent.LotsDrawn(Side.NORTH_SOUTH),
                new CanEvent.RecordSigned(Seat.WEST),
                new CanEvent.MatchEnded(Outcome.draw()),
                new CanEvent.MatchEnded(Outcome.won(Side.EAST_WEST, Outcome.Means.SHOOT_OUT)));
    }

    @Test
    void everyEventOfTheGameHasAForm() {
        var kinds =
                Set.of(
                        CanEvent.OfMatch.class,
                        CanEvent.OfDeal.class,
                        CanEvent.OfPlay.class,
                        CanEvent.OfKick.class);
        long permitted =
                kinds.stream().mapToLong(kind -> kind.getPermittedSubclasses().length).sum();

        assertThat(CanForms.EVENTS.names()).hasSize((int) permitted);
    }
}
