package overtrick.social;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import overtrick.bridge.BoardNumber;
import overtrick.bridge.ancestors.CutThroatScore;
import overtrick.bridge.ancestors.CutThroatScorer;
import overtrick.bridge.ancestors.DuplicateAuctionScorer;
import overtrick.bridge.ancestors.WhistScore;
import overtrick.bridge.ancestors.WhistTerms;
import overtrick.bridge.chicago.ChicagoScore;
import overtrick.bridge.chicago.ChicagoTerms;
import overtrick.bridge.party.PartyScore;
import overtrick.bridge.rubber.RubberScore;
import overtrick.bridge.rubber.RubberScorer;
import overtrick.bridge.sheet.Column;
import overtrick.bridge.sheet.Entry;
import overtrick.bridge.sheet.Payment;
import overtrick.bridge.sheet.Reason;
import overtrick.bridge.sheet.Sheet;
import overtrick.cards.Seat;
import overtrick.cards.Side;
import overtrick.scoring.odds.ChicagoStanding;
import overtrick.scoring.odds.RubberStanding;

/// How it stands in the rubber, the chukker or whatever is being played. Partners stand alike.
public sealed interface Standing {

    boolean isOver();

    /// Who deals next, be it in this game or in another one.
    Seat dealer();

    /// What a player's column has, as far as it is written: points, or IMPs won less those lost.
    int total(Seat player);

    /// The columns of the score.
    default List<Column> columns() {
        return Column.OF_SIDES;
    }

    /// The sheet with a line across it; empty where there is none.
    default Optional<Sheet<Column>> sheet() {
        return Optional.empty();
    }

    /// Everything that was written so far, in order.
    default List<Entry<Column>> entries() {
        return sheet().map(Sheet::entries).orElse(List.of());
    }

    /// What would be written besides if play stopped here.
    default List<Entry<Column>> unfinished() {
        return List.of();
    }

    /// What a column would have if play stopped here.
    default int stopped(Column column) {
        int besides =
                unfinished().stream()
                        .filter(entry -> entry.column().equals(column))
                        .mapToInt(Entry::points)
                        .sum();
        return total(column.seat()) + besides;
    }

    /// Units a player has won if play stopped here, below 0 when lost.
    int units(Seat player);

    /// What players pay each other if play stopped here; nothing where partners settle by sides.
    default List<Payment<Column>> payments() {
        return List.of();
    }

    /// What a player's column has below the line towards the game that is being played.
    default int partScore(Seat player) {
        return 0;
    }

    private static <C> Stream<Entry<C>> more(Sheet<C> now, Sheet<C> stopped) {
        return stopped.entries().stream().skip(now.entries().size());
    }

    /// Rubbers of contract and of the games before it.
    ///
    /// @param stopped the sheet if play stopped here
    /// @param units won by North and South
    /// @param isOver with two games; at duplicate with its only deal
    record Rubber(RubberScore score, Sheet<Side> stopped, int units, boolean isOver)
            implements Standing {

        static Rubber of(RubberScore score, RubberScorer scorer) {
            return new Rubber(score, scorer.stopped(score), scorer.units(score), score.isOver());
        }

        /// In older games points are not rounded, and an unfinished rubber gives nothing.
        static Rubber of(RubberScore score) {
            return of(score, score.isOver());
        }

        /// One deal of duplicate auction.
        static Rubber ofOneDeal(RubberScore score) {
            return of(score, DuplicateAuctionScorer.isOver(score));
        }

        private static Rubber of(RubberScore score, boolean isOver) {
            var sheet = score.sheet();
            int units = sheet.total(Side.NORTH_SOUTH) - sheet.total(Side.EAST_WEST);
            return new Rubber(score, sheet, units, isOver);
        }

        @Override
        public Seat dealer() {
            return score.dealer();
        }

        @Override
        public Optional<Sheet<Column>> sheet() {
            return Optional.of(score.sheet().by(Column::of));
        }

        /// An unfinished rubber gives something for the only game and the only part-score
        /// (bridge.md §7).
        @Override
        public List<Entry<Column>> unfinished() {
            return more(score.sheet(), stopped).map(entry -> entry.by(Column::of)).toList();
        }

        @Override
        public int total(Seat player) {
            return score.sheet().total(player.side());
        }

        @Override
        public int units(Seat player) {
            return player.side() == Side.NORTH_SOUTH ? units : -units;
        }

        @Override
        public int partScore(Seat player) {
            return score.sheet().partScore(player.side());
        }

        /// What North and South can expect of a rubber of contract; of the next, when it is over.
        RubberStanding odds() {
            if (isOver()) {
                return new RubberStanding(0, 0, 0, 0);
            }
            var sheet = score.sheet();
            return new RubberStanding(
                    sheet.games(Side.NORTH_SOUTH),
                    sheet.games(Side.EAST_WEST),
                    sheet.partScore(Side.NORTH_SOUTH),
                    sheet.partScore(Side.EAST_WEST));
        }
    }

    record Chicago(ChicagoScore score) implements Standing {

