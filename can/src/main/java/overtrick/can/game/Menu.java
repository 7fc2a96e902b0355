package overtrick.can.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import overtrick.can.CanCard;
import overtrick.can.DealWay;
import overtrick.can.act.CanCommand;
import overtrick.can.act.CanCommand.AnswerClaim;
import overtrick.can.act.CanCommand.AnswerRedeal;
import overtrick.can.act.CanCommand.AskCut;
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
import overtrick.can.act.CanCommand.NameDealer;
import overtrick.can.act.CanCommand.NameKeeper;
import overtrick.can.act.CanCommand.NameTaker;
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
import overtrick.can.auction.CanCall;
import overtrick.can.match.CanMatch;
import overtrick.can.match.DealInPlay;
import overtrick.can.match.DealStep;
import overtrick.can.match.ShootOut;
import overtrick.can.match.Stage.Between;
import overtrick.can.match.Stage.Drawing;
import overtrick.can.match.Stage.Ended;
import overtrick.can.match.Stage.Lots;
import overtrick.can.match.Stage.Naming;
import overtrick.can.match.Stage.OrderChoice;
import overtrick.can.match.Stage.Seating;
import overtrick.can.play.CanPlay;
import overtrick.can.play.Trump;
import overtrick.can.ruling.Irregularity.ExposedCard;
import overtrick.can.ruling.Irregularity.LeadOutOfTurn;
import overtrick.can.ruling.Irregularity.Revoke;
import overtrick.can.ruling.Irregularity.Underpaid;
import overtrick.can.tribute.Tribute;
import overtrick.cards.Seat;
import overtrick.cards.Side;
import overtrick.cards.Suit;

/// The candidate commands of each stage. [CanGame#offers] keeps those that would be accepted.
final class Menu {

    private static final List<Trump> TRUMPS =
            Stream.concat(Stream.of(Suit.values()).map(Trump::of), Stream.of(Trump.NONE)).toList();

    private Menu() {}

    static List<CanCommand> ofPlayer(CanMatch match, Seat seat) {
        return switch (match.stage()) {
            case Drawing _ -> List.of(new DrawCard());
            case Seating _ -> seats(TakeChair::new);
            case Naming _ -> seats(NameDealer::new);
            case OrderChoice _ -> List.of(new ChooseOrder(true), new ChooseOrder(false));
            case Between _, Lots _ -> List.of();
            case Ended _ -> List.of(new SignRecord());
            case DealInPlay deal -> inDeal(match, deal, seat);
            case ShootOut shoot -> inKick(match, shoot, seat);
        };
    }

    private static List<CanCommand> inDeal(CanMatch match, DealInPlay deal, Seat seat) {
        return switch (deal.step()) {
            case DealStep.Shuffling _ -> shuffling(match, seat);
            case DealStep.Asking _ -> List.of(new AnswerRedeal(true), new AnswerRedeal(false));
            case DealStep.Paying paying -> paying(match, paying, seat);
            case DealStep.Bidding _ -> CanCall.ALL.stream().<CanCommand>map(MakeCall::new).toList();
            case DealStep.Playing playing -> playing(playing, seat);
        };
    }

    private static List<CanCommand> inKick(CanMatch match, ShootOut shoot, Seat seat) {
        return switch (shoot.step()) {
            case ShootOut.Preparing _ when !shoot.isReady() -> {
                var named = new ArrayList<>(seats(NameTaker::new));
                named.addAll(seats(NameKeeper::new));
                yield named;
            }
            case ShootOut.Preparing _ -> shuffling(match, seat);
            case ShootOut.Choosing _ -> seats(TakeHand::new);
            case ShootOut.Asking _ -> List.of(new AnswerRedeal(true), new AnswerRedeal(false));
            case ShootOut.Kicking(_, var play) -> cards(play, seat);
        };
    }

    private static List<CanCommand> shuffling(CanMatch match, Seat seat) {
        var menu = new ArrayList<CanCommand>();
        menu.add(new AskCut());
        boolean cuts =
                Dealings.ready(match)
                        .flatMap(ready -> ready.cutter(match.rules()))
                        .filter(cutter -> cutter == seat)
                        .isPresent();
        if (cuts) {
            IntStream.range(1, CanCard.PACK).forEach(lifted -> menu.add(new Cut(lifted)));
        }
        Stream.of(DealWay.values()).forEach(way -> menu.add(new DealCards(way)));
        return menu;
    }

    private static List<CanCommand> paying(CanMatch match, DealStep.Paying paying, Seat seat) {
        var rules = match.rules().tribute();
        var hand = paying.dealt().hands().of(seat);
        var menu = new ArrayList<CanCommand>();
        Tributes.owedBy(paying, seat)
                .filter(exchange -> exchange.paid().isEmpty())
                .ifPresent(exchange ->
                        Tribute.lawful(hand, exchange.debt().cards(), rules)
                                .forEach(cards -> menu.add(new PayTribute(cards))));
        Tributes.dueTo(paying, seat)
                .filter(exchange -> exchange.returned().isEmpty())
                .flatMap(exchange -> exchange.paid())
                .ifPresent(received ->
                        Tribute.lawfulReturns(hand, received, rules)
                                .forEach(cards -> menu.add(new ReturnTribute(cards))));
        return menu;
    }

    private static List<CanCommand> playing(DealStep.Playing playing, Seat seat) {
        var menu = new ArrayList<CanCommand>();
        if (playing.claim().isPresent()) {
            menu.add(new AnswerClaim(true));
            menu.add(new AnswerClaim(false));
            return menu;
        }
        menu.addAll(cards(playing.play(), seat));
        menu.addAll(Claims.possible(playing.play()));
        return menu;
    }

    private static List<CanCommand> cards(CanPlay play, Seat seat) {
        var menu = new ArrayList<CanCommand>();
        boolean declares = seat == play.declarer();
        var hand = play.hands().of(seat);
        if (declares && !play.isLed()) {
            menu.add(new TakeKitty());
            hand.forEach(card -> menu.add(new BuryCard(card)));
            play.buried().forEach(card -> menu.add(new TakeUpCard(card)));
        }
        if (declares && play.trump().isEmpty()) {
            TRUMPS.forEach(trump -> menu.add(new DeclareTrump(trump)));
        }
        if (play.turn().equals(Optional.of(seat))) {
            hand.forEach(card -> menu.add(new PlayCard(card)));
        }
        return menu;
    }

    static List<CanCommand> ofHouse(CanMatch match) {
        var menu = new ArrayList<CanCommand>();
        menu.add(new LetTimePass());
        menu.add(new CallMisdeal());
        menu.addAll(seats(Substitute::new));
        for (var side : Side.values()) {
            menu.add(new DrawLots(side));
        }
        for (var seat : Seat.values()) {
            menu.add(new Rule(new Revoke(seat, false)));
            menu.add(new Rule(new Revoke(seat, true)));
            menu.add(new Rule(new LeadOutOfTurn(seat)));
            menu.add(new Rule(new Underpaid(seat)));
            Claims.playing(match)
                    .ifPresent(playing ->
                            playing.play()
                                    .hands()
                                    .of(seat)
                                    .forEach(card ->
                                            menu.add(new Rule(new ExposedCard(seat, card)))));
        }
        return menu;
    }

    private static List<CanCommand> seats(Function<Seat, CanCommand> command) {
        return Stream.of(Seat.values()).map(command).toList();
    }
}
