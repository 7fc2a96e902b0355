package overtrick.tournament.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import overtrick.scoring.Unit;
import overtrick.scoring.reckoning.Fraction;

/// What a procedural penalty costs (Law 90).
class OffenceTest {

    @ParameterizedTest
    @CsvSource({
        "PERCENT_OF_TOP, 10, 20",
        "IMPS,            3,  6",
        "VICTORY_POINTS, 0.5, 1",
        "MATCHPOINTS,       ,",
        "POINTS,            ,"
    })
    void costsTwiceAsMuchTheSecondTime(Unit unit, String once, String again) {
        assertThat(Offence.usual(unit, false))
                .isEqualTo(Optional.ofNullable(once).map(Fraction::parse));
        assertThat(Offence.usual(unit, true))
                .isEqualTo(Optional.ofNullable(again).map(Fraction::parse));
    }

    @Test
    void standInTheOrderOfTheLaw() {
        assertThat(Offence.values()).hasSize(8);
        assertThat(Offence.SLOW.law()).isEqualTo("90B2");
        assertThat(Offence.DISOBEYED.law()).isEqualTo("90B8");
    }
}
