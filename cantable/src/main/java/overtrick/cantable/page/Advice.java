package overtrick.cantable.page;

import overtrick.can.act.CanCommand;
import overtrick.can.act.CanCommand.AnswerClaim;
import overtrick.can.act.CanCommand.AnswerRedeal;
import overtrick.can.act.CanCommand.BuryCard;
import overtrick.can.act.CanCommand.DeclareTrump;
import overtrick.can.act.CanCommand.MakeCall;
import overtrick.can.act.CanCommand.PayTribute;
import overtrick.can.act.CanCommand.PlayCard;
import overtrick.can.act.CanCommand.ReturnTribute;
import overtrick.can.act.CanCommand.TakeKitty;
import overtrick.can.auction.CanCall;
import overtrick.cantable.page.words.Speech;
import overtrick.robots.can.CanDecision;

/// What a robot of the table would do in the viewer's place, and why, unless that says the same.
public record Advice(String what, String why) {

    static Advice of(CanDecision decision, Speech speech) {
        var what = what(decision.command(), speech);
        var why = speech.why(decision.why());
        return new Advice(what, what.equals(why) ? "" : why + ".");
    }

    private static String what(CanCommand command, Speech speech) {
        return switch (command) {
            case PlayCard(var card) -> speech.get("advice.play", speech.name(card));
            case MakeCall(var call) when call == CanCall.Word.PASS -> speech.get("advice.pass");
            case MakeCall(var call) -> speech.get("advice.call", speech.call(call));
            case BuryCard(var card) -> speech.get("advice.bury", speech.name(card));
            case DeclareTrump(var trump) -> speech.get("advice.trump", speech.name(trump));
            case PayTribute(var cards) -> speech.get("advice.pay", speech.signs(cards));
            case ReturnTribute(var cards) -> speech.get("advice.return", speech.signs(cards));
            case AnswerRedeal(boolean asked) ->
                    speech.get(asked ? "advice.redeal.yes" : "advice.redeal.no");
            case AnswerClaim(boolean agreed) ->
                    speech.get(agreed ? "advice.claim.yes" : "advice.claim.no");
            case TakeKitty _ -> speech.get("advice.kitty");
            default -> speech.get("advice.any");
        };
    }
}
