package overtrick.can.game;

import static overtrick.can.CanRefusal.NOT_A_PAYER;
import static overtrick.can.CanRefusal.NOT_IN_HAND;
import static overtrick.can.CanRefusal.NOT_NOW;
import static overtrick.can.CanRefusal.ONLY_BETWEEN_DEALS;
import static overtrick.can.CanRefusal.RULED_ALREADY;

import java.util.Optional;
import overtrick.can.CanCard;
import overtrick.can.CanRefusal;
import overtrick.can.Pack;
import overtrick.can.act.CanCommand.BringPack;
import overtrick.can.act.CanCommand.Substitute;
import overtrick.can.act.CanEvent;
import overtrick.can.act.CanEvent.LotsDrawn;
import overtrick.can.act.CanEvent.MisdealCalled;
import overtrick.can.act.CanEvent.PackBrought;
import overtrick.can.act.CanEvent.Ruled;
import overtrick.can.act.CanEvent.Substituted;
import overtrick.can.act.CanEvent.TimePassed;
import overtrick.can.match.CanMatch;
import overtrick.can.match.DealInPlay;
import overtrick.can.match.DealStep;
import overtrick.can.match.DealStep.Bidding;
import overtrick.can.match.DealStep.Playing;
import overtrick.can.match.ShootOut;
import overtrick.can.match.Shuffle;
import overtrick.can.match.Stage;
import overtrick.can.match.Stage.Between;
import overtrick.can.match.Stage.Drawing;
import overtrick.can.match.Stage.Lots;
import overtrick.can.ruling.Irregularity;
import overtrick.can.ruling.Irregularity.ExposedCard;
import overtrick.can.ruling.Irregularity.LeadOutOfTurn;
import overtrick.can.ruling.Irregularity.Revoke;
import overtrick.can.ruling.Irregularity.Underpaid;
import overtrick.can.ruling.Ruling;
import overtrick.cards.Seat;
import overtrick.cards.Side;
import overtrick.cards.rules.Decision;

/// What the house does: it supplies packs, keeps the time, and rules on irregularities.
final class House {

    private House() {}

    static Decision<CanEvent> bring(CanMatch match, BringPack command) {
        return awaitsPack(match)
                ? Decision.accept(new PackBrought(command.pack()))
                : Decision.refuse(NOT_NOW);
    }

    static boolean awaitsPack(CanMatch match) {
        return switch (match.stage()) {
            case Drawing drawing -> drawing.pack().isEmpty();
            case Between _ -> true;
            case ShootOut shoot when !shoot.isReady() -> false;
            case Stage _ ->
                    Dealings.ready(match)
                            .filter(ready -> ready.shuffle().pack().isEmpty())
                            .isPresent();
        };
    }

    /// Only for a joker led without a trump (ruling 4).
    static Decision<CanEvent> letTimePass(CanMatch match) {
        boolean late =
                Plays.at(match)
                        .filter(at -> at.play().awaitsTrump() && at.play().tricks().isEmpty())
                        .isPresent();
        return late ? Decision.accept(new TimePassed()) : Decision.refuse(NOT_NOW);
    }

    static Decision<CanEvent> callMisdeal(CanMatch match) {
        boolean dealt =
                switch (match.stage()) {
                    case DealInPlay deal ->
                            switch (deal.step()) {
                                case DealStep.Asking _, DealStep.Paying _ -> true;
                                case Bidding(_, var auction) -> auction.calls().isEmpty();
                                case DealStep.Shuffling _, Playing _ -> false;
                            };
                    case ShootOut shoot ->
                            shoot.step() instanceof ShootOut.Choosing
                                    || shoot.step() instanceof ShootOut.Asking;
                    case Stage.Simple _ -> false;
                };
        return dealt ? Decision.accept(new MisdealCalled()) : Decision.refuse(NOT_NOW);
    }

    /// Players change only between deals (can.md §1).
    static Decision<CanEvent> substitute(CanMatch match, Substitute command) {
        return match.stage() instanceof Between || match.stage() instanceof Stage.Naming
                ? Decision.accept(new Substituted(command.chair()))
                : Decision.refuse(ONLY_BETWEEN_DEALS);
    }

    static Decision<CanEvent> drawLots(CanMatch match, Side winner) {
        return match.stage() instanceof Lots
                ? Decision.accept(new LotsDrawn(winner))
                : Decision.refuse(NOT_NOW);
    }

    static Decision<CanEvent> rule(CanMatch match, Irregularity irregularity) {
        var refusal = refusal(match, irregularity);
        return refusal.isPresent()
                ? Decision.refuse(refusal.get())
                : Decision.accept(new Ruled(irregularity, Ruling.on(irregularity, match.rules())));
    }

    private static Optional<CanRefusal> refusal(CanMatch match, Irregularity irregularity) {
        return switch (irregularity) {
            case Revoke _, LeadOutOfTurn _ -> NOT_NOW.unless(isLed(match));
            case ExposedCard(var by, var card) ->
                    Claims.playing(match).isEmpty()
                            ? Optional.of(NOT_NOW)
                            : NOT_IN_HAND.unless(isHidden(match, by, card));
            case Underpaid(var by) -> underpaidRefusal(match, by);
        };
    }

    private static boolean isLed(CanMatch match) {
        return Claims.playing(match).filter(playing -> playing.play().isLed()).isPresent();
    }

    private static boolean isHidden(CanMatch match, Seat seat, CanCard card) {
        return Claims.playing(match)
                .map(Playing::play)
                .filter(play -> play.hands().of(seat).contains(card))
                .filter(play -> !play.exposed().contains(card))
                .isPresent();
    }

    private static Optional<CanRefusal> underpaidRefusal(CanMatch match, Seat payer) {
        if (!(match.stage() instanceof DealInPlay deal)) {
            return Optional.of(NOT_NOW);
        }
        return switch (deal.step()) {
            case Bidding(var dealt, _) -> underpaidRefusal(dealt, payer);
            case Playing playing -> underpaidRefusal(playing.dealt(), payer);
            case DealStep.Shuffling _, DealStep.Asking _, DealStep.Paying _ -> Optional.of(NOT_NOW);
        };
    }

    private static Optional<CanRefusal> underpaidRefusal(DealStep.Dealt dealt, Seat payer) {
        var owed = dealt.owedBy(payer);
        return owed.isEmpty()
                ? Optional.of(NOT_A_PAYER)
                : RULED_ALREADY.unless(!owed.get().foundLow());
    }

    /// The stage once a pack has been brought.
    static Stage withPack(CanMatch match, Pack pack) {
        return switch (match.stage()) {
            case Drawing drawing -> drawing.with(pack);
            case Between(int next, _) ->
                    DealInPlay.begun(next, match.dealer(next), match.debts())
                            .with(new DealStep.Shuffling(Shuffle.AWAITED.with(pack)));
            case DealInPlay deal when deal.step() instanceof DealStep.Shuffling(var shuffle) ->
                    deal.with(new DealStep.Shuffling(shuffle.with(pack)));
            case ShootOut shoot when shoot.step() instanceof ShootOut.Preparing(var shuffle) ->
                    shoot.with(new ShootOut.Preparing(shuffle.with(pack)));
            case Stage other -> throw new IllegalStateException("no pack is awaited: " + other);
        };
    }
}
