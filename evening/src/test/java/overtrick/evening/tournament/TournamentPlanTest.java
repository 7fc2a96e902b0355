package overtrick.evening.tournament;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import overtrick.house.json.Json;

/// What is wanted of a tournament, as it is kept.
class TournamentPlanTest {

    @Test
    void aPlanOfTheFirstEveningsIsOneOfPairs() {
        String kept =
                "{\"boards\":24,\"tables\":7,\"kind\":\"HOWELL\",\"numbering\":\"BY_TABLE\","
                        + "\"open\":true}";

        var plan = Json.MAPPER.readValue(kept, TournamentPlan.class);

        assertThat(plan.format()).isEqualTo(Format.PAIRS);
        assertThat(plan.rounds()).isEmpty();
        assertThat(plan.tables()).isEqualTo(7);
    }

    @ParameterizedTest
    @EnumSource
    void aPlanComesBackAsItWasKept(Format format) {
        var plan = TournamentPlan.of(8).withFormat(format, Optional.of(3)).withTables(6);

        String kept = Json.MAPPER.writeValueAsString(plan);

        assertThat(Json.MAPPER.readValue(kept, TournamentPlan.class)).isEqualTo(plan);
        assertThat(Format.named(format.word())).contains(format);
    }
}
