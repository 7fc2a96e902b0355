package overtrick.can.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.random.RandomGenerator;
import overtrick.can.CanCard;
import overtrick.can.CanSet;
import overtrick.can.Pack;
import overtrick.can.act.CanCommand;
import overtrick.can.act.CanCommand.AnswerClaim;
import overtrick.can.act.CanCommand.AnswerRedeal;
import overtrick.can.act.CanCommand.AskCut;
import overtrick.can.act.CanCommand.BringPack;
import overtrick.can.act.CanCommand.BuryCard;
import overtrick.can.act.CanCommand.CallMisdeal;
import overtrick.can.act.CanCommand.Cut;
import overtrick.can.act.CanCommand.DealCards;
import overtrick.can.act.CanCommand.DrawCard;
import overtrick.can.act.CanCommand.LetTimePass;
import overtrick.can.act.CanCommand.MakeCall;
import overtrick.can.act.CanCommand.MakeClaim;
import overtrick.can.act.CanCommand.PayTribute;
import overtrick.can.act.CanCommand.PlayCard;
import overtrick.can.act.CanCommand.ReturnTribute;
import overtrick.can.act.CanCommand.Rule;
import overtrick.can.act.CanCommand.TakeHand;
import overtrick.can.act.CanCommand.TakeKitty;
import overtrick.can.act.CanCommand.TakeUpCard;
import overtrick.can.act.CanEvent;
import overtrick.can.act.CanEvent.CallMade;
import overtrick.can.act.CanEvent.CardBuried;
import overtrick.can.act.CanEvent.CardDrawn;
import overtrick.can.act.CanEvent.CardPlayed;
import overtrick.can.act.CanEvent.CardShown;
import overtrick.can.act.CanEvent.CardTakenUp;
import overtrick.can.act.CanEvent.CardsDealt;
import overtrick.can.act.CanEvent.ClaimAgreed;
import overtrick.can.act.CanEvent.ClaimMade;
import overtrick.can.act.CanEvent.ClaimRefused;
import overtrick.can.act.CanEvent.CutAsked;
import overtrick.can.act.CanEvent.HandTaken;
import overtrick.can.act.CanEvent.KittyTaken;
import overtrick.can.act.CanEvent.MisdealCalled;
import overtrick.can.act.CanEvent.PackBrought;
import overtrick.can.act.CanEvent.PackCut;
import overtrick.can.act.CanEvent.RedealAnswered;
import overtrick.can.act.CanEvent.Ruled;
import overtrick.can.act.CanEvent.TimePassed;
import overtrick.can.act.CanEvent.TributePaid;
import overtrick.can.act.CanEvent.TributeReturned;
import overtrick.can.act.CanEvent.TrumpSet;
import overtrick.can.match.CanTable;
import overtrick.can.ruling.Irregularity.ExposedCard;
import overtrick.can.view.CanView;
import overtrick.cards.Party;
import overtrick.cards.Party.Outsider;
import overtrick.cards.Seat;
import overtrick.cards.rules.Decision.Accepted;
import overtrick.cards.rules.Rules;

/// Other worlds that look the same to one viewer: two cards that they have not seen change places
/// in the pack and in all hidden actions, and every player acts accordingly. A world counts only if
/// everything in it is lawful and has the same consequences.
final class Worlds {

    private static final int TRIES = 6;

    private final Rules<CanTable, Party, CanCommand, CanEvent, Optional<CanView>> game;

    Worlds(Rules<CanTable, Party, CanCommand, CanEvent, Optional<CanView>> game) {
        this.game = game;
    }

    /// The events with some hidden cards exchanged; empty when nothing could be.
    Optional<List<CanEvent>> other(List<CanEvent> events, Party viewer, RandomGenerator chance) {
        int pack = lastPack(events);
        if (pack < 0) {
            return Optional.empty();
        }
        var before = game.replay(events.subList(0, pack));
        var since = events.subList(pack, events.size());
        boolean changed = false;
        for (int i = 0; i < TRIES; i++) {
            var hidden = new ArrayList<CanCard>();
            hidden(before, since, viewer).forEach(hidden::add);
            if (hidden.size() < 2) {
                break;
            }
            var one = hidden.get(chance.nextInt(hidden.size()));
            var other = hidden.get(chance.nextInt(hidden.size()));
            var swapped =
                    since.stream()
                            .map(event -> renamed(event, card -> swap(card, one, other)))
                            .toList();
            if (!one.equals(other) && isLawful(before, swapped)) {
                since = swapped;
                changed = true;
            }
        }
        if (!changed) {
            return Optional.empty();
        }
        var all = new ArrayList<>(events.subList(0, pack));
        all.addAll(since);
        return Optional.of(all);
    }

    private static int lastPack(List<CanEvent> events) {
        for (int i = events.size() - 1; i >= 0; i--) {
            if (events.get(i) instanceof PackBrought) {
                return i;
            }
        }
        return -1;
    }

    private static CanCard swap(CanCard card, CanCard one, CanCard other) {
        return card.equals(one) ? other : card.equals(other) ? one : card;
    }

    /// All cards that the viewer has neither held nor been shown.
    private CanSet hidden(CanTable before, List<CanEvent> since, Party viewer) {
        var seen = CanSet.NONE;
        var table = before;
        for (var event : since) {
            if (isFor(event, viewer)) {
                seen = seen.union(cards(event));
            }
            table = game.evolve(table, event);
            var view = Sight.of(table.match().orElseThrow(), viewer, List.of());
            for (var hand : view.hands().values()) {
                seen = seen.union(hand);
            }
        }
        return CanSet.ALL.minus(seen);
    }

