package overtrick.can.game;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import overtrick.can.CanSet;
import overtrick.can.Hands;
import overtrick.can.act.CanCommand;
import overtrick.can.match.CanMatch;
import overtrick.can.match.DealInPlay;
import overtrick.can.match.DealStep;
import overtrick.can.match.DealStep.Asking;
import overtrick.can.match.DealStep.Dealt;
import overtrick.can.match.DealStep.Playing;
import overtrick.can.match.ShootOut;
import overtrick.can.match.Shuffle;
import overtrick.can.match.Stage;
import overtrick.can.match.Stage.Between;
import overtrick.can.match.Stage.Drawing;
import overtrick.can.match.Stage.Ended;
import overtrick.can.match.Stage.Lots;
import overtrick.can.match.Stage.Seating;
import overtrick.can.play.CanPlay;
import overtrick.can.rules.ShootOutRules.Keeper;
import overtrick.can.shootout.Kicks;
import overtrick.can.tribute.Showing;
import overtrick.can.view.CanView;
import overtrick.can.view.DealView;
import overtrick.can.view.DealView.ShownCard;
import overtrick.can.view.ExchangeView;
import overtrick.can.view.KickView;
import overtrick.can.view.PlayView;
import overtrick.cards.Party;
import overtrick.cards.Seat;
import overtrick.cards.Side;

/// What a viewer may see of a match (can.md §12): their own hand; the kitty when they have taken
/// it; what they have buried; the tribute they have paid or received; what was shown to them or to
/// all.
final class Sight {

    private Sight() {}

    static CanView of(CanMatch match, Party viewer, List<CanCommand> offers) {
        var drawing =
                match.stage() instanceof Drawing now ? Optional.of(now) : Optional.<Drawing>empty();
        var seating = match.stage() instanceof Seating now ? now.taken() : Map.<Seat, Seat>of();
        var ended = match.stage() instanceof Ended now ? Optional.of(now) : Optional.<Ended>empty();
        return new CanView(
                viewer,
                match.rules(),
                match.chairs(),
                match.first(),
                goals(match),
                match.record(),
                match.debts(),
                viewer instanceof Seat seat ? hands(match, seat) : Map.of(),
                drawing.map(Drawing::purpose),
                drawing.map(Drawing::drawn).orElse(List.of()),
                seating,
                match.stage() instanceof DealInPlay deal
                        ? Optional.of(deal(deal, viewer))
                        : Optional.empty(),
                kick(match.stage(), viewer),
                match.stage() instanceof Between(_, var last)
                        ? last.map(Sight::tricksAlone)
                        : Optional.empty(),
                ended.map(Ended::outcome),
                Turns.awaited(match),
                offers);
    }

    private static Map<Side, Integer> goals(CanMatch match) {
        var goals = new EnumMap<Side, Integer>(Side.class);
        for (var side : Side.values()) {
            goals.put(side, match.goals(side));
        }
        return goals;
    }

    /// What was played, for everybody alike.
    private static PlayView tricksAlone(CanPlay play) {
        return PlayView.of(play, 0, Party.Outsider.WATCHER);
    }

    private static Map<Seat, CanSet> hands(CanMatch match, Seat viewer) {
        return switch (match.stage()) {
            case DealInPlay deal ->
                    hands(deal.step())
                            .map(hands -> Map.of(viewer, hands.of(viewer)))
                            .orElse(Map.of());
            case ShootOut shoot -> kickHands(match, shoot, viewer);
            case Stage.Simple _ -> Map.of();
        };
    }

    private static Optional<Hands> hands(DealStep step) {
        return step instanceof Playing playing
                ? Optional.of(playing.play().hands())
                : step.table().map(Dealt::hands);
    }

    /// The taker sees their hand, the keeper the one they have taken; before that none, unless the
    /// club lets them see both (ruling 28).
    private static Map<Seat, CanSet> kickHands(CanMatch match, ShootOut shoot, Seat viewer) {
        boolean takes = shoot.taker().equals(Optional.of(viewer));
        boolean keeps = shoot.keeper().equals(Optional.of(viewer));
        if (!takes && !keeps) {
            return Map.of();
        }
        return switch (shoot.step()) {
            case ShootOut.Preparing _ -> Map.of();
            case ShootOut.Choosing(var deal) -> {
                if (takes) {
                    yield Map.of(viewer, deal.hands().of(viewer));
                }
                var taker = shoot.taker().orElseThrow();
                boolean sees = match.rules().shootOut().keeper() == Keeper.SEEING;
                yield sees
                        ? Map.of(
                                taker.right(), deal.hands().of(taker.right()),
                                taker.left(), deal.hands().of(taker.left()))
                        : Map.of();
            }
            case ShootOut.Asking asking -> Map.of(viewer, Dealings.kickHand(shoot, asking, viewer));
            case ShootOut.Kicking(_, var play) -> Map.of(viewer, play.hands().of(viewer));
        };
    }

    private static Map<Seat, Integer> counts(Hands hands) {
        var counts = new EnumMap<Seat, Integer>(Seat.class);
        for (var seat : Seat.values()) {
            counts.put(seat, hands.of(seat).size());
        }
        return counts;
    }

