package overtrick.cantable;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import overtrick.can.CanCard;
import overtrick.can.CanSet;
import overtrick.can.DealWay;
import overtrick.can.Hands;
import overtrick.can.auction.CanAuction;
import overtrick.can.auction.CanCall;
import overtrick.can.match.CanMatch;
import overtrick.can.match.Chairs;
import overtrick.can.match.DealInPlay;
import overtrick.can.match.DealStep.Playing;
import overtrick.can.match.DealStep.Shown;
import overtrick.can.play.CanPlay;
import overtrick.can.play.Circle;
import overtrick.can.play.Trump;
import overtrick.can.rules.CanRules;
import overtrick.can.score.DealResult;
import overtrick.can.tribute.Debt;
import overtrick.can.tribute.Exchange;
import overtrick.cards.Seat;
import overtrick.cards.Side;

/// A deal as it was played, every card of it.
///
/// @param chairs who sat where
/// @param redealt who had asked for a redeal before these cards came, and why
/// @param hands with which the play began: after tribute and return, before the kitty
/// @param trump empty when the deal ended before it was known
/// @param cards in the order in which they were played; fewer than 48 when the play was stopped
/// @param result empty when a ruling ended the deal
/// @param owed the tribute that it left to the next deal, by the chairs of this one
public record PlayedDeal(
        int number,
        Seat dealer,
        Chairs chairs,
        Optional<DealWay> way,
        List<Redealt> redealt,
        Hands hands,
        List<Exchange> exchanges,
        List<CanCall> calls,
        List<Shown> shown,
        Seat declarer,
        CanSet buried,
        Optional<Trump> trump,
        List<CanCard> cards,
        Optional<DealResult> result,
        Optional<Side> goal,
        List<Debt> owed) {

    public PlayedDeal {
        redealt = List.copyOf(redealt);
        exchanges = List.copyOf(exchanges);
        calls = List.copyOf(calls);
        shown = List.copyOf(shown);
        cards = List.copyOf(cards);
        owed = List.copyOf(owed);
    }

    /// @param before the match while the last card was played
    /// @param after the match with the deal in its record
    static PlayedDeal of(
            CanMatch before, DealInPlay deal, Playing playing, Prelude prelude, CanMatch after) {
        var play = playing.play();
        var line = after.record().getLast();
        return new PlayedDeal(
                deal.number(),
                deal.dealer(),
                before.chairs(),
                prelude.way(),
                prelude.redealt(),
                playing.dealt().hands(),
                playing.dealt().exchanges(),
                playing.auction().calls(),
                playing.shown(),
                play.declarer(),
                play.buried(),
                play.trump(),
                cards(play),
                line.result(),
                line.goal(),
                after.debts());
    }

    private static List<CanCard> cards(CanPlay play) {
        var cards = new ArrayList<CanCard>();
        play.tricks().forEach(trick -> cards.addAll(trick.cards()));
        cards.addAll(play.current().cards());
        return cards;
    }

    /// What nobody was dealt.
    public CanSet kitty() {
        return CanSet.ALL.minus(hands.all());
    }

    /// The hands as they were dealt, before any tribute.
    public Hands dealt() {
        var hands = this.hands;
        for (var exchange : exchanges) {
            var debt = exchange.debt();
            hands =
                    hands.moved(
                            exchange.returned().orElse(CanSet.NONE),
                            debt.payer(),
                            debt.recipient());
        }
        for (var exchange : exchanges) {
            var debt = exchange.debt();
            hands =
                    hands.moved(
                            exchange.paid().orElse(CanSet.NONE), debt.recipient(), debt.payer());
        }
        return hands;
    }

    public CanAuction auction(CanRules rules) {
        return new CanAuction(dealer, rules.bidding(), calls);
    }

    /// The play after so many cards.
    public CanPlay play(CanRules rules, int played) {
        var play = CanPlay.begun(rules.playing(), Circle.TABLE, declarer, hands);
        for (var card : kitty()) {
            play = play.withKittyCard(card);
        }
        for (var card : buried) {
            play = play.withBuried(card);
        }
        if (trump.isPresent()) {
            play = play.withTrump(trump.get());
        }
        for (var card : cards.subList(0, played)) {
            play = play.with(card);
        }
        return play;
    }

    /// The play as it ended.
    public CanPlay play(CanRules rules) {
        return play(rules, cards.size());
    }
}
