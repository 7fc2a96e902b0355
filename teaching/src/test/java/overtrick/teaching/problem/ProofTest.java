package overtrick.teaching.problem;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import overtrick.bridge.play.Play;
import overtrick.cards.Card;
import overtrick.cards.FormatException;
import overtrick.solver.Solver;
import overtrick.teaching.problem.Maker.Step;
import overtrick.teaching.problem.draft.Theme;

/// The problems that are shipped, proved again. Every `-Dovertrick.problems` divided by all of them
/// is looked at, four unless said otherwise.
@Timeout(3_600)
class ProofTest {

    private static final int SAMPLE = Integer.getInteger("overtrick.problems", 4);

    /// Lines played to the end when a problem is proved again.
    private static final int PLAYS = 2;

    private final Maker maker = new Maker(new Solver(), PLAYS);

    static List<Row> all() {
        return Arrays.stream(Theme.values()).flatMap(theme -> Shelf.rows(theme).stream()).toList();
    }

    static Stream<Row> sample() {
        var rows = all();
        int step = Math.max(1, rows.size() / SAMPLE);
        return Stream.iterate(0, at -> at < rows.size(), at -> at + step).map(rows::get);
    }

    @ParameterizedTest
    @MethodSource("sample")
    void itIsProvedAgain(Row row) {
        assertThat(maker.prove(row)).as(row.text()).isEqualTo(Step.PROVED);
    }

    @ParameterizedTest
    @EnumSource(Theme.class)
    void everyThemeHasSome(Theme theme) {
        assertThat(Shelf.rows(theme)).isNotEmpty();
        assertThat(Shelf.problem(theme, 1)).isPresent();
        assertThat(Shelf.problem(theme, 0)).isEmpty();
        assertThat(Shelf.problem(theme, Shelf.rows(theme).size() + 1)).isEmpty();
        assertThat(Theme.of(theme.code())).contains(theme);
    }

    @Test
    void everyOneIsWholeAndNoTwoAreTheSame() {
        var seen = new HashMap<Object, Row>();
        for (var row : all()) {
            var problem = row.problem();
            var play = Play.of(problem.contract(), problem.deal(), problem.sight().cards());

            assertThat(Row.parse(row.text())).isEqualTo(row);
            assertThat(play.playable().contains(row.right())).as(row.text()).isTrue();
            assertThat(play.playable().contains(row.wrong())).as(row.text()).isTrue();
            assertThat(play.player()).isEqualTo(problem.sight().me());
            assertThat(row.right()).isNotEqualTo(row.wrong());
            assertThat(problem.claimed()).allMatch(fact -> fact.fits(problem.deal()));
            assertThat(problem.figures().claimed()).isGreaterThanOrEqualTo(40);
            assertThat(seen.put(problem.sight(), row)).as(row.text()).isNull();
        }
    }

    /// The two cards exchanged: what was proved of the one is not true of the other.
    @Test
    void theNaturalCardIsNotProved() {
        sample().limit(3)
                .forEach(row -> {
                    var right = row.wrong();
                    var wrong = row.right();
                    var swapped = with(row, row.level(), right, wrong, row.counted());
                    assertThat(maker.prove(swapped))
                            .as(row.text())
                            .isIn(Step.BEST, Step.CLAIM, Step.CLEAR);
                });
    }

    /// The same cards in a grand slam: the line does not win every trick.
    @Test
    void aGrandSlamIsNotProved() {
        var rows = all().stream().filter(row -> !row.theme().isDefence() && row.level() < 5);
        rows.limit(4)
                .map(row -> with(row, 7, row.right(), row.wrong(), row.counted()))
                .forEach(row -> assertThat(maker.prove(row)).as(row.text()).isEqualTo(Step.CLAIM));
    }

    /// Without what it counts on, the line does not work everywhere.
    @Test
    void whatIsCountedOnIsNeeded() {
        var rows =
                all().stream()
                        .filter(row -> !row.counted().isEmpty() && row.figures().right() < 36)
                        .limit(2)
                        .toList();
        assertThat(rows).isNotEmpty();
        for (var row : rows) {
            var bare = with(row, row.level(), row.right(), row.wrong(), List.of());
            assertThat(maker.prove(bare)).as(row.text()).isEqualTo(Step.CLAIM);
        }
    }

    /// A card that is not natural at all: as good as the right one, it is not clearly worse.
    @Test
    void anEqualCardIsNotClearlyWrong() {
        var row = Shelf.rows(Theme.HOLD_UP).getFirst();
        var same = with(row, row.level(), row.right(), row.right(), row.counted());
        assertThat(maker.prove(same)).isEqualTo(Step.CLEAR);
    }

    /// Whoever follows the line plays the same card in two deals that look the same to them.
    @Test
    void theLineLooksAtNoHiddenCard() {
        for (var row : sample().limit(2).toList()) {
            var problem = row.problem();
            var line = Line.of(new Solver(), problem);
            var cards = new ArrayList<>(problem.sight().cards());
            cards.add(problem.right());
            var bySeen = new HashMap<List<Card>, Card>();
            for (var deal : row.layouts().subList(0, 4)) {
                var played = line.played(problem.sight().after(cards), deal, 0);
                for (int at = cards.size(); at < played.size(); at++) {
                    var before = Play.of(problem.contract(), deal, played.subList(0, at));
                    if (line.isMine(before)) {
                        var other = bySeen.put(before.cards(), played.get(at));
                        assertThat(other).isIn(null, played.get(at));
                    }
                }
            }
        }
    }

    private static Row with(
            Row row,
            int level,
            Card right,
            Card wrong,
            List<overtrick.teaching.problem.sight.Fact> counted) {
        return new Row(row.theme(), row.number(), level, right, wrong, 0, counted, row.figures());
    }

    @ParameterizedTest
    @MethodSource
    void whatIsNoRowIsRefused(String text) {
        assertThatThrownBy(() -> Row.parse(text)).isInstanceOf(FormatException.class);
    }

    static Stream<String> whatIsNoRowIsRefused() {
        return Stream.of(
                "",
                "1 2 3",
                "x",
                "99 1 3 0 1 0 40 9 40 9 9 9 12",
                "0 1 3 0 1 0 40 9 40 9 9 9 12 7");
    }
}
