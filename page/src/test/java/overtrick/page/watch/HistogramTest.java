package overtrick.page.watch;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import overtrick.log.meter.Histogram;
import overtrick.page.watch.Exposition.Labels;

/// What took how long, and how it is told.
class HistogramTest {

    private static final long MILLI = 1_000_000;

    @Test
    void eachIsCountedUpToItsBound() {
        var histogram = new Histogram();
        histogram.count(MILLI); // the bound itself belongs to its class
        histogram.count(MILLI + 1);
        histogram.count(70 * MILLI);
        histogram.count(60_000 * MILLI);

        var reading = histogram.read();
        assertThat(reading.bounds()).startsWith(0.001, 0.0025).endsWith(5.0, 10.0);
        assertThat(reading.upTo()).startsWith(1L, 2L, 2L).endsWith(3L, 3L, 4L);
        assertThat(reading.count()).isEqualTo(4);
        assertThat(reading.sum()).isBetween(60.07, 60.08);
    }

    /// Prometheus reads no other order, and takes a quotation mark in a value for its end.
    @Test
    void figuresOfOneNameStandTogether() {
        var page = new Exposition();
        var north = Labels.NONE.with("club", "north");
        page.add(Metric.TABLES, north, 3);
        page.add(Metric.STREAMS, north, 12);
        page.add(Metric.TABLES, Labels.NONE.with("club", "so\"u\\th\n"), 0.25);
        page.add(Metric.TABLES, Labels.NONE.with("club", ""), 1e18);

        assertThat(page.text())
                .isEqualTo(
                        """
                        # HELP overtrick_tables Tables of the club, in memory or at rest.
                        # TYPE overtrick_tables gauge
                        overtrick_tables{club="north"} 3
                        overtrick_tables{club="so\\"u\\\\th\\n"} 0.25
                        overtrick_tables 1.0E18
                        # HELP overtrick_streams Open pages that follow what happens.
                        # TYPE overtrick_streams gauge
                        overtrick_streams{club="north"} 12
                        """);
    }

    @Test
    void aHistogramIsToldWithItsBounds() {
        var histogram = new Histogram();
        histogram.count(2 * MILLI);
        var page = new Exposition();
        page.add(Metric.APPEND, Labels.NONE.with("club", "a"), histogram.read());

        assertThat(page.text())
                .contains(
                        "# TYPE overtrick_log_append_seconds histogram\n",
                        "overtrick_log_append_seconds_bucket{club=\"a\",le=\"0.001\"} 0\n",
                        "overtrick_log_append_seconds_bucket{club=\"a\",le=\"0.0025\"} 1\n",
                        "overtrick_log_append_seconds_bucket{club=\"a\",le=\"+Inf\"} 1\n",
                        "overtrick_log_append_seconds_sum{club=\"a\"} 0.002\n",
                        "overtrick_log_append_seconds_count{club=\"a\"} 1\n");
    }
}