    private static DealView deal(DealInPlay deal, Party viewer) {
        var step = deal.step();
        var asking = step instanceof Asking now ? Optional.of(now) : Optional.<Asking>empty();
        var playing = step instanceof Playing now ? Optional.of(now) : Optional.<Playing>empty();
        var auction =
                step instanceof DealStep.Bidding(_, var now)
                        ? Optional.of(now)
                        : playing.map(Playing::auction);
        return new DealView(
                deal.number(),
                deal.dealer(),
                deal.debts(),
                deal.redeals(),
                step(step),
                step instanceof DealStep.Shuffling(var shuffle) ? shuffle.asked() : Set.of(),
                hands(step).map(Sight::counts).orElse(Map.of()),
                asking.map(now -> now.answers().keySet()).orElse(Set.of()),
                viewer instanceof Seat seat
                        ? asking.flatMap(now -> Optional.ofNullable(now.answers().get(seat)))
                        : Optional.empty(),
                exchanges(step, viewer),
                auction,
                playing.map(now -> shown(now, viewer)).orElse(List.of()),
                playing.flatMap(Playing::claim),
                playing.flatMap(Playing::news),
                playing.map(now -> PlayView.of(now.play(), now.dealt().kitty().size(), viewer)));
    }

    private static DealView.Step step(DealStep step) {
        return switch (step) {
            case DealStep.Shuffling(var shuffle) ->
                    isThere(shuffle) ? DealView.Step.SHUFFLED : DealView.Step.PACK;
            case Asking asking ->
                    asking.beforeTribute()
                            ? DealView.Step.REDEAL_BEFORE_TRIBUTE
                            : DealView.Step.REDEAL;
            case DealStep.Paying _ -> DealView.Step.TRIBUTE;
            case DealStep.Bidding _ -> DealView.Step.AUCTION;
            case Playing playing ->
                    playing.play().isLed() ? DealView.Step.PLAY : DealView.Step.KITTY;
        };
    }

    private static boolean isThere(Shuffle shuffle) {
        return shuffle.pack().isPresent();
    }

    private static List<ExchangeView> exchanges(DealStep step, Party viewer) {
        var dealt =
                switch (step) {
                    case DealStep.Shuffling _ -> Optional.<Dealt>empty();
                    case Asking asking -> Optional.of(asking.dealt());
                    case DealStep.Paying(var now) -> Optional.of(now);
                    case DealStep.Bidding(var now, _) -> Optional.of(now);
                    case Playing playing -> Optional.of(playing.dealt());
                };
        return dealt.map(now ->
                        now.exchanges().stream().map(one -> ExchangeView.of(one, viewer)).toList())
                .orElse(List.of());
    }

    private static List<ShownCard> shown(Playing playing, Party viewer) {
        return playing.shown().stream()
                .filter(card ->
                        card.to() == Showing.EVERYBODY
                                || viewer == card.by()
                                || viewer == card.by().right())
                .map(card -> new ShownCard(card.by(), card.card(), card.to()))
                .toList();
    }

    private static Optional<KickView> kick(Stage stage, Party viewer) {
        return switch (stage) {
            case ShootOut shoot -> Optional.of(kick(shoot, viewer));
            case Lots(var kicks) -> kicks.map(Sight::over);
            case Ended(_, var kicks, _) -> kicks.map(Sight::over);
            case Stage _ -> Optional.empty();
        };
    }

    private static KickView over(Kicks kicks) {
        return new KickView(
                kicks,
                Optional.empty(),
                Optional.empty(),
                KickView.Step.NAMING,
                Set.of(),
                Map.of(),
                Optional.empty());
    }

    private static KickView kick(ShootOut shoot, Party viewer) {
        var step = shoot.step();
        return new KickView(
                shoot.kicks(),
                shoot.taker(),
                shoot.keeper(),
                switch (step) {
                    case ShootOut.Preparing(var shuffle) ->
                            isThere(shuffle)
                                    ? KickView.Step.SHUFFLED
                                    : shoot.isReady() ? KickView.Step.PACK : KickView.Step.NAMING;
                    case ShootOut.Choosing _ -> KickView.Step.CHOOSING;
                    case ShootOut.Asking _ -> KickView.Step.REDEAL;
                    case ShootOut.Kicking(_, var play) ->
                            play.isLed() ? KickView.Step.PLAY : KickView.Step.KITTY;
                },
                step instanceof ShootOut.Preparing(var shuffle) ? shuffle.asked() : Set.of(),
                switch (step) {
                    case ShootOut.Preparing _ -> Map.of();
                    case ShootOut.Choosing(var deal) -> counts(deal.hands());
                    case ShootOut.Asking asking -> counts(asking.deal().hands());
                    case ShootOut.Kicking(_, var play) -> counts(play.hands());
                },
                step instanceof ShootOut.Kicking(var kitty, var play)
                        ? Optional.of(PlayView.of(play, kitty.size(), viewer))
                        : Optional.empty());
    }
}
