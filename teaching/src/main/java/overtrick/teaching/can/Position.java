package overtrick.teaching.can;

import java.util.List;
import java.util.Optional;
import overtrick.can.CanCard;
import overtrick.can.CanSet;
import overtrick.can.DealWay;
import overtrick.can.Hands;
import overtrick.can.act.CanCommand;
import overtrick.can.act.CanCommand.AnswerRedeal;
import overtrick.can.act.CanCommand.BringPack;
import overtrick.can.act.CanCommand.BuryCard;
import overtrick.can.act.CanCommand.DealCards;
import overtrick.can.act.CanCommand.DeclareTrump;
import overtrick.can.act.CanCommand.MakeCall;
import overtrick.can.act.CanCommand.PlayCard;
import overtrick.can.act.CanCommand.TakeKitty;
import overtrick.can.act.CanEvent;
import overtrick.can.auction.CanCall;
import overtrick.can.deal.CanDeal;
import overtrick.can.deal.Dealers;
import overtrick.can.game.CanGame;
import overtrick.can.match.CanMatch;
import overtrick.can.match.CanTable;
import overtrick.can.match.Chairs;
import overtrick.can.match.DealInPlay;
import overtrick.can.match.DealRecord;
import overtrick.can.match.DealStep.Playing;
import overtrick.can.match.Stage.Between;
import overtrick.can.play.CanPlay;
import overtrick.can.play.Trump;
import overtrick.can.rules.CanRules;
import overtrick.can.tribute.Debt;
import overtrick.can.view.CanView;
import overtrick.cards.Party;
import overtrick.cards.Party.Outsider;
import overtrick.cards.Seat;
import overtrick.cards.Side;
import overtrick.cards.rules.Decision;
import overtrick.cards.rules.Decision.Accepted;

/// A real position of a deal, come to by lawful steps from a prepared pack.
///
/// @param table the match that the deal belongs to
public record Position(CanTable table) {

    private static final CanGame GAME = new CanGame();

    /// A deal with these hands, and tribute due in it. North deals; what nobody holds is the kitty.
    static Position dealt(String north, String east, String south, String west, List<Debt> debts) {
        var hands =
                new Hands(
                        CanSet.parse(north),
                        CanSet.parse(east),
                        CanSet.parse(south),
                        CanSet.parse(west));
        var kitty = CanSet.ALL.minus(hands.all()).stream().toList();
        var deal = new CanDeal(Seat.NORTH, hands, kitty);
        var match =
                new CanMatch(
                        CanRules.CLUB,
                        Chairs.AS_THEY_CAME,
                        Optional.of(Side.NORTH_SOUTH),
                        Optional.of(new Dealers(Seat.NORTH, Optional.empty())),
                        debts,
                        List.of(),
                        List.of(),
                        new Between(1, Optional.empty()));
        return new Position(new CanTable(1, Optional.of(match)))
                .then(Outsider.HOUSE, new BringPack(deal.pack(DealWay.FIVES_FIRST)))
                .then(Seat.NORTH, new DealCards(DealWay.FIVES_FIRST));
    }

    /// Nobody asks for a redeal.
    Position kept() {
        var now = this;
        for (var seat : Seat.values()) {
            if (now.view(seat).offers().contains(new AnswerRedeal(false))) {
                now = now.then(seat, new AnswerRedeal(false));
            }
        }
        return now;
    }

    /// The bids in turn from North, counter-clockwise.
    Position bids(String... calls) {
        var now = this;
        for (String call : calls) {
            now = now.then(now.awaited(), new MakeCall(CanCall.parse(call)));
        }
        return now;
    }

    /// The declarer takes the kitty, buries and names trumps.
    Position prepared(String trump, String... buried) {
        return then(awaited(), new TakeKitty()).buries(buried).names(trump);
    }

    /// The declarer names trumps.
    Position names(String trump) {
        return then(awaited(), new DeclareTrump(Trump.parse(trump)));
    }

    Position buries(String... cards) {
        var now = this;
        for (String card : cards) {
            now = now.then(awaited(), new BuryCard(CanCard.parse(card)));
        }
        return now;
    }

    /// Cards in turn.
    Position plays(String... cards) {
        var now = this;
        for (String card : cards) {
            now = now.then(now.awaited(), new PlayCard(CanCard.parse(card)));
        }
        return now;
    }

    /// After a step.
    ///
    /// @throws IllegalStateException when it is not lawful
    public Position then(Party actor, CanCommand command) {
        return after(actor, command)
                .orElseThrow(() ->
                        new IllegalStateException(
                                "%s may not %s: %s"
                                        .formatted(actor, command, decide(actor, command))));
    }

    /// After a step, unless it is refused.
    public Optional<Position> after(Party actor, CanCommand command) {
        if (!(decide(actor, command) instanceof Accepted<CanEvent>(var events))) {
            return Optional.empty();
        }
        var next = table;
        for (var event : events) {
            next = GAME.evolve(next, event);
        }
        return Optional.of(new Position(next));
    }

    /// What comes of a step, or why it may not be taken.
    public Decision<CanEvent> decide(Party actor, CanCommand command) {
        return GAME.decide(table, actor, command);
    }

    /// What somebody may know.
    public CanView view(Party viewer) {
        return GAME.view(table, viewer).orElseThrow();
    }

    /// Who is to act.
    ///
    /// @throws java.util.NoSuchElementException when nobody is
    public Seat awaited() {
        return view(Outsider.HOUSE).awaited().iterator().next();
    }

    /// One player leads these cards, one trick after the other; the others play their lowest, clubs
    /// first.
    Position leads(String... cards) {
        var now = this;
        for (String card : cards) {
            now = now.plays(card);
            for (int others = 0; others < 3; others++) {
                var seat = now.awaited();
                now = now.then(seat, new PlayCard(now.view(seat).playable().lowest()));
            }
        }
        return now;
    }

    /// The play with all cards open, once the kitty is taken; empty before.
    public Optional<CanPlay> open() {
        return table.match()
                .map(match -> match.stage())
                .filter(DealInPlay.class::isInstance)
                .map(stage -> ((DealInPlay) stage).step())
                .filter(Playing.class::isInstance)
                .map(step -> ((Playing) step).play());
    }

    /// The deals that are over.
    public List<DealRecord> record() {
        return table.match().map(CanMatch::record).orElse(List.of());
    }
}
