package overtrick.robots.can;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import overtrick.can.CanSet;
import overtrick.can.act.CanCommand;
import overtrick.can.act.CanCommand.AnswerClaim;
import overtrick.can.act.CanCommand.AnswerRedeal;
import overtrick.can.act.CanCommand.MakeCall;
import overtrick.can.act.CanCommand.MakeClaim;
import overtrick.can.act.CanCommand.PlayCard;
import overtrick.can.act.CanEvent;
import overtrick.can.game.CanGame;
import overtrick.can.match.CanTable;
import overtrick.can.match.DealInPlay;
import overtrick.can.match.DealStep.Playing;
import overtrick.can.play.CanPlay;
import overtrick.can.play.Circle;
import overtrick.can.rules.CanRules;
import overtrick.can.view.CanView;
import overtrick.can.view.DealView.Step;
import overtrick.cards.Seat;
import overtrick.cards.rules.Decision.Accepted;
import overtrick.robots.can.open.Lanes;
import overtrick.robots.can.table.RobotTable;
import overtrick.testkit.Seeds;

/// What robots make of views, at every decision of whole matches: held against the table itself,
/// which they never see.
class CanRobotTest {

    private static final CanGame GAME = new CanGame();
    private static final int MATCHES = 12;

    /// A decision, and the table it was taken at.
    private record Moment(CanTable table, CanView view, CanCommand command) {

        Optional<CanPlay> play() {
            return table.match().orElseThrow().stage() instanceof DealInPlay deal
                            && deal.step() instanceof Playing playing
                    ? Optional.of(playing.play())
                    : Optional.empty();
        }

        Seat seat() {
            return view.seat().orElseThrow();
        }
    }

    private static final List<Moment> MOMENTS = new ArrayList<>();

    @BeforeAll
    static void play() {
        for (long seed = 0; seed < MATCHES; seed++) {
            var table = new RobotTable(_ -> CanRobot.byRules(), Seeds.chance(seed), new Moments());
            table.open(CanRules.CUP);
            while (table.step()) {} // until the match is over
        }
    }

    private static final class Moments implements RobotTable.Watcher {

        private CanTable table = CanTable.EMPTY;

        @Override
        public void decided(CanView view, CanDecision decision) {
            MOMENTS.add(new Moment(table, view, decision.command()));
        }

        @Override
        public void happened(CanEvent event, CanTable after) {
            table = after;
        }
    }

    @Test
    void theGameSeenIsTheGamePlayed() {
        int seen = 0;
        for (var moment : MOMENTS) {
            if (moment.play().isEmpty() || !(moment.command() instanceof PlayCard)) {
                continue;
            }
            seen++;
            var play = moment.play().get();
            var sight = new Seen(moment.view()).cards();
            int trump = play.trump().flatMap(named -> named.suit()).orElseThrow().ordinal();
            int me = Circle.TABLE.seats().indexOf(moment.seat());
            var game = sight.game();

            assertThat(game.turn()).isEqualTo(me);
            assertThat(5 * game.taken()).isEqualTo(play.pointsAgainst());
            assertThat(game.tricksLeft()).isEqualTo(CanPlay.TRICKS - play.tricks().size());
            for (int seat = 0; seat < 4; seat++) {
                var hand = seat == me ? play.hands().of(moment.seat()) : CanSet.NONE;
                assertThat(Lanes.swapped(game.hand(seat), trump)).isEqualTo(hand.bits());
            }
            boolean declares = moment.seat() == play.declarer();
            assertThat(Lanes.swapped(game.buried(), trump))
                    .isEqualTo(declares ? play.buried().bits() : 0);
        }
        assertThat(seen).isGreaterThan(40 * 8 * MATCHES);
    }

    /// Cards known by tribute, or because they were shown, are where they are known to be.
    @Test
    void whatIsKnownIsTrue() {
        int told = 0;
        for (var moment : MOMENTS) {
            if (moment.play().isEmpty() || !(moment.command() instanceof PlayCard)) {
                continue;
            }
            var play = moment.play().get();
            int trump = play.trump().flatMap(named -> named.suit()).orElseThrow().ordinal();
            var known = new Seen(moment.view()).cards().known().swapped(trump);
            for (int seat = 0; seat < 4; seat++) {
                var holder = Circle.TABLE.seats().get(seat);
                var cards = new CanSet(known.of(seat)).minus(play.played());
                var away = holder == play.declarer() ? play.buried() : CanSet.NONE;
                assertThat(play.hands().of(holder).union(away).containsAll(cards)).isTrue();
                told += cards.size();
            }
        }
        assertThat(told).isGreaterThan(100);
    }

