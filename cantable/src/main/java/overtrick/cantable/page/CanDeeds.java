package overtrick.cantable.page;

import io.javalin.http.HttpStatus;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import overtrick.can.CanCard;
import overtrick.can.CanSet;
import overtrick.can.DealWay;
import overtrick.can.act.CanCommand;
import overtrick.can.auction.CanCall;
import overtrick.can.play.Trump;
import overtrick.cantable.page.words.Speech;
import overtrick.cards.FormatException;
import overtrick.page.Sorry;
import overtrick.page.Visit;
import overtrick.page.table.GamePages.Reading;

/// How the forms of a table of Bài Càn become commands.
final class CanDeeds {

    /// By the last part of the address.
    static final Map<String, Reading<CanCommand>> ALL = all();

    /// The most points there are.
    private static final int POINTS = 100;

    private CanDeeds() {}

    private static Map<String, Reading<CanCommand>> all() {
        var deeds = new TreeMap<String, Reading<CanCommand>>();
        deeds.put("draw", _ -> new CanCommand.DrawCard());
        deeds.put("chair", visit -> new CanCommand.TakeChair(visit.seat()));
        deeds.put("dealer", visit -> new CanCommand.NameDealer(visit.seat()));
        deeds.put("ask-cut", _ -> new CanCommand.AskCut());
        deeds.put("cut", visit -> new CanCommand.Cut(visit.number("lifted", 1, CanCard.PACK - 1)));
        deeds.put("deal", visit -> new CanCommand.DealCards(way(visit)));
        deeds.put("redeal", visit -> new CanCommand.AnswerRedeal(visit.yes("ask")));
        deeds.put("pay", visit -> new CanCommand.PayTribute(cards(visit)));
        deeds.put("give-back", visit -> new CanCommand.ReturnTribute(cards(visit)));
        deeds.put("call", visit -> new CanCommand.MakeCall(read(visit, "call", CanCall::parse)));
        deeds.put("kitty", _ -> new CanCommand.TakeKitty());
        deeds.put("bury", visit -> new CanCommand.BuryCard(card(visit)));
        deeds.put("take-up", visit -> new CanCommand.TakeUpCard(card(visit)));
        deeds.put(
                "trump", visit -> new CanCommand.DeclareTrump(read(visit, "trump", Trump::parse)));
        deeds.put("card", visit -> new CanCommand.PlayCard(card(visit)));
        deeds.put(
                "claim",
                visit ->
                        new CanCommand.MakeClaim(
                                visit.number("points", 0, POINTS), visit.yes("last")));
        deeds.put("claim-answer", visit -> new CanCommand.AnswerClaim(visit.yes("agree")));
        deeds.put("order", visit -> new CanCommand.ChooseOrder(visit.yes("first")));
        deeds.put("taker", visit -> new CanCommand.NameTaker(visit.seat()));
        deeds.put("keeper", visit -> new CanCommand.NameKeeper(visit.seat()));
        deeds.put("sign", _ -> new CanCommand.SignRecord());
        deeds.put("hand", visit -> new CanCommand.TakeHand(visit.seat()));
        return Map.copyOf(deeds);
    }

    private static CanCard card(Visit visit) {
        return read(visit, "card", CanCard::parse);
    }

    private static CanSet cards(Visit visit) {
        List<String> picked = visit.ctx().formParams("cards");
        if (picked.size() > 2) {
            throw unclear("unclear.two", String.valueOf(picked.size()));
        }
        try {
            return CanSet.copyOf(picked.stream().map(CanCard::parse).toList());
        } catch (FormatException wrong) {
            throw unclear("unclear.cards", String.join(" ", picked));
        }
    }

    private static DealWay way(Visit visit) {
        return switch (visit.param("way")) {
            case "fives-first" -> DealWay.FIVES_FIRST;
            case "alternating" -> DealWay.ALTERNATING;
            default -> throw unclear("unclear.way", visit.param("way"));
        };
    }

    private static <T> T read(Visit visit, String field, Function<String, T> parse) {
        try {
            return parse.apply(visit.param(field));
        } catch (FormatException wrong) {
            throw unclear("unclear." + field, visit.param(field));
        }
    }

    private static Sorry unclear(String key, String said) {
        return new Sorry(
                HttpStatus.UNPROCESSABLE_CONTENT, words -> Speech.of(words).get(key, said));
    }
}
