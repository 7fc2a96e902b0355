package overtrick.can.game;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import overtrick.can.DealWay;
import overtrick.can.act.CanEvent.CardsDealt;
import overtrick.can.act.CanEvent.CutAsked;
import overtrick.can.act.CanEvent.HandsKept;
import overtrick.can.act.CanEvent.MisdealCalled;
import overtrick.can.act.CanEvent.OfDeal;
import overtrick.can.act.CanEvent.PackCut;
import overtrick.can.act.CanEvent.RedealAnswered;
import overtrick.can.act.CanEvent.RedealGranted;
import overtrick.can.act.CanEvent.TributePaid;
import overtrick.can.act.CanEvent.TributeReturned;
import overtrick.can.auction.CanAuction;
import overtrick.can.deal.CanDeal;
import overtrick.can.deal.Redeal;
import overtrick.can.match.CanMatch;
import overtrick.can.match.DealInPlay;
import overtrick.can.match.DealStep;
import overtrick.can.match.DealStep.Asking;
import overtrick.can.match.DealStep.Bidding;
import overtrick.can.match.DealStep.Dealt;
import overtrick.can.match.DealStep.Paying;
import overtrick.can.match.DealStep.Playing;
import overtrick.can.match.DealStep.Shuffling;
import overtrick.can.match.ShootOut;
import overtrick.can.match.ShootOut.Choosing;
import overtrick.can.match.ShootOut.Preparing;
import overtrick.can.match.Shuffle;
import overtrick.can.match.Stage;
import overtrick.can.rules.CanRules;
import overtrick.can.rules.DealingRules.AfterRedeal;
import overtrick.can.tribute.Debt;
import overtrick.can.tribute.Exchange;
import overtrick.cards.Seat;

/// From the shuffling to the return of tribute: cuts, deals, redeals, exchanges.
final class DealEvolution {

    private DealEvolution() {}

    static CanMatch evolve(CanMatch match, OfDeal event) {
        return switch (event) {
            case CutAsked(var by) -> shuffled(match, shuffle -> shuffle.askedBy(by));
            case PackCut(_, int lifted) -> shuffled(match, shuffle -> shuffle.withCut(lifted));
            case CardsDealt(var dealer, var way) -> dealt(match, dealer, way);
            case MisdealCalled _ -> misdealt(match);
            case RedealAnswered(var by, boolean asked) -> answered(match, by, asked);
            case RedealGranted(_, var owed) -> redealt(match, owed);
            case HandsKept _ -> kept(match);
            case TributePaid(var debt, var cards) ->
                    exchanged(match, debt, exchange -> exchange.withPaid(cards));
            case TributeReturned(var debt, var cards) ->
                    exchanged(match, debt, exchange -> exchange.withReturned(cards));
        };
    }

    private static CanMatch shuffled(CanMatch match, UnaryOperator<Shuffle> change) {
        return match.with(
                switch (match.stage()) {
                    case DealInPlay deal when deal.step() instanceof Shuffling(var shuffle) ->
                            deal.with(new Shuffling(change.apply(shuffle)));
                    case ShootOut shoot when shoot.step() instanceof Preparing(var shuffle) ->
                            shoot.with(new Preparing(change.apply(shuffle)));
                    case Stage other ->
                            throw new IllegalStateException("nothing is shuffled: " + other);
                });
    }

    private static CanMatch dealt(CanMatch match, Seat dealer, DealWay way) {
        var pack = Dealings.ready(match).flatMap(ready -> ready.shuffle().pack()).orElseThrow();
        var cards = CanDeal.of(pack, dealer, way);
        return match.with(
                match.stage() instanceof ShootOut shoot
                        ? shoot.with(new Choosing(cards))
                        : begun(match.rules(), Evolution.stage(match, DealInPlay.class), cards));
    }

    private static DealInPlay begun(CanRules rules, DealInPlay deal, CanDeal cards) {
        var dealt =
                new Dealt(
                        cards.hands(),
                        cards.kitty(),
                        deal.debts().stream().map(Exchange::due).toList());
        if (deal.debts().isEmpty()) {
            return deal.with(beforeAuction(rules, deal, dealt));
        }
        return deal.with(
                mayBeRedealt(rules, deal)
                        ? new Asking(
                                dealt,
                                true,
                                Redeal.askedBefore(deal.debts(), rules.redeal()),
                                Map.of())
                        : new Paying(dealt));
    }

    private static boolean mayBeRedealt(CanRules rules, DealInPlay deal) {
        int limit = rules.redeal().limit();
        return limit == 0 || deal.redeals() < limit;
    }

