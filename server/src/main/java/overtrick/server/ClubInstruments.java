package overtrick.server;

import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import overtrick.house.thinking.Thinking;
import overtrick.log.StoreException;
import overtrick.log.meter.MeteredStore;
import overtrick.members.Figures;
import overtrick.page.watch.Exposition;
import overtrick.page.watch.Exposition.Labels;
import overtrick.page.watch.Instruments;
import overtrick.page.watch.Metric;

/// What a club tells those who look after it.
record ClubInstruments(
        MeteredStore store,
        Thinking thinking,
        Supplier<Figures> figures,
        ReadModels models,
        InstantSource clock)
        implements Instruments {

    private static final double MILLIS = 1000;

    @Override
    public List<Trouble> troubles() {
        var troubles = new ArrayList<Trouble>();
        if (!isRead()) {
            troubles.add(new Trouble("store", "the store cannot be read; see the log"));
        }
        if (store.meter().isFailing()) {
            troubles.add(new Trouble("store", "the store cannot be written to; see the log"));
        }
        models.underWay().ifPresent(read -> troubles.add(rebuilding(read)));
        return troubles;
    }

    static Trouble rebuilding(long read) {
        return new Trouble(
                "lists",
                "the lists are made anew after an upgrade: %d tables and events read so far"
                        .formatted(read));
    }

    private boolean isRead() {
        try {
            return store.row("SELECT 1", row -> row.getInt(1)).isPresent();
        } catch (StoreException _) {
            return false;
        }
    }

    @Override
    public void tell(Exposition page, Labels club) {
        var log = store.meter();
        page.add(Metric.APPEND, club, log.appends());
        page.add(Metric.EVENTS, club, log.events());
        page.add(Metric.LOG_FAILURES, club, log.failures());
        page.add(Metric.LOG_WAITING, club, log.waiting());
        page.add(Metric.LOG_LAG, club, log.lag());
        page.add(Metric.REBUILDING, club, models.underWay().isPresent() ? 1 : 0);
        var thoughts = thinking.tally();
        page.add(Metric.THOUGHTS, club, thoughts.asked());
        page.add(Metric.THOUGHTS_LATE, club, thoughts.late());
        page.add(Metric.THOUGHTS_AWAY, club, thoughts.turnedAway());
        page.add(Metric.THOUGHTS_WAITING, club, thoughts.waiting());
        try {
            tellOfTheStore(page, club);
        } catch (StoreException _) {
            // it cannot be read, as is told by another figure; those that it would tell are missing
        }
    }

    private void tellOfTheStore(Exposition page, Labels club) {
        var counted = figures.get();
        page.add(Metric.TABLES, club, counted.tables());
        page.add(Metric.TABLES_AWAKE, club, counted.awake());
        page.add(Metric.MEMBERS, club, counted.members());
        var size = store.upkeep().size();
        page.add(Metric.STORE, club, size.bytes());
        page.add(Metric.STORE_FREE, club, size.free());
        store.upkeep().copies().stream()
                .findFirst()
                .ifPresent(copy ->
                        page.add(
                                Metric.COPY_AGE,
                                club,
                                Duration.between(copy.at(), clock.instant()).toMillis() / MILLIS));
    }
}
