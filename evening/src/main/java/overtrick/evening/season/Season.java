package overtrick.evening.season;

import java.time.InstantSource;
import overtrick.log.Store;

/// What a club keeps from evening to evening.
public record Season(
        EventTemplates templates, PlayerNames names, Series series, Regulations regulations) {

    public static Season of(Store store, InstantSource clock) {
        return new Season(
                new EventTemplates(store, clock),
                new PlayerNames(store, clock),
                new Series(store, clock),
                new Regulations(store, clock));
    }
}
