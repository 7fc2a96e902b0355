package overtrick.practice.situation;

import java.util.Optional;
import java.util.function.Supplier;
import overtrick.cards.FormatException;
import overtrick.page.Sorry;
import overtrick.page.Visit;
import overtrick.page.door.Deed;
import overtrick.robots.bidding.Recent;
import overtrick.robots.search.Solvers;
import overtrick.teaching.judge.CallJudge;
import overtrick.teaching.judge.CallVerdict;
import overtrick.teaching.script.ScriptDeals;
import overtrick.teaching.situation.Dealt;
import overtrick.teaching.situation.Deck;
import overtrick.teaching.situation.Drillbook;
import overtrick.teaching.situation.Round;

/// Deals and judges, and remembers what it has said lately.
final class Coach {

    private static final int VERDICTS = 256;
    private static final int MEGABYTES = 16;

    private record Numbered(String at, String system, int number) {}

    private final Recent<Numbered, Optional<ScriptDeals.Found>> own = new Recent<>(VERDICTS);
    private final Drillbook book = new Drillbook();
    private final CallJudge judge = new CallJudge(new Solvers(MEGABYTES));
    private final Recent<Place, Optional<CallVerdict>> verdicts = new Recent<>(VERDICTS);

    /// The deal of a number in a deck.
    ///
    /// @throws Sorry if there is none
    Dealt deal(Deck deck, int number) {
        try {
            return book.deal(deck, number);
        } catch (FormatException none) {
            throw Sorry.unclear("practice.unclear");
        }
    }

    /// The deal of a script at a place, found once.
    Optional<ScriptDeals.Found> own(Place place, Supplier<Optional<ScriptDeals.Found>> find) {
        return own.get(new Numbered(place.at(), place.system(), place.number()), _ -> find.get());
    }

    /// How the auction of a place has gone.
    ///
    /// @throws Sorry if the address is none that the pages give
    Round round(Dealt dealt, Place place) {
        try {
            return Round.of(dealt, place.said(), place.alive());
        } catch (FormatException wrong) {
            throw Sorry.unclear("practice.unclear");
        }
    }

    /// What to think of the last answer; empty before the first.
    Optional<CallVerdict> verdict(Visit visit, Place place, Round round) {
        return round.last().isEmpty()
                ? Optional.empty()
                : verdicts.get(place.goingOn(), _ -> Optional.of(judged(visit, round)));
    }

    private CallVerdict judged(Visit visit, Round round) {
        visit.limit(Deed.HINT);
        var last = round.last().orElseThrow();
        return judge.judge(last.heard(), round.dealt().hand(), last.answer().call());
    }
}
