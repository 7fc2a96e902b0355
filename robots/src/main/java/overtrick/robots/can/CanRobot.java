package overtrick.robots.can;

import java.util.ArrayList;
import java.util.Optional;
import overtrick.can.CanCard;
import overtrick.can.CanLevel;
import overtrick.can.CanSet;
import overtrick.can.act.CanCommand;
import overtrick.can.act.CanCommand.AnswerClaim;
import overtrick.can.act.CanCommand.AnswerRedeal;
import overtrick.can.act.CanCommand.BuryCard;
import overtrick.can.act.CanCommand.DeclareTrump;
import overtrick.can.act.CanCommand.MakeCall;
import overtrick.can.act.CanCommand.PayTribute;
import overtrick.can.act.CanCommand.PlayCard;
import overtrick.can.act.CanCommand.ReturnTribute;
import overtrick.can.act.CanCommand.TakeKitty;
import overtrick.can.auction.CanCall;
import overtrick.can.auction.CanCall.Bid;
import overtrick.can.play.CanPlay;
import overtrick.can.play.Trump;
import overtrick.can.view.CanView;
import overtrick.cards.Suit;
import overtrick.robots.can.open.Lanes;
import overtrick.robots.can.open.PointGame;
import overtrick.robots.can.saying.CanSentence;
import overtrick.robots.can.saying.Saying;
import overtrick.robots.can.search.Effort;
import overtrick.robots.can.sight.BidSight;

/// A player at a table of Bài Càn. It knows what its seat may know and nothing else, and the same
/// view always gets the same answer. It never claims and never asks for a cut.
public final class CanRobot {

    /// So many worlds make a strong player who answers in some hundredths of a second.
    public static final int USUAL = 100;

    /// The most worlds that can be asked for.
    public static final int MOST = Effort.MOST;

    private final Judgement judgement;

    CanRobot(Judgement judgement) {
        this.judgement = judgement;
    }

    /// Plays by rules of thumb.
    public static CanRobot byRules() {
        return new CanRobot(new ThumbJudgement());
    }

    /// Tries its choices in worlds that fit what it has seen. One such robot serves one thread.
    ///
    /// @param worlds how many worlds a card is tried in, the measure of its work: 1 to [#MOST]
    /// @param seed where its chance comes from
    public static CanRobot bySearch(int worlds, long seed) {
        return bySearch(CanVersion.FIRST, worlds, seed);
    }

    /// The same, as a version of them that has been frozen.
    ///
    /// @param worlds how many worlds a card is tried in: 1 to [#MOST]
    public static CanRobot bySearch(CanVersion version, int worlds, long seed) {
        return new CanRobot(new SearchJudgement(version, Effort.of(worlds), seed));
    }

    /// What the robot wants to do now; empty when nothing is asked of it.
    public Optional<CanDecision> move(CanView view) {
        if (!view.isMyTurn() || view.offers().isEmpty()) {
            return Optional.empty();
        }
        return Optional.of(asked(view));
    }

    private CanDecision asked(CanView view) {
        if (offers(view, AnswerClaim.class)) {
            return claim(view);
        }
        if (offers(view, AnswerRedeal.class)) {
            return redeal(view);
        }
        if (offers(view, PayTribute.class) || offers(view, ReturnTribute.class)) {
            return exchange(view);
        }
        if (offers(view, MakeCall.class)) {
            return call(view);
        }
        if (offers(view, TakeKitty.class)) {
            return new CanDecision(new TakeKitty(), Saying.of(CanSentence.TAKE_KITTY));
        }
        if (view.play().isPresent()) {
            return play(view);
        }
        return formality(view);
    }

    private static boolean offers(CanView view, Class<? extends CanCommand> kind) {
        return view.offers().stream().anyMatch(kind::isInstance);
    }

    /// Draws, chairs, cuts and the like: the first offer, but nothing optional.
    private static CanDecision formality(CanView view) {
        var command =
                view.offers().stream()
                        .filter(offer -> !(offer instanceof CanCommand.AskCut))
                        .findFirst()
                        .orElse(view.offers().getFirst());
        return new CanDecision(command, Saying.of(CanSentence.FORMALITY));
    }

