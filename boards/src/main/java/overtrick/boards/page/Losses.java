package overtrick.boards.page;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntUnaryOperator;
import overtrick.boards.review.Costs;
import overtrick.boards.review.Costs.Slip;
import overtrick.boards.review.Phase;
import overtrick.bridge.auction.Contract;
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
    private final List<Slip> slips = new ArrayList<>();

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

    private void bidding() {
        int par = analysis.board().par().points(Side.NORTH_SOUTH);
        int expected =
                analysis.board()
                        .expected()
                        .map(played ->
                                played.points(Side.NORTH_SOUTH, board.board().vulnerability()))
                        .orElse(0);
        var loser = par > expected ? Side.NORTH_SOUTH : Side.EAST_WEST;
        var contract = analysis.board().expected().map(Played::contract);
        var seat =
                contract.map(Contract::declarer)
                        .filter(declarer -> declarer.side() == loser)
                        .orElse(loser.seats().iterator().next());
        note(
                new Slip(
                        seat,
                        Phase.BIDDING,
                        true,
                        0,
                        contract.map(Contract::code).orElse("P"),
                        0,
                        par,
                        expected));
    }

    private void play(PlayAnalysis play) {
        var contract = play.play().contract();
        var score = score(board, play);
        for (int card = 0; card < play.steps().size(); card++) {
            var step = play.steps().get(card);
            boolean declares = !step.seat().opposes(contract.declarer());
            note(
                    new Slip(
                            declares ? contract.declarer() : step.seat(),
                            declares ? Phase.DECLARER : card == 0 ? Phase.LEAD : Phase.DEFENCE,
                            false,
                            card + 1,
                            step.card().code(),
                            step.cost(),
                            score.applyAsInt(step.before()),
                            score.applyAsInt(step.after())));
        }
    }

    /// A claim that gives tricks away costs declarer, or the opponents who let it pass.
    private void claim(PlayAnalysis play) {
        var declarer = play.play().contract().declarer();
        int beyond = claimed(board, analysis, play);
        int tricks = ((Played) board.result()).tricks();
        var score = score(board, play);
        note(
                new Slip(
                        beyond < 0 ? declarer : declarer.left(),
                        beyond < 0 ? Phase.DECLARER : Phase.DEFENCE,
                        beyond >= 0,
                        play.steps().size() + 1,
                        "",
                        Math.abs(beyond),
                        score.applyAsInt(tricks - beyond),
                        score.applyAsInt(tricks)));
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

    /// What so many tricks of declarer's side score in the contract played, for North–South.
    static IntUnaryOperator score(FinishedBoard board, PlayAnalysis play) {
        var contract = play.play().contract();
        return tricks ->
                new Played(contract, tricks)
                        .points(Side.NORTH_SOUTH, board.board().vulnerability());
    }

    private void note(Slip slip) {
        if (slip.points() > 0) {
            slips.add(slip);
        }
    }

    private Costs costs() {
        var seats = new EnumMap<Seat, Map<Phase, Integer>>(Seat.class);
        var sides = new EnumMap<Side, Map<Phase, Integer>>(Side.class);
        for (var slip : slips) {
            var side = slip.seat().side();
            add(sides, side, slip);
            (slip.both() ? side.seats() : Set.of(slip.seat()))
                    .forEach(seat -> add(seats, seat, slip));
        }
        return new Costs(imps(seats), imps(sides), dearest(), Optional.of(slips));
    }

    private static <K> void add(Map<K, Map<Phase, Integer>> points, K who, Slip slip) {
        points.computeIfAbsent(who, _ -> new EnumMap<>(Phase.class))
                .merge(slip.phase(), slip.points(), Integer::sum);
    }

    private List<Costs.Dear> dearest() {
        return slips.stream()
                .filter(Slip::isNamed)
                .map(slip ->
                        new Costs.Dear(
                                slip.seat(),
                                slip.phase(),
                                slip.card(),
                                slip.what(),
                                slip.tricks(),
                                ImpTable.imps(slip.points())))
                .filter(dear -> dear.imps() > 0)
                .sorted(Comparator.comparingInt(Costs.Dear::imps).reversed())
                .limit(DEAREST)
                .toList();
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
