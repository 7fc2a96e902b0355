package overtrick.app.can;

import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import overtrick.can.CanCard;
import overtrick.can.CanSet;
import overtrick.can.Hands;
import overtrick.can.act.CanCommand.MakeCall;
import overtrick.can.act.CanCommand.PlayCard;
import overtrick.can.act.CanEvent;
import overtrick.can.act.CanEvent.CallMade;
import overtrick.can.act.CanEvent.CardPlayed;
import overtrick.can.act.CanEvent.CardShown;
import overtrick.can.act.CanEvent.CardsDealt;
import overtrick.can.act.CanEvent.ChairsSwapped;
import overtrick.can.act.CanEvent.DealEnded;
import overtrick.can.act.CanEvent.KickEnded;
import overtrick.can.act.CanEvent.KittyTaken;
import overtrick.can.act.CanEvent.LotsDrawn;
import overtrick.can.act.CanEvent.MatchEnded;
import overtrick.can.act.CanEvent.RedealGranted;
import overtrick.can.act.CanEvent.TributePaid;
import overtrick.can.act.CanEvent.TributeReturned;
import overtrick.can.auction.CanAuction;
import overtrick.can.deal.Dealers;
import overtrick.can.deal.PoorHand;
import overtrick.can.match.CanMatch;
import overtrick.can.match.CanTable;
import overtrick.can.match.DealInPlay;
import overtrick.can.match.DealStep.Playing;
import overtrick.can.play.Circle;
import overtrick.can.score.DealResult;
import overtrick.can.score.Outcome;
import overtrick.can.tribute.Debt;
import overtrick.can.tribute.Showing;
import overtrick.can.view.CanView;
import overtrick.cards.Seat;
import overtrick.cards.Side;
import overtrick.robots.can.CanDecision;
import overtrick.robots.can.table.RobotTable;

/// Biên bản: a match as a club would write it down, printed while it is played.
final class MatchRecord implements RobotTable.Watcher {

    private final Words words;
    private final Lines lines;
    private final Preparation preparation;
    private final PlayRecord play;
    private final ShootOutRecord shootOut;
    private final List<String> calls = new ArrayList<>();
    private final List<String> callReasons = new ArrayList<>();
    private List<Debt> due = List.of();
    private Hands hands = Hands.EMPTY;

    MatchRecord(Words words, PrintStream out, boolean explains) {
        this.words = words;
        lines = new Lines(words, out);
        preparation = new Preparation(lines);
        play = new PlayRecord(lines, explains);
        shootOut = new ShootOutRecord(lines, play);
    }

    @Override
    public void decided(CanView view, CanDecision decision) {
        switch (decision.command()) {
            case PlayCard(var card) -> play.decided(card, decision.why());
            case MakeCall(var call) ->
                    callReasons.add(
                            "  %s: %s"
                                    .formatted(
                                            words.says(view.seat().orElseThrow(), words.call(call)),
                                            decision.why().text(words.locale())));
            default -> {}
        }
    }

    @Override
    public void happened(CanEvent event, CanTable table) {
        var match = table.match().orElseThrow();
        tell(event, table, match);
        if (match.stage() instanceof DealInPlay deal) {
            deal.step().table().ifPresent(dealt -> hands = dealt.hands());
        }
    }

    private void tell(CanEvent event, CanTable table, CanMatch match) {
        switch (event) {
            case MatchEnded(var outcome) -> over(outcome, match);
            case LotsDrawn(var winner) -> lines.line("lots", words.side(winner));
            case DealEnded(var result) -> ended(result, match);
            case KickEnded _ -> shootOut.happened(event, table);
            case CanEvent _ when ShootOutRecord.isUnderWay(match.stage()) ->
                    shootOut.happened(event, table);
            case CardsDealt dealt -> deal(dealt, match);
            case RedealGranted(var by, var left) -> redealt(by, left);
            case TributePaid(var debt, var cards) ->
                    given("pays", debt.payer(), cards, debt.recipient());
            case TributeReturned(var debt, var cards) ->
                    given("returns", debt.recipient(), cards, debt.payer());
            case CallMade(var by, var call) -> calls.add(words.says(by, words.call(call)));
            case KittyTaken _ ->
                    match.step(Playing.class).map(Playing::auction).ifPresent(this::bid);
            case CardShown(var by, var card, var to) -> shown(by, card, to);
            case CardPlayed _ -> play.played(table);
            case ChairsSwapped(var side) -> {
                lines.line("swapped", words.side(side));
                preparation.chairs(table);
                lines.debts("owes", match.debts());
            }
            case CanEvent _ -> preparation.happened(event, table);
        }
    }

