package overtrick.robots.can;

import overtrick.can.deal.Redeal;
import overtrick.can.tribute.Debt;
import overtrick.can.view.CanView;
import overtrick.can.view.DealView;
import overtrick.robots.can.sight.Stakes;

/// What a redeal does to the tribute (can.md §7).
final class Redeals {

    private Redeals() {}

    /// What is gained by a redeal in thousandths of a goal, for the viewer's side: tribute that is
    /// still owed then is paid again, tribute not yet paid may be cancelled.
    static int gain(CanView view) {
        var deal = view.deal().orElseThrow();
        var debts = deal.debts();
        if (debts.isEmpty()) {
            return 0;
        }
        var me = view.seat().orElseThrow();
        boolean paid = deal.step() == DealView.Step.REDEAL;
        var owed = Redeal.stillOwed(debts, me, paid, view.rules().redeal());
        int before = paid ? 0 : Stakes.cost(debts);
        int saved = before - Stakes.cost(owed);
        boolean ours = debts.stream().map(Debt::payer).anyMatch(payer -> payer.side() == me.side());
        return ours ? saved : -saved;
    }
}