    static boolean isFor(CanEvent event, Party viewer) {
        return event.audience().isEmpty()
                || (viewer instanceof Seat seat && event.audience().get().contains(seat));
    }

    /// The cards that an event names, the pack apart.
    static CanSet cards(CanEvent event) {
        return switch (event) {
            case CardDrawn(_, var card) -> CanSet.of(card);
            case TributePaid(_, var cards) -> cards;
            case TributeReturned(_, var cards) -> cards;
            case KittyTaken(_, var cards) -> CanSet.copyOf(cards);
            case CardShown(_, var card, _) -> CanSet.of(card);
            case CardBuried(_, var card) -> CanSet.of(card);
            case CardTakenUp(_, var card) -> CanSet.of(card);
            case CardPlayed(_, var card) -> CanSet.of(card);
            case Ruled(ExposedCard(_, var card), _) -> CanSet.of(card);
            case CanEvent _ -> CanSet.NONE;
        };
    }

    private static CanEvent renamed(CanEvent event, UnaryOperator<CanCard> name) {
        return switch (event) {
            case PackBrought(var pack) ->
                    new PackBrought(new Pack(pack.cards().stream().map(name).toList()));
            case TributePaid(var debt, var cards) -> new TributePaid(debt, renamed(cards, name));
            case TributeReturned(var debt, var cards) ->
                    new TributeReturned(debt, renamed(cards, name));
            case KittyTaken(var by, var cards) ->
                    new KittyTaken(by, cards.stream().map(name).toList());
            case CardShown(var by, var card, var to) -> new CardShown(by, name.apply(card), to);
            case CardBuried(var by, var card) -> new CardBuried(by, name.apply(card));
            case CardTakenUp(var by, var card) -> new CardTakenUp(by, name.apply(card));
            case CanEvent _ -> event;
        };
    }

    private static CanSet renamed(CanSet cards, UnaryOperator<CanCard> name) {
        return CanSet.copyOf(cards.stream().map(name).toList());
    }

    /// Whether the same things done in the other world have just these consequences.
    private boolean isLawful(CanTable before, List<CanEvent> since) {
        var table = before;
        int at = 0;
        while (at < since.size()) {
            var move = move(since, at);
            if (move.isEmpty()) {
                table = game.evolve(table, since.get(at)); // nobody's cards are in it
                at++;
                continue;
            }
            var decision = game.decide(table, move.get().actor(), move.get().command());
            if (!(decision instanceof Accepted<CanEvent>(var following))
                    || at + following.size() > since.size()
                    || !following.equals(since.subList(at, at + following.size()))) {
                return false;
            }
            for (var event : following) {
                table = game.evolve(table, event);
            }
            at += following.size();
        }
        return true;
    }

    private record Move(Party actor, CanCommand command) {}

    /// What was asked for to bring the event about; empty for what hangs on no card.
    private static Optional<Move> move(List<CanEvent> events, int at) {
        return Optional.ofNullable(
                switch (events.get(at)) {
                    case PackBrought(var pack) -> new Move(Outsider.HOUSE, new BringPack(pack));
                    case CardDrawn(var by, _) -> new Move(by, new DrawCard());
                    case CutAsked(var by) -> new Move(by, new AskCut());
                    case PackCut(var by, int lifted) -> new Move(by, new Cut(lifted));
                    case CardsDealt(var by, var way) -> new Move(by, new DealCards(way));
                    case MisdealCalled _ -> new Move(Outsider.HOUSE, new CallMisdeal());
                    case RedealAnswered(var by, boolean asked) ->
                            new Move(by, new AnswerRedeal(asked));
                    case TributePaid(var debt, var cards) ->
                            new Move(debt.payer(), new PayTribute(cards));
                    case TributeReturned(var debt, var cards) ->
                            new Move(debt.recipient(), new ReturnTribute(cards));
                    case CallMade(var by, var call) -> new Move(by, new MakeCall(call));
                    case KittyTaken(var by, _) -> new Move(by, new TakeKitty());
                    case CardBuried(var by, var card) -> new Move(by, new BuryCard(card));
                    case CardTakenUp(var by, var card) -> new Move(by, new TakeUpCard(card));
                    case TrumpSet(_, boolean declared) ->
                            declared ? null : played(events.get(at + 1));
                    case TimePassed _ -> new Move(Outsider.HOUSE, new LetTimePass());
                    case CardPlayed _ -> played(events.get(at));
                    case ClaimMade(var by, int points, boolean last) ->
                            new Move(by, new MakeClaim(points, last));
                    case ClaimAgreed(var by) -> new Move(by, new AnswerClaim(true));
                    case ClaimRefused(var by) -> new Move(by, new AnswerClaim(false));
                    case Ruled(var irregularity, _) ->
                            new Move(Outsider.HOUSE, new Rule(irregularity));
                    case HandTaken(var keeper, var hand) -> new Move(keeper, new TakeHand(hand));
                    case CanEvent _ -> null;
                });
    }

    private static Move played(CanEvent event) {
        if (event instanceof CardPlayed(var by, var card)) {
            return new Move(by, new PlayCard(card));
        }
        throw new IllegalStateException("no card follows: " + event);
    }
}
