package overtrick.server.pages;

import static overtrick.can.CanRefusal.BID_NOT_HIGHER;
import static overtrick.can.CanRefusal.BURIED_FOR_GOOD;
import static overtrick.can.CanRefusal.BURY_SIX_FIRST;
import static overtrick.can.CanRefusal.CLAIM_PENDING;
import static overtrick.can.CanRefusal.DEALERS_SIDE_DOES_NOT_CUT;
import static overtrick.can.CanRefusal.MUST_FOLLOW_SUIT;
import static overtrick.can.CanRefusal.NOTHING_TO_ANSWER;
import static overtrick.can.CanRefusal.NOT_A_PAYER;
import static overtrick.can.CanRefusal.NOT_A_RECIPIENT;
import static overtrick.can.CanRefusal.NOT_BURIED;
import static overtrick.can.CanRefusal.NOT_IN_HAND;
import static overtrick.can.CanRefusal.NOT_NOW;
import static overtrick.can.CanRefusal.NOT_THE_CUTTER;
import static overtrick.can.CanRefusal.NOT_THE_DEALER;
import static overtrick.can.CanRefusal.NOT_THE_DECLARER;
import static overtrick.can.CanRefusal.NOT_YOUR_TURN;
import static overtrick.can.CanRefusal.NO_TRUMP_NOT_PLAYED;
import static overtrick.can.CanRefusal.SIGNED_ALREADY;
import static overtrick.can.CanRefusal.SIX_ARE_BURIED;
import static overtrick.can.CanRefusal.TAKE_KITTY_FIRST;
import static overtrick.can.CanRefusal.TRUMP_ALREADY_SET;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import overtrick.can.CanCard;
import overtrick.can.CanRefusal;
import overtrick.can.CanSet;
import overtrick.can.DealWay;
import overtrick.can.act.CanCommand.AnswerClaim;
import overtrick.can.act.CanCommand.AnswerRedeal;
import overtrick.can.act.CanCommand.AskCut;
import overtrick.can.act.CanCommand.BuryCard;
import overtrick.can.act.CanCommand.ChooseOrder;
import overtrick.can.act.CanCommand.Cut;
import overtrick.can.act.CanCommand.DealCards;
import overtrick.can.act.CanCommand.DeclareTrump;
import overtrick.can.act.CanCommand.DrawCard;
import overtrick.can.act.CanCommand.MakeCall;
import overtrick.can.act.CanCommand.MakeClaim;
import overtrick.can.act.CanCommand.NameDealer;
import overtrick.can.act.CanCommand.NameKeeper;
import overtrick.can.act.CanCommand.NameTaker;
import overtrick.can.act.CanCommand.OfPlayer;
import overtrick.can.act.CanCommand.PayTribute;
import overtrick.can.act.CanCommand.PlayCard;
import overtrick.can.act.CanCommand.ReturnTribute;
import overtrick.can.act.CanCommand.SignRecord;
import overtrick.can.act.CanCommand.TakeChair;
import overtrick.can.act.CanCommand.TakeHand;
import overtrick.can.act.CanCommand.TakeKitty;
import overtrick.can.act.CanCommand.TakeUpCard;
import overtrick.can.auction.CanCall;
import overtrick.can.play.Trump;
import overtrick.cards.Seat;

/// Every act of a player (can.md §§2–11): the form of the page by which it is done, and what it is
/// refused with in any match in which somebody tries it at every point.
enum CanAct {
    DRAW("draw", DrawCard.class, NOT_NOW),
    CHAIR("chair", TakeChair.class, NOT_NOW),
    DEALER("dealer", NameDealer.class, NOT_NOW),
    ASK_CUT("ask-cut", AskCut.class, NOT_NOW, DEALERS_SIDE_DOES_NOT_CUT),
    CUT("cut", Cut.class, NOT_NOW, NOT_THE_CUTTER),
    DEAL("deal", DealCards.class, NOT_NOW, NOT_THE_DEALER),
    REDEAL("redeal", AnswerRedeal.class, NOT_NOW),
    PAY("pay", PayTribute.class, NOT_NOW, NOT_A_PAYER),
    RETURN("give-back", ReturnTribute.class, NOT_NOW, NOT_A_RECIPIENT),
    CALL("call", MakeCall.class, NOT_NOW, NOT_YOUR_TURN, BID_NOT_HIGHER),
    KITTY("kitty", TakeKitty.class, NOT_NOW, NOT_THE_DECLARER),
    BURY(
            "bury",
            BuryCard.class,
            NOT_NOW,
            NOT_THE_DECLARER,
            TAKE_KITTY_FIRST,
            SIX_ARE_BURIED,
            NOT_IN_HAND),
    TAKE_UP(
            "take-up",
            TakeUpCard.class,
            NOT_NOW,
            NOT_THE_DECLARER,
            TAKE_KITTY_FIRST,
            NOT_BURIED,
            BURIED_FOR_GOOD),
    TRUMP(
            "trump",
            DeclareTrump.class,
            NOT_NOW,
            NOT_THE_DECLARER,
            TRUMP_ALREADY_SET,
            NO_TRUMP_NOT_PLAYED),
    CARD(
            "card",
            PlayCard.class,
            NOT_NOW,
            NOT_YOUR_TURN,
            TAKE_KITTY_FIRST,
            BURY_SIX_FIRST,
            NOT_IN_HAND,
            MUST_FOLLOW_SUIT),
    CLAIM("claim", MakeClaim.class, NOT_NOW, CLAIM_PENDING),
    ANSWER_CLAIM("claim-answer", AnswerClaim.class, NOTHING_TO_ANSWER),
    ORDER("order", ChooseOrder.class, NOT_NOW),
    TAKER("taker", NameTaker.class, NOT_NOW),
    KEEPER("keeper", NameKeeper.class, NOT_NOW),
    HAND("hand", TakeHand.class, NOT_NOW),
    SIGN("sign", SignRecord.class, NOT_NOW, SIGNED_ALREADY);

