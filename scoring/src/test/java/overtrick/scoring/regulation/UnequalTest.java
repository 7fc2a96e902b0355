package overtrick.scoring.regulation;

import static org.assertj.core.api.Assertions.assertThat;
import static overtrick.scoring.Slips.rows;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import overtrick.cards.Side;
import overtrick.scoring.Row;
import overtrick.scoring.Slips;
import overtrick.scoring.board.Mark;
import overtrick.testkit.Seeds;

/// What an average at one table, a fouled board or a table that did not play is worth to the
/// others: figures worked out by hand from the regulations that docs/results.md names.
class UnequalTest {

    /// Five scores of six.
    private static final List<Row> AVERAGE =
            rows(
                    "1 v 11 620",
                    "2 v 12 60/40",
                    "3 v 13 170",
                    "4 v 14 140",
                    "5 v 15 110",
                    "6 v 16 -100");

    /// Five tables, two of them in another form.
    private static final List<Row> FOULED =
            rows("1 v 11 620", "2 v 12 170", "3 v 13 -50", "4 v 14 -110 f2", "5 v 15 -200 f2");

    /// Nine tables, three of them in another form.
    private static final List<Row> NINE =
            rows(
                    "1 v 11 620",
                    "2 v 12 500",
                    "3 v 13 450",
                    "4 v 14 420",
                    "5 v 15 170",
                    "6 v 16 -50",
                    "7 v 17 110 f2",
                    "8 v 18 100 f2",
                    "9 v 19 -100 f2");

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    neuberg        | 9.8 6 7.4 5 2.6 0.2 | ≈7.3333 4 ≈0.6667 6.5 1.5 | 15.5 12.5 9.5 6.5 3.5 0.5 14 8 2
                    english        | 9.8 6 7.4 5 2.6 0.2 | ≈7.3333 4 ≈0.6667 6.5 1.5 | 15.5 12.5 9.5 6.5 3.5 0.5 11.2 9.6 8
                    north-american | 9.8 6 7.4 5 2.6 0.2 | ≈7.3333 4 ≈0.6667 5.2 4.4 | 15.5 12.5 9.5 6.5 3.5 0.5 11.2 9.6 8
                    factored       | 10 6 7.5 5 2.5 0    | 8 4 0 8 0                 | 16 12.8 9.6 6.4 3.2 0 16 8 0
                    added          | 9 6 7 5 3 1         | 6 4 2 5 3                 | 13 11 9 7 5 3 10 8 6
                    """)
    void ofNorthSouth(String word, String average, String fouled, String nine) {
        var scoring = Unequal.named(word).orElseThrow().matchpoints();

        assertThat(texts(scoring.marks(AVERAGE, 6).northSouth())).isEqualTo(average);
        assertThat(texts(scoring.marks(FOULED, 5).northSouth())).isEqualTo(fouled);
        assertThat(texts(scoring.marks(NINE, 9).northSouth())).isEqualTo(nine);
        assertThat(scoring.top(6).text()).as("60 % is of a whole top").isEqualTo("10");
    }

    private static String texts(List<Mark> marks) {
        return marks.stream().map(mark -> mark.value().text()).collect(Collectors.joining(" "));
    }

    @Test
    void saysWhy() {
        assertThat(why(Unequal.FACTORED)).startsWith("7.5  5 of 6 scores can be compared: 6 times");
        assertThat(why(Unequal.ADDED)).startsWith("7  5 of 6 scores can be compared: 6 and 1 for");
    }

    private static String why(Unequal rule) {
        return rule.matchpoints().why(AVERAGE, 6, 2, Side.NORTH_SOUTH).text(Locale.ENGLISH).strip();
    }

    /// Whatever the rule, a whole board is the same, and what is explained is what was reckoned.
    @Test
    void allAgreeOnWholeBoards() {
        Seeds.each(
                40,
                chance -> {
                    int tables = chance.nextInt(2, 9);
                    var rows = Slips.evening(tables, 1, chance).travellers().getFirst().rows();
                    boolean whole =
                            rows.stream()
                                    .allMatch(
                                            row -> row.form() == 1 && row.outcome().isComparable());
                    var usual = Unequal.NEUBERG.matchpoints().marks(rows, rows.size());
                    for (var rule : Unequal.values()) {
                        var marks = rule.matchpoints().marks(rows, rows.size());
                        assertThat(marks.equals(usual) || !whole).as(rule.word()).isTrue();
                        for (int row = 0; row < rows.size(); row++) {
                            for (var side : Side.values()) {
                                if (rows.get(row).outcome().score(side).isPresent()) {
                                    var why = rule.matchpoints().why(rows, rows.size(), row, side);
                                    assertThat(why.value())
                                            .isEqualTo(marks.mark(row, side).value());
                                }
                            }
                        }
                    }
                });
    }
}