    private void given(String key, Seat from, CanSet cards, Seat to) {
        lines.line(key, words.seat(from), words.cards(cards.stream().toList()), words.seat(to));
    }

    private void deal(CardsDealt dealt, CanMatch match) {
        var deal = (DealInPlay) match.stage();
        boolean first = deal.redeals() == 0;
        calls.clear();
        callReasons.clear();
        play.begin();
        due = deal.debts();
        if (first && deal.number() == match.rules().match().deals().deals() + 1) {
            lines.heading("extra-time");
        }
        lines.heading(first ? "deal" : "deal-again", deal.number(), words.seat(dealt.dealer()));
        lines.line("way." + dealt.way().name());
        var cards = deal.step().table().orElseThrow();
        for (var seat : Circle.TABLE.seats()) {
            lines.row(words.seat(seat), words.hand(cards.hands().of(seat)));
        }
        lines.row(words.text("kitty"), words.hand(CanSet.copyOf(cards.kitty())));
    }

    /// Who asks for a redeal and why, and what becomes of the tribute that was due.
    private void redealt(Seat by, List<Debt> left) {
        var lacks = PoorHand.of(hands.of(by)).orElseThrow();
        lines.line("redeal", words.seat(by), words.of(lacks));
        if (!due.isEmpty() && left.isEmpty()) {
            lines.line("redeal-free");
        }
        lines.debts("redeal-owes", left);
    }

    /// The bids, when they are over.
    private void bid(CanAuction auction) {
        if (calls.isEmpty()) {
            return; // told already: some take the kitty card by card
        }
        lines.line("auction", String.join(", ", calls));
        play.explain(callReasons);
        lines.line(
                "declares",
                words.seat(auction.declarer().orElseThrow()),
                auction.level().orElseThrow());
        calls.clear();
    }

    private void shown(Seat by, CanCard card, Showing to) {
        switch (to) {
            case NOBODY -> {}
            case RECIPIENT ->
                    lines.line("shown", words.seat(by), words.card(card), words.seat(by.right()));
            case EVERYBODY -> lines.line("shown-to-all", words.seat(by), words.card(card));
        }
    }

    private void ended(DealResult result, CanMatch match) {
        play.print();
        lines.line(
                play.isStopped() ? "stopped" : "result",
                result.points(),
                words.side(lastTrick(result)));
        comes(result, match);
        if (!Dealers.swapAfter(result.deal(), match.rules())) {
            lines.debts("owes", match.debts()); // else by the chairs after the change
        }
        lines.line(
                "goals",
                words.side(Side.NORTH_SOUTH),
                match.goals(Side.NORTH_SOUTH),
                match.goals(Side.EAST_WEST),
                words.side(Side.EAST_WEST));
    }

    private static Side lastTrick(DealResult result) {
        return result.defendersWonLast() ? result.declarers().other() : result.declarers();
    }

    /// The class of the result; where the bid decides, with the figures.
    private void comes(DealResult result, CanMatch match) {
        var dealClass = result.dealClass(match.rules());
        switch (dealClass) {
            case POINTS_GOAL, LAST_TRICK_GOAL, CLEAN_SWEEP, EACH_ONE ->
                    lines.line("class", words.of(dealClass));
            case DOUBLE, SINGLE, NONE -> {
                int lost = result.level().points() + result.points() - 100;
                lines.line(
                        "formula",
                        words.of(dealClass),
                        result.level(),
                        result.points(),
                        lost < 0 ? "−" + -lost : lost);
            }
        }
    }

    /// The last line: the winners, the goals, and what decided.
    private void over(Outcome outcome, CanMatch match) {
        var winner = outcome.winner().orElse(Side.NORTH_SOUTH);
        var kicks = ShootOutRecord.kicks(match.stage());
        var players = winner.seats().stream().map(match.chairs()::came).toList();
        lines.heading(
                "over." + outcome.by().name(),
                words.side(winner),
                match.goals(winner),
                match.goals(winner.other()),
                words.players(players),
                kicks.map(taken -> taken.goals(winner)).orElse(0),
                kicks.map(taken -> taken.goals(winner.other())).orElse(0));
    }
}
