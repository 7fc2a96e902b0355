package overtrick.robots.can.search;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import overtrick.can.CanSet;
import overtrick.robots.can.open.Lanes;
import overtrick.robots.can.saying.CanSentence;
import overtrick.robots.can.sight.DeclarerSight;
import overtrick.robots.can.sight.Known;
import overtrick.robots.can.sight.Stakes;
import overtrick.robots.can.thumb.Burial;
import overtrick.robots.can.thumb.Deals;
import overtrick.testkit.Seeds;

class BidSearchTest {

    private final BidSearch bids = new BidSearch(Effort.of(100));
    private final PlanSearch plans = new PlanSearch(Effort.of(40), Habits.SECOND);

    /// The dealer is seat 0; levels count from 0 for 80, -1 is a pass.
    @ParameterizedTest(name = "after {0} with {1}: {2}, {3}")
    @CsvSource({
        "-1, AKQJT987.A.A..BL, 1, BID_WORTH_MORE",
        "-1, 87.T43.QJ6.9543., -1, DEFENDING_WORTH_MORE",
        "-1 -1, AKQ98.A4.A3.7.BL, 1, BID_OVER_PARTNER",
        "-1 -1, 87.T43.QJ6.9543., -1, LEAVE_TO_PARTNER",
        "-1 1, AKQJT987.A.A..BL, 2, BID_WORTH_MORE",
        "'', AKQJT987.A.A..BL, -1, PASS_WEAK",
        "-1 4, AKQJT987.A.A..BL, -1, PASS_WEAK",
    })
    void bidsWhatIsWorthMore(String made, String hand, int level, CanSentence why) {
        var verdict = bids.bid(Deals.bidding(made, hand), Seeds.chance(1));

        assertThat(verdict.choice()).isEqualTo(level);
        assertThat(verdict.why().sentence()).isEqualTo(why);
    }

    @Test
    void aBetterHandIsWorthMoreToTheDealer() {
        double good = bids.worth(Deals.bidding("", "AKQJT987.A.A..BL"), Seeds.chance(1));
        double poor = bids.worth(Deals.bidding("", "87.T43.QJ6.9543."), Seeds.chance(1));

        assertThat(good).isGreaterThan(500);
        assertThat(poor).isLessThan(-100);
    }

    @Test
    void thePlanIsOfTheEighteenCards() {
        Seeds.each(
                40,
                chance -> {
                    long cards = Deals.cards(18, chance);
                    var sight = new DeclarerSight(2, 4, cards, Known.NOTHING, Stakes.CLUB, 1);
                    var plan = plans.plan(sight, Seeds.chance(2));

                    assertThat(plan.buried() & ~cards).isZero();
                    assertThat(Long.bitCount(plan.buried())).isEqualTo(Burial.KITTY);
                    assertThat(plans.plan(sight, Seeds.chance(2))).isEqualTo(plan);
                });
    }

    /// Nobody would choose a short suit as trumps with this.
    @Test
    void theLongSuitIsMadeTrumps() {
        long cards = CanSet.parse("32.AKQJ9876.A3.T432.BL").bits();
        var plan =
                plans.plan(
                        new DeclarerSight(0, 4, cards, Known.NOTHING, Stakes.CLUB, 0),
                        Seeds.chance(3));

        assertThat(plan.trump()).isEqualTo(2);
        assertThat(Lanes.swapped(plan.buried(), 2) & Lanes.TRUMPS).isZero();
    }

    /// In a shoot-out the taker plans against one keeper.
    @Test
    void plansAKick() {
        long cards = CanSet.parse("32.AKQJ9876.A3.T432.BL").bits();
        var sight = new DeclarerSight(0, 2, cards, Known.NOTHING, Stakes.KICK, 0);

        assertThat(plans.plan(sight, Seeds.chance(3)).trump()).isEqualTo(2);
    }
}
