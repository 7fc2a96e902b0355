package overtrick.can.game;

import static overtrick.can.CanRefusal.CHAIR_NOT_FREE;
import static overtrick.can.CanRefusal.DEALER_OF_OTHER_SIDE;
import static overtrick.can.CanRefusal.NOT_NOW;
import static overtrick.can.CanRefusal.NOT_YOUR_DRAW;
import static overtrick.can.CanRefusal.OTHER_SIDE_CHOOSES;

import java.util.Comparator;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import overtrick.can.CanCard;
import overtrick.can.CanCard.Joker;
import overtrick.can.act.CanCommand.DrawCard;
import overtrick.can.act.CanCommand.NameDealer;
import overtrick.can.act.CanCommand.TakeChair;
import overtrick.can.act.CanEvent;
import overtrick.can.act.CanEvent.CardDrawn;
import overtrick.can.act.CanEvent.ChairTaken;
import overtrick.can.act.CanEvent.DealDrawn;
import overtrick.can.act.CanEvent.DealerNamed;
import overtrick.can.act.CanEvent.FirstKickGiven;
import overtrick.can.act.CanEvent.Seated;
import overtrick.can.act.CanEvent.TeamsDrawn;
import overtrick.can.match.CanMatch;
import overtrick.can.match.Stage.Drawing;
import overtrick.can.match.Stage.Drawn;
import overtrick.can.match.Stage.Naming;
import overtrick.can.match.Stage.Purpose;
import overtrick.can.match.Stage.Seating;
import overtrick.can.rules.CanRules;
import overtrick.can.rules.PreparingRules.Drawer;
import overtrick.can.rules.PreparingRules.Jokers;
import overtrick.can.rules.PreparingRules.Teams;
import overtrick.can.rules.ShootOutRules.Draw;
import overtrick.cards.Seat;
import overtrick.cards.Side;
import overtrick.cards.rules.Decision;

/// The draws: for teams, first deal and chairs (can.md §2), and for the side that takes the first
/// kick (can.md §11.2).
final class Draws {

    private static final Comparator<Drawn> HIGHEST =
            Comparator.comparing(Drawn::card, CanCard.IN_DRAW);

    private Draws() {}

    /// The first stage of a match. Registered teams sit North-South and East-West.
    static Drawing beginning(CanRules rules) {
        return rules.preparing().teams() == Teams.DRAWN
                ? Drawing.of(Purpose.TEAMS, Set.of(), Optional.empty())
                : Drawing.of(
                        Purpose.FIRST_DEAL,
                        Set.copyOf(Side.NORTH_SOUTH.seats()),
                        Optional.of(Seat.NORTH));
    }

    static Decision<CanEvent> draw(CanMatch match, Seat seat, DrawCard command) {
        if (!(match.stage() instanceof Drawing drawing) || drawing.pack().isEmpty()) {
            return Decision.refuse(NOT_NOW);
        }
        if (!drawers(match, drawing).contains(seat)) {
            return Decision.refuse(NOT_YOUR_DRAW);
        }
        var next = drawing.pack().get().cards().get(drawing.drawn().size());
        return Decision.accept(new CardDrawn(seat, next));
    }

    /// Who still has to draw, or may.
    static Set<Seat> drawers(CanMatch match, Drawing drawing) {
        var drawers = EnumSet.noneOf(Seat.class);
        var counted = counted(match.rules(), drawing);
        for (var seat : Seat.values()) {
            boolean may =
                    switch (drawing.purpose()) {
                        case TEAMS -> counted.stream().noneMatch(card -> card.by() == seat);
                        case FIRST_DEAL -> counted.isEmpty() && drawsForDeal(match, drawing, seat);
                        case FIRST_KICK -> drawsForKick(match, counted, seat);
                    };
            if (may) {
                drawers.add(seat);
            }
        }
        return drawers;
    }

    private static boolean drawsForDeal(CanMatch match, Drawing drawing, Seat seat) {
        return match.rules().preparing().drawer() == Drawer.ANYBODY
                || drawing.captain().equals(Optional.of(seat));
    }

    /// One of the side that dealt first draws the one card; or one of each side draws.
    private static boolean drawsForKick(CanMatch match, List<Drawn> counted, Seat seat) {
        return match.rules().shootOut().draw() == Draw.ONE_CARD
                ? counted.isEmpty() && match.first().equals(Optional.of(seat.side()))
                : counted.stream().noneMatch(card -> card.by().side() == seat.side());
    }

