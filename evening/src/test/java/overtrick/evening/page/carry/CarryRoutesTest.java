package overtrick.evening.page.carry;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;
import org.junit.jupiter.params.provider.ValueSource;
import overtrick.house.codes.TournamentId;
import overtrick.page.Words;

@Timeout(10)
class CarryRoutesTest {

    private static final TournamentId FROM = new TournamentId("ABC234");
    private static final TournamentId OTHER = new TournamentId("XYZ789");

    static final List<Locale> LANGUAGES = Words.LANGUAGES;

    /// Two directors of two languages press the button, and the second changes nothing; nor does it
    /// matter what the session is called by now, even if it is called like another.
    @ParameterizedTest
    @FieldSource("LANGUAGES")
    void whatWasCarriedOverIsKnownInEveryLanguage(Locale language) {
        for (var title : new String[] {"", "Qualifying", "Final of XYZ789"}) {
            String why = Words.in(language).get("ev.carry.why", title, FROM.code());
            assertThat(CarryRoutes.isFrom(why, FROM)).as(why).isTrue();
            assertThat(CarryRoutes.isFrom(why, OTHER)).as(why).isFalse();
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "()", "a bonus", "ABC234 won"})
    void anotherReasonIsNone(String why) {
        assertThat(CarryRoutes.isFrom(why, FROM)).isFalse();
    }
}
