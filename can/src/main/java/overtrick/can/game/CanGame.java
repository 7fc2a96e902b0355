package overtrick.can.game;

import static overtrick.can.CanRefusal.MATCH_NOT_FINISHED;
import static overtrick.can.CanRefusal.MATCH_OVER;
import static overtrick.can.CanRefusal.NOT_A_PLAYER;
import static overtrick.can.CanRefusal.NOT_NOW;
import static overtrick.can.CanRefusal.NOT_THE_HOUSE;
import static overtrick.can.CanRefusal.NO_MATCH_OPEN;
import static overtrick.can.CanRefusal.SIGNED_ALREADY;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import overtrick.can.act.CanCommand;
import overtrick.can.act.CanCommand.AnswerClaim;
import overtrick.can.act.CanCommand.AnswerRedeal;
import overtrick.can.act.CanCommand.AskCut;
import overtrick.can.act.CanCommand.BringPack;
import overtrick.can.act.CanCommand.BuryCard;
import overtrick.can.act.CanCommand.CallMisdeal;
import overtrick.can.act.CanCommand.ChooseOrder;
import overtrick.can.act.CanCommand.Cut;
import overtrick.can.act.CanCommand.DealCards;
import overtrick.can.act.CanCommand.DeclareTrump;
import overtrick.can.act.CanCommand.DrawCard;
import overtrick.can.act.CanCommand.DrawLots;
import overtrick.can.act.CanCommand.LetTimePass;
import overtrick.can.act.CanCommand.MakeCall;
import overtrick.can.act.CanCommand.MakeClaim;
import overtrick.can.act.CanCommand.NameDealer;
import overtrick.can.act.CanCommand.NameKeeper;
import overtrick.can.act.CanCommand.NameTaker;
import overtrick.can.act.CanCommand.OfHouse;
import overtrick.can.act.CanCommand.OfPlayer;
import overtrick.can.act.CanCommand.OpenMatch;
import overtrick.can.act.CanCommand.OpenRound;
import overtrick.can.act.CanCommand.PayTribute;
import overtrick.can.act.CanCommand.PlayCard;
import overtrick.can.act.CanCommand.ReturnTribute;
import overtrick.can.act.CanCommand.Rule;
import overtrick.can.act.CanCommand.SignRecord;
import overtrick.can.act.CanCommand.Substitute;
import overtrick.can.act.CanCommand.TakeChair;
import overtrick.can.act.CanCommand.TakeHand;
import overtrick.can.act.CanCommand.TakeKitty;
import overtrick.can.act.CanCommand.TakeUpCard;
import overtrick.can.act.CanEvent;
import overtrick.can.act.CanEvent.MatchOpened;
import overtrick.can.act.CanEvent.RecordSigned;
import overtrick.can.act.CanEvent.RoundOpened;
import overtrick.can.match.CanMatch;
import overtrick.can.match.CanTable;
import overtrick.can.match.Stage.Ended;
import overtrick.can.view.CanView;
import overtrick.cards.Party;
import overtrick.cards.Party.Outsider;
import overtrick.cards.Seat;
import overtrick.cards.rules.Decision;
import overtrick.cards.rules.Decision.Accepted;
import overtrick.cards.rules.Rules;

