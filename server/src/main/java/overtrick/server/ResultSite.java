package overtrick.server;

import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import overtrick.bridgetable.BridgeTables;
import overtrick.bridgetable.paper.HandRecords;
import overtrick.evening.Evenings;
import overtrick.evening.page.result.EventSite;
import overtrick.evening.page.series.SeriesSite;
import overtrick.evening.tournament.Tournaments;
import overtrick.house.ClubHouse;
import overtrick.house.codes.TournamentId;
import overtrick.house.terms.Strength;
import overtrick.page.Frame;
import overtrick.page.Preferences;
import overtrick.page.Signboard;
import overtrick.page.Words;
import overtrick.sqlite.ReadOnlyStore;

/// The results of an event, or of a whole season, as files that need no server. The club's data is
/// only read, also while the club is open.
public final class ResultSite {

    private ResultSite() {}

    /// @param code of an event or of a series
    /// @param threads for what the cards can make
    /// @return the files by their paths; empty when the club has neither under this code
    /// @throws overtrick.log.StoreException if the data cannot be read
    /// @throws overtrick.page.Sorry when there are no scores yet
    public static Optional<Map<String, byte[]>> of(
            Path directory, String code, int threads, Words words) {
        try (var store = ReadOnlyStore.open(directory);
                var house = new ClubHouse(store, InstantSource.system(), Duration.ZERO)) {
            var tournaments = new Tournaments(store, house.clock());
            var nobody = new EventSecretary(_ -> Optional.empty());
            var field = Evenings.field(house, tournaments, nobody);
            var bridge = new BridgeTables(house, Strength.THUMB, field);
            var boxes = directory.resolve("boxes");
            try (var evenings = new Evenings(house, tournaments, bridge, nobody, boxes)) {
                var records = new HandRecords(threads);
                var frame = frame(words);
                var series = evenings.season().series().of(code);
                if (series.isPresent()) {
                    return series.map(one -> new SeriesSite(evenings, records).of(one, frame));
                }
                var id = Optional.of(code).filter(TournamentId::isCode).map(TournamentId::new);
                return id.filter(one -> tournaments.plan(one).isPresent())
                        .map(one -> new EventSite(evenings, records).of(one, frame));
            } finally {
                bridge.close();
            }
        }
    }

    private static Frame frame(Words words) {
        return new Frame(
                words, Preferences.USUAL, "", "/", "", "", false, List.of(), Signboard.PLAIN);
    }
}
