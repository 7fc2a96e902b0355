package overtrick.formats.results;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import overtrick.testkit.Seeds;

/// A cell that a spreadsheet would run does not begin like a formula, and says the same afterwards.
class CsvCellTest {

    @Test
    void aRowEndsItsLineAndQuotesWhatItMust() {
        assertThat(CsvCell.row(List.of("Lan", "a, b", "=1", "")))
                .isEqualTo("Lan,\"a, b\",'=1,\r\n");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "=1+1",
                "+1 234 or so",
                "-2+3+cmd|' /C calc'!A0",
                "@SUM(A1)",
                "\t=1",
                "\r=1",
                "=first line\nsecond line",
                "'=1",
                "''=1",
                " =1",
                "＝1",
                "-Bảo"
            })
    void aFormulaBecomesAText(String text) {
        String cell = unquoted(CsvCell.written(text));

        assertThat(cell).isEqualTo("'" + text);
        assertThat(CsvCell.said(cell)).isEqualTo(text);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "-50",
                "+50",
                "-2.5",
                "-",
                "4SW+1",
                "620",
                "'t Hooft",
                "'",
                "Lan – Minh",
                ""
            })
    void everythingElseStaysAsItIs(String text) {
        assertThat(CsvCell.written(text)).isEqualTo(text);
        assertThat(CsvCell.said(text)).isEqualTo(text);
    }

    @Test
    void whateverIsWrittenIsReadBack() {
        String signs = "'=+-@ \t,;\"a1";
        Seeds.each(
                500,
                chance -> {
                    var text = new StringBuilder();
                    for (int left = chance.nextInt(6); left > 0; left--) {
                        text.append(signs.charAt(chance.nextInt(signs.length())));
                    }
                    String cell = unquoted(CsvCell.written(text.toString()));

                    assertThat(CsvCell.said(cell)).isEqualTo(text.toString());
                    assertThat(cell).doesNotMatch("(?s)\\s*[=+@\t-](?!\\d+(\\.\\d+)?$|$).*");
                });
    }

    private static String unquoted(String cell) {
        return cell.startsWith("\"")
                ? cell.substring(1, cell.length() - 1).replace("\"\"", "\"")
                : cell;
    }
}
