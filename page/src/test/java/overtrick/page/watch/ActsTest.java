package overtrick.page.watch;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.slf4j.MDC;
import overtrick.log.meter.Act;

/// An act has a name, belongs to the thread that does it, and is counted once.
class ActsTest {

    private static final String TRACE = "4bf92f3577b34da6a3ce929d0e0e4736";

    private final Acts acts = new Acts();

    private String told() {
        var page = new Exposition();
        acts.tell(page);
        return page.text();
    }

    @Test
    void aTraceThatSomebodyHasBegunGoesOn() {
        var trace = acts.trace(Optional.of("00-" + TRACE + "-00f067aa0ba902b7-01"));

        assertThat(trace).isEqualTo(TRACE);
        assertThat(acts.header(trace)).matches("00-" + TRACE + "-[0-9a-f]{16}-01");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "00-00000000000000000000000000000000-00f067aa0ba902b7-01",
                "00-4BF92F3577B34DA6A3CE929D0E0E4736-00f067aa0ba902b7-01",
                "ff-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01",
                "00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01\n<script>"
            })
    void whatIsNoTraceBeginsANewOne(String parent) {
        var trace = acts.trace(Optional.of(parent));

        assertThat(trace).matches("[0-9a-f]{32}").isNotEqualTo(TRACE);
        assertThat(acts.trace(Optional.of(parent))).isNotEqualTo(trace);
    }

    /// What follows from an act, such as what the house does next, is written by it too.
    @Test
    void anActIsDurableOnce() {
        acts.doing(
                TRACE,
                "/tables/{code}/play",
                () -> {
                    assertThat(MDC.get(Acts.TRACE)).isEqualTo(TRACE);
                    Act.now().orElseThrow().durable();
                    Act.now().orElseThrow().durable();
                    Act.now().orElseThrow().refused("TOO_LATE_NOW");
                });

        assertThat(MDC.get(Acts.TRACE)).isNull();
        assertThat(Act.now()).isEmpty();
        assertThat(told())
                .contains("overtrick_acts_total 1\n", "overtrick_act_durable_seconds_count 1\n")
                .doesNotContain("TOO_LATE_NOW");
    }

    @Test
    void refusalsAreCountedByTheirRule() {
        for (var reason : new String[] {"NOT_YOUR_TURN", "NOT_YOUR_TURN", "a sentence, by Lan"}) {
            acts.doing(TRACE, "/", () -> Act.now().orElseThrow().refused(reason));
        }

        assertThat(told())
                .contains(
                        "overtrick_acts_refused_total{reason=\"NOT_YOUR_TURN\"} 2\n",
                        "overtrick_acts_refused_total{reason=\"OTHER\"} 1\n")
                .doesNotContain("Lan");
    }

    @Test
    void fewReasonsAreToldApart() {
        for (int at = 0; at < 1_000; at++) {
            String reason = "REASON_" + at;
            acts.doing(TRACE, "/", () -> Act.now().orElseThrow().refused(reason));
        }

        assertThat(told().lines().filter(line -> line.startsWith("overtrick_acts_refused_total{")))
                .hasSizeLessThanOrEqualTo(301);
    }
}
