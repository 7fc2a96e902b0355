package overtrick.can.game;

import static overtrick.can.CanRefusal.NOT_A_SIDE_HAND;
import static overtrick.can.CanRefusal.NOT_NOW;
import static overtrick.can.CanRefusal.NOT_THE_KEEPER;
import static overtrick.can.CanRefusal.OTHER_SIDE_CHOOSES;
import static overtrick.can.CanRefusal.TAKER_HAS_TAKEN;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import overtrick.can.Hands;
import overtrick.can.act.CanCommand.ChooseOrder;
import overtrick.can.act.CanCommand.NameKeeper;
import overtrick.can.act.CanCommand.NameTaker;
import overtrick.can.act.CanCommand.TakeHand;
import overtrick.can.act.CanEvent;
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
import overtrick.can.match.Stage.OrderChoice;
import overtrick.can.play.CanPlay;
import overtrick.can.play.Circle;
import overtrick.can.rules.CanRules;
import overtrick.can.rules.ShootOutRules.Redeal;
import overtrick.can.shootout.Kicks;
import overtrick.cards.Seat;
import overtrick.cards.rules.Decision;

/// The shoot-out: who takes, who keeps, with which hand, and the result (can.md §11.2).
final class Kickings {

    private Kickings() {}

    static Decision<CanEvent> chooseOrder(CanMatch match, Seat seat, ChooseOrder command) {
        if (!(match.stage() instanceof OrderChoice(var side))) {
            return Decision.refuse(NOT_NOW);
        }
        return seat.side() == side
                ? Decision.accept(new FirstKickGiven(command.first() ? side : side.other()))
                : Decision.refuse(OTHER_SIDE_CHOOSES);
    }

    static Decision<CanEvent> nameTaker(CanMatch match, Seat seat, NameTaker command) {
        if (!(match.stage() instanceof ShootOut shoot) || shoot.taker().isPresent()) {
            return Decision.refuse(NOT_NOW);
        }
        if (seat.side() != shoot.kicks().next() || command.taker().opposes(seat)) {
            return Decision.refuse(OTHER_SIDE_CHOOSES);
        }
        return shoot.kicks().takers().contains(command.taker())
                ? Decision.accept(new TakerNamed(seat, command.taker()))
                : Decision.refuse(TAKER_HAS_TAKEN);
    }

    static Decision<CanEvent> nameKeeper(CanMatch match, Seat seat, NameKeeper command) {
        if (!(match.stage() instanceof ShootOut shoot) || shoot.keeper().isPresent()) {
            return Decision.refuse(NOT_NOW);
        }
        boolean keeps = seat.side() != shoot.kicks().next() && !command.keeper().opposes(seat);
        return keeps
                ? Decision.accept(new KeeperNamed(seat, command.keeper()))
                : Decision.refuse(OTHER_SIDE_CHOOSES);
    }

    static Decision<CanEvent> takeHand(CanMatch match, Seat seat, TakeHand command) {
        if (!(match.stage() instanceof ShootOut shoot) || !(shoot.step() instanceof Choosing)) {
            return Decision.refuse(NOT_NOW);
        }
        if (!shoot.keeper().equals(Optional.of(seat))) {
            return Decision.refuse(NOT_THE_KEEPER);
        }
        return command.hand().opposes(shoot.taker().orElseThrow())
                ? Decision.accept(new HandTaken(seat, command.hand()))
                : Decision.refuse(NOT_A_SIDE_HAND);
    }

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
                        : begun(rules, shoot, deal, hand));
    }

    /// Taker and keeper play; the other two hands stay face down.
    static Kicking begun(CanRules rules, ShootOut shoot, CanDeal deal, Seat hand) {
        var taker = shoot.taker().orElseThrow();
        var keeper = shoot.keeper().orElseThrow();
        var hands =
                Hands.EMPTY.with(taker, deal.hands().of(taker)).with(keeper, deal.hands().of(hand));
        return new Kicking(
                deal.kitty(),
                CanPlay.begun(rules.playing(), Circle.of(taker, keeper), taker, hands));
    }
}
