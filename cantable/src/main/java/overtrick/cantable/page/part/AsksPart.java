package overtrick.cantable.page.part;

import java.util.Optional;
import overtrick.can.act.CanCommand.AnswerClaim;
import overtrick.can.match.PendingClaim;
import overtrick.can.view.DealView;
import overtrick.cantable.page.words.Speech;
import overtrick.page.table.Manners;

/// What somebody asks of the table: to agree to a claim, and who did not; and the way back for who
/// sits out.
public record AsksPart(
        Speech speech,
        String code,
        Optional<PendingClaim> claim,
        Optional<String> refused,
        boolean mayAgree,
        boolean mayRefuse,
        Manners manners) {

    public static AsksPart of(CanPage page) {
        return new AsksPart(
                page.speech(),
                page.id().code(),
                page.deal().flatMap(DealView::claim),
                page.deal().flatMap(DealView::refused).map(page.speech()::refused),
                page.may(new AnswerClaim(true)),
                page.may(new AnswerClaim(false)),
                page.seating().manners());
    }
}