    /// The cards that count: where jokers do not, another card is drawn (ruling 17).
    private static List<Drawn> counted(CanRules rules, Drawing drawing) {
        return rules.preparing().jokers() == Jokers.HIGHEST
                ? drawing.drawn()
                : drawing.drawn().stream().filter(card -> !(card.card() instanceof Joker)).toList();
    }

    /// What the cards drawn decide; empty while cards are missing.
    static Optional<CanEvent> outcome(CanMatch match, Drawing drawing) {
        if (drawing.pack().isEmpty() || !drawers(match, drawing).isEmpty()) {
            return Optional.empty();
        }
        var counted = counted(match.rules(), drawing);
        var best = counted.stream().max(HIGHEST).orElseThrow();
        return Optional.of(
                switch (drawing.purpose()) {
                    case TEAMS -> {
                        var order = counted.stream().sorted(HIGHEST.reversed()).toList();
                        yield new TeamsDrawn(
                                Set.of(order.get(0).by(), order.get(1).by()), best.by());
                    }
                    case FIRST_DEAL -> {
                        boolean first = drawing.team().contains(best.by());
                        boolean drawersSideDeals = best.card().isRed();
                        yield new DealDrawn(
                                first == drawersSideDeals
                                        ? drawing.team()
                                        : others(drawing.team()));
                    }
                    case FIRST_KICK -> new FirstKickGiven(kicksFirst(best));
                });
    }

    /// By the one card: red, and the drawer's side begins.
    private static Side kicksFirst(Drawn best) {
        var side = best.by().side();
        return best.card().isRed() ? side : side.other();
    }

    /// The side whose delegate has drawn the higher card; empty unless delegates draw and both
    /// have.
    static Optional<Side> choosesOrder(CanMatch match, Drawing drawing) {
        boolean delegates =
                drawing.purpose() == Purpose.FIRST_KICK
                        && match.rules().shootOut().draw() == Draw.DELEGATES;
        if (!delegates || !drawers(match, drawing).isEmpty()) {
            return Optional.empty();
        }
        return counted(match.rules(), drawing).stream().max(HIGHEST).map(best -> best.by().side());
    }

    static Set<Seat> others(Set<Seat> some) {
        return EnumSet.complementOf(EnumSet.copyOf(some));
    }

    static Decision<CanEvent> takeChair(CanMatch match, Seat seat, TakeChair command) {
        if (!(match.stage() instanceof Seating seating)) {
            return Decision.refuse(NOT_NOW);
        }
        if (!choosers(seating).contains(seat)) {
            return Decision.refuse(OTHER_SIDE_CHOOSES);
        }
        return seating.taken().containsValue(command.chair())
                ? Decision.refuse(CHAIR_NOT_FREE)
                : Decision.accept(new ChairTaken(seat, command.chair()));
    }

    /// Those who choose chairs now: first the two who do not deal first.
    static Set<Seat> choosers(Seating seating) {
        return seating.taken().isEmpty() ? others(seating.dealing()) : seating.dealing();
    }

    /// A player takes a chair, and their partner the one opposite.
    static Seating seated(Seating seating, Seat by, Seat chair) {
        var taken = new HashMap<>(seating.taken());
        for (var seat : choosers(seating)) {
            taken.put(seat, seat == by ? chair : chair.partner());
        }
        return new Seating(seating.dealing(), taken);
    }

    /// Everybody has a chair.
    static Optional<CanEvent> seated(Seating seating) {
        if (seating.taken().size() < 4) {
            return Optional.empty();
        }
        Map<Seat, Seat> chairs = seating.taken();
        var one = seating.dealing().iterator().next();
        return Optional.ofNullable(chairs.get(one)).map(chair -> new Seated(chairs, chair.side()));
    }

    static Decision<CanEvent> nameDealer(CanMatch match, Seat seat, NameDealer command) {
        if (!(match.stage() instanceof Naming naming)) {
            return Decision.refuse(NOT_NOW);
        }
        if (seat.side() != naming.side()) {
            return Decision.refuse(OTHER_SIDE_CHOOSES);
        }
        return command.dealer().side() == naming.side()
                ? Decision.accept(new DealerNamed(seat, command.dealer()))
                : Decision.refuse(DEALER_OF_OTHER_SIDE);
    }
}
