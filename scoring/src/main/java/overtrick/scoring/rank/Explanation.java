package overtrick.scoring.rank;

import java.util.ArrayList;
import java.util.List;
import overtrick.cards.words.Wording;
import overtrick.scoring.Adjustment;
import overtrick.scoring.Contestant;
import overtrick.scoring.Unit;
import overtrick.scoring.reckoning.Fraction;
import overtrick.scoring.reckoning.Reason;
import overtrick.scoring.reckoning.Term;
import overtrick.scoring.regulation.Scoring;
import overtrick.scoring.regulation.Scoring.ByBoards;
import overtrick.scoring.regulation.Scoring.ByMatches;

/// Answers "why?" for any number of a tournament, down to the comparisons of each board. Nothing of
/// it is kept while the tournament is reckoned.
public final class Explanation {

    private final Scores scores;
    private final Scoring scoring;
    private final Totals totals;

    Explanation(Scores scores) {
        this.scores = scores;
        this.scoring = scores.regulations().scoring();
        this.totals = new Totals(scores);
    }

    /// Why a contestant's line in the ranking shows what it shows: the percentage in matchpoints,
    /// else the total.
    public Term why(Contestant contestant) {
        var total = total(contestant);
        var percentage = totals.percentage(contestant, total.value());
        return percentage
                .map(percent ->
                        Term.of(
                                        Reason.PERCENTAGE,
                                        percent,
                                        total.value(),
                                        scores.tally(contestant).weight())
                                .from(List.of(total)))
                .orElse(total);
    }

    private Term total(Contestant contestant) {
        var terms = new ArrayList<Term>();
        var reason =
                switch (scoring) {
                    case ByBoards _ -> Reason.TOTAL;
                    case ByMatches _ -> Reason.MATCH_TOTAL;
                };
        switch (scoring) {
            case ByBoards _ -> terms.addAll(boards(contestant));
            case ByMatches _ -> terms.addAll(matches(contestant));
        }
        int count = terms.size();
        totals.adjustments(contestant).forEach(one -> terms.add(adjustment(one)));
        var sum = terms.stream().map(Term::value).reduce(Fraction.ZERO, Fraction::plus);
        return Term.of(reason, sum, count).from(terms);
    }

    /// One term for each board the contestant played.
    public List<Term> boards(Contestant contestant) {
        var terms = new ArrayList<Term>();
        for (var board : scores.boards()) {
            board.each((who, entry) -> {
                if (who.equals(contestant)) {
                    terms.add(board(board, entry));
                }
            });
        }
        return terms;
    }

    private Term board(FieldBoard board, FieldBoard.Entry entry) {
        var row = board.rows().get(entry.row());
        var why =
                board.awarded(entry, scoring.boards())
                        .map(awarded -> award(entry, awarded))
                        .orElseGet(() ->
                                scoring.boards()
                                        .why(
                                                board.rows(),
                                                board.expected(),
                                                entry.row(),
                                                entry.side()));
        return Term.of(
                        Reason.BOARD,
                        why.value(),
                        board.board().value(),
                        row.contestant(entry.side().other()))
                .from(List.of(why));
    }

    private Term award(FieldBoard.Entry entry, Tally.Awarded awarded) {
        var tally = scores.tally(entry.contestant());
        var rate = scoring instanceof ByBoards ? tally.corrected(awarded) : awarded.rate();
        var value = rate.times(awarded.weight());
        if (rate.equals(awarded.rate())) {
            Reason reason = isShare() ? Reason.AWARD : Reason.AWARD_IMPS;
            return Term.of(reason, value, awarded.award().percent(), awarded.weight());
        }
        Reason reason =
                rate.compareTo(awarded.rate()) > 0 ? Reason.AWARD_RAISED : Reason.AWARD_LOWERED;
        return Term.of(reason, value, shown(awarded.rate()), shown(rate));
    }

    private boolean isShare() {
        return scoring.boards().unit() != Unit.IMPS;
    }

    private Wording shown(Fraction rate) {
        return new Wording.Numeral(isShare() ? rate.times(100).text() + "%" : rate.text() + " IMP");
    }

    private List<Term> matches(Contestant contestant) {
        var terms = new ArrayList<Term>();
        if (scoring instanceof ByMatches(var matchScoring)) {
            totals.matches(contestant)
                    .forEach((match, played) ->
                            terms.add(match(match, matchScoring.why(played.tally()), played)));
        }
        return terms;
    }

    private static Term match(MatchSheet.Match match, Term why, MatchSheet.Played played) {
        int boards = played.tally().boards();
        var opponent = match.opponent();
        return match.round()
                .map(round -> Term.of(Reason.MATCH, why.value(), boards, opponent, round))
                .orElseGet(() -> Term.of(Reason.MATCH_OF_NO_ROUND, why.value(), boards, opponent))
                .from(List.of(why));
    }

    private Term adjustment(Adjustment adjustment) {
        var amount = totals.amount(adjustment, adjustment.contestant());
        if (adjustment.unit() == Unit.PERCENT_OF_TOP) {
            return Term.of(
                    Reason.PERCENT_PENALTY,
                    amount,
                    adjustment.amount().negated(),
                    totals.top(adjustment.contestant()),
                    adjustment.cause());
        }
        Reason reason =
                switch (adjustment.kind()) {
                    case PENALTY -> Reason.PENALTY;
                    case CARRY_OVER -> Reason.CARRY_OVER;
                };
        return Term.of(reason, amount, adjustment.cause());
    }
}
