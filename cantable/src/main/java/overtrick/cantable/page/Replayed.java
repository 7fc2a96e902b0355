package overtrick.cantable.page;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import overtrick.can.CanCard;
import overtrick.can.CanSet;
import overtrick.can.DealWay;
import overtrick.can.act.CanCommand;
import overtrick.can.act.CanCommand.AnswerRedeal;
import overtrick.can.act.CanCommand.BringPack;
import overtrick.can.act.CanCommand.BuryCard;
import overtrick.can.act.CanCommand.DealCards;
import overtrick.can.act.CanCommand.DeclareTrump;
import overtrick.can.act.CanCommand.MakeCall;
import overtrick.can.act.CanCommand.PayTribute;
import overtrick.can.act.CanCommand.PlayCard;
import overtrick.can.act.CanCommand.ReturnTribute;
import overtrick.can.act.CanCommand.TakeKitty;
import overtrick.can.act.CanEvent;
import overtrick.can.deal.CanDeal;
import overtrick.can.deal.Dealers;
import overtrick.can.game.CanGame;
import overtrick.can.match.CanMatch;
import overtrick.can.match.CanTable;
import overtrick.can.match.Chairs;
import overtrick.can.match.Stage.Between;
import overtrick.can.rules.CanRules;
import overtrick.can.rules.MatchRules.Length;
import overtrick.can.tribute.Debt;
import overtrick.can.tribute.Exchange;
import overtrick.can.view.CanView;
import overtrick.cantable.PlayedDeal;
import overtrick.cards.Party;
import overtrick.cards.Party.Outsider;
import overtrick.cards.Seat;
import overtrick.cards.rules.Decision.Accepted;

/// A finished deal once more, as each player saw it when it was their turn. Mutable and confined to
/// one request.
final class Replayed {

    /// What somebody saw before they did something.
    record Moment(Seat seat, CanView view) {}

    private static final CanGame GAME = new CanGame();

    private final List<Moment> calls = new ArrayList<>();
    private final List<Moment> cards = new ArrayList<>();
    private Optional<Moment> burial = Optional.empty();
    private CanTable table;

    private Replayed(CanMatch match) {
        table = new CanTable(1, Optional.of(match));
    }

    static Replayed of(CanRules rules, PlayedDeal deal) {
        var replayed = new Replayed(before(rules, deal));
        replayed.deal(deal);
        replayed.exchange(deal);
        deal.calls()
                .forEach(call -> {
                    var seat = replayed.awaited();
                    replayed.calls.add(replayed.moment(seat));
                    replayed.act(seat, new MakeCall(call));
                });
        replayed.prepare(deal);
        for (CanCard card : deal.line().cards()) {
            var seat = replayed.awaited();
            replayed.cards.add(replayed.moment(seat));
            replayed.act(seat, new PlayCard(card));
        }
        return replayed;
    }

    /// The match before the deal: the last one counts as the last before extra time, all others as
    /// the first.
    private static CanMatch before(CanRules rules, PlayedDeal deal) {
        int regular = rules.match().deals().deals();
        boolean last = deal.number() == regular || deal.number() == regular + Dealers.EXTRA_TIME;
        var next = deal.dealer().right();
        var dealers =
                last && rules.match().deals() == Length.FOUR
                        ? new Dealers(next, Optional.of(deal.dealer()))
                        : new Dealers(deal.dealer(), Optional.of(next));
        return new CanMatch(
                rules,
                Chairs.AS_THEY_CAME,
                Optional.of(dealers.side()),
                Optional.of(dealers),
                debts(deal),
                List.of(),
                List.of(),
                new Between(last ? regular : 1, Optional.empty()));
    }

    private static List<Debt> debts(PlayedDeal deal) {
        return deal.exchanges().stream().map(Exchange::debt).toList();
    }

    private void deal(PlayedDeal deal) {
        var way = deal.prelude().way().orElse(DealWay.FIVES_FIRST);
        var dealt = new CanDeal(deal.dealer(), deal.dealt(), deal.kitty().stream().toList());
        act(Outsider.HOUSE, new BringPack(dealt.pack(way)));
        act(deal.dealer(), new DealCards(way));
        keep();
    }

    /// Nobody has asked for a redeal, or these would not have been the cards.
    private void keep() {
        for (var seat : Seat.values()) {
            if (view(seat).offers().contains(new AnswerRedeal(false))) {
                act(seat, new AnswerRedeal(false));
            }
        }
    }

    private void exchange(PlayedDeal deal) {
        for (var exchange : deal.exchanges()) {
            act(exchange.debt().payer(), new PayTribute(exchange.paid().orElse(CanSet.NONE)));
        }
        for (var exchange : deal.exchanges()) {
            act(
                    exchange.debt().recipient(),
                    new ReturnTribute(exchange.returned().orElse(CanSet.NONE)));
        }
        if (!deal.exchanges().isEmpty()) {
            keep();
        }
    }

    private void prepare(PlayedDeal deal) {
        var seat = deal.declarer();
        while (view(seat).offers().contains(new TakeKitty())) {
            act(seat, new TakeKitty());
        }
        burial = Optional.of(moment(seat));
        deal.buried().forEach(card -> act(seat, new BuryCard(card)));
        deal.line().trump().ifPresent(trump -> act(seat, new DeclareTrump(trump)));
    }

    private Seat awaited() {
        return view(Outsider.HOUSE).awaited().iterator().next();
    }

    private Moment moment(Seat seat) {
        return new Moment(seat, view(seat));
    }

    private CanView view(Party viewer) {
        return GAME.view(table, viewer).orElseThrow();
    }

    private void act(Party actor, CanCommand command) {
        if (!(GAME.decide(table, actor, command) instanceof Accepted<CanEvent>(var events))) {
            throw new IllegalStateException(
                    "a played deal is not lawful: %s from %s".formatted(command, actor));
        }
        for (var event : events) {
            table = GAME.evolve(table, event);
        }
    }

    /// What was seen before each call, from the dealer's on.
    List<Moment> calls() {
        return calls;
    }

    /// What the declarer saw when they had taken the kitty.
    Moment burial() {
        return burial.orElseThrow();
    }

    /// What was seen before each card.
    List<Moment> cards() {
        return cards;
    }
}
