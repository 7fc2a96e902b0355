package overtrick.systems;

import java.util.List;
import overtrick.cards.Seat;
import overtrick.systems.language.Offer;

/// What to call when the book is silent: support partner, place the contract by the strength and
/// the fit of both hands, contest what is theirs by the law of total tricks, and never pass what is
/// forcing (systems, §2; robots, §2.3). It speaks in [Offer]s like the book and from what everybody
/// knows, so that it can be read as well.
final class Judgement {

    private final Reckoning sum;
    private final Verdicts verdicts;

    Judgement(Understanding now, Seat seat) {
        this.sum = new Reckoning(now, seat);
        this.verdicts = new Verdicts(sum);
    }

    List<Offer> offers() {
        if (sum.last.isEmpty()) {
            return verdicts.all(); // openings are the book's alone
        }
        if (sum.haveOnlyPassed()) {
            verdicts.pass();
            return verdicts.all();
        }
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
