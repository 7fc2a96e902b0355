package overtrick.boards.review;

import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import overtrick.boards.account.Account;
import overtrick.boards.account.Cause.Auctions;
import overtrick.boards.account.Cause.Slip;
import overtrick.boards.account.Chance;
import overtrick.boards.account.Course;
import overtrick.boards.account.Judge;
import overtrick.boards.account.Judgement;
import overtrick.boards.account.Table;
import overtrick.boards.hint.Hints;
import overtrick.bridgetable.duplicate.FinishedBoard;
import overtrick.cards.Side;
import overtrick.robots.bidding.Readings;
import overtrick.robots.layout.Evidence;
import overtrick.solver.Position;
import overtrick.solver.SearchCancelledException;
import overtrick.solver.Solver;

/// Why a board came out otherwise than at another table, with what its players could know of it.
///
/// @param judged the cards that are named
/// @param chances of the contracts, where those are named
public record Reckoned(Account account, Map<Slip, Judgement> judged, Map<Table, Chance> chances) {

    public Reckoned {
        judged = Map.copyOf(judged);
        chances = Map.copyOf(chances);
    }

    /// @throws SearchCancelledException if interrupted
    public static Reckoned of(
            FinishedBoard here, FinishedBoard there, Readings readings, Solver solver) {
        var account =
                Account.between(course(here, solver), course(there, solver), Side.NORTH_SOUTH);
        var judged = new LinkedHashMap<Slip, Judgement>();
        for (var slip : slips(account)) {
            var board = slip.table() == Table.HERE ? here : there;
            judgement(slip, board, readings, solver).ifPresent(found -> judged.put(slip, found));
        }
        var chances = new EnumMap<Table, Chance>(Table.class);
        if (account.named().stream().anyMatch(step -> step.cause() instanceof Auctions)) {
            chance(here, readings, solver).ifPresent(found -> chances.put(Table.HERE, found));
            chance(there, readings, solver).ifPresent(found -> chances.put(Table.THERE, found));
        }
        return new Reckoned(account, judged, chances);
    }

    private static List<Slip> slips(Account account) {
        return account.named().stream()
                .map(step -> step.cause())
                .filter(Slip.class::isInstance)
                .map(Slip.class::cast)
                .toList();
    }

    private static Course course(FinishedBoard board, Solver solver) {
        return Course.of(board.board(), board.auction(), board.play(), board.result(), solver);
    }

    private static Optional<Judgement> judgement(
            Slip slip, FinishedBoard board, Readings readings, Solver solver) {
        var lies = Position.of(board.play().orElseThrow().first(slip.place()));
        return Hints.seen(board, slip.place())
                .map(view -> Evidence.of(view, board.agreements(), readings))
                .map(seen -> new Judge(solver).of(slip, seen, lies));
    }

    /// When the lead is made, declarer plays dummy's card.
    private static Optional<Chance> chance(FinishedBoard board, Readings readings, Solver solver) {
        return Hints.seen(board, 1)
                .map(view -> Evidence.of(view, board.agreements(), readings))
                .map(seen -> new Judge(solver).chance(seen));
    }

    /// How good the contract at a table was to its declarer; empty when it made no difference, or
    /// no card was played.
    public Optional<Chance> chance(Table table) {
        return Optional.ofNullable(chances.get(table));
    }

    /// The judgement of a card; empty when there is none.
    public Optional<Judgement> judgement(Slip slip) {
        return Optional.ofNullable(judged.get(slip));
    }
}
