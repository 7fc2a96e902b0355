package overtrick.bridge.chicago;

import java.util.List;
import java.util.Optional;
import overtrick.bridge.board.BoardInPlay;
import overtrick.bridge.chicago.ChicagoTerms.PartScores;
import overtrick.bridge.score.Result.Played;
import overtrick.bridge.score.Score;
import overtrick.bridge.score.UndertrickCode;
import overtrick.bridge.sheet.ContractEntries;
import overtrick.bridge.sheet.Entry;
import overtrick.bridge.sheet.Honours;
import overtrick.bridge.sheet.Reason;
import overtrick.bridge.sheet.Sheet;
import overtrick.bridge.sitting.NextDeal;
import overtrick.bridge.sitting.Scorer;
import overtrick.cards.Seat;
import overtrick.cards.Side;

/// Keeps the sheet of a chukker. Who completes a game gets its bonus at once, by the vulnerability
/// of that deal. After a deal that is passed out the same player deals again.
///
/// @param first who deals first
public record ChicagoScorer(ChicagoTerms terms, Seat first) implements Scorer<ChicagoScore> {

    @Override
    public ChicagoScore start() {
        return new ChicagoScore(Sheet.of(List.of(Side.values()), Score.GAME), 0, first);
    }

    @Override
    public Optional<NextDeal> next(ChicagoScore score) {
        if (score.isOver()) {
            return Optional.empty();
        }
        var vulnerability = terms.vulnerability(score.deals() + 1, score.dealer());
        return Optional.of(new NextDeal(score.dealer(), vulnerability));
    }

    @Override
    public ChicagoScore add(ChicagoScore score, BoardInPlay board) {
        if (!(board.result().orElseThrow() instanceof Played played)) {
            return score; // the same dealer again
        }
        int deal = score.deals() + 1;
        var side = played.contract().declarer().side();
        boolean vulnerable = board.board().vulnerability().includes(side);
        var before = score.sheet();
        var after = before.with(contract(deal, played, vulnerable));
        boolean game = after.games(side) > before.games(side);
        boolean made = played.tricks() >= played.contract().bid().tricks();
        var sheet = after.with(made ? bonus(deal, side, game, vulnerable) : List.of());
        if (terms.honours()) {
            sheet =
                    sheet.with(
                            Honours.of(board.board().deal(), played.contract().strain())
                                    .contractEntries(deal));
        }
        return new ChicagoScore(sheet, deal, score.dealer().left());
    }

    private List<Entry<Side>> contract(int deal, Played played, boolean vulnerable) {
        var side = played.contract().declarer().side();
        return new ContractEntries<>(deal, side, List.of(side.other()))
                .of(played, vulnerable, UndertrickCode.SINCE_1987).stream()
                        .map(this::placed)
                        .toList();
    }

    /// A part-score that is not carried on counts towards no game.
    private Entry<Side> placed(Entry<Side> entry) {
        boolean done =
                terms.partScores() == PartScores.FIFTY
                        && entry.below()
                        && entry.points() < Score.GAME;
        return done
                ? Entry.above(entry.deal(), entry.column(), entry.reason(), entry.points())
                : entry;
    }

    /// For a game, or for a part-score that is paid at once; even if the other side has one too.
    private List<Entry<Side>> bonus(int deal, Side side, boolean game, boolean vulnerable) {
        if (game) {
            return List.of(Entry.above(deal, side, Reason.GAME, vulnerable ? 500 : 300));
        }
        int points = terms.partScores().bonus(deal);
        return points == 0
                ? List.of()
                : List.of(Entry.above(deal, side, Reason.PART_SCORE, points));
    }
}
