package overtrick.cantable;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import overtrick.can.CanSet;
import overtrick.can.Hands;
import overtrick.can.act.CanEvent;
import overtrick.can.act.CanEvent.CardDrawn;
import overtrick.can.act.CanEvent.CardsDealt;
import overtrick.can.act.CanEvent.ChairTaken;
import overtrick.can.act.CanEvent.DealEnded;
import overtrick.can.act.CanEvent.HandTaken;
import overtrick.can.act.CanEvent.HandsKept;
import overtrick.can.act.CanEvent.KickEnded;
import overtrick.can.act.CanEvent.MatchEnded;
import overtrick.can.act.CanEvent.MatchOpened;
import overtrick.can.act.CanEvent.RecordSigned;
import overtrick.can.act.CanEvent.RedealGranted;
import overtrick.can.act.CanEvent.RoundOpened;
import overtrick.can.act.CanEvent.Ruled;
import overtrick.can.act.CanEvent.Seated;
import overtrick.can.deal.PoorHand;
import overtrick.can.game.CanGame;
import overtrick.can.match.CanMatch;
import overtrick.can.match.CanTable;
import overtrick.can.match.DealInPlay;
import overtrick.can.match.DealStep.Playing;
import overtrick.can.match.ShootOut;
import overtrick.can.match.Stage;
import overtrick.can.rules.CanRules;
import overtrick.can.shootout.KickResult;
import overtrick.can.tribute.Debt;
import overtrick.can.view.CanView;
import overtrick.cards.Party.Outsider;
import overtrick.cards.Seat;

/// Matches of Bài Càn one after another, and what has been played of the one under way.
///
/// @param dealt how often cards have been dealt
/// @param prelude of the deal under way
/// @param kick of the kick under way: the chair whose hand the keeper took, and the two hands
public record Sitting(
        CanTable table, int dealt, Prelude prelude, Optional<KickBegun> kick, MatchStory story) {

    /// How a kick began.
    ///
    /// @param hands of taker and keeper
    public record KickBegun(Seat hand, Hands hands, CanSet kitty) {}

    /// Before any match.
    public static final Sitting BEFORE =
            new Sitting(
                    CanTable.EMPTY,
                    0,
                    Prelude.NONE,
                    Optional.empty(),
                    MatchStory.begun(CanRules.CLUB));

    private static final CanGame GAME = new CanGame();

    /// The match under way, or the last one.
    public Optional<CanMatch> match() {
        return table.match();
    }

    /// Who is to do something now; nobody when it is the house.
    public Set<Seat> awaited() {
        return publicly().map(CanView::awaited).orElse(Set.of());
    }

    /// What everybody may know of the match.
    Optional<CanView> publicly() {
        return GAME.view(table, Outsider.WATCHER);
    }

    /// After an event.
    public Sitting with(CanEvent event) {
        var next = GAME.evolve(table, event);
        var after = new Sitting(next, dealt, prelude, kick, story);
        return switch (event) {
            case MatchOpened(var rules) -> after.begun(rules);
            case RoundOpened(var rules) -> after.begun(rules);
            case CardsDealt(_, var way) ->
                    new Sitting(next, dealt + 1, prelude.with(way), Optional.empty(), story);
            case RedealGranted(var by, var left) ->
                    new Sitting(next, dealt, redealt(by, left), kick, story);
            case HandTaken(_, var hand) -> after.withHandTaken(hand).withKickBegun();
            case HandsKept _ -> after.withKickBegun();
            case CardDrawn(var by, var card) ->
                    after.telling(story.with(new MatchStory.Draw(purpose(), came(by), card)));
            case ChairTaken(var by, _) -> after.telling(story.withChosen(by));
            case Seated(_, var dealing) -> after.telling(story.withFirst(dealing));
            case DealEnded _ -> after.withDeal(this);
            case Ruled _ when hasDealEnded(next) -> after.withDeal(this);
            case KickEnded(var result) -> after.withKick(this, result);
            case MatchEnded(var outcome) -> after.telling(story.with(outcome));
            case RecordSigned(var by) -> after.telling(story.withSigned(came(by)));
            case CanEvent _ -> after;
        };
    }

    private Sitting begun(CanRules rules) {
        return new Sitting(table, dealt, Prelude.NONE, Optional.empty(), MatchStory.begun(rules));
    }

    private Sitting telling(MatchStory more) {
        return new Sitting(table, dealt, prelude, kick, more);
    }

    /// A kick has no prelude: nothing is owed in it.
    private Prelude redealt(Seat by, List<Debt> left) {
        if (!(match().orElseThrow().stage() instanceof DealInPlay deal)) {
            return prelude;
        }
        var hand = deal.step().table().orElseThrow().hands().of(by);
        return prelude.with(new Redealt(by, PoorHand.of(hand).orElseThrow(), deal.debts(), left));
    }

    private Stage.Purpose purpose() {
        return table.match().orElseThrow().stage() instanceof Stage.Drawing drawing
                ? drawing.purpose()
                : Stage.Purpose.FIRST_DEAL;
    }

    private Seat came(Seat chair) {
        return table.match().orElseThrow().chairs().came(chair);
    }

    private boolean hasDealEnded(CanTable next) {
        return next.match().orElseThrow().record().size()
                > table.match().orElseThrow().record().size();
    }

    private Sitting withDeal(Sitting before) {
        var match = before.match().orElseThrow();
        if (!(match.stage() instanceof DealInPlay deal)
                || !(deal.step() instanceof Playing playing)) {
            throw new IllegalStateException("no deal is played: " + match.stage());
        }
        var played = PlayedDeal.of(match, deal, playing, prelude, match().orElseThrow());
        return new Sitting(table, dealt, Prelude.NONE, Optional.empty(), story.with(played));
    }

    private Sitting withHandTaken(Seat hand) {
        var taken = new KickBegun(hand, Hands.EMPTY, CanSet.NONE);
        return new Sitting(table, dealt, prelude, Optional.of(taken), story);
    }

    /// Remembers with which hands a kick is played, as soon as it is.
    private Sitting withKickBegun() {
        return match().map(CanMatch::stage)
                .filter(ShootOut.class::isInstance)
                .map(stage -> ((ShootOut) stage).step())
                .map(this::withKickBegun)
                .orElse(this);
    }

    private Sitting withKickBegun(ShootOut.KickStep step) {
        return switch (step) {
            case ShootOut.Kicking(var kitty, var play) -> {
                var hand = kick.map(KickBegun::hand).orElseThrow();
                var begun = new KickBegun(hand, play.hands(), CanSet.copyOf(kitty));
                yield new Sitting(table, dealt, prelude, Optional.of(begun), story);
            }
            case ShootOut.KickStep _ -> this;
        };
    }

    private Sitting withKick(Sitting before, KickResult result) {
        var match = before.match().orElseThrow();
        if (!(match.stage() instanceof ShootOut shoot)
                || !(shoot.step() instanceof ShootOut.Kicking(_, var play))) {
            throw new IllegalStateException("no kick is played: " + match.stage());
        }
        var begun = before.kick.orElseThrow();
        var played =
                PlayedKick.of(
                        match.chairs(), begun.hand(), begun.hands(), begun.kitty(), play, result);
        return new Sitting(table, dealt, Prelude.NONE, Optional.empty(), story.with(played));
    }
}
