package overtrick.can.game;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import overtrick.can.act.CanEvent;
import overtrick.can.act.CanEvent.ChairsSwapped;
import overtrick.can.act.CanEvent.DealEnded;
import overtrick.can.act.CanEvent.KickEnded;
import overtrick.can.act.CanEvent.LotsDrawn;
import overtrick.can.act.CanEvent.MatchEnded;
import overtrick.can.act.CanEvent.Ruled;
import overtrick.can.deal.Dealers;
import overtrick.can.match.CanMatch;
import overtrick.can.match.DealInPlay;
import overtrick.can.match.DealStep;
import overtrick.can.match.DealStep.Playing;
import overtrick.can.match.PendingClaim;
import overtrick.can.match.ShootOut;
import overtrick.can.match.ShootOut.Kicking;
import overtrick.can.match.Stage;
import overtrick.can.match.Stage.Between;
import overtrick.can.match.Stage.Drawing;
import overtrick.can.match.Stage.Ended;
import overtrick.can.match.Stage.Lots;
import overtrick.can.match.Stage.Naming;
import overtrick.can.match.Stage.OrderChoice;
import overtrick.can.match.Stage.Purpose;
import overtrick.can.match.Stage.Seating;
import overtrick.can.play.CanPlay;
import overtrick.can.rules.CanRules;
import overtrick.can.rules.MatchRules.Decider;
import overtrick.can.rules.MatchRules.ExtraTime;
import overtrick.can.rules.PlayingRules.Buried;
import overtrick.can.rules.TributeRules.BetweenDeals;
import overtrick.can.rules.TributeRules.SecondPeriod;
import overtrick.can.ruling.Ruling;
import overtrick.can.score.DealResult;
import overtrick.can.score.Outcome;
import overtrick.can.score.Outcome.Means;
import overtrick.can.shootout.KickResult;
import overtrick.can.shootout.Kicks;
import overtrick.can.tribute.Debt;
import overtrick.cards.Seat;

/// What follows by itself: the ends of deals, kicks and matches, and what comes after (can.md §§3,
/// 11).
final class Flow {

    private Flow() {}

    /// What follows from the last event by itself.
    static Optional<CanEvent> next(CanMatch match, CanEvent last) {
        return switch (last) {
            case DealEnded _ -> afterDeal(match);
            case Ruled(_, var ruling) when ruling == Ruling.GOAL_ENDS_DEAL -> afterDeal(match);
            case ChairsSwapped _, MatchEnded _ -> Optional.empty();
            case LotsDrawn(var winner) ->
                    Optional.of(new MatchEnded(Outcome.won(winner, Means.LOTS)));
            case KickEnded _ -> afterKick(match);
            case CanEvent _ -> byStage(match);
        };
    }

    private static Optional<CanEvent> byStage(CanMatch match) {
        return switch (match.stage()) {
            case Drawing drawing -> Draws.outcome(match, drawing);
            case Seating seating -> Draws.seated(seating);
            case DealInPlay deal ->
                    switch (deal.step()) {
                        case DealStep.Asking asking ->
                                Dealings.outcome(match.rules(), deal, asking);
                        case Playing playing -> dealEnd(match.rules(), deal, playing);
                        case DealStep.Shuffling _, DealStep.Paying _, DealStep.Bidding _ ->
                                Optional.empty();
                    };
            case ShootOut shoot ->
                    switch (shoot.step()) {
                        case ShootOut.Asking asking -> Dealings.outcome(shoot, asking);
                        case Kicking(_, var play) -> kickEnd(shoot, play);
                        case ShootOut.Preparing _, ShootOut.Choosing _ -> Optional.empty();
                    };
            case Naming _, Between _, OrderChoice _, Lots _, Ended _ -> Optional.empty();
        };
    }

    private static Optional<CanEvent> dealEnd(CanRules rules, DealInPlay deal, Playing playing) {
        var play = playing.play();
        var claim = playing.claim().filter(PendingClaim::isSettled);
        if (claim.isPresent()) {
            return Optional.of(
                    ended(deal, playing, claim.get().points(), claim.get().defendersWinLast()));
        }
        boolean enough = play.pointsAgainst() >= DealResult.POINTS_GOAL; // at once, can.md §10
        if (!enough && !play.isPlayedOut()) {
            return Optional.empty();
        }
        boolean lastLost = play.isPlayedOut() && isAgainst(play, play.lastWinner());
        int buried = lastLost ? buriedPoints(rules, play) : 0;
        return Optional.of(ended(deal, playing, play.pointsAgainst() + buried, lastLost));
    }

