package overtrick.cantable;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import overtrick.can.CanCard;
import overtrick.can.CanSet;
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
/// @param prelude how it was dealt, and who had asked for a redeal before these cards came
/// @param hands with which the play began: after tribute and return, before the kitty
/// @param shown cards of the kitty that the declarer had to show
public record PlayedDeal(
        int number,
        Seat dealer,
        Chairs chairs,
        Prelude prelude,
        Hands hands,
        List<Exchange> exchanges,
        List<CanCall> calls,
        List<Shown> shown,
        Line line,
        Ending ending) {

    public PlayedDeal {
        exchanges = List.copyOf(exchanges);
        calls = List.copyOf(calls);
        shown = List.copyOf(shown);
    }

    /// What was done from the taking of the kitty to the last card.
    ///
    /// @param trump empty when the deal ended before it was known
    /// @param cards in the order in which they were played; fewer than 48 when the play was stopped
    public record Line(Seat declarer, CanSet buried, Optional<Trump> trump, List<CanCard> cards) {
        public Line {
            cards = List.copyOf(cards);
        }

        static Line of(CanPlay play) {
            var cards = new ArrayList<CanCard>();
            play.tricks().forEach(trick -> cards.addAll(trick.cards()));
            cards.addAll(play.current().cards());
            return new Line(play.declarer(), play.buried(), play.trump(), cards);
        }
    }

    /// What came of it.
    ///
    /// @param result empty when a ruling ended the deal
    /// @param owed the tribute that it left to the next deal, by the chairs of this one
    public record Ending(Optional<DealResult> result, Optional<Side> goal, List<Debt> owed) {
        public Ending {
            owed = List.copyOf(owed);
        }
    }

    /// @param before the match while the last card was played
    /// @param after the match with the deal in its record
    static PlayedDeal of(
            CanMatch before, DealInPlay deal, Playing playing, Prelude prelude, CanMatch after) {
        var line = after.record().getLast();
        return new PlayedDeal(
                deal.number(),
                deal.dealer(),
                before.chairs(),
                prelude,
                playing.dealt().hands(),
                playing.dealt().exchanges(),
                playing.auction().calls(),
                playing.shown(),
                Line.of(playing.play()),
                new Ending(line.result(), line.goal(), after.debts()));
    }

    /// Who played the hand.
    public Seat declarer() {
        return line.declarer();
    }

    /// The six cards that the declarer laid aside.
    public CanSet buried() {
        return line.buried();
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
        var play = CanPlay.begun(rules.playing(), Circle.TABLE, line.declarer(), hands);
        for (var card : kitty()) {
            play = play.withKittyCard(card);
        }
        for (var card : line.buried()) {
            play = play.withBuried(card);
        }
        if (line.trump().isPresent()) {
            play = play.withTrump(line.trump().get());
        }
        for (var card : line.cards().subList(0, played)) {
            play = play.with(card);
        }
        return play;
    }

    /// The play as it ended.
    public CanPlay play(CanRules rules) {
        return play(rules, line.cards().size());
    }
}