        /// What North and South can expect of a chukker; of the next, when it is over.
        ChicagoStanding odds(ChicagoTerms terms) {
            int deal = isOver() ? 1 : score.deals() + 1;
            var first = deal % 2 == 1 ? score.dealer() : score.dealer().left();
            boolean second = terms.vulnerability(2, first.left()).includes(Side.NORTH_SOUTH);
            var sheet = score.sheet();
            return isOver()
                    ? new ChicagoStanding(deal, second, 0, 0)
                    : new ChicagoStanding(
                            deal,
                            second,
                            sheet.partScore(Side.NORTH_SOUTH),
                            sheet.partScore(Side.EAST_WEST));
        }

        @Override
        public boolean isOver() {
            return score.isOver();
        }

        @Override
        public Seat dealer() {
            return score.dealer();
        }

        @Override
        public Optional<Sheet<Column>> sheet() {
            return Optional.of(score.sheet().by(Column::of));
        }

        @Override
        public int total(Seat player) {
            return score.sheet().total(player.side());
        }

        /// As at rubber bridge: hundreds, halves upwards.
        @Override
        public int units(Seat player) {
            int difference = total(player) - total(player.left());
            return Integer.signum(difference) * ((Math.abs(difference) + 50) / 100);
        }

        @Override
        public int partScore(Seat player) {
            return score.sheet().partScore(player.side());
        }
    }

    /// @param deals how many are played
    record Party(PartyScore score, int deals) implements Standing {
        @Override
        public boolean isOver() {
            return score.deals().size() >= deals;
        }

        @Override
        public Seat dealer() {
            return new BoardNumber(score.deals().size() + 1).dealer();
        }

        /// The IMPs of each deal, to the side that has won them.
        @Override
        public List<Entry<Column>> entries() {
            var entries = new ArrayList<Entry<Column>>();
            for (int at = 0; at < score.deals().size(); at++) {
                var deal = score.deals().get(at);
                if (deal.imps() != 0) {
                    var winner = deal.imps() > 0 ? Side.NORTH_SOUTH : Side.EAST_WEST;
                    entries.add(
                            Entry.above(
                                    at + 1,
                                    Column.of(winner),
                                    Reason.AGAINST_TARGET,
                                    Math.abs(deal.imps())));
                }
            }
            return List.copyOf(entries);
        }

        @Override
        public int total(Seat player) {
            return score.imps(player.side());
        }

        @Override
        public int units(Seat player) {
            return total(player);
        }
    }

    /// @param owner of dummy, who plays against two; empty where four play
    record Whist(WhistScore score, WhistTerms terms, Optional<Seat> owner) implements Standing {
        @Override
        public boolean isOver() {
            return terms.winner(score).isPresent();
        }

        @Override
        public Seat dealer() {
            return score.dealer();
        }

        @Override
        public List<Entry<Column>> entries() {
            return score.entries().stream().map(entry -> entry.<Column>by(Column::of)).toList();
        }

        /// Games won.
        @Override
        public int total(Seat player) {
            return score.games(player.side());
        }

        @Override
        public int units(Seat player) {
            // who plays with dummy settles with each of the others (bridge.md §11.1)
            int value = terms.value(score) * (owner.equals(Optional.of(player)) ? 2 : 1);
            return terms.winner(score).equals(Optional.of(player.side())) ? value : -value;
        }

        @Override
        public int partScore(Seat player) {
            return score.points(player.side());
        }
    }

    /// @param stopped the sheet if play stopped here
    record CutThroat(CutThroatScore score, Sheet<Seat> stopped) implements Standing {

        static CutThroat of(CutThroatScore score, CutThroatScorer scorer) {
            return new CutThroat(score, scorer.stopped(score));
        }

        @Override
        public boolean isOver() {
            return score.winner().isPresent();
        }

        @Override
        public Seat dealer() {
            return score.dealer();
        }

        @Override
        public List<Column> columns() {
            return score.sheet().columns().stream().map(Column::of).toList();
        }

        @Override
        public Optional<Sheet<Column>> sheet() {
            return Optional.of(score.sheet().by(Column::of));
        }

        /// Everybody with a game or a part-score gets something for it (bridge.md §11.7).
        @Override
        public List<Entry<Column>> unfinished() {
            return more(score.sheet(), stopped).map(entry -> entry.by(Column::of)).toList();
        }

        @Override
        public int total(Seat player) {
            return score.sheet().total(player);
        }

        /// Each settles with each (bridge.md §11.7).
        @Override
        public int units(Seat player) {
            return stopped.columns().stream()
                    .mapToInt(other -> stopped.total(player) - stopped.total(other))
                    .sum();
        }

        @Override
        public List<Payment<Column>> payments() {
            var totals = new LinkedHashMap<Column, Integer>();
            stopped.columns().forEach(seat -> totals.put(Column.of(seat), stopped.total(seat)));
            return Payment.inPairs(totals);
        }

        @Override
        public int partScore(Seat player) {
            return score.sheet().partScore(player);
        }
    }
}
