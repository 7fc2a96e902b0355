package overtrick.can.game;

import static overtrick.can.CanRefusal.NOT_A_SIDE_HAND;
import static overtrick.can.CanRefusal.NOT_NOW;
import static overtrick.can.CanRefusal.NOT_THE_KEEPER;
import static overtrick.can.CanRefusal.OTHER_SIDE_CHOOSES;
import static overtrick.can.CanRefusal.TAKER_HAS_TAKEN;

import java.util.Optional;
import overtrick.can.act.CanCommand.ChooseOrder;
import overtrick.can.act.CanCommand.NameKeeper;
import overtrick.can.act.CanCommand.NameTaker;
import overtrick.can.act.CanCommand.TakeHand;
import overtrick.can.act.CanEvent;
import overtrick.can.act.CanEvent.FirstKickGiven;
import overtrick.can.act.CanEvent.HandTaken;
import overtrick.can.act.CanEvent.KeeperNamed;
import overtrick.can.act.CanEvent.TakerNamed;
import overtrick.can.match.CanMatch;
import overtrick.can.match.ShootOut;
import overtrick.can.match.ShootOut.Choosing;
import overtrick.can.match.Stage.OrderChoice;
import overtrick.cards.Seat;
import overtrick.cards.rules.Decision;

/// Who takes, who keeps, and with which hand (can.md §11.2).
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
}
