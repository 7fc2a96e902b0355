package overtrick.can.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import overtrick.can.act.CanEvent;
import overtrick.can.act.CanEvent.CardDrawn;
import overtrick.can.act.CanEvent.ChairTaken;
import overtrick.can.act.CanEvent.ChairsSwapped;
import overtrick.can.act.CanEvent.DealDrawn;
import overtrick.can.act.CanEvent.DealEnded;
import overtrick.can.act.CanEvent.DealerNamed;
import overtrick.can.act.CanEvent.LotsDrawn;
import overtrick.can.act.CanEvent.MatchEnded;
import overtrick.can.act.CanEvent.MatchOpened;
import overtrick.can.act.CanEvent.OfDeal;
import overtrick.can.act.CanEvent.OfKick;
import overtrick.can.act.CanEvent.OfMatch;
import overtrick.can.act.CanEvent.OfPlay;
import overtrick.can.act.CanEvent.PackBrought;
import overtrick.can.act.CanEvent.RecordSigned;
import overtrick.can.act.CanEvent.RoundOpened;
import overtrick.can.act.CanEvent.Ruled;
import overtrick.can.act.CanEvent.Seated;
import overtrick.can.act.CanEvent.Substituted;
import overtrick.can.act.CanEvent.TeamsDrawn;
import overtrick.can.deal.Dealers;
import overtrick.can.match.CanMatch;
import overtrick.can.match.CanTable;
import overtrick.can.match.Chairs;
import overtrick.can.match.DealInPlay;
import overtrick.can.match.DealRecord;
import overtrick.can.match.DealStep.Playing;
import overtrick.can.match.ShootOut;
import overtrick.can.match.Stage;
import overtrick.can.match.Stage.Between;
import overtrick.can.match.Stage.Drawing;
import overtrick.can.match.Stage.Drawn;
import overtrick.can.match.Stage.Ended;
import overtrick.can.match.Stage.Lots;
import overtrick.can.match.Stage.Naming;
import overtrick.can.match.Stage.OrderChoice;
import overtrick.can.match.Stage.Purpose;
import overtrick.can.match.Stage.Seating;
import overtrick.can.rules.CanRules;
import overtrick.can.rules.TributeRules;
import overtrick.can.ruling.Irregularity;
import overtrick.can.ruling.Irregularity.ExposedCard;
import overtrick.can.ruling.Irregularity.Underpaid;
import overtrick.can.ruling.Ruling;
import overtrick.can.shootout.Kicks;
import overtrick.can.tribute.Debt;
import overtrick.cards.Seat;
import overtrick.cards.Side;

/// What an event makes of a match.
final class Evolution {

    private Evolution() {}

    static CanTable evolve(CanTable table, CanEvent event) {
        if (event instanceof MatchOpened(var rules)) {
            var match =
                    new CanMatch(
                            rules,
                            Chairs.AS_THEY_CAME,
                            Optional.empty(),
                            Optional.empty(),
                            List.of(),
                            List.of(),
                            List.of(),
                            Draws.beginning(rules));
            return new CanTable(table.opened() + 1, Optional.of(match));
        }
        if (event instanceof RoundOpened(var rules)) {
            return new CanTable(table.opened() + 1, Optional.of(round(rules)));
        }
        return table.with(evolve(table.match().orElseThrow(), event));
    }

    private static CanMatch round(CanRules rules) {
        return new CanMatch(
                rules,
                Chairs.AS_THEY_CAME,
                Optional.of(Side.NORTH_SOUTH),
                Optional.of(new Dealers(Seat.NORTH, Optional.empty())),
                List.of(),
                List.of(),
                List.of(),
                new Between(1, Optional.empty()));
    }

    private static CanMatch evolve(CanMatch match, CanEvent event) {
        return switch (event) {
            case OfMatch change -> ofMatch(match, change);
            case OfDeal change -> DealEvolution.evolve(match, change);
            case OfPlay change -> PlayEvolution.evolve(match, change);
            case OfKick change -> Kickings.evolve(match, change);
        };
    }