    private CanDecision claim(CanView view) {
        var seen = new Seen(view);
        var claim = view.deal().flatMap(deal -> deal.claim()).orElseThrow();
        var circle = view.play().orElseThrow().circle();
        int payoff =
                claim.defendersWinLast()
                        ? PointGame.STOP
                        : Math.min(PointGame.STOP, claim.points() / 5);
        int seat = Seen.seat(circle, view.seat().orElseThrow());
        boolean agreed = judgement.agrees(seen.cards(), seat, payoff);
        return new CanDecision(
                new AnswerClaim(agreed),
                Saying.of(agreed ? CanSentence.AGREE : CanSentence.DISAGREE));
    }

    /// In a kick there is nothing to gain by it.
    private CanDecision redeal(CanView view) {
        boolean may = view.deal().isPresent() && view.offers().contains(new AnswerRedeal(true));
        boolean asks = may && judgement.asksRedeal(new Seen(view).bids(), Redeals.gain(view));
        return new CanDecision(
                new AnswerRedeal(asks),
                Saying.of(asks ? CanSentence.ASK_FOR_REDEAL : CanSentence.PLAY_ON));
    }

    private CanDecision exchange(CanView view) {
        boolean pays = offers(view, PayTribute.class);
        var lawful = new ArrayList<Long>();
        for (var offer : view.offers()) {
            switch (offer) {
                case PayTribute(var cards) -> lawful.add(cards.bits());
                case ReturnTribute(var cards) -> lawful.add(cards.bits());
                default -> {}
            }
        }
        var given = new CanSet(judgement.gives(view.hand().bits(), lawful));
        return pays
                ? new CanDecision(
                        new PayTribute(given), Saying.of(CanSentence.PAY_HIGHEST, words(given)))
                : new CanDecision(
                        new ReturnTribute(given),
                        Saying.of(CanSentence.RETURN_WORST, words(given)));
    }

    private CanDecision call(CanView view) {
        var verdict = judgement.bid(new Seen(view).bids());
        CanCommand wanted =
                verdict.choice() == BidSight.PASS
                        ? new MakeCall(CanCall.Word.PASS)
                        : new MakeCall(new Bid(CanLevel.values()[verdict.choice()]));
        return lawful(view, new CanDecision(wanted, verdict.why()));
    }

    private CanDecision play(CanView view) {
        var play = view.play().orElseThrow();
        boolean declares = view.seat().equals(Optional.of(play.declarer()));
        boolean prepares = declares && (play.buried() < CanPlay.BURIED || play.trump().isEmpty());
        if (prepares) {
            return prepare(view);
        }
        var seen = new Seen(view);
        var verdict = judgement.card(seen.cards());
        int place = Lanes.swappedCard(verdict.choice(), seen.trump());
        return lawful(view, new CanDecision(new PlayCard(CanCard.at(place)), verdict.why()));
    }

    /// Six cards are buried one by one, then trump is named; the plan is the same each time.
    private CanDecision prepare(CanView view) {
        var sight = new Seen(view).declarer();
        var plan = judgement.plan(sight);
        var suit = Suit.values()[plan.trump()];
        int buried = view.play().orElseThrow().buried();
        if (buried < CanPlay.BURIED) {
            long left = view.hand().bits() & plan.buried();
            var card = CanCard.at(Lanes.lowest(left != 0 ? left : view.hand().bits()));
            return lawful(
                    view,
                    new CanDecision(
                            new BuryCard(card),
                            Saying.of(
                                    card.points() > 0 ? CanSentence.BURY_POINTS : CanSentence.BURY,
                                    words(CanSet.of(card)))));
        }
        int trumps = view.hand().trumps(Optional.of(suit)).size();
        return lawful(
                view,
                new CanDecision(
                        new DeclareTrump(Trump.of(suit)),
                        Saying.of(CanSentence.NAME_TRUMP, suit.symbol(), trumps)));
    }

    /// The decision, unless an option of the rules that the robot does not plan for forbids it:
    /// then the cheapest of what is offered.
    private static CanDecision lawful(CanView view, CanDecision wanted) {
        if (view.offers().contains(wanted.command())) {
            return wanted;
        }
        var playable = view.playable();
        if (playable.isEmpty()) {
            return formality(view);
        }
        var blanks = playable.minus(CanSet.POINTS);
        var card = blanks.isEmpty() ? playable.lowest() : blanks.lowest();
        return new CanDecision(new PlayCard(card), Saying.of(CanSentence.ONLY_CHOICE));
    }

    private static String words(CanSet cards) {
        return String.join(" ", cards.stream().map(Saying::word).toList());
    }
}
