package overtrick.can.game;

import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import overtrick.can.match.CanMatch;
import overtrick.can.match.DealInPlay;
import overtrick.can.match.DealStep;
import overtrick.can.match.DealStep.Playing;
import overtrick.can.match.ShootOut;
import overtrick.can.match.Stage.Between;
import overtrick.can.match.Stage.Drawing;
import overtrick.can.match.Stage.Ended;
import overtrick.can.match.Stage.Lots;
import overtrick.can.match.Stage.Naming;
import overtrick.can.match.Stage.OrderChoice;
import overtrick.can.match.Stage.Seating;
import overtrick.can.rules.CanRules;
import overtrick.cards.Seat;

/// Whose turn it is to do something.
final class Turns {

    private Turns() {}

    /// Who has to act; nobody when it is the house. Where either of two partners may act, both.
    static Set<Seat> awaited(CanMatch match) {
        if (House.awaitsPack(match)) {
            return Set.of();
        }
        return switch (match.stage()) {
            case Drawing drawing -> Draws.drawers(match, drawing);
            case Seating seating -> Draws.choosers(seating);
            case Naming naming -> Set.copyOf(naming.side().seats());
            case OrderChoice(var side) -> Set.copyOf(side.seats());
            case Between _, Lots _, Ended _ -> Set.of();
            case DealInPlay deal -> inDeal(match, deal);
            case ShootOut shoot -> inKick(match, shoot);
        };
    }

    private static Set<Seat> inDeal(CanMatch match, DealInPlay deal) {
        return switch (deal.step()) {
            case DealStep.Shuffling _ -> toDeal(match);
            case DealStep.Asking asking -> without(asking.asked(), asking.answers().keySet());
            case DealStep.Paying paying -> toPay(match.rules(), paying);
            case DealStep.Bidding(_, var auction) -> one(auction.turn());
            case Playing playing ->
                    playing.claim()
                            .map(claim ->
                                    without(EnumSet.allOf(Seat.class), claim.agreed(), claim.by()))
                            .orElseGet(() -> one(playing.play().turn()));
        };
    }

    private static Set<Seat> inKick(CanMatch match, ShootOut shoot) {
        return switch (shoot.step()) {
            case ShootOut.Preparing _ -> shoot.isReady() ? toDeal(match) : toName(shoot);
            case ShootOut.Choosing _ -> one(shoot.keeper());
            case ShootOut.Asking asking ->
                    without(Dealings.asked(shoot), asking.answers().keySet());
            case ShootOut.Kicking(_, var play) -> one(play.turn());
        };
    }

    private static Set<Seat> toName(ShootOut shoot) {
        var awaited = EnumSet.noneOf(Seat.class);
        var side = shoot.kicks().next();
        if (shoot.taker().isEmpty()) {
            awaited.addAll(side.seats());
        }
        if (shoot.keeper().isEmpty()) {
            awaited.addAll(side.other().seats());
        }
        return awaited;
    }

    private static Set<Seat> toDeal(CanMatch match) {
        return Dealings.ready(match)
                .map(ready -> ready.cutter(match.rules()).orElse(ready.dealer()))
                .map(Set::of)
                .orElse(Set.of());
    }

    private static Set<Seat> toPay(CanRules rules, DealStep.Paying paying) {
        var awaited = EnumSet.noneOf(Seat.class);
        for (var exchange : paying.dealt().exchanges()) {
            if (exchange.paid().isEmpty()) {
                awaited.add(exchange.debt().payer());
            } else if (exchange.returned().isEmpty()
                    && Tributes.mayReturn(paying, rules.tribute())) {
                awaited.add(exchange.debt().recipient());
            }
        }
        return awaited;
    }

    private static Set<Seat> one(Optional<Seat> seat) {
        return seat.map(Set::of).orElse(Set.of());
    }

    private static Set<Seat> without(Set<Seat> some, Set<Seat> others, Seat... more) {
        var left = EnumSet.noneOf(Seat.class);
        left.addAll(some);
        left.removeAll(others);
        left.removeAll(Set.of(more));
        return left;
    }
}