    private static CanEvent ended(DealInPlay deal, Playing playing, int points, boolean lastLost) {
        var level = playing.auction().level().orElseThrow();
        return new DealEnded(
                new DealResult(deal.number(), playing.play().declarer(), level, points, lastLost));
    }

    private static boolean isAgainst(CanPlay play, Optional<Seat> winner) {
        return winner.filter(seat -> seat.opposes(play.declarer())).isPresent();
    }

    private static int buriedPoints(CanRules rules, CanPlay play) {
        int points = play.buried().points();
        return rules.playing().buriedPoints() == Buried.NOBODY // ruling 6
                ? 0
                : rules.playing().buriedPoints() == Buried.LAST_TRICK ? points : 2 * points;
    }

    /// A kick is over with the keeper's first point, or with the twelfth trick (can.md §11.2).
    private static Optional<CanEvent> kickEnd(ShootOut shoot, CanPlay play) {
        int points = play.pointsAgainst();
        if (points == 0 && !play.isPlayedOut()) {
            return Optional.empty();
        }
        boolean last = play.isPlayedOut() && isAgainst(play, play.lastWinner());
        return Optional.of(
                new KickEnded(
                        new KickResult(
                                play.declarer(), shoot.keeper().orElseThrow(), points, last)));
    }

    /// Chairs are swapped after the fourth deal and the tenth; or the match is over.
    private static Optional<CanEvent> afterDeal(CanMatch match) {
        int deal = match.record().getLast().deal();
        if (goesOn(match)) {
            return Dealers.swapAfter(deal, match.rules())
                    ? Optional.of(new ChairsSwapped(match.first().orElseThrow()))
                    : Optional.empty();
        }
        if (match.isLevel()) {
            return match.rules().match().decider() == Decider.DRAW
                    ? Optional.of(new MatchEnded(Outcome.draw()))
                    : Optional.empty();
        }
        var means =
                deal > match.rules().match().deals().deals() ? Means.EXTRA_TIME : Means.EIGHT_DEALS;
        return Optional.of(new MatchEnded(Outcome.won(match.leader().orElseThrow(), means)));
    }

    /// Whether another deal follows the last one recorded.
    private static boolean goesOn(CanMatch match) {
        var extra = match.rules().match().extraTime();
        int deal = match.record().getLast().deal();
        int regular = match.rules().match().deals().deals();
        if (deal == regular) {
            return match.isLevel() && extra != ExtraTime.NONE;
        }
        if (deal == Dealers.secondPeriod(match.rules()) - 1) {
            return match.isLevel() || extra == ExtraTime.BOTH_PERIODS; // ruling 22
        }
        return deal != regular + Dealers.EXTRA_TIME;
    }

    /// Where a match stands when the deal last recorded is over.
    static Stage stageAfterDeal(CanMatch match, Optional<CanPlay> last) {
        int deal = match.record().getLast().deal();
        if (goesOn(match) && Dealers.namedAfter(deal, match.rules())) {
            return new Naming(5, match.first().orElseThrow().other());
        }
        if (goesOn(match) || !match.isLevel()) {
            return new Between(deal + 1, last);
        }
        return switch (match.rules().match().decider()) {
            case DRAW -> new Between(deal + 1, last);
            case SHOOT_OUT, FOUR_KICKS_THEN_LOTS ->
                    Drawing.of(Purpose.FIRST_KICK, Set.of(), Optional.empty());
            case LOTS -> new Lots(Optional.empty());
        };
    }

    /// The tribute that the deal just recorded leaves to the next one, if one follows.
    static List<Debt> debtsAfter(CanMatch match, DealResult result) {
        var tribute = match.rules().tribute();
        boolean lapses =
                !goesOn(match)
                        || tribute.betweenDeals() == BetweenDeals.NONE
                        || (result.deal() == Dealers.secondPeriod(match.rules()) - 1
                                && tribute.secondPeriod() == SecondPeriod.LAPSES);
        return lapses ? List.of() : result.debts(match.rules());
    }

    private static Optional<CanEvent> afterKick(CanMatch match) {
        return match.stage() instanceof ShootOut shoot
                ? shoot.kicks()
                        .winner(match.rules().shootOut().firstSeries())
                        .map(side -> new MatchEnded(Outcome.won(side, Means.SHOOT_OUT)))
                : Optional.empty();
    }

    /// Where a match stands after a kick.
    static Stage stageAfterKick(CanMatch match, Kicks kicks) {
        boolean lots =
                match.rules().match().decider() == Decider.FOUR_KICKS_THEN_LOTS
                        && kicks.isSeriesOver()
                        && kicks.winner(match.rules().shootOut().firstSeries()).isEmpty();
        return lots ? new Lots(Optional.of(kicks)) : ShootOut.next(kicks);
    }
}