    private static CanMatch ofMatch(CanMatch match, OfMatch event) {
        return switch (event) {
            case MatchOpened _, RoundOpened _ -> throw new IllegalStateException("a match is open");
            case PackBrought(var pack) -> match.with(House.withPack(match, pack));
            case CardDrawn(var by, var card) -> drawn(match, new Drawn(by, card));
            case TeamsDrawn(var first, var captain) ->
                    match.with(Drawing.of(Purpose.FIRST_DEAL, first, Optional.of(captain)));
            case DealDrawn(var dealing) -> match.with(new Seating(dealing, Map.of()));
            case ChairTaken(var by, var chair) ->
                    match.with(Draws.seated(stage(match, Seating.class), by, chair));
            case Seated(var chairs, var dealing) ->
                    match.withChairs(match.chairs().moved(chairs))
                            .withFirst(dealing)
                            .with(new Naming(1, dealing));
            case DealerNamed(_, var dealer) -> named(match, dealer);
            case Ruled(var irregularity, var ruling) -> ruled(match, irregularity, ruling);
            case DealEnded(var result) -> {
                var line =
                        new DealRecord(
                                result.deal(), Optional.of(result), result.goal(match.rules()));
                var after = recorded(match, line);
                yield after.withDebts(Flow.debtsAfter(after, result));
            }
            case ChairsSwapped(var side) ->
                    match.withChairs(match.chairs().swapped(side))
                            .withDebts(
                                    match.debts().stream()
                                            .map(debt -> debt.swapped(side))
                                            .toList());
            case Substituted(var chair) -> substituted(match, chair);
            case LotsDrawn _ -> match;
            case MatchEnded(var outcome) ->
                    match.withDebts(List.of()).with(new Ended(outcome, kicks(match), Set.of()));
            case RecordSigned(var by) -> match.with(stage(match, Ended.class).signed(by));
        };
    }

    /// @throws IllegalStateException for an event that does not belong to the stage
    static <T> T stage(CanMatch match, Class<T> wanted) {
        if (!wanted.isInstance(match.stage())) {
            throw new IllegalStateException(
                    "match is not at %s: %s".formatted(wanted.getSimpleName(), match.stage()));
        }
        return wanted.cast(match.stage());
    }

    private static CanMatch drawn(CanMatch match, Drawn card) {
        var drawing = stage(match, Drawing.class).with(card);
        return match.with(
                Draws.choosesOrder(match, drawing).<Stage>map(OrderChoice::new).orElse(drawing));
    }

    private static CanMatch named(CanMatch match, Seat dealer) {
        var naming = stage(match, Naming.class);
        var dealers =
                match.dealers()
                        .map(before -> new Dealers(before.first(), Optional.of(dealer)))
                        .orElseGet(() -> new Dealers(dealer, Optional.empty()));
        return match.withDealers(dealers).with(new Between(naming.deal(), Optional.empty()));
    }

    private static CanMatch recorded(CanMatch match, DealRecord line) {
        var last = match.step(Playing.class).map(Playing::play);
        var after = match.withRecord(line);
        return after.with(Flow.stageAfterDeal(after, last));
    }

    private static CanMatch ruled(CanMatch match, Irregularity irregularity, Ruling ruling) {
        var other = irregularity.by().side().other();
        return switch (ruling) {
            case CORRECTED -> match;
            case STANDS -> foundLow(match, irregularity);
            case FACE_UP ->
                    irregularity instanceof ExposedCard(_, var card)
                            ? PlayEvolution.played(match, play -> play.withExposed(card))
                            : match;
            case GOAL -> foundLow(match, irregularity).withAward(other);
            case GOAL_ENDS_DEAL -> {
                int deal = stage(match, DealInPlay.class).number();
                var line = new DealRecord(deal, Optional.empty(), Optional.of(other));
                yield recorded(match, line).withDebts(List.of());
            }
        };
    }

    /// A tribute is found too low once; of anything else nothing is kept.
    private static CanMatch foundLow(CanMatch match, Irregularity irregularity) {
        return irregularity instanceof Underpaid(var payer)
                ? DealEvolution.foundLow(match, payer)
                : match;
    }

    /// Whoever sits down owes what the player before them owed (ruling 26).
    private static CanMatch substituted(CanMatch match, Seat chair) {
        if (match.rules().tribute().substitute() == TributeRules.Substitute.INHERITS) {
            return match;
        }
        var left = new ArrayList<Debt>(match.debts());
        left.removeIf(debt -> debt.payer() == chair);
        return match.withDebts(left);
    }

    private static Optional<Kicks> kicks(CanMatch match) {
        return switch (match.stage()) {
            case ShootOut shoot -> Optional.of(shoot.kicks());
            case Lots(var kicks) -> kicks;
            case Stage _ -> Optional.empty();
        };
    }
}
