package overtrick.can.game;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import overtrick.can.CanCard;
import overtrick.can.act.CanEvent.CallMade;
import overtrick.can.act.CanEvent.CardBuried;
import overtrick.can.act.CanEvent.CardPlayed;
import overtrick.can.act.CanEvent.CardShown;
import overtrick.can.act.CanEvent.CardTakenUp;
import overtrick.can.act.CanEvent.ClaimAgreed;
import overtrick.can.act.CanEvent.ClaimMade;
import overtrick.can.act.CanEvent.ClaimRefused;
import overtrick.can.act.CanEvent.KittyTaken;
import overtrick.can.act.CanEvent.OfPlay;
import overtrick.can.act.CanEvent.TimePassed;
import overtrick.can.act.CanEvent.TrumpSet;
import overtrick.can.auction.CanCall;
import overtrick.can.match.CanMatch;
import overtrick.can.match.DealInPlay;
import overtrick.can.match.DealStep;
import overtrick.can.match.DealStep.Bidding;
import overtrick.can.match.DealStep.Playing;
import overtrick.can.match.DealStep.Shown;
import overtrick.can.match.PendingClaim;
import overtrick.can.match.ShootOut;
import overtrick.can.match.ShootOut.Kicking;
import overtrick.can.match.Stage;
import overtrick.can.play.CanPlay;
import overtrick.can.play.Circle;

/// From the first call to the last card, of a deal or of a kick.
final class PlayEvolution {

    private PlayEvolution() {}

    static CanMatch evolve(CanMatch match, OfPlay event) {
        return switch (event) {
            case CallMade(_, var call) -> called(match, call);
            case KittyTaken(_, var cards) -> kittyTaken(match, cards);
            case CardShown(var by, var card, var to) ->
                    inDeal(match, playing -> playing.with(new Shown(by, card, to)));
            case CardBuried(_, var card) -> played(match, play -> play.withBuried(card));
            case CardTakenUp(_, var card) -> played(match, play -> play.withTakenUp(card));
            case TrumpSet(var trump, _) -> played(match, play -> play.withTrump(trump));
            case TimePassed _ -> played(match, CanPlay::withTimeUp);
            case CardPlayed(_, var card) -> played(match, play -> play.with(card));
            case ClaimMade(var by, int points, boolean last) ->
                    inDeal(
                            match,
                            playing -> playing.with(new PendingClaim(by, points, last, Set.of())));
            case ClaimAgreed(var by) ->
                    inDeal(
                            match,
                            playing -> playing.with(playing.claim().orElseThrow().agreedBy(by)));
            case ClaimRefused(var by) -> inDeal(match, playing -> playing.refusedBy(by));
        };
    }

    private static CanMatch called(CanMatch match, CanCall call) {
        var deal = Evolution.stage(match, DealInPlay.class);
        if (!(deal.step() instanceof Bidding(var dealt, var before))) {
            throw new IllegalStateException("there is no auction: " + deal.step());
        }
        var auction = before.with(call);
        return match.with(
                deal.with(
                        auction.declarer()
                                .map(declarer ->
                                        CanPlay.begun(
                                                match.rules().playing(),
                                                Circle.TABLE,
                                                declarer,
                                                dealt.hands()))
                                .<DealStep>map(play ->
                                        new Playing(
                                                dealt,
                                                auction,
                                                List.of(),
                                                Optional.empty(),
                                                Optional.empty(),
                                                play))
                                .orElseGet(() -> new Bidding(dealt, auction))));
    }

    private static CanMatch kittyTaken(CanMatch match, List<CanCard> cards) {
        if (match.stage() instanceof ShootOut shoot
                && shoot.step() instanceof Kicking(var kitty, var play)) {
            var held = play;
            for (var card : cards) {
                held = held.withKittyCard(card);
            }
            return match.with(
                    shoot.with(new Kicking(kitty.subList(cards.size(), kitty.size()), held)));
        }
        return inDeal(match, playing -> playing.taken(cards));
    }

    private static CanMatch inDeal(CanMatch match, UnaryOperator<Playing> change) {
        var deal = Evolution.stage(match, DealInPlay.class);
        if (!(deal.step() instanceof Playing playing)) {
            throw new IllegalStateException("nothing is played: " + deal.step());
        }
        return match.with(deal.with(change.apply(playing)));
    }

    /// The match with a change in the play under way, of a deal or of a kick.
    static CanMatch played(CanMatch match, UnaryOperator<CanPlay> change) {
        return switch (match.stage()) {
            case DealInPlay _ ->
                    inDeal(match, playing -> playing.with(change.apply(playing.play())));
            case ShootOut shoot when shoot.step() instanceof Kicking(var kitty, var play) ->
                    match.with(shoot.with(new Kicking(kitty, change.apply(play))));
            case Stage other -> throw new IllegalStateException("nothing is played: " + other);
        };
    }
}
