package overtrick.scoring.rank;

import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import overtrick.scoring.Adjustment;
import overtrick.scoring.Contestant;
import overtrick.scoring.Unit;
import overtrick.scoring.reckoning.Fraction;
import overtrick.scoring.regulation.Scoring;
import overtrick.scoring.regulation.Scoring.ByBoards;
import overtrick.scoring.regulation.Scoring.ByMatches;

/// What each contestant has in all.
final class Totals {

    private final Scores scores;
    private final Scoring scoring;
    private final MatchSheet matches;

    Totals(Scores scores) {
        this.scores = scores;
        this.scoring = scores.regulations().scoring();
        this.matches = scores.matches();
    }

    /// Without penalties and carry-over.
    Fraction played(Contestant contestant) {
        return switch (scoring) {
            case ByBoards _ -> scores.tally(contestant).correctedValue();
            case ByMatches(var matchScoring) ->
                    matches.of(contestant).values().stream()
                            .map(one ->
                                    one.value().orElseGet(() -> matchScoring.value(one.tally())))
                            .reduce(Fraction.ZERO, Fraction::plus);
        };
    }

    Fraction adjustment(Contestant contestant) {
        return adjustments(contestant).stream()
                .map(adjustment -> amount(adjustment, contestant))
                .reduce(Fraction.ZERO, Fraction::plus);
    }

    List<Adjustment> adjustments(Contestant contestant) {
        return scores.results().adjustments().stream()
                .filter(adjustment -> adjustment.contestant().equals(contestant))
                .toList();
    }

    /// In the unit of the totals. A percentage is one of a top.
    Fraction amount(Adjustment adjustment, Contestant contestant) {
        return adjustment.unit() == Unit.PERCENT_OF_TOP
                ? adjustment.amount().over(100).times(top(contestant))
                : adjustment.amount();
    }

    /// The top of a board, which is the same on all boards of a field.
    Fraction top(Contestant contestant) {
        var tally = scores.tally(contestant);
        return tally.boards() == 0 ? Fraction.ZERO : tally.weight().over(tally.boards());
    }

    Fraction total(Contestant contestant) {
        return played(contestant).plus(adjustment(contestant));
    }

    /// Of the matchpoints to be had on the boards the contestant played (tournaments.md §9); empty
    /// with other scoring, and for who played none.
    Optional<Fraction> percentage(Contestant contestant, Fraction total) {
        if (scoring.unit() != Unit.MATCHPOINTS) {
            return Optional.empty();
        }
        var tops = scores.tally(contestant).weight();
        return tops.signum() == 0 ? Optional.empty() : Optional.of(total.times(100).over(tops));
    }

    /// The matches of a contestant, when the tournament is scored by them.
    SortedMap<MatchSheet.Match, MatchSheet.Played> matches(Contestant contestant) {
        return matches.of(contestant);
    }
}
