package overtrick.app.output;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// A Han sign takes two cells of a terminal, a suit and a letter with marks one.
class CellsTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    NS      | 2 | 'NS    ' | '    NS'
                    Đông    | 4 | 'Đông  ' | '  Đông'
                    西家    | 4 | '西家  ' | '  西家'
                    北 ♠10  | 6 | '北 ♠10 ' | '北 ♠10'
                    墩分，  | 6 | '墩分， ' | '墩分，'
                    南北方1 | 7 | '南北方1 ' | '南北方1'
                    """)
    void columnsOfSixCells(String text, int width, String left, String right) {
        assertThat(Cells.width(text)).isEqualTo(width);
        assertThat(Cells.left(text, 6)).isEqualTo(left);
        assertThat(Cells.right(text, 6)).isEqualTo(right);
    }
}
