package overtrick.bridge.rubber;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import overtrick.bridge.board.BoardInPlay;
import overtrick.bridge.score.Result.Played;
import overtrick.bridge.sheet.ContractEntries;
import overtrick.bridge.sheet.Entry;
import overtrick.bridge.sheet.Honours;
import overtrick.bridge.sheet.Reason;
import overtrick.bridge.sheet.Sheet;
import overtrick.bridge.sitting.NextDeal;
import overtrick.bridge.sitting.Scorer;
import overtrick.cards.Seat;
import overtrick.cards.Side;

/// Keeps the sheet of a rubber (Laws of Rubber Bridge). A deal that is passed out scores nothing
/// and the next player deals.
///
/// @param first who deals first
public record RubberScorer(RubberTerms terms, Seat first) implements Scorer<RubberScore> {

    /// Points below the line that make a game.
    private static final int GAME = 100;

    @Override
    public RubberScore start() {
        return RubberScore.start(GAME, first);
    }

    @Override
    public Optional<NextDeal> next(RubberScore score) {
        return score.next(score.vulnerability());
    }

    @Override
    public RubberScore add(RubberScore score, BoardInPlay board) {
        var sheet = score.sheet();
        if (board.result().orElseThrow() instanceof Played played) {
            sheet =
                    written(
                            score,
                            played,
                            Honours.of(board.board().deal(), played.contract().strain()));
        }
        return score.dealt(sheet);
    }

    /// The sheet after this result.
    private Sheet<Side> written(RubberScore score, Played played, Honours honours) {
        int deal = score.deals() + 1;
        var side = played.contract().declarer().side();
        boolean vulnerable = score.vulnerability().includes(side);
        var columns = new ContractEntries<>(deal, side, List.of(side.other()));
        var sheet =
                score.sheet()
                        .with(columns.of(played, vulnerable, terms.undertricks()))
                        .with(terms.honours() ? honours.contractEntries(deal) : List.of());
        return sheet.games(side) == RubberScore.GAMES
                ? sheet.with(Entry.above(deal, side, Reason.RUBBER, premium(sheet, side)))
                : sheet;
    }

    private static int premium(Sheet<Side> sheet, Side winner) {
        return premium(sheet.games(winner.other()) > 0);
    }

    /// What the winners of the second game get for the rubber.
    public static int premium(boolean losersHaveGame) {
        return losersHaveGame ? 500 : 700;
    }

    /// The sheet when play stops here: a rubber that is not finished gives 300 for the only game
    /// and something for the only part-score, be they the same side's or not.
    public Sheet<Side> stopped(RubberScore score) {
        if (score.isOver() || score.deals() == 0) {
            return score.sheet();
        }
        var entries = new ArrayList<Entry<Side>>();
        for (var side : Side.values()) {
            var sheet = score.sheet();
            if (sheet.games(side) > sheet.games(side.other())) {
                entries.add(Entry.above(score.deals(), side, Reason.UNFINISHED_GAME, 300));
            }
            if (sheet.partScore(side) > 0 && sheet.partScore(side.other()) == 0) {
                entries.add(
                        Entry.above(
                                score.deals(),
                                side,
                                Reason.UNFINISHED_PART_SCORE,
                                terms.onlyPartScore()));
            }
        }
        return score.sheet().with(entries);
    }

    /// Units won by North–South, below 0 when lost, when play stops here.
    public int units(RubberScore score) {
        var sheet = stopped(score);
        int difference = sheet.total(Side.NORTH_SOUTH) - sheet.total(Side.EAST_WEST);
        return Integer.signum(difference) * terms.rounding().units(Math.abs(difference));
    }
}
