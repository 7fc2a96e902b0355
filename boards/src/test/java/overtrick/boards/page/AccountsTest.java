package overtrick.boards.page;

import static java.util.concurrent.TimeUnit.MINUTES;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import overtrick.boards.account.Account;
import overtrick.boards.account.Cause;
import overtrick.boards.account.Cause.Slip;
import overtrick.boards.account.Course;
import overtrick.boards.account.Step;
import overtrick.boards.account.Table;
import overtrick.bridgetable.duplicate.FinishedBoard;
import overtrick.cards.Side;
import overtrick.page.Words;
import overtrick.robots.bidding.Readings;
import overtrick.scoring.board.ImpTable;
import overtrick.solver.Position;
import overtrick.solver.Solver;
import overtrick.testkit.Seeds;

/// What boards at two tables of robots are accounted for: the steps add up on every one, and each
/// says what is so.
@Timeout(value = 600, unit = MINUTES)
class AccountsTest {

    private static final int BOARDS = Integer.getInteger("overtrick.accounts", 40);

    private static final Readings READINGS = new Readings();

    private final Map<Kind, Integer> kinds = new EnumMap<>(Kind.class);

    /// What kind of difference it was.
    private enum Kind {
        FLAT,
        SAME_CONTRACT,
        SAME_TRUMPS,
        OTHER_CONTRACT,
        PASSED_OUT,
        CLAIMED
    }

    @Test
    void theStepsAddUpToTheDifference() {
        Seeds.each(BOARDS, chance -> check(RobotTables.of(chance, READINGS)));
        System.out.println(BOARDS + " boards: " + kinds);
    }

    private void check(RobotTables tables) {
        var solver = new Solver(32);
        var here = course(tables.here(), solver);
        var there = course(tables.there(), solver);
        kinds.merge(kind(here, there), 1, Integer::sum);
        for (var side : Side.values()) {
            var account = Account.between(here, there, side);
            int swing = tables.here().points(side) - tables.there().points(side);

            assertThat(account.steps().stream().mapToInt(Step::points).sum()).isEqualTo(swing);
            assertThat(account.steps().stream().mapToInt(Step::imps).sum())
                    .isEqualTo(ImpTable.imps(swing));
            // a difference of no IMPs is told in points
            boolean flat = ImpTable.imps(swing) == 0;
            int named = account.named().stream().mapToInt(flat ? Step::points : Step::imps).sum();
            assertThat(named + account.rest()).isEqualTo(flat ? swing : ImpTable.imps(swing));
            assertThat(account).isEqualTo(account.of(side.other()).of(side));
            assertThat(account.steps().stream().filter(step -> step.points() != 0).findAny())
                    .satisfies(any -> assertThat(swing == 0 || any.isPresent()).isTrue());
            // what decided stands next to the score of its table, whenever it was
            assertThat(butLast(places(account, Table.HERE))).isSorted();
            assertThat(butLast(places(account, Table.THERE).reversed())).isSorted();
            account.steps().forEach(step -> isSo(step.cause(), tables, solver));
            says(account, tables, side);
        }
    }

    /// The cards that are named at a table, from the score there to the score here: back at the
    /// one, forward at the other.
    private static List<Integer> places(Account account, Table table) {
        return account.steps().stream()
                .map(Step::cause)
                .filter(Slip.class::isInstance)
                .map(Slip.class::cast)
                .filter(slip -> slip.table() == table)
                .map(Slip::place)
                .toList();
    }

    private static List<Integer> butLast(List<Integer> places) {
        return places.isEmpty() ? places : places.subList(0, places.size() - 1);
    }

    private static Course course(FinishedBoard board, Solver solver) {
        return Course.of(board.board(), board.auction(), board.play(), board.result(), solver);
    }

    private static Kind kind(Course here, Course there) {
        boolean claims = here.steps().size() % 52 != 0 || there.steps().size() % 52 != 0;
        if (here.points(Side.NORTH_SOUTH) == there.points(Side.NORTH_SOUTH)) {
            return Kind.FLAT;
        }
        if (here.contract().isEmpty() || there.contract().isEmpty()) {
            return Kind.PASSED_OUT;
        }
        if (claims) {
            return Kind.CLAIMED;
        }
        var ours = here.contract().get();
        var theirs = there.contract().get();
        if (ours.equals(theirs)) {
            return Kind.SAME_CONTRACT;
        }
        return ours.strain() == theirs.strain() && ours.declarer() == theirs.declarer()
                ? Kind.SAME_TRUMPS
                : Kind.OTHER_CONTRACT;
    }

    /// A card that is named was played then, and gave away so many tricks.
    private static void isSo(Cause cause, RobotTables tables, Solver solver) {
        if (cause instanceof Slip slip) {
            var board = slip.table() == Table.HERE ? tables.here() : tables.there();
            var before = board.play().orElseThrow().first(slip.place());
            var worths = solver.values(Position.of(before));
            int best = worths.values().stream().mapToInt(each -> each).max().orElseThrow();

            assertThat(before.turn()).isEqualTo(slip.seat());
            assertThat(board.cards().get(slip.place())).isEqualTo(slip.card());
            assertThat(best - worths.get(slip.card())).isEqualTo(slip.cost());
            assertThat(slip.counted()).isBetween(1, slip.cost());
        }
    }

    /// Every account is a sentence in both languages.
    private static void says(Account account, RobotTables tables, Side side) {
        for (var language : Words.LANGUAGES) {
            var words = Words.in(language);
            var part =
                    new AccountWords(
                                    account,
                                    new Sides(
                                            tables.here(),
                                            Optional.of(tables.there()),
                                            Optional.of(side.seats().getFirst()),
                                            words),
                                    _ -> Optional.empty(),
                                    _ -> Optional.empty(),
                                    _ -> Optional.empty(),
                                    Optional.empty(),
                                    "",
                                    READINGS,
                                    words)
                            .part(Optional.empty());
            assertThat(part.sentence())
                    .matches("(?s).*[.。]")
                    .doesNotContain("{")
                    .doesNotContain("..");
            assertThat(part.lines()).as(language + " " + part.sentence()).hasSizeLessThan(40);
            if (language.equals(Locale.ENGLISH) && account.imps() != 0) {
                assertThat(part.sentence()).containsPattern("[+−]\\d+ IMPs?");
            }
        }
    }
}
