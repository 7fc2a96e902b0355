package overtrick.formats;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import overtrick.formats.deals.DealFormat;
import overtrick.formats.results.PbnResults;

/// What mutated files have found: see `./dev bench fuzz`.
class FoundByFuzzTest {

    @Test
    void aDanishLineWithoutItsCardsIsOneComplaint() {
        var file =
                DealFormat.CSV.read(
                        "1;2;N;-;0\n".getBytes(StandardCharsets.UTF_8), ReadingLimits.UPLOAD);

        assertThat(file.boards()).isEmpty();
        assertThat(file.diagnostics())
                .singleElement()
                .extracting(Diagnostic::message)
                .asString()
                .contains("three hands do not have 78 digits: 1");
    }

    @Test
    void aScoreTableWithoutNamesOfColumnsIsOneComplaint() {
        String text = "[Board \"1\"]\n[ScoreTable \";\"]\n1\n";

        var file = PbnResults.read(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)));

        assertThat(file.lines()).isEmpty();
        assertThat(file.diagnostics())
                .singleElement()
                .extracting(Diagnostic::message)
                .asString()
                .contains("ScoreTable has 2 columns, but its 1 cells make no whole rows");
    }
}
