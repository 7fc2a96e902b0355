package overtrick.can.game;

import java.util.List;
import java.util.Map;
import overtrick.can.Hands;
import overtrick.can.act.CanEvent.FirstKickGiven;
import overtrick.can.act.CanEvent.HandTaken;
import overtrick.can.act.CanEvent.KeeperNamed;
import overtrick.can.act.CanEvent.KickEnded;
import overtrick.can.act.CanEvent.OfKick;
import overtrick.can.act.CanEvent.TakerNamed;
import overtrick.can.deal.CanDeal;
import overtrick.can.match.CanMatch;
import overtrick.can.match.ShootOut;
import overtrick.can.match.ShootOut.Asking;
import overtrick.can.match.ShootOut.Choosing;
import overtrick.can.match.ShootOut.Kicking;
import overtrick.can.play.CanPlay;
import overtrick.can.play.Circle;
import overtrick.can.rules.CanRules;
import overtrick.can.rules.ShootOutRules.Redeal;
import overtrick.can.shootout.Kicks;
import overtrick.cards.Seat;

/// The shoot-out: who takes, who keeps, with which hand, and what came of it.
final class KickEvolution {

    private KickEvolution() {}

    static CanMatch evolve(CanMatch match, OfKick event) {
        if (event instanceof FirstKickGiven(var side)) {
            return match.with(ShootOut.next(new Kicks(side, List.of())));
        }
        var shoot = Evolution.stage(match, ShootOut.class);
        return match.with(
                switch (event) {
                    case FirstKickGiven _ -> shoot;
                    case TakerNamed(_, var taker) -> shoot.withTaker(taker);
                    case KeeperNamed(_, var keeper) -> shoot.withKeeper(keeper);
                    case HandTaken(_, var hand) -> taken(match.rules(), shoot, hand);
                    case KickEnded(var result) ->
                            Flow.stageAfterKick(match, shoot.kicks().with(result));
                });
    }

    private static ShootOut taken(CanRules rules, ShootOut shoot, Seat hand) {
        if (!(shoot.step() instanceof Choosing(var deal))) {
            throw new IllegalStateException("no hand is chosen: " + shoot.step());
        }
        return shoot.with(
                rules.shootOut().redeal() == Redeal.YES // ruling 29
                        ? new Asking(deal, hand, Map.of())
                        : kicking(rules, shoot, deal, hand));
    }

    /// Taker and keeper play; the other two hands stay face down.
    static Kicking kicking(CanRules rules, ShootOut shoot, CanDeal deal, Seat hand) {
        var taker = shoot.taker().orElseThrow();
        var keeper = shoot.keeper().orElseThrow();
        var hands =
                Hands.EMPTY.with(taker, deal.hands().of(taker)).with(keeper, deal.hands().of(hand));
        return new Kicking(
                deal.kitty(),
                CanPlay.begun(rules.playing(), Circle.of(taker, keeper), taker, hands));
    }
}