/// Bài Càn at one table: matches from the draw for teams to the last kick. The house brings
/// shuffled packs; nothing irregular can happen except what it rules on.
public final class CanGame
        implements Rules<CanTable, Party, CanCommand, CanEvent, Optional<CanView>> {

    /// The usual game, with nothing prepared.
    public CanGame() {} // explicit, as lint asks for in exported packages

    @Override
    public CanTable start() {
        return CanTable.EMPTY;
    }

    @Override
    public Decision<CanEvent> decide(CanTable table, Party actor, CanCommand command) {
        var decision = first(table, actor, command);
        return decision instanceof Accepted<CanEvent>(var events)
                ? new Accepted<>(withAllThatFollows(table, events))
                : decision;
    }

    private static Decision<CanEvent> first(CanTable table, Party actor, CanCommand command) {
        if (command instanceof OfHouse && actor != Outsider.HOUSE) {
            return Decision.refuse(NOT_THE_HOUSE);
        }
        if (command instanceof OpenMatch(var rules)) {
            return opened(table, new MatchOpened(rules));
        }
        if (command instanceof OpenRound(var rules)) {
            return opened(table, new RoundOpened(rules));
        }
        if (table.match().isEmpty()) {
            return Decision.refuse(NO_MATCH_OPEN);
        }
        var match = table.match().get();
        if (match.stage() instanceof Ended ended) {
            return afterwards(ended, actor, command);
        }
        return switch (command) {
            case OfHouse asked -> ofHouse(match, asked);
            case OfPlayer asked when actor instanceof Seat seat -> ofPlayer(match, seat, asked);
            case OfPlayer _ -> Decision.refuse(NOT_A_PLAYER);
        };
    }

    /// When the match is over the players sign its record.
    private static Decision<CanEvent> afterwards(Ended ended, Party actor, CanCommand command) {
        if (!(command instanceof SignRecord)) {
            return Decision.refuse(MATCH_OVER);
        }
        if (!(actor instanceof Seat seat)) {
            return Decision.refuse(NOT_A_PLAYER);
        }
        return ended.signed().contains(seat)
                ? Decision.refuse(SIGNED_ALREADY)
                : Decision.accept(new RecordSigned(seat));
    }

    private static Decision<CanEvent> opened(CanTable table, CanEvent opening) {
        return table.match().filter(match -> !match.isOver()).isPresent()
                ? Decision.refuse(MATCH_NOT_FINISHED)
                : Decision.accept(opening);
    }

    private static Decision<CanEvent> ofHouse(CanMatch match, OfHouse command) {
        return switch (command) {
            case OpenMatch _, OpenRound _ -> Decision.refuse(MATCH_NOT_FINISHED);
            case BringPack bring -> House.bring(match, bring);
            case LetTimePass _ -> House.letTimePass(match);
            case CallMisdeal _ -> House.callMisdeal(match);
            case Substitute chair -> House.substitute(match, chair);
            case Rule(var irregularity) -> House.rule(match, irregularity);
            case DrawLots(var winner) -> House.drawLots(match, winner);
        };
    }

    private static Decision<CanEvent> ofPlayer(CanMatch match, Seat seat, OfPlayer command) {
        return switch (command) {
            case DrawCard draw -> Draws.draw(match, seat, draw);
            case TakeChair chair -> Draws.takeChair(match, seat, chair);
            case NameDealer name -> Draws.nameDealer(match, seat, name);
            case AskCut _ -> Dealings.askCut(match, seat);
            case Cut cut -> Dealings.cut(match, seat, cut);
            case DealCards deal -> Dealings.deal(match, seat, deal);
            case AnswerRedeal answer -> Dealings.answer(match, seat, answer);
            case PayTribute pay -> Tributes.pay(match, seat, pay);
            case ReturnTribute giveBack -> Tributes.giveBack(match, seat, giveBack);
            case MakeCall call -> Plays.call(match, seat, call);
            case TakeKitty _ -> Plays.takeKitty(match, seat);
            case BuryCard bury -> Plays.bury(match, seat, bury);
            case TakeUpCard takeUp -> Plays.takeUp(match, seat, takeUp);
            case DeclareTrump declare -> Plays.declare(match, seat, declare);
            case PlayCard play -> Plays.play(match, seat, play);
            case MakeClaim claim -> Claims.claim(match, seat, claim);
            case AnswerClaim answer -> Claims.answer(match, seat, answer);
            case ChooseOrder order -> Kickings.chooseOrder(match, seat, order);
            case NameTaker taker -> Kickings.nameTaker(match, seat, taker);
            case NameKeeper keeper -> Kickings.nameKeeper(match, seat, keeper);
            case TakeHand hand -> Kickings.takeHand(match, seat, hand);
            case SignRecord _ -> Decision.refuse(NOT_NOW);
        };
    }

    /// The events and what they bring about: the end of a deal, the swap of chairs, the winner.
    private static List<CanEvent> withAllThatFollows(CanTable table, List<CanEvent> events) {
        var all = new ArrayList<>(events);
        var state = table;
        for (int i = 0; i < all.size(); i++) {
            state = Evolution.evolve(state, all.get(i));
            if (i == all.size() - 1) {
                Flow.next(state.match().orElseThrow(), all.get(i)).ifPresent(all::add);
            }
        }
        return all;
    }

    @Override
    public CanTable evolve(CanTable table, CanEvent event) {
        return Evolution.evolve(table, event);
    }

    @Override
    public Optional<CanView> view(CanTable table, Party viewer) {
        return table.match().map(match -> Sight.of(match, viewer, offers(table, viewer)));
    }

    /// A new match and a new pack come from outside and are not listed.
    @Override
    public List<CanCommand> offers(CanTable table, Party actor) {
        return table.match().map(match -> menu(match, actor)).orElse(List.of()).stream()
                .filter(command -> first(table, actor, command) instanceof Accepted<CanEvent>)
                .toList();
    }

    private static List<CanCommand> menu(CanMatch match, Party actor) {
        return switch (actor) {
            case Seat seat -> Menu.ofPlayer(match, seat);
            case Outsider.HOUSE -> match.isOver() ? List.of() : Menu.ofHouse(match);
            case Outsider.WATCHER -> List.of();
        };
    }
}