    private final String deed;
    private final Class<? extends OfPlayer> kind;
    private final Set<CanRefusal> refusals;

    /// @param deed the last part of the address of its form
    CanAct(String deed, Class<? extends OfPlayer> kind, CanRefusal... refusals) {
        this.deed = deed;
        this.kind = kind;
        this.refusals = Set.of(refusals);
    }

    String deed() {
        return deed;
    }

    Class<? extends OfPlayer> kind() {
        return kind;
    }

    Set<CanRefusal> refusals() {
        return refusals;
    }

    static CanAct of(OfPlayer command) {
        return Arrays.stream(values())
                .filter(act -> act.kind.isInstance(command))
                .findFirst()
                .orElseThrow();
    }

    /// What its form sends.
    static String body(OfPlayer command) {
        return switch (command) {
            case TakeChair(var seat) -> seat(seat);
            case NameDealer(var seat) -> seat(seat);
            case NameTaker(var seat) -> seat(seat);
            case NameKeeper(var seat) -> seat(seat);
            case TakeHand(var seat) -> seat(seat);
            case Cut(int lifted) -> "lifted=" + lifted;
            case DealCards(var way) ->
                    "way=" + (way == DealWay.ALTERNATING ? "alternating" : "fives-first");
            case AnswerRedeal(boolean asked) -> "ask=" + yes(asked);
            case PayTribute(var cards) -> cards(cards);
            case ReturnTribute(var cards) -> cards(cards);
            case MakeCall(var call) -> "call=" + call;
            case BuryCard(var card) -> "card=" + card.code();
            case TakeUpCard(var card) -> "card=" + card.code();
            case PlayCard(var card) -> "card=" + card.code();
            case DeclareTrump(var trump) -> "trump=" + trump;
            case MakeClaim(int points, boolean last) -> "points=" + points + "&last=" + yes(last);
            case AnswerClaim(boolean agreed) -> "agree=" + yes(agreed);
            case ChooseOrder(boolean first) -> "first=" + yes(first);
            case DrawCard _, AskCut _, TakeKitty _, SignRecord _ -> "";
        };
    }

    private static String seat(Seat seat) {
        return "seat=" + seat.letter();
    }

    private static String yes(boolean said) {
        return said ? "yes" : "no";
    }

    private static String cards(CanSet cards) {
        return cards.stream().map(card -> "cards=" + card.code()).collect(Collectors.joining("&"));
    }

    /// Every kind of thing that could be asked for, allowed or not.
    ///
    /// @param cards those that are asked for one by one
    static List<OfPlayer> all(List<CanCard> cards) {
        var all = new ArrayList<OfPlayer>();
        all.add(new DrawCard());
        all.add(new AskCut());
        all.add(new Cut(20));
        all.add(new TakeKitty());
        all.add(new DealCards(DealWay.ALTERNATING));
        all.add(new DeclareTrump(Trump.NONE));
        all.add(new DeclareTrump(Trump.parse("S")));
        all.add(new SignRecord());
        for (var seat : Seat.values()) {
            all.add(new TakeChair(seat));
            all.add(new NameDealer(seat));
            all.add(new NameTaker(seat));
            all.add(new NameKeeper(seat));
            all.add(new TakeHand(seat));
        }
        CanCall.ALL.forEach(call -> all.add(new MakeCall(call)));
        for (boolean yes : List.of(true, false)) {
            all.add(new AnswerRedeal(yes));
            all.add(new AnswerClaim(yes));
            all.add(new ChooseOrder(yes));
            all.add(new MakeClaim(100, yes));
        }
        for (CanCard card : cards) {
            all.add(new BuryCard(card));
            all.add(new TakeUpCard(card));
            all.add(new PlayCard(card));
            all.add(new PayTribute(CanSet.of(card)));
            all.add(new ReturnTribute(CanSet.of(card)));
        }
        return all;
    }
}
