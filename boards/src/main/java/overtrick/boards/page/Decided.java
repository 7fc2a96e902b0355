package overtrick.boards.page;

import java.time.Duration;
import java.util.Collections;
import java.util.Map;
import java.util.Optional;
import overtrick.boards.account.Account;
import overtrick.boards.account.Cause.Slip;
import overtrick.boards.account.Course;
import overtrick.boards.page.Backlog.Answer;
import overtrick.boards.page.Backlog.State;
import overtrick.boards.review.Reckoned;
import overtrick.bridge.score.Result;
import overtrick.bridgetable.duplicate.FinishedBoard;
import overtrick.cards.Card;
import overtrick.cards.Seat;
import overtrick.cards.Side;
import overtrick.page.Words;
import overtrick.robots.bidding.Readings;
import overtrick.scoring.board.ImpTable;

/// Finds what decided a board: beside another table where one has played it, else beside what both
/// sides can hold.
///
/// @param opposite empty where nobody else has played it
/// @param side from which it is seen
/// @param me where the viewer sat; empty for those who did not play
record Decided(
        Analyses analyses,
        FinishedBoard here,
        Optional<Opposite> opposite,
        Side side,
        Optional<Seat> me,
        Readings readings,
        Words words) {

    /// What is known of it.
    ///
    /// @param part there when it is ready and there is something to say
    record Found(State state, Optional<AccountPart> part) {
        static final Found NOTHING = new Found(State.READY, Optional.empty());
    }

    /// Nothing is begun.
    Found now() {
        return opposite.map(other -> beside(other, analyses.now(here, other.board())))
                .orElseGet(() -> alone(analyses.now(here)));
    }

    /// Begun if nobody has asked before.
    Found await(Duration patience) {
        return opposite.map(other -> beside(other, analyses.await(here, other.board(), patience)))
                .orElseGet(() -> alone(analyses.await(here, patience)));
    }

    private Found beside(Opposite other, Answer<Reckoned> answer) {
        boolean passed =
                here.result() instanceof Result.PassedOut
                        && other.board().result() instanceof Result.PassedOut;
        return new Found(
                answer.state(),
                answer.found().filter(_ -> !passed).map(found -> part(other, found)));
    }

    private AccountPart part(Opposite other, Reckoned found) {
        var told =
                new AccountWords(
                        found.account().of(side),
                        new Sides(here, Optional.of(other.board()), me, words),
                        slip -> found.judgement(slip).map(judged -> words.symbols(judged.better())),
                        found::judgement,
                        found::chance,
                        Optional.empty(),
                        other.with(),
                        readings,
                        words);
        return told.part(Optional.of(other).filter(one -> !one.isToldBeside()).map(this::head));
    }

    /// `−5 IMPs against Lan – Minh: 4♠ by South =, +420`.
    private String head(Opposite other) {
        int imps = ImpTable.imps(here.points(side) - other.board().points(side));
        return words.get(
                "decided.head",
                words.count("imps", imps, words.signed(imps)),
                other.row().map(row -> Traveller.who(row, words)).orElse(""),
                ComparedPart.told(other.board(), side, words));
    }

    private Found alone(Answer<Analysis> answer) {
        return new Found(answer.state(), answer.found().map(this::alone));
    }

    private AccountPart alone(Analysis seen) {
        var table = seen.board().table();
        var course =
                Course.of(
                        here.board(),
                        here.auction(),
                        seen.board().play(),
                        here.result(),
                        contract -> table.tricks(contract.strain(), contract.declarer()));
        var par = seen.board().par();
        return new AccountWords(
                        Account.besidePar(course, par.points(side), side),
                        new Sides(here, Optional.empty(), me, words),
                        slip -> better(slip, seen),
                        _ -> Optional.empty(),
                        _ -> Optional.empty(),
                        Optional.of(par),
                        "",
                        readings,
                        words)
                .part(Optional.empty());
    }

    private Optional<String> better(Slip slip, Analysis seen) {
        Map<Card, Integer> worths = seen.worthsAfter(slip.place());
        int best = Collections.max(worths.values());
        return worths.entrySet().stream()
                .filter(worth -> worth.getValue() == best)
                .map(worth -> words.symbols(worth.getKey()))
                .findFirst();
    }
}
