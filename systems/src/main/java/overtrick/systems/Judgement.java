package overtrick.systems;

import java.util.List;
import overtrick.cards.Seat;
import overtrick.systems.language.Offer;

/// What to call when the book has no row: support partner, place the contract by the strength and
/// the fit of both hands, compete by the law of total tricks, and never pass a forcing call
/// (systems.md §2; robots.md §2.3). Like the book it makes [Offer]s, from what everybody knows, so
/// that its calls can be read too.
final class Judgement {

    private final Reckoning sum;
    private final Verdicts verdicts;

    Judgement(Understanding now, Seat seat) {
        this.sum = new Reckoning(now, seat);
        this.verdicts = new Verdicts(sum);
    }

    List<Offer> offers() {
        if (sum.last.isEmpty()) {
            return verdicts.all(); // only the book opens
        }
        if (sum.haveOnlyPassed()) {
            verdicts.pass();
            return verdicts.all();
        }
        new Rescue(sum, verdicts).offer();
        if (sum.isLeftToPartner()) {
            verdicts.pass();
        }
        new SlamJudgement(sum, verdicts).offer();
        new Placing(sum, verdicts).offer();
        if (!sum.ours) {
            new Contest(sum, verdicts).offer();
        }
        if (sum.isForced()) {
            new LeastLies(sum, verdicts).offer();
        }
        verdicts.pass();
        return verdicts.all();
    }
}
