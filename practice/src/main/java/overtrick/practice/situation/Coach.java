package overtrick.practice.situation;

import java.util.List;
import java.util.Optional;
import overtrick.cards.FormatException;
import overtrick.page.Sorry;
import overtrick.page.Visit;
import overtrick.page.door.Deed;
import overtrick.robots.bidding.Recent;
import overtrick.robots.search.Solvers;
import overtrick.teaching.judge.CallJudge;
import overtrick.teaching.judge.CallVerdict;
import overtrick.teaching.situation.Answer;
import overtrick.teaching.situation.Drillbook;
import overtrick.teaching.situation.Round;

/// Deals and judges, and remembers what it has said lately.
final class Coach {

    private static final int VERDICTS = 256;
    private static final int MEGABYTES = 16;

    private record Said(
            String situation, String system, int number, boolean alive, List<Answer> said) {}

    private final Drillbook book = new Drillbook();
    private final CallJudge judge = new CallJudge(new Solvers(MEGABYTES));
    private final Recent<Said, Optional<CallVerdict>> verdicts = new Recent<>(VERDICTS);

    /// How the auction of a place has gone.
    ///
    /// @throws Sorry if the address is none that the pages give
    Round round(Place place) {
        try {
            var dealt = book.deal(place.deck(), place.number());
            return Round.of(dealt, place.said(), place.alive());
        } catch (FormatException wrong) {
            throw Sorry.unclear("practice.unclear");
        }
    }

    /// What to think of the last answer; empty before the first.
    Optional<CallVerdict> verdict(Visit visit, Place place, Round round) {
        var deck = place.deck();
        var asked =
                new Said(
                        deck.situation(place.number()).key(),
                        deck.system(),
                        deck.own(place.number()),
                        place.alive(),
                        place.said());
        return round.last().isEmpty()
                ? Optional.empty()
                : verdicts.get(asked, _ -> Optional.of(judged(visit, round)));
    }

    private CallVerdict judged(Visit visit, Round round) {
        visit.limit(Deed.HINT);
        var last = round.last().orElseThrow();
        return judge.judge(last.heard(), round.dealt().hand(), last.answer().call());
    }
}