    @Test
    void theAuctionSeenIsTheAuctionHeld() {
        int seen = 0;
        for (var moment : MOMENTS) {
            if (!(moment.command() instanceof MakeCall)) {
                continue;
            }
            seen++;
            var sight = new Seen(moment.view()).bids();
            var deal = moment.view().deal().orElseThrow();
            var auction = deal.auction().orElseThrow();

            assertThat(Circle.TABLE.seats().get(sight.dealer())).isEqualTo(deal.dealer());
            assertThat(sight.made()).hasSameSizeAs(auction.calls());
            assertThat(sight.level()).isEqualTo(auction.level().map(Enum::ordinal).orElse(0));
            assertThat(sight.hand()).isEqualTo(moment.view().hand().bits());
        }
        assertThat(seen).isGreaterThan(30 * MATCHES);
    }

    /// What a redeal does to the tribute, by the table of can.md §7.
    @Test
    void aRedealIsWeighedWithItsTribute() {
        int asked = 0;
        for (var moment : MOMENTS) {
            if (!(moment.command() instanceof AnswerRedeal) || moment.view().deal().isEmpty()) {
                continue;
            }
            var deal = moment.view().deal().get();
            int gain = Redeals.gain(moment.view());
            if (deal.debts().isEmpty()) {
                assertThat(gain).isZero();
                continue;
            }
            asked++;
            boolean pays = deal.debts().getFirst().payer().side() == moment.seat().side();
            boolean payer = deal.debts().stream().anyMatch(debt -> debt.payer() == moment.seat());
            if (deal.step() == Step.REDEAL_BEFORE_TRIBUTE) {
                assertThat(pays).isFalse();
                assertThat(gain).isNegative(); // the tribute would be cancelled
            } else if (pays && !payer) {
                assertThat(gain).isNegative(); // it would have to be paid again
            } else if (pays && deal.debts().size() == 1) {
                assertThat(gain).isZero(); // they have done their duty
            } else if (!pays) {
                assertThat(gain).isZero(); // ruling 2
            }
        }
        assertThat(asked).isGreaterThan(10);
    }

    /// Near the end somebody claims: first more than their side can win, then everything for the
    /// others.
    @Test
    void claimsAreJudged() {
        int judged = 0;
        for (var moment : MOMENTS) {
            boolean late =
                    moment.play().filter(play -> play.tricks().size() == 9).isPresent()
                            && moment.command() instanceof PlayCard;
            if (!late || moment.play().orElseThrow().declarer() != moment.seat()) {
                continue;
            }
            judged++;
            int taken = moment.play().orElseThrow().pointsAgainst();
            for (var robot : List.of(CanRobot.byRules(), CanRobot.bySearch(10, 1))) {
                if (taken > 0) {
                    assertThat(answer(robot, moment, new MakeClaim(45, false))).isTrue();
                }
                assertThat(answer(robot, moment, new MakeClaim(taken, true))).isTrue();
            }
        }
        assertThat(judged).isPositive();
    }

    /// What the player on declarer's right says to declarer's claim.
    private static boolean answer(CanRobot robot, Moment moment, MakeClaim claim) {
        var table = moment.table();
        if (!(GAME.decide(table, moment.seat(), claim) instanceof Accepted<CanEvent>(var events))) {
            return true; // the rules do not let that be claimed
        }
        for (var event : events) {
            table = GAME.evolve(table, event);
        }
        var view = GAME.view(table, moment.seat().right()).orElseThrow();
        return robot.move(view).orElseThrow().command().equals(new AnswerClaim(true));
    }

    @Test
    void nobodyIsAskedOutOfTurn() {
        for (var moment : MOMENTS.subList(0, 200)) {
            for (var seat : Seat.values()) {
                var view = GAME.view(moment.table(), seat).orElseThrow();
                boolean asked = CanRobot.byRules().move(view).isPresent();
                assertThat(asked).isEqualTo(view.isMyTurn() && !view.offers().isEmpty());
            }
        }
    }
}