    /// After the return, or when nothing was owed: the last chance for a redeal, then the auction.
    private static DealStep beforeAuction(CanRules rules, DealInPlay deal, Dealt dealt) {
        return mayBeRedealt(rules, deal)
                ? new Asking(
                        dealt, false, Redeal.askedAfter(deal.debts(), rules.redeal()), Map.of())
                : bidding(rules, deal, dealt);
    }

    private static Bidding bidding(CanRules rules, DealInPlay deal, Dealt dealt) {
        return new Bidding(dealt, CanAuction.begun(deal.dealer(), rules.bidding()));
    }

    private static CanMatch misdealt(CanMatch match) {
        return match.with(
                switch (match.stage()) {
                    case DealInPlay deal -> deal.again(deal.dealer(), deal.debts(), deal.redeals());
                    case ShootOut shoot -> shoot.with(new Preparing(Shuffle.AWAITED));
                    case Stage.Simple other ->
                            throw new IllegalStateException("nothing is dealt: " + other);
                });
    }

    private static CanMatch answered(CanMatch match, Seat by, boolean asked) {
        return match.with(
                switch (match.stage()) {
                    case DealInPlay deal when deal.step() instanceof Asking asking ->
                            deal.with(asking.with(by, asked));
                    case ShootOut shoot when shoot.step() instanceof ShootOut.Asking asking ->
                            shoot.with(asking.with(by, asked));
                    case Stage other ->
                            throw new IllegalStateException("nobody is asked: " + other);
                });
    }

    /// Ván chia lại: the same number and, unless the club says otherwise, the same dealer (ruling
    /// 16).
    private static CanMatch redealt(CanMatch match, List<Debt> owed) {
        if (match.stage() instanceof ShootOut shoot) {
            return match.with(shoot.with(new Preparing(Shuffle.AWAITED)));
        }
        var deal = Evolution.stage(match, DealInPlay.class);
        boolean same = match.rules().dealing().afterRedeal() == AfterRedeal.SAME_DEALER;
        var dealer = same ? deal.dealer() : deal.dealer().right();
        return match.withDebts(owed).with(deal.again(dealer, owed, deal.redeals() + 1));
    }

    private static CanMatch kept(CanMatch match) {
        return match.with(
                switch (match.stage()) {
                    case DealInPlay deal when deal.step() instanceof Asking asking ->
                            deal.with(
                                    asking.beforeTribute()
                                            ? new Paying(asking.dealt())
                                            : bidding(match.rules(), deal, asking.dealt()));
                    case ShootOut shoot when shoot.step() instanceof ShootOut.Asking asking ->
                            shoot.with(
                                    Kickings.begun(
                                            match.rules(), shoot, asking.deal(), asking.hand()));
                    case Stage other ->
                            throw new IllegalStateException("nobody is asked: " + other);
                });
    }

    /// The match once the tribute of this player was found too low.
    static CanMatch foundLow(CanMatch match, Seat payer) {
        var deal = Evolution.stage(match, DealInPlay.class);
        return match.with(
                deal.with(
                        switch (deal.step()) {
                            case Bidding(var dealt, var auction) ->
                                    new Bidding(dealt.withFoundLow(payer), auction);
                            case Playing playing ->
                                    playing.with(playing.dealt().withFoundLow(payer));
                            case DealStep other ->
                                    throw new IllegalStateException("nobody has paid: " + other);
                        }));
    }

    private static CanMatch exchanged(CanMatch match, Debt debt, UnaryOperator<Exchange> change) {
        var deal = Evolution.stage(match, DealInPlay.class);
        if (!(deal.step() instanceof Paying(var dealt))) {
            throw new IllegalStateException("nothing is paid: " + deal.step());
        }
        var before = dealt.exchange(exchange -> exchange.debt().equals(debt)).orElseThrow();
        var after = change.apply(before);
        var hands =
                before.paid().isEmpty()
                        ? dealt.hands()
                                .moved(after.paid().orElseThrow(), debt.payer(), debt.recipient())
                        : dealt.hands()
                                .moved(
                                        after.returned().orElseThrow(),
                                        debt.recipient(),
                                        debt.payer());
        var next = new Paying(dealt.with(after, hands));
        var step =
                next.isDone()
                        ? Optional.of(beforeAuction(match.rules(), deal, next.dealt()))
                        : Optional.<DealStep>empty();
        return match.with(deal.with(step.orElse(next)));
    }
}
