package overtrick.app.social;

import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import overtrick.app.input.Chance;
import overtrick.app.input.UserError;
import overtrick.bridge.BoardNumber;
import overtrick.bridge.auction.Call;
import overtrick.bridge.board.BoardEvent.BoardEnded;
import overtrick.bridge.board.BoardEvent.BoardOpened;
import overtrick.bridge.board.BoardEvent.CallMade;
import overtrick.bridge.board.BoardInPlay;
import overtrick.bridge.board.BoardRules;
import overtrick.bridge.board.HouseRules;
import overtrick.bridge.score.Result;
import overtrick.bridge.sitting.Scorer;
import overtrick.bridge.sitting.Sitting;
import overtrick.bridge.sitting.SittingRules;
import overtrick.cards.Seat;
import overtrick.social.Form;
import overtrick.social.GameLines;
import overtrick.social.Tally;

/// Scores the deals of a sheet one after the other, by the rules by which a table is scored.
final class SheetTable {

    private static final List<String> CHECKED =
            List.of(
                    "dealer",
                    "vulnerability",
                    "entries",
                    "points",
                    "target",
                    "score",
                    "imps",
                    "totals");

    private final Scorer<Tally> scorer;
    private final SittingRules<Tally> rules;

    /// Only says which card was turned up, which a sheet does not tell.
    private final RandomGenerator chance = Chance.seeded(1);

    SheetTable(Form form, Seat first) {
        this.scorer = form.scorer(first);
        this.rules =
                new SittingRules<>(scorer, new BoardRules(HouseRules.FRIENDLY, form.bidding()));
    }

    /// @throws UserError at the first figure of the file that the rules do not give
    void score(List<SheetDeal> deals, GameTable.Watcher watcher) {
        var sitting = rules.start();
        for (var deal : deals) {
            var before = sitting.score();
            sitting = dealt(sitting, deal);
            var board = sitting.board().orElseThrow();
            watcher.dealt(board, before, sitting.score());
            check(deal, board, sitting.score());
            if (sitting.score().now().isOver()) {
                watcher.ended(sitting.score());
            }
        }
        if (!sitting.score().now().isOver()) {
            watcher.stopped(sitting.score());
        }
        watcher.closed(sitting.score());
    }

    private Sitting<Tally> dealt(Sitting<Tally> sitting, SheetDeal deal) {
        var next = scorer.next(sitting.score()).orElseThrow();
        var number = new BoardNumber(sitting.opened() + 1);
        var board = next.board(number, deal.deal(), chance);
        var now = rules.evolve(sitting, new BoardOpened(board, Optional.empty()));
        for (var call : deal.calls()) {
            now = rules.evolve(now, made(now, call, deal.line()));
        }
        var called = now.board().orElseThrow();
        var result = deal.result().orElseGet(() -> result(called, deal));
        return rules.evolve(now, new BoardEnded(result));
    }

    private static CallMade made(Sitting<Tally> now, Call call, int line) {
        var auction = now.board().orElseThrow().auction();
        var turn = auction.turn();
        if (turn.isEmpty() || auction.refusal(call).isPresent()) {
            throw new UserError("line %d: %s may not be called here".formatted(line, call.code()));
        }
        return new CallMade(turn.get(), call, Optional.empty());
    }

    private static Result result(BoardInPlay board, SheetDeal deal) {
        var contract =
                board.auction()
                        .contract()
                        .orElseThrow(() ->
                                new UserError(
                                        "line %d: the calls are not complete"
                                                .formatted(deal.line())));
        return new Result.Played(contract, deal.tricks());
    }

    private static void check(SheetDeal deal, BoardInPlay board, Tally after) {
        if (deal.told().isEmpty()) {
            return;
        }
        var told = deal.told().get();
        var right = GameLines.scored(board, after);
        for (String figure : CHECKED) {
            var said = told.path(figure);
            if (!said.isMissingNode() && !said.equals(right.path(figure))) {
                throw new UserError(
                        "line %d: %s is not %s but %s"
                                .formatted(deal.line(), figure, said, right.path(figure)));
            }
        }
    }
}
