package overtrick.bridge.ancestors;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import overtrick.bridge.Vulnerability;
import overtrick.bridge.auction.AuctionRules;
import overtrick.bridge.board.BoardInPlay;
import overtrick.bridge.score.Result.Played;
import overtrick.bridge.score.UndertrickCode;
import overtrick.bridge.sheet.ContractEntries;
import overtrick.bridge.sheet.Entry;
import overtrick.bridge.sheet.Honours;
import overtrick.bridge.sheet.Reason;
import overtrick.bridge.sheet.Sheet;
import overtrick.bridge.sitting.NextDeal;
import overtrick.bridge.sitting.Scorer;
import overtrick.cards.Seat;

/// Keeps the sheet of cut-throat bridge: three players, each for themselves, and three columns. Who
/// goes down pays each of the others in full. A game of anybody's cuts off the part-scores of all.
///
/// Vulnerable is who has a game, and they alone. The chairs are those of the deal: who changes
/// theirs for the play keeps their column.
///
/// @param players the three, clockwise; the first deals first
public record CutThroatScorer(List<Seat> players) implements Scorer<CutThroatScore> {

    private static final int GAME = 100;

    public CutThroatScorer {
        players = List.copyOf(players);
        if (players.size() != 3) {
            throw new IllegalArgumentException("players are not three: " + players);
        }
    }

    /// At a table with one chair vacant.
    ///
    /// @param first who deals first
    public static CutThroatScorer of(Seat vacant, Seat first) {
        return new CutThroatScorer(
                IntStream.range(0, Seat.values().length)
                        .mapToObj(first::plus)
                        .filter(seat -> seat != vacant)
                        .toList());
    }

    /// The auction of three.
    public AuctionRules auction() {
        return new AuctionRules(players, AuctionRules.CONTRACT.doublings());
    }

    @Override
    public CutThroatScore start() {
        return new CutThroatScore(Sheet.of(players, GAME), 0, players.getFirst());
    }

    /// Who is vulnerable is a matter of each player and not of sides:
    /// [CutThroatScore#isVulnerable].
    @Override
    public Optional<NextDeal> next(CutThroatScore score) {
        return score.winner().isPresent()
                ? Optional.empty()
                : Optional.of(new NextDeal(score.dealer(), Vulnerability.NONE));
    }

    @Override
    public CutThroatScore add(CutThroatScore score, BoardInPlay board) {
        int deal = score.deals() + 1;
        var sheet = score.sheet();
        if (board.result().orElseThrow() instanceof Played played) {
            sheet = written(score, played, board);
        }
        int next = (players.indexOf(score.dealer()) + 1) % players.size();
        return new CutThroatScore(sheet, deal, players.get(next));
    }

    private Sheet<Seat> written(CutThroatScore score, Played played, BoardInPlay board) {
        int deal = score.deals() + 1;
        var declarer = played.contract().declarer();
        var others = players.stream().filter(player -> player != declarer).toList();
        var entries =
                new ArrayList<>(
                        new ContractEntries<>(deal, declarer, others)
                                .of(
                                        played,
                                        score.isVulnerable(declarer),
                                        UndertrickCode.SINCE_1987));
        var honours = Honours.of(board.board().deal(), played.contract().strain());
        for (var holder : Seat.values()) {
            int points = honours.contractPoints(holder);
            if (points > 0) {
                var columns = others.contains(holder) ? others : List.of(declarer);
                columns.forEach(
                        column -> entries.add(Entry.above(deal, column, Reason.HONOURS, points)));
            }
        }
        var sheet = score.sheet().with(entries);
        if (sheet.games(declarer) < CutThroatScore.GAMES) {
            return sheet;
        }
        boolean alone = others.stream().allMatch(other -> sheet.games(other) == 0);
        return sheet.with(Entry.above(deal, declarer, Reason.RUBBER, alone ? 700 : 500));
    }

    /// The sheet when play stops here: 300 to each player with a game, 100 for each part-score.
    public Sheet<Seat> stopped(CutThroatScore score) {
        if (score.winner().isPresent() || score.deals() == 0) {
            return score.sheet();
        }
        var entries = new ArrayList<Entry<Seat>>();
        for (var player : players) {
            if (score.isVulnerable(player)) {
                entries.add(Entry.above(score.deals(), player, Reason.UNFINISHED_GAME, 300));
            }
            if (score.sheet().partScore(player) > 0) {
                entries.add(Entry.above(score.deals(), player, Reason.UNFINISHED_PART_SCORE, 100));
            }
        }
        return score.sheet().with(entries);
    }
}
