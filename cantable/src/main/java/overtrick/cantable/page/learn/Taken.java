package overtrick.cantable.page.learn;

import io.javalin.http.HttpStatus;
import overtrick.can.CanCard;
import overtrick.can.CanSet;
import overtrick.can.act.CanCommand;
import overtrick.can.act.CanCommand.AnswerRedeal;
import overtrick.can.act.CanCommand.BuryCard;
import overtrick.can.act.CanCommand.DeclareTrump;
import overtrick.can.act.CanCommand.MakeCall;
import overtrick.can.act.CanCommand.PayTribute;
import overtrick.can.act.CanCommand.PlayCard;
import overtrick.can.act.CanCommand.ReturnTribute;
import overtrick.can.auction.CanCall;
import overtrick.can.play.Trump;
import overtrick.can.view.DealView;
import overtrick.cards.FormatException;
import overtrick.page.Sorry;
import overtrick.page.Visit;
import overtrick.teaching.can.Position;
import overtrick.teaching.can.Task;

/// What a learner has tapped, as a command of the game.
final class Taken {

    private Taken() {}

    /// @throws Sorry for what is no card, call or suit
    static CanCommand command(Visit visit, Position position) {
        try {
            if (visit.has("call")) {
                return new MakeCall(CanCall.parse(visit.param("call")));
            }
            if (visit.has("trump")) {
                return new DeclareTrump(Trump.parse(visit.param("trump")));
            }
            if (visit.has("ask")) {
                return new AnswerRedeal(visit.yes("ask"));
            }
            return card(CanCard.parse(visit.param("card")), position);
        } catch (FormatException wrong) {
            String why = String.valueOf(wrong.getMessage());
            throw new Sorry(HttpStatus.UNPROCESSABLE_CONTENT, _ -> why);
        }
    }

    /// What a card is chosen for.
    private static CanCommand card(CanCard card, Position position) {
        var view = position.view(Task.SEAT);
        var step = view.deal().map(DealView::step).orElse(DealView.Step.PLAY);
        return switch (step) {
            case TRIBUTE ->
                    view.offers().stream().anyMatch(PayTribute.class::isInstance)
                            ? new PayTribute(CanSet.of(card))
                            : new ReturnTribute(CanSet.of(card));
            case KITTY ->
                    view.offers().stream().anyMatch(BuryCard.class::isInstance)
                            ? new BuryCard(card)
                            : new PlayCard(card); // six are buried: it is led
            case PACK, SHUFFLED, REDEAL_BEFORE_TRIBUTE, REDEAL, AUCTION, PLAY -> new PlayCard(card);
        };
    }
}
