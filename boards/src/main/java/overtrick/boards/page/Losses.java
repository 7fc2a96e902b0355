package overtrick.boards.page;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntUnaryOperator;
import overtrick.boards.review.Costs;
import overtrick.boards.review.Phase;
import overtrick.bridge.score.Result.Played;
import overtrick.bridgetable.duplicate.FinishedBoard;
import overtrick.cards.Seat;
import overtrick.cards.Side;
import overtrick.scoring.board.ImpTable;
import overtrick.solver.analysis.PlayAnalysis;

/// What a board cost each player, seen with all cards open: in the auction the contract against
/// par, which both of a side bear; in the play each card against the best one.
final class Losses {

    /// So many of a board are kept by themselves.
    private static final int DEAREST = 3;

    private final FinishedBoard board;
    private final Analysis analysis;
    private final Map<Seat, Map<Phase, Integer>> points = new EnumMap<>(Seat.class);
    private final Map<Side, Map<Phase, Integer>> together = new EnumMap<>(Side.class);
    private final List<Costs.Dear> dear = new ArrayList<>();

    private Losses(FinishedBoard board, Analysis analysis) {
        this.board = board;
        this.analysis = analysis;
    }

    static Costs of(FinishedBoard board, Analysis analysis) {
        var losses = new Losses(board, analysis);
        losses.bidding();
        analysis.board().play().ifPresent(losses::play);
        analysis.board().play().ifPresent(losses::claim);
        return losses.costs();
    }

    /// Points of a side if nobody had erred after the auction.
    static int expected(FinishedBoard board, Analysis analysis, Side side) {
        return analysis.board()
                .expected()
                .map(played -> played.points(side, board.board().vulnerability()))
                .orElse(0);
    }

    private void bidding() {
        for (var side : Side.values()) {
            int lost = analysis.board().par().points(side) - expected(board, analysis, side);
            loseTogether(side, Phase.BIDDING, lost);
            analysis.board()
                    .expected()
                    .map(Played::contract)
                    .ifPresent(contract ->
                            note(
                                    contract.declarer().side() == side
                                            ? contract.declarer()
                                            : side.seats().iterator().next(),
                                    Phase.BIDDING,
                                    0,
                                    contract.code(),
                                    0,
                                    lost));
        }
    }

    private void play(PlayAnalysis play) {
        var contract = play.play().contract();
        var score = score(board, play);
        for (int card = 0; card < play.steps().size(); card++) {
            var step = play.steps().get(card);
            int lost = Math.abs(score.applyAsInt(step.before()) - score.applyAsInt(step.after()));
            boolean declares = !step.seat().opposes(contract.declarer());
            var phase = declares ? Phase.DECLARER : card == 0 ? Phase.LEAD : Phase.DEFENCE;
            var seat = declares ? contract.declarer() : step.seat();
            lose(seat, phase, lost);
            note(seat, phase, card + 1, step.card().code(), step.cost(), lost);
        }
    }

    /// A claim that gives tricks away costs declarer, or the opponents who let it pass.
    private void claim(PlayAnalysis play) {
        var declarer = play.play().contract().declarer();
        int beyond = claimed(board, analysis, play);
        var score = score(board, play);
        int there = ((Played) board.result()).tricks() - beyond;
        int lost = Math.abs(score.applyAsInt(there) - score.applyAsInt(there + beyond));
        if (beyond < 0) {
            lose(declarer, Phase.DECLARER, lost);
        } else {
            loseTogether(declarer.side().other(), Phase.DEFENCE, lost);
        }
    }

    /// Tricks of declarer's side that were agreed on beyond those that were there; fewer than none
    /// when it gave some away, and none when all cards were played.
    static int claimed(FinishedBoard board, Analysis analysis, PlayAnalysis play) {
        int there =
                play.steps().isEmpty()
                        ? analysis.board().expected().orElseThrow().tricks()
                        : play.steps().getLast().after();
        return ((Played) board.result()).tricks() - there;
    }

    /// What so many tricks of declarer's side score for it in the contract played.
    static IntUnaryOperator score(FinishedBoard board, PlayAnalysis play) {
        var contract = play.play().contract();
        return tricks ->
                new Played(contract, tricks)
                        .points(contract.declarer().side(), board.board().vulnerability());
    }

    private void lose(Seat seat, Phase phase, int lost) {
        add(points, seat, phase, lost);
        add(together, seat.side(), phase, lost);
    }

    /// What both of a side bear, and what counts once for the side.
    private void loseTogether(Side side, Phase phase, int lost) {
        side.seats().forEach(seat -> add(points, seat, phase, lost));
        add(together, side, phase, lost);
    }

    private static <K> void add(Map<K, Map<Phase, Integer>> points, K who, Phase phase, int lost) {
        if (lost > 0) {
            points.computeIfAbsent(who, _ -> new EnumMap<>(Phase.class))
                    .merge(phase, lost, Integer::sum);
        }
    }

    private void note(Seat seat, Phase phase, int card, String what, int tricks, int lost) {
        int imps = ImpTable.imps(lost);
        if (imps > 0) {
            dear.add(new Costs.Dear(seat, phase, card, what, tricks, imps));
        }
    }

    private Costs costs() {
        var dearest =
                dear.stream()
                        .sorted(Comparator.comparingInt(Costs.Dear::imps).reversed())
                        .limit(DEAREST)
                        .toList();
        return new Costs(imps(points), imps(together), dearest);
    }

    private static <K> Map<K, Map<Phase, Integer>> imps(Map<K, Map<Phase, Integer>> points) {
        var imps = new HashMap<K, Map<Phase, Integer>>();
        points.forEach((who, lost) -> {
            var each = new EnumMap<Phase, Integer>(Phase.class);
            lost.forEach((phase, sum) -> each.put(phase, ImpTable.imps(sum)));
            imps.put(who, Map.copyOf(each));
        });
        return imps;
    }
}
